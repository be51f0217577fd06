"""`sweetbox serve`. The server itself: tests/server."""

from sweetbox.cli import serve


def test_a_server_for_the_network_is_told_by_addresses_that_can_be_typed(capsys, monkeypatch):
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setattr(serve, "outward_address", lambda: "192.0.2.7")
    serve.tell_address("http://0.0.0.0:8365")
    here, there = capsys.readouterr().out.splitlines()
    assert "http://127.0.0.1:8365" in here
    assert there == "For others in your network: http://192.0.2.7:8365"
    serve.tell_address("http://127.0.0.1:8365")
    assert len(capsys.readouterr().out.splitlines()) == 1
    monkeypatch.setattr(serve, "outward_address", lambda: None)
    serve.tell_address("http://[::]:8365")
    assert "http://[::1]:8365" in capsys.readouterr().out
