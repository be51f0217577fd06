"""Text that does not speak to the terminal: it would take control characters for commands, to colour, to clear, to set a title."""

CONTROLS = {code: f"\\x{code:02x}" for code in (*range(0x20), *range(0x7F, 0xA0)) if chr(code) not in "\t\n"}


def plain(text: str) -> str:
    """The text with control characters written out, whoever wrote it."""
    return text if text.isprintable() else text.translate(CONTROLS)
