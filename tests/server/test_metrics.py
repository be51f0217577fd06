"""Figures for monitoring: they are there, count what happens, name nobody, and can be read only from this computer."""

import io
import json
import logging
import socket

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from server.hosting import Hosted, hosted
from sweetbox.kernel.errors import OptionError
from sweetbox.server.log_lines import JsonLines
from sweetbox.server.metrics import Metrics


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def figures(port: int) -> dict[str, float]:
    text = httpx.get(f"http://127.0.0.1:{port}/metrics").text
    found = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            labels = ",".join(f"{name}={value}" for name, value in sorted(sample.labels.items()) if name != "le")
            found[f"{sample.name}{{{labels}}}" if labels else sample.name] = sample.value
    return found


def test_what_happens_is_counted_and_nobody_is_named(sqlite: str) -> None:
    with hosted(sqlite) as server:
        port = free_port()
        with server.house.metrics.shown(port):
            mia = server.guest("Mia")
            id_ = mia.post("/api/rooms", {"game": "biscuit_pockets", "seats": 2})["room"]
            server.guest("Benno").put(f"/api/rooms/{id_}/seats/1", {"kind": "me"})
            sight = mia.post(f"/api/rooms/{id_}/start")
            before = figures(port)
            with mia.socket(id_) as line:
                line.until("sight")
                if sight["match"]["legal"]:
                    line.send({"type": "play", "move": sight["match"]["legal"][0]["index"], "key": "k"})
                    line.until("done")
                mia.refused("GET", "/api/rooms/nowhere")
                after = figures(port)
            assert after["sweetbox_moves_total"] == before["sweetbox_moves_total"] + bool(sight["match"]["legal"])
            assert after["sweetbox_answers_total{status=4xx}"] == before["sweetbox_answers_total{status=4xx}"] + 1
            assert (after["sweetbox_rooms"], after["sweetbox_room_sockets"], after["sweetbox_nodes"]) == (1, 1, 1)
            assert after["sweetbox_sent_bytes_total"] > before["sweetbox_sent_bytes_total"]
            for step in ("decide", "commit", "publish"):
                assert after[f"sweetbox_step_seconds_count{{step={step}}}"] > 0
            told = httpx.get(f"http://127.0.0.1:{port}/metrics").text
            assert [secret for secret in (id_, "Mia", "Benno", mia.cookie) if secret in told] == []


def test_the_public_port_does_not_tell_them(shared: Hosted) -> None:
    assert "sweetbox_moves" not in shared.guest().ask("GET", "/metrics").text


def test_a_port_that_is_taken_is_a_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(OptionError, match=str(port)), Metrics().shown(port):
            pass


def test_the_log_in_json() -> None:
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(JsonLines())
    log = logging.Logger("sweetbox")
    log.addHandler(handler)
    log.warning("nodes: no beat: %s", 'a "quoted"\nline')
    line, end = written.getvalue().split("\n")
    told = json.loads(line)
    assert (end, told["level"], told["message"]) == ("", "warning", 'nodes: no beat: a "quoted"\nline')
