"""A push service and browsers for tests: a real server with TLS on loopback, and keys that can read what it is sent."""

import base64
import datetime
import json
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, NamedTuple

import http_ece
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from server.hosting import HERE, Guest
from sweetbox.server import push_service
from waiting import wait_until

HOST = "push.test"  # found on loopback
INSIDE = "web.push.apple.com"  # a known service whose name somebody has pointed at an internal address


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class BrowserKeys:
    """The part of a subscription that a browser keeps to itself."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint, self._key, self._auth = endpoint, ec.generate_private_key(ec.SECP256R1()), b"sixteen bytes: a"
        point = self._key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        self.wanted = {"endpoint": endpoint, "keys": {"p256dh": text(point), "auth": text(self._auth)}}

    def read(self, body: bytes) -> Any:
        return json.loads(http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"))


class Sent(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class FalseService:
    """Answers each path as its name says (`silent`, `endless`, `404` …), and any other path with 201."""

    def __init__(self, folder: Path) -> None:
        self.sent: list[Sent] = []
        self.asleep = threading.Event()  # until the test is over
        self._server = ThreadingHTTPServer((HERE, 0), self._handler())
        self.certificate = _certificate(folder)
        tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        tls.load_cert_chain(self.certificate)
        self._server.socket = tls.wrap_socket(self._server.socket, server_side=True)
        self.port = int(self._server.server_address[1])
        self.name = f"{HOST}:{self.port}"

    def at(self, path: str) -> str:
        return f"https://{self.name}/{path}"

    def paths(self) -> list[str]:
        return [each.path for each in self.sent]

    def wait_for(self, count: int) -> list[Sent]:
        wait_until(lambda: len(self.sent) >= count, tell=lambda: f"{count} expected: {self.paths()}")
        return self.sent

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", 0)))
                service.sent.append(Sent(self.path, dict(self.headers), body))
                first = self.path.split("/")[1].partition("-")[0]
                if first == "silent":
                    service.asleep.wait()
                elif first == "endless":
                    self._answer(201, {"content-type": "text/plain"}, b"x" * 2_000_000)
                elif first == "swollen":
                    self._answer(201, {f"x-{number}": "y" * 8000 for number in range(99)}, b"")
                elif first == "elsewhere":
                    self._answer(307, {"location": service.at("ok")}, b"")
                else:
                    self._answer(int(first) if first.isdecimal() else 201, {}, b"")

            def _answer(self, status: int, headers: dict[str, str], body: bytes) -> None:
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name, value)
                self.send_header("content-length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_: object) -> None:
                pass

        return Handler

    @contextmanager
    def serving(self, patch: pytest.MonkeyPatch) -> Iterator["FalseService"]:
        """Until this ends, every name leads here, and its certificate is valid."""

        async def resolve(host: str, port: int) -> list[str]:
            return [HERE]

        patch.setattr(push_service, "resolve", resolve)
        patch.setattr(push_service, "trusted", lambda: ssl.create_default_context(cafile=str(self.certificate)))
        self._server.handle_error = lambda *_: None  # type: ignore[method-assign] # a client may hang up
        self._server.daemon_threads = True
        threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True).start()
        try:
            yield self
        finally:
            self.asleep.set()
            self._server.shutdown()
            self._server.server_close()


def subscribed(guest: Guest, service: FalseService, path: str = "ok") -> BrowserKeys:
    browser = BrowserKeys(service.at(path))
    guest.put("/api/push", browser.wanted)
    return browser


def _certificate(folder: Path) -> Path:
    """The host's key and certificate in one file."""
    key, name = ec.generate_private_key(ec.SECP256R1()), x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, HOST)])
    day = datetime.timedelta(days=1)
    now = datetime.datetime.now(datetime.UTC)
    made = x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key()).serial_number(7)
    made = made.not_valid_before(now - day).not_valid_after(now + 365 * day)
    made = made.add_extension(x509.SubjectAlternativeName([x509.DNSName(HOST)]), critical=False)
    made = made.add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
    pem, plain = serialization.Encoding.PEM, serialization.NoEncryption()
    own = key.private_bytes(pem, serialization.PrivateFormat.PKCS8, plain)
    file = folder / "push.pem"
    file.write_bytes(own + made.sign(key, hashes.SHA256()).public_bytes(pem))
    return file
