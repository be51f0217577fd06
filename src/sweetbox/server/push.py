"""Web push: the key by which push services know this server, the browsers that want notices, and who was notified of what.

An endpoint is supplied by a stranger, and this server will send requests to it: only known push services are allowed.
"""

import base64
import binascii
import hashlib
import importlib.util
import os
import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from sweetbox.server import schema
from sweetbox.server.problem import RefusedError
from sweetbox.server.store import ConflictError, Store

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric import ec

# The push services of Chrome (and what is made from it), Firefox, Edge and Safari. `*.`: any host below.
KNOWN = ("fcm.googleapis.com", "*.push.services.mozilla.com", "*.notify.windows.com", "*.push.apple.com")

# Nothing in it that two readers of addresses could read in two ways.
ENDPOINT = re.compile(r"https://(?P<host>[a-z0-9]([a-z0-9.-]*[a-z0-9])?)(:(?P<port>[0-9]{1,5}))?/[A-Za-z0-9._~!$&'()*+,;=:%/?-]*")
HTTPS = 443

EACH = 5  # browsers of one person that get notices; the oldest gives way
FAILURES = 8  # in a row, after which a browser is forgotten
POINT, SECRET = 65, 16  # bytes of a browser's two keys
RECORD, LAST = 4096, b"\2"  # the size of a record, and what ends the last one


class Subscription(msgspec.Struct, frozen=True):
    """A browser that wants notices."""

    id: str
    endpoint: str
    p256dh: str
    auth: str
    language: str
    failures: int = 0


def subscription_id(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


def service_of(endpoint: str) -> tuple[str, int] | None:
    """Host and port of a push service; None if it is not the address of one."""
    found = ENDPOINT.fullmatch(endpoint)
    return (found["host"], int(found["port"] or HTTPS)) if found is not None else None


def is_named(host: str, port: int, services: Iterable[str]) -> bool:
    """Whether it is one of these."""
    for service in services:
        name, _, other = service.partition(":")
        if port == int(other or HTTPS) and (host == name or (name.startswith("*.") and host.endswith(name[1:]))):
            return True
    return False


def check(endpoint: str, p256dh: str, auth: str, services: Iterable[str]) -> None:
    """RefusedError: nothing is ever sent there. services: those that are known beside the usual ones."""
    service = service_of(endpoint)
    if service is None or not is_named(*service, (*KNOWN, *services)):
        raise RefusedError("push_endpoint")
    if not _is_point(_decoded(p256dh)) or len(_decoded(auth)) != SECRET:
        raise RefusedError("push_keys")


def _decoded(text: str) -> bytes:
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars="-_", validate=True)
    except (binascii.Error, ValueError):
        return b""


def _encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _is_point(data: bytes) -> bool:
    """Whether a browser's key is valid: a point off the curve could make the server reveal something about its own keys."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        return len(data) == POINT and bool(ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data))
    except ValueError:
        return False


def can_push() -> bool:
    """Whether the library for it is installed."""
    return importlib.util.find_spec("cryptography") is not None


def new_key() -> str:
    """A private key, as it is stored."""
    from cryptography.hazmat.primitives.asymmetric import ec

    made = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _encoded(made.to_bytes(32, "big"))


def public_key(private: str) -> str:
    """What a browser subscribes with."""
    return _encoded(_point_of(_key(private)))


def _key(private: str) -> "ec.EllipticCurvePrivateKey":
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int.from_bytes(_decoded(private), "big"), ec.SECP256R1())


def _point_of(key: "ec.EllipticCurvePrivateKey") -> bytes:
    from cryptography.hazmat.primitives import serialization

    return key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def signed(claims: dict[str, Any], private: str) -> str:
    """Who sends it, in the words of RFC 8292: claims as a JSON web token, and the key that they are signed with."""
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec, utils

    token = ".".join(_encoded(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    numbers = utils.decode_dss_signature(_key(private).sign(token.encode(), ec.ECDSA(hashes.SHA256())))
    signature = b"".join(number.to_bytes(32, "big") for number in numbers)
    return f"vapid t={token}.{_encoded(signature)},k={public_key(private)}"


def sealed(told: bytes, to: Subscription) -> bytes:
    """What only this browser can read, by RFC 8291: one record, with a key made for it alone."""
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    def derived(length: int, salt: bytes, about: bytes, secret: bytes) -> bytes:
        return HKDF(hashes.SHA256(), length, salt, about).derive(secret)

    own, theirs, salt = ec.generate_private_key(ec.SECP256R1()), _decoded(to.p256dh), os.urandom(16)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    point = _point_of(own)
    secret = derived(32, _decoded(to.auth), b"WebPush: info\0" + theirs + point, shared)
    key, nonce = (derived(n, salt, b"Content-Encoding: " + use + b"\0", secret) for n, use in ((16, b"aes128gcm"), (12, b"nonce")))
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(point)]) + point
    return head + AESGCM(key).encrypt(nonce, told + LAST, None)


class PushStore:
    """What the store holds of all this."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def key(self, at: int) -> str:
        """The server's private key, made when it is first asked for; the same for all processes that share the store."""
        while True:
            found = await self._store.rows(select(schema.push.c.key))
            if found:
                return str(found[0]["key"])
            try:
                made = insert(schema.push).values(id=1, key=new_key(), at=at)
                await self._store.transact(lambda connection, made=made: connection.execute(made))  # type: ignore[misc]
            except ConflictError:
                continue  # another process was first

    # ---- Who wants notices ----

    async def of(self, person: str) -> list[Subscription]:
        """A person's browsers that want notices, except those that have been signed out."""
        own = select(schema.subscription).join(schema.device, schema.device.c.id == schema.subscription.c.device)
        where = own.where(schema.subscription.c.person == person, schema.device.c.person == person)
        fields = Subscription.__struct_fields__
        return [Subscription(**{name: row[name] for name in fields}) for row in await self._store.rows(where)]

    async def add(self, person: str, token: str, wanted: Subscription, at: int) -> None:
        """A browser says to whom it belongs now. token: the hash of the token with which the person is signed in there."""
        table = schema.subscription

        def work(connection: Connection) -> None:
            device = connection.scalar(select(schema.device.c.id).where(schema.device.c.token == token))
            if device is None:
                raise RefusedError("no_identity")
            connection.execute(delete(table).where((table.c.id == wanted.id) | (table.c.device == device)))
            connection.execute(insert(table).values(**msgspec.structs.asdict(wanted), person=person, device=device, at=at))
            newest = select(table.c.id).where(table.c.person == person).order_by(table.c.at.desc(), table.c.id)
            for id_ in connection.scalars(newest.offset(EACH).limit(EACH)).all():
                connection.execute(delete(table).where(table.c.id == id_))

        await self._store.transact(work)

    async def forget(self, id_: str) -> None:
        await self._store.transact(lambda connection: connection.execute(delete(schema.subscription).where(_is(id_))))

    async def failed(self, one: Subscription) -> None:
        """Note that a notice failed; a browser for which this happens too often is forgotten."""
        if one.failures + 1 >= FAILURES:
            await self.forget(one.id)
        else:
            await self._count(one.id, one.failures + 1)

    async def told(self, one: Subscription) -> None:
        if one.failures:
            await self._count(one.id, 0)

    async def _count(self, id_: str, failures: int) -> None:
        counted = update(schema.subscription).where(_is(id_)).values(failures=failures)
        await self._store.transact(lambda connection: connection.execute(counted))

    async def tidy(self) -> None:
        """Delete what belongs to devices that have ended."""
        table = schema.subscription
        ended = table.c.device.not_in(select(schema.device.c.id))
        if await self._store.rows(select(table.c.id).where(ended).limit(1)):
            await self._store.transact(lambda connection: connection.execute(delete(table).where(ended)))

    # ---- Who was notified ----

    async def claim(self, person: str, room: str, match: str, number: int, moved: int, at: int) -> bool:
        """Note, before it is done, that a person is being notified of a match, so that only one of several processes does it. False
        if they already were and have neither looked nor moved since. moved: the number of their last move's event."""
        row = {"person": person, "room": room, "match": match, "number": number, "at": at}

        def work(connection: Connection) -> bool:
            where = _of(person, room)
            before = connection.execute(select(schema.notice).where(*where)).mappings().first()
            if before is not None and before["match"] == match and before["number"] >= moved:
                return False
            connection.execute(delete(schema.notice).where(*where))
            connection.execute(insert(schema.notice).values(**row))
            return True

        try:
            return await self._store.transact(work)
        except ConflictError:
            return False

    async def release(self, person: str, room: str) -> None:
        """They have looked, or could not be notified: the next turn gets a notice again."""
        where = _of(person, room)
        if await self._store.rows(select(schema.notice.c.at).where(*where)):
            await self._store.transact(lambda connection: connection.execute(delete(schema.notice).where(*where)))


def _is(id_: str) -> Any:
    return schema.subscription.c.id == id_


def _of(person: str, room: str) -> tuple[Any, ...]:
    return schema.notice.c.person == person, schema.notice.c.room == room
