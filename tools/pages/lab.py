"""The pages of the lab: of the answers and tunings in docs/lab."""

import msgspec

from sweetbox.lab.page import page_of
from sweetbox.lab.tuned import Tuned
from sweetbox.lab.tuned_page import Report
from sweetbox.words import words
from tools.lab_answers import FOLDER, TUNED, answers


def pages() -> list[str]:
    return [f"lab/{file.stem}.html" for file in sorted(FOLDER.glob("*.json"))]


def made() -> dict[str, str]:
    speak = words("en")
    found = {f"lab/{name}.html": page_of(answer, speak) for name, answer in answers().items()}
    for file in FOLDER.glob(f"{TUNED}*.json"):
        found[f"lab/{file.stem}.html"] = Report(msgspec.json.decode(file.read_bytes(), type=Tuned), speak).page()
    return found
