"""Which of the languages there are fits what Discord or a person asks for."""

from __future__ import annotations

from functools import cache

from babel import Locale

from engine.core.catalogue import ENGLISH, Catalogue, catalogue, languages


def fitting(locale: str | None) -> str | None:
    """The language for what Discord calls a locale: `es` for es-419, `pt-BR` for pt; None: there is none.

    Only names of folders come out, whatever somebody sends.
    """
    wanted = (locale or "").lower()
    there_are = {language.lower(): language for language in languages()}
    if wanted in there_are:
        return there_are[wanted]
    main = wanted.partition("-")[0]
    return next((language for name, language in there_are.items() if name.partition("-")[0] == main), None)


def catalogue_for(*wanted: str | None) -> Catalogue:
    """The catalogue of the first that is known of some languages; English where none is."""
    known = filter(None, map(fitting, wanted))
    return catalogue(next(known, ENGLISH))


@cache
def locale_of(language: str) -> Locale:
    """How babel calls a language; our English has British dates, and no comma before its last *and*."""
    return Locale.parse("en-GB" if language == ENGLISH else language, sep="-")


def own_name(language: str) -> str:
    """How a language calls itself: *Deutsch*, *português (Brasil)*."""
    return str(Locale.parse(language, sep="-").get_display_name())
