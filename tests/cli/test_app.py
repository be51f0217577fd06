"""The command line as a process of its own: exit codes, languages, pipes."""

import json
import subprocess
import sys

from cli.running import MATCH, process, surroundings


def test_a_match_is_sound_until_one_number_is_changed(tmp_path):
    path = tmp_path / "m.json"
    done = process(*MATCH, "--out", path)
    assert (done.code, done.err) == (0, "")
    assert done.out.splitlines()[-1] == f"Written: {path}"
    done = process("verify", path)
    assert done.code == 0
    assert done.out.startswith("The match is sound: ")
    file = json.loads(path.read_text())
    file["log"][11][1] += 1
    path.write_text(json.dumps(file))
    done = process("verify", path)
    assert done.code == 1
    assert done.out == ""
    assert done.err.startswith("The match breaks at log entry 11: ")
    assert done.err.count("\n") == 1


def test_a_process_speaks_the_language_of_its_surroundings(stored):
    assert process("verify", stored, language="de_DE.UTF-8").out.startswith("Die Partie ist in Ordnung: ")
    done = process("verify", "nowhere.json", language="de_DE.UTF-8")
    assert done.code == 1
    assert done.err.startswith("nowhere.json lässt sich nicht lesen: ")


def test_a_pipe_that_is_closed_early_is_no_error(stored):
    replay = subprocess.Popen(
        [sys.executable, "-m", "sweetbox", "replay", str(stored)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=surroundings(),
    )
    replay.stdout.close()
    assert "Traceback" not in replay.stderr.read().decode()
    replay.stderr.close()
    replay.wait()
