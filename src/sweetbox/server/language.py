"""Which language somebody is spoken to in."""

from sweetbox.words import languages

DEFAULT = "en"


def accepted(header: str | None) -> str:
    """The language of an Accept-Language header that we speak and that is wanted most."""
    wanted: list[tuple[float, str]] = []
    for part in (header or "")[:400].split(","):
        name, _, quality = part.strip().partition(";q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            continue
        language = name.strip().lower().partition("-")[0]
        if language in languages() and 0 < weight <= 1:
            wanted.append((-weight, language))
    return min(wanted, key=lambda each: each[0])[1] if wanted else DEFAULT
