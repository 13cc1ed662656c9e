"""Every sentence comes from the catalogue, and a missing one is an error, never an empty place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from engine.core import catalogue as module
from engine.core.catalogue import LOCALES, Catalogue, catalogue, fallbacks, language_for_locale, languages
from scripts.sentences import parsed_entries
from tests.new_language import dutch_in

pytestmark = pytest.mark.xdist_group("sentences")  # one process, which reads every file once
FILES = [
    pytest.param(file, id=f"{language.name}/{file.name}")
    for language in LOCALES.iterdir()
    for file in language.iterdir()
]


def test_sentence_is_found_by_id_and_filled_in() -> None:
    say = catalogue("en")
    assert say("refused-bad-notation", text="hm", expected="+Y7 D").startswith("I can’t read “hm” as a move")


def test_names_filled_into_a_sentence_get_no_invisible_marks() -> None:
    assert "\u2068" not in catalogue()("refused-bad-notation", text="hm", expected="+Y7 D")


@pytest.mark.parametrize(
    ("number", "said"),
    [(1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (12, "12th"), (13, "13th"), (21, "21st"),
     (22, "22nd"), (101, "101st"), (111, "111th"), (123, "123rd")],
)  # fmt: skip
def test_english_ordinals_end_in_st_nd_rd_or_th(number: int, said: str) -> None:
    assert catalogue()("picture-placing", placing=number) == said
    assert catalogue()("picture-rank", rank=number, among=200) == f"{said} of 200"


@pytest.mark.parametrize("language", languages())
def test_numbers_are_not_grouped_in_any_language(language: str) -> None:
    """As chess sites write them: 1.611 beside 1611 looks like two ratings."""
    own: dict[str, str | int] = {
        "name": "Ada",
        "rank": 1,
        "count": 2,
        "rating": 12345678,
        "provisional": "no",
    }
    assert "12345678" in catalogue(language)("leaderboard-own", **own)


def test_catalogue_contains_ids_with_a_sentence_and_no_others() -> None:
    assert "refused-not-your-turn" in catalogue()
    assert "refused-for-no-reason" not in catalogue()


def test_saying_an_unknown_id_raises_an_error_with_the_id() -> None:
    with pytest.raises(KeyError, match="refused-for-no-reason"):
        catalogue()("refused-for-no-reason")


def test_saying_a_sentence_without_an_argument_raises_an_error_with_its_name() -> None:
    with pytest.raises(KeyError, match="expected"):
        catalogue()("refused-bad-notation", text="hm")


def test_braces_in_an_argument_are_kept_as_plain_text() -> None:
    assert "{ $expected }" in catalogue()("refused-bad-notation", text="{ $expected }", expected="+Y7 D")


def test_catalogue_of_a_language_is_loaded_once() -> None:
    assert catalogue("en") is catalogue("en")
    assert isinstance(catalogue("en"), Catalogue)


@pytest.mark.parametrize("file", FILES)
def test_every_line_of_a_translation_file_is_parsed(file: object) -> None:
    """The library skips invalid lines silently and keeps the first of two equal ids."""
    assert [entry.content for entry in parsed_entries(file) if isinstance(entry, ast.Junk)] == []


def test_no_id_occurs_twice_in_a_language() -> None:
    for language in LOCALES.iterdir():
        ids = Counter(
            entry.id.name
            for file in language.iterdir()
            for entry in parsed_entries(file)
            if isinstance(entry, (ast.Message, ast.Term))
        )
        assert [name for name, times in ids.items() if times > 1] == []


def test_all_messages_and_terms_of_a_language_are_found_in_its_files() -> None:
    """Each is read by itself, when it is first said."""
    for language in languages():
        entries = [entry for file in (LOCALES / language).iterdir() for entry in parsed_entries(file)]
        terms = {f"-{entry.id.name}" for entry in entries if isinstance(entry, ast.Term)}
        messages = {entry.id.name for entry in entries if isinstance(entry, ast.Message)}
        assert module._sources(language).keys() == terms | messages, language


def test_message_parsed_alone_equals_the_one_parsed_with_its_file() -> None:
    sources = module._sources("en")
    for file in (LOCALES / "en").iterdir():
        for entry in parsed_entries(file):
            if isinstance(entry, ast.Message):
                (alone, *_) = FluentParser(with_spans=False).parse(sources[entry.id.name]).body
                assert entry.equals(alone, ignored_fields=["comment"]), entry.id.name


def test_saying_a_sentence_parses_the_messages_and_terms_it_refers_to_and_no_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    written = "one = { two } and { -three(of: 1) }\n\n# Of one.\ntwo = 2\n-three = 3\nfour = 4\n"
    sources = {entry.partition(" =")[0]: entry for entry in module._BEGINS.split(written)[1:]}
    monkeypatch.setattr(module, "_sources", lambda _: sources)
    say = Catalogue()
    assert say("one") == "2 and 3"
    assert list(say._unread) == ["four"]
    assert "four" in say and "one" in say and "five" not in say


def test_sentence_with_the_same_arguments_is_formatted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    say, put = Catalogue(), []
    original = FluentBundle.format_pattern
    monkeypatch.setattr(
        FluentBundle, "format_pattern", lambda *args: (put.append(args[1]), original(*args))[1]
    )
    for name in ("Ada", "Boris", "Ada"):
        assert name in say("lobby-free", number=1) + say("lobby-thread-name", game="Tikal", names=name)
    assert len(put) == 3


@pytest.fixture
def dutch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    yield from dutch_in(tmp_path, "core.ftl", monkeypatch)


def test_languages_begin_with_english_and_include_a_new_folder(dutch: Path) -> None:
    assert languages()[0] == "en"
    assert "nl" in languages()


def test_untranslated_sentences_are_in_english_and_logged_once(
    dutch: Path, caplog: pytest.LogCaptureFixture
) -> None:
    dutch.write_text("refused-not-your-turn = Je bent niet aan de beurt.", encoding="utf-8")
    say = Catalogue("nl")
    assert say("refused-not-your-turn") == "Je bent niet aan de beurt."
    assert say("refused-bad-seed") == say("refused-bad-seed") == catalogue("en")("refused-bad-seed")
    assert say("picture-placing", placing=3).startswith("3")
    assert [record.message.split(" are said")[0] for record in caplog.records] == [
        f"nl: {len(module._sources('en')) - 1} messages"
    ]


def test_translation_with_an_unknown_argument_is_replaced_by_english_and_logged(
    dutch: Path, caplog: pytest.LogCaptureFixture
) -> None:
    dutch.write_text("refused-bad-options = Dat gaat niet samen: { $moeilijkheid }.", encoding="utf-8")
    assert Catalogue("nl")("refused-bad-options", problem="x") == "These options don’t go together: x."
    assert "refused-bad-options" in caplog.records[-1].message


def test_argument_of_more_than_2500_letters_is_cut_with_an_ellipsis() -> None:
    """Fluent refuses a detail of more than 2,500 characters, and with it the whole sentence."""
    said = catalogue("en")("refused-no-such-zone", text="x" * 5000)
    assert "x" * 2499 + "…" in said
    assert "x" * 2500 not in said


@pytest.fixture
def regions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Create languages with regions: `xx`-like folders with one message each, besides English."""
    written = {
        "es": "refused-bad-seed = Mal.\nrefused-no-clock = { -reloj }\n-reloj = Sin reloj.",
        "es-419": "-reloj = Sin cronómetro.",
        "en-US": "refused-bad-seed = Wrong color.",
        "zh-CN": "refused-bad-seed = 错",
    }
    (tmp_path / "en").symlink_to(str(LOCALES / "en"))
    for language, text in written.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "core.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(module, "LOCALES", tmp_path)
    caches = (languages, catalogue, module._sources)
    for remembered in caches:
        remembered.cache_clear()
    yield tmp_path
    for remembered in caches:
        remembered.cache_clear()


def test_language_of_a_region_falls_back_to_the_wider_one(regions: Path) -> None:
    assert fallbacks("es-419") == ("es-419", "es", "en")
    assert fallbacks("en-US") == ("en-US", "en")
    assert catalogue("es-419")("refused-bad-seed") == "Mal."
    assert catalogue("es-419")("refused-no-clock") == "Sin cronómetro.", (
        "a term replaces that of the wider one"
    )
    assert catalogue("es")("refused-no-clock") == "Sin reloj."
    assert catalogue("en-US")("refused-bad-seed") == "Wrong color."
    assert catalogue("en-US")("refused-no-clock") == catalogue("en")("refused-no-clock")


def test_locale_falls_back_to_its_language_but_not_to_a_region_in_another_script(regions: Path) -> None:
    known = {
        "zh-CN": "zh-CN",
        "zh-TW": None,
        "es-ES": "es",
        "es-419": "es-419",
        "en-GB": "en",
        "en-US": "en-US",
    }
    assert {locale: language_for_locale(locale) for locale in known} == known
    assert fallbacks("zh-TW") == ("zh-TW", "en")


def test_untranslated_placing_in_a_dutch_catalogue_has_the_english_ordinal(dutch: Path) -> None:
    dutch.write_text("refused-bad-seed = Fout.", encoding="utf-8")
    assert Catalogue("nl")("picture-placing", placing=3) == "3rd"
