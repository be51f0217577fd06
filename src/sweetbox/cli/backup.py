"""`sweetbox backup`."""

from pathlib import Path
from typing import Annotated

from sweetbox.cli.parameters import Argument, Database, Language, read_database, read_language
from sweetbox.cli.printing import print_line
from sweetbox.kernel.say import Say


def backup(
    path: Annotated[Path, Argument("help.backup_file", "metavar.file")],
    database: Database = None,
    language: Language = None,
) -> None:
    import asyncio

    from sweetbox.server.backup import backup as write_backup

    rooms, events = asyncio.run(write_backup(read_database(database), path))
    print_line(read_language(language).render(Say("server.backed_up", file=str(path), rooms=rooms, events=events)))
