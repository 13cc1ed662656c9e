"""Translations are correct, and the translators' tool finds missing and wrong messages.

A new sentence needs English alone. What other languages lack fails in the release workflow, and in no test.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import ast

from scripts import languages, sentences
from tests.examples import slow

pytestmark = pytest.mark.xdist_group("sentences")  # one process, which reads every file once
KEY = "refused-bad-notation"
FIRST, *OTHERS = sentences.translations()


@pytest.mark.parametrize("language", [FIRST, *slow(*OTHERS)])
def test_languages_script_finds_no_problem_in_any_translation(language: str) -> None:
    """`uv run python scripts/languages.py` reports the same, and missing messages."""
    assert languages.problems(language) == []


POINTS = {
    "en": "points", "de": "Punkten?", "fr": "points", "es": "puntos|ganadas", "pt-BR": "pontos",
}  # fmt: skip
"""Plural nouns that follow a number, by language. Japanese has no plural."""


def unchosen(pattern: ast.Pattern, chosen: frozenset[str] = frozenset()) -> Iterator[str]:
    """Yield the text after each variable by whose value no form was chosen, at any depth of a message."""
    for element, following in pairwise([*pattern.elements, ast.TextElement("")]):
        match element:
            case ast.Placeable(expression=ast.SelectExpression() as select):
                of = select.selector
                name = of.id.name if isinstance(of, ast.VariableReference) else ""
                for variant in select.variants:
                    yield from unchosen(variant.value, chosen | {name, *CHOOSES.get(name, ())})
            case ast.Placeable(expression=ast.VariableReference(id=variable)) if variable.name not in chosen:
                yield following.value if isinstance(following, ast.TextElement) else ""


CHOOSES = {"points": ("score",), "ahead": ("points",)}
"""Variables that hold the same number in words, by the one that chooses their form."""


@pytest.mark.parametrize("language", POINTS)
def test_word_for_points_after_a_number_always_has_singular_and_plural_forms(language: str) -> None:
    """Lessons are excluded: their numbers are those of one position."""
    plural = re.compile(rf" (?:{POINTS[language]})\b")
    wrong = [
        entry.id.name
        for file in sentences.files(language)
        if not file.name.startswith("lessons_")
        for entry in sentences.entries_of(file)
        if entry.value is not None and any(map(plural.match, unchosen(entry.value)))
    ]
    assert wrong == []


@pytest.mark.parametrize("language", ["en", *sentences.translations()])
def test_links_in_sentences_are_followed_by_a_space_or_punctuation_that_discord_leaves_out(
    language: str,
) -> None:
    """Discord counts everything up to a space as part of a link, except ASCII punctuation at its end."""
    ends = re.compile(r"$|\s|\)|[.,:;!?](?:$|\s)", re.ASCII)
    wrong = [
        entry.id.name
        for file in sentences.files(language)
        for entry in sentences.entries_of(file)
        for element, following in pairwise([*_elements(entry), ast.TextElement("")])
        if _is_link(element) and not ends.match(getattr(following, "value", "") or "")
    ]
    assert wrong == []


def _elements(entry: ast.Message) -> list[ast.TextElement | ast.Placeable]:
    return [] if entry.value is None else list(entry.value.elements)


def _is_link(element: ast.TextElement | ast.Placeable) -> bool:
    expression = element.expression if isinstance(element, ast.Placeable) else None
    return isinstance(expression, ast.VariableReference) and expression.id.name in ("link", "links")


@pytest.mark.parametrize("language", ["en", *sentences.translations()])
def test_sentences_have_no_three_asterisks_in_a_row_and_name_no_file_of_docs(language: str) -> None:
    text = "\n".join(
        file.read_text(encoding="utf-8") for file in sentences.files(language) if file.name != "page.ftl"
    )
    assert not re.findall(r"\*{3,}\.?\*?", text)
    assert not re.findall(r"docs/\w+", text)


def test_spanish_dates_have_an_article() -> None:
    """`hasta el 24 de noviembre`: these messages name dates, not relative times."""
    bare = re.compile(r"(?:hasta|antes de) \{ \$(?:until|when|closes) \}")
    files = sentences.files("es")
    assert not [
        line for file in files for line in file.read_text(encoding="utf-8").splitlines() if bare.search(line)
    ]


@pytest.mark.slow
def test_every_sentence_is_used() -> None:
    assert languages.unused() == []


@pytest.fixture
def dutch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Create a Dutch file with one message, `KEY`, which has two variables in English."""
    for language in ("en", "nl"):
        (tmp_path / language).mkdir()
    (tmp_path / "en" / "pictures.ftl").write_text(
        f"{KEY} = Sorry: {{ $text }}, {{ $count }}\n", encoding="utf-8"
    )
    monkeypatch.setattr(sentences, "LOCALES", tmp_path)
    monkeypatch.setattr(languages, "RULES", tmp_path)
    monkeypatch.setattr(languages, "RECORDS", tmp_path / "translated.txt")
    return tmp_path / "nl" / "pictures.ftl"


@pytest.mark.parametrize(
    ("written", "found"),
    [
        (f"{KEY} = Helaas: {{ $text }}", "doesn’t use count"),
        (f"{KEY} = {{ $text }}, {{ $count }} {{ $meer }}", "uses meer, which English doesn’t have"),
        (f"{KEY} = {{ $text }} {{ $count ->\n [one] een\n [few] wat\n *[other] veel\n}}",
         "has a case for few, a form the language doesn’t have"),
        (f"{KEY} = {{ $text }} {{ $count ->\n [two] twee\n *[other] veel\n}}", "has no case for one"),
        (f"{KEY} = Helaas, dat is hier erg lang: {{ $text }}, {{ $count }}",
         "32 characters in a picture, English has 9"),
        (f"{KEY} = {{ $text }} {{ $count }} {'a' * 2000}", "2002 characters, Discord takes 2000"),
    ],
)  # fmt: skip
def test_translation_with_wrong_variables_number_forms_or_length_is_reported(
    dutch: Path, written: str, found: str
) -> None:
    dutch.write_text(written, encoding="utf-8")
    assert f"{KEY}: {found}" in languages.problems("nl")


@pytest.mark.parametrize(
    ("written", "found"),
    [
        ("{ $text }", "says text as it is, which may be none, some"),
        ("{ $text ->\n [some] wat\n *[other] { $text }\n}", "has no case of text for none"),
        (
            "{ $text ->\n [none] niets\n [veel] veel\n *[some] wat\n}",
            "has a case of text that never comes: veel",
        ),
    ],
)
def test_selector_words_unlike_those_of_english_are_reported(dutch: Path, written: str, found: str) -> None:
    english = "{ $text ->\n [none] nothing\n [some] some\n *[other] { $text }\n}"
    (dutch.parent.parent / "en" / "pictures.ftl").write_text(f"{KEY} = {english}\n", encoding="utf-8")
    dutch.write_text(f"{KEY} = {written}\n", encoding="utf-8")
    assert languages.problems("nl") == [f"{KEY}: {found}"]


def english(dutch: Path, text: str, file: str = "pictures.ftl") -> None:
    (dutch.parent.parent / "en" / file).write_text(text, encoding="utf-8")


def test_translation_equal_to_english_counts_as_translated_only_once_it_is_recorded(dutch: Path) -> None:
    english(dutch, "replay = Replay\nyes = Yes\nvalue = { $value }\n")
    dutch.write_text("replay = Replay\nyes = Ja\nvalue = { $value }\n", encoding="utf-8")
    assert languages.completeness("nl") == "1 of 2 messages, 0 of 0 rules pages", "a value has no words"
    languages.record("nl")
    assert languages.missing("nl") == ["replay: missing"]
    languages.record("nl", ["replay"])
    assert languages.completeness("nl") == "2 of 2 messages, 0 of 0 rules pages"


def test_translation_of_changed_english_is_marked_until_it_is_changed_or_recorded(dutch: Path) -> None:
    english(dutch, "yes = Yes\nno = No\nmaybe = Maybe\n")
    dutch.write_text("yes = Ja\nno = Nee\nmaybe = Wellicht\n", encoding="utf-8")
    languages.record("nl")
    assert languages.outdated("nl") == []
    english(dutch, "yes = Agreed\nno = No way\nmaybe = Maybe\n")
    assert [line.partition(":")[0] for line in languages.outdated("nl")] == ["no", "yes"]
    languages.record("nl")
    assert len(languages.outdated("nl")) == 2, "only a changed translation is recorded by itself"
    dutch.write_text("yes = Akkoord\nno = Nee\nmaybe = Wellicht\n", encoding="utf-8")
    languages.record("nl", ["no"])
    assert languages.outdated("nl") == []


def test_recording_a_language_keeps_what_others_were_translated_from(dutch: Path, tmp_path: Path) -> None:
    (tmp_path / "de").mkdir()
    english(dutch, "yes = Yes\nno = No\n")
    (tmp_path / "de" / "pictures.ftl").write_text("yes = Ja\nno = Nein\n", encoding="utf-8")
    languages.record("de")
    english(dutch, "yes = Agreed\nno = No\n")
    dutch.write_text("yes = Akkoord\nno = Nee\n", encoding="utf-8")
    languages.record("nl")
    assert [line.partition(":")[0] for line in languages.outdated("de")] == ["yes"]
    assert languages.outdated("nl") == []
    ids = [line.split()[0] for line in languages.RECORDS.read_text(encoding="utf-8").splitlines()]
    assert ids == ["no", "yes", "yes"], "translations of the same English share a line"


def test_next_messages_to_translate_begin_with_those_most_seen(
    dutch: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    english(dutch, "rare = Rare\n# Said often\noften = Often\ndone = Done\n")
    dutch.write_text("done = Klaar\n", encoding="utf-8")
    (tmp_path / "seen.txt").write_text("often\ndone\n", encoding="utf-8")
    monkeypatch.setattr(languages, "MOST_SEEN", tmp_path / "seen.txt")
    assert languages.next_messages("nl") == [
        "# 2 of 2 messages that wait for a translation",
        "",
        "# data/locales/nl/pictures.ftl",
        "# Said often",
        "often = Often",
        "rare = Rare",
    ]


def test_next_messages_to_translate_come_after_the_messages_that_they_include(
    dutch: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    english(
        dutch,
        "often = Often\n"
        "# $drawn is a finished the-card.\ndrew = Drew { $drawn }{ a-flag }\n"
        "the-card = the { a-card }\na-card = { $number }, a card\na-flag = !!!x\n",
    )
    dutch.write_text("a-flag = vlag\n", encoding="utf-8")
    (tmp_path / "seen.txt").write_text("drew\noften\n", encoding="utf-8")
    monkeypatch.setattr(languages, "MOST_SEEN", tmp_path / "seen.txt")
    monkeypatch.setattr(languages, "AT_ONCE", 3)
    ids = [line.partition(" =")[0] for line in languages.next_messages("nl") if " = " in line]
    assert ids == ["a-card", "the-card", "drew"], "what is translated is left out, and the others wait"


@pytest.mark.parametrize(
    ("forms", "missing"),
    [
        ("[one] a\n [few] b\n *[many] c", None),
        ("[one] a\n [few] b\n *[other] c", None),
        ("[one] a\n *[other] c", "has no case for few, many"),
        ("[one] a\n *[many] c", None),
    ],
)
def test_missing_slavic_number_form_is_reported(
    tmp_path: Path, dutch: Path, forms: str, missing: str | None
) -> None:
    (tmp_path / "pl").mkdir()
    english(dutch, "wins = { $count ->\n [one] win\n *[other] wins\n}\n")
    (tmp_path / "pl" / "pictures.ftl").write_text(f"wins = {{ $count ->\n {forms}\n}}\n", encoding="utf-8")
    assert languages.problems("pl") == ([f"wins: {missing}"] if missing else [])


def test_region_lacks_nothing_and_must_leave_out_what_is_as_in_its_language(
    dutch: Path, tmp_path: Path
) -> None:
    (tmp_path / "nl-BE").mkdir()
    english(dutch, "yes = Yes\nno = No\n")
    dutch.write_text("yes = Ja\nno = Nee\n", encoding="utf-8")
    belgian = tmp_path / "nl-BE" / "pictures.ftl"
    belgian.write_text("yes = Jawel\n", encoding="utf-8")
    assert languages.missing("nl-BE") == languages.problems("nl-BE") == []
    belgian.write_text("yes = Jawel\nno = Nee\n", encoding="utf-8")
    assert languages.completeness("nl-BE") == "1 messages unlike those of nl"
    assert languages.problems("nl-BE") == ["no: as in nl, so leave it out"]


@pytest.fixture
def belgian(dutch: Path, tmp_path: Path) -> Path:
    """Create a Belgian file that says one message unlike the Dutch one, recorded."""
    english(dutch, "late = Too late\n")
    dutch.write_text("late = Te laat\n", encoding="utf-8")
    (tmp_path / "nl-BE").mkdir()
    file = tmp_path / "nl-BE" / "pictures.ftl"
    file.write_text("late = Amai, te laat\n", encoding="utf-8")
    languages.record("nl-BE")
    return file


def test_message_of_a_region_is_outdated_once_its_language_changes_it(dutch: Path, belgian: Path) -> None:
    english(dutch, "late = That’s too late\n")
    assert languages.outdated("nl-BE") == [], "a region is compared with its language"
    dutch.write_text("late = Dat is te laat\n", encoding="utf-8")
    told = "late: nl has changed since; `record nl-BE late` if this still fits"
    assert told in languages.to_mend("nl-BE")
    assert "late = Dat is te laat" in languages.next_messages("nl-BE")
    languages.record("nl-BE", ["late"])
    assert languages.to_mend("nl-BE") == []


def test_region_of_english_is_outdated_once_english_changes(dutch: Path, tmp_path: Path) -> None:
    (tmp_path / "en-US").mkdir()
    english(dutch, "late = Cancelled\n")
    (tmp_path / "en-US" / "pictures.ftl").write_text("late = Canceled\n", encoding="utf-8")
    languages.record("en-US")
    english(dutch, "late = This is cancelled\n")
    assert [line.partition(":")[0] for line in languages.outdated("en-US")] == ["late"]


def test_unrecorded_message_is_reported_for_a_region_but_not_for_a_language(belgian: Path) -> None:
    assert languages.unrecorded("nl-BE") == []
    languages.RECORDS.unlink()
    assert languages.unrecorded("nl-BE") == ["late: not recorded; run `record nl-BE`"]
    assert languages.unrecorded("nl") == [], "a whole language is recorded when its translator likes"


def test_untranslated_reference_is_not_checked_by_the_forms_of_the_language(dutch: Path) -> None:
    english(dutch, "wins = { $count ->\n [one] win\n *[other] wins\n}\nall = All { wins }\n")
    (dutch.parent.parent / "ja").mkdir()
    (dutch.parent.parent / "ja" / "pictures.ftl").write_text("all = 全部{ wins }\n", encoding="utf-8")
    assert languages.problems("ja") == []


def test_translation_may_use_variables_from_a_comment_instead_of_finished_words(
    dutch: Path,
) -> None:
    english(dutch, "# For cases: $count and $unit\nclock = { $time } a turn\n")
    dutch.write_text("clock = { $count } { $unit } per beurt\n", encoding="utf-8")
    assert languages.problems("nl") == []
    dutch.write_text("clock = { $zone } per beurt\n", encoding="utf-8")
    assert languages.problems("nl") == [
        "clock: doesn’t use time",
        "clock: uses zone, which English doesn’t have",
    ]


@pytest.mark.slow
def test_message_is_shown_with_every_number_form_and_word() -> None:
    lines = languages.shown("en", ["lost_cities-why-theirs", "days"])
    assert "days" in lines
    for text in ("2 days", "0 days   ← count: 0", "one day   ← count: 1", "21 days   ← count: 21"):
        assert f"    {text}" in lines
    assert any("your opponent can’t use it" in line for line in lines)
    assert languages.shown("en", ["The lobby"])[1].startswith("lobby"), (
        "a heading stands for all messages below it"
    )


def test_missing_message_is_listed_as_missing_and_not_as_a_problem(dutch: Path) -> None:
    dutch.write_text("", encoding="utf-8")
    assert languages.missing("nl") == [f"{KEY}: missing"]
    assert languages.problems("nl") == []


def test_languages_script_lists_a_missing_message_and_exits_with_an_error(
    dutch: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    dutch.write_text("", encoding="utf-8")
    monkeypatch.setattr("sys.argv", ["languages.py"])
    with pytest.raises(SystemExit, match="True"):
        languages.main()
    assert (
        capsys.readouterr().out == f"nl: 0 of 1 messages, 0 of 0 rules pages, 1 to mend\n  {KEY}: missing\n"
    )


def test_languages_script_prints_mistakes_before_the_first_missing_messages(
    dutch: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = "".join(f"seen-{number:03} = Words\n" for number in range(2 * languages.AT_ONCE))
    (dutch.parent.parent / "en" / "core.ftl").write_text(lines, encoding="utf-8")
    dutch.write_text("zzz = Woorden\n", encoding="utf-8")
    monkeypatch.setattr("sys.argv", ["languages.py", "nl"])
    with pytest.raises(SystemExit, match="True"):
        languages.main()
    _, first, *others, last = capsys.readouterr().out.splitlines()
    assert (first, len(others)) == ("  zzz: not a message of English", languages.AT_ONCE)
    assert last.startswith(f"  … and {languages.AT_ONCE + 1} more that are missing")


@pytest.mark.parametrize("word", ["en", "nowhere"])
def test_languages_script_rejects_english_or_an_unknown_language_by_name(
    dutch: Path, word: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["languages.py", word])
    with pytest.raises(SystemExit, match="2"):
        languages.main()
    assert f"not a translation: {word}" in capsys.readouterr().err


def test_translation_may_choose_another_default_case_than_english(dutch: Path) -> None:
    for file, cases in (("en", "[yes] won\n *[no] lost"), ("nl", "[no] verloren\n *[yes] gewonnen")):
        text = f"{KEY} = {{ $text ->\n {cases}\n}}\n"
        (dutch.parent.parent / file / "pictures.ftl").write_text(text, encoding="utf-8")
    assert languages.problems("nl") == []


def test_number_that_only_selects_a_form_need_not_be_shown(dutch: Path) -> None:
    (dutch.parent.parent / "en" / "pictures.ftl").write_text(
        f"{KEY} = {{ $text }} {{ $count ->\n [one] wins\n *[other] win\n}}\n", encoding="utf-8"
    )
    dutch.write_text(f"{KEY} = {{ $text }} heeft gewonnen\n", encoding="utf-8")
    assert languages.problems("nl") == []


def test_file_with_a_syntax_error_is_reported(dutch: Path) -> None:
    dutch.write_text(f"{KEY} = {{ $text", encoding="utf-8")
    assert any("not understood" in line for line in languages.problems("nl"))


def test_variables_in_a_referenced_message_count_and_one_english_lacks_is_reported(dutch: Path) -> None:
    dutch.write_text(f"{KEY} = {{ rest }}, {{ -sorry }}\nrest = {{ $text }} {{ $count }}\n-sorry = Helaas")
    assert languages.problems("nl") == ["rest: not a message of English"]


def test_attribute_may_reference_its_own_message(dutch: Path) -> None:
    dutch.write_text(f"{KEY} = Helaas: {{ $text }}, {{ $count }}\n    .het = het {{ {KEY} }}\n")
    assert languages.problems("nl") == []


def test_missing_rules_page_is_listed_and_counted(dutch: Path) -> None:
    (dutch.parent.parent / "tikal.en.md").touch()
    dutch.write_text(f"{KEY} = Helaas: {{ $text }}, {{ $count }}\n", encoding="utf-8")
    assert languages.missing("nl") == ["tikal.nl.md: missing"]
    assert languages.completeness("nl") == "1 of 1 messages, 0 of 1 rules pages"
