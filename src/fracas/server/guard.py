"""Who is asking, from where, and how often: only what this server's own page sent may pass.

A guest is a secret in a cookie. A request that changes something must come from a page of this
very server (its `Origin`), and nobody may ask more often than a person with fast fingers would.
"""

import time
from http.cookies import SimpleCookie
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.status_codes import HTTP_200_OK
from litestar.types import LifeSpanScope, Message, Scope, Send

COOKIE: Final = "fracas_guest"
COOKIE_SECONDS: Final = 400 * 24 * 3600
POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
MOST_ADDRESSES: Final = 10_000

Connection = ASGIConnection[Any, Any, Any, Any]


def guest_cookie(token: str, secure: bool) -> Cookie:
    """Make the cookie that a guest is known by; no script can read it."""
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=secure,
        path="/",
    )


def guest_token(connection: Connection) -> str:
    """Read a guest's secret from his cookie; empty if he has none."""
    cookies = SimpleCookie()
    cookies.load(connection.headers.get("cookie", "")[:4096])
    morsel = cookies.get(COOKIE)
    return "" if morsel is None else morsel.value[:80]


def from_our_page(connection: Connection) -> bool:
    """Tell whether a request comes from a page of this server; a program sends no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site") in (None, "same-origin", "none")
    return urlsplit(origin).netloc == connection.headers.get("host", "")


class Bucket:
    """So many requests at once, and so many more each second.

    >>> bucket = Bucket(most=2, each_second=1.0)
    >>> [bucket.take("a", now) for now in (0.0, 0.0, 0.0, 1.0)]
    [True, True, False, True]
    """

    def __init__(self, most: int, each_second: float) -> None:
        self.most = float(most)
        self.each_second = each_second
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, address: str, now: float) -> bool:
        """Take one, if there is one left for this address."""
        left, then = self._left.pop(address, (self.most, now))
        left = min(self.most, left + (now - then) * self.each_second)
        self._left[address] = (left - 1 if left >= 1 else left, now)
        if len(self._left) > MOST_ADDRESSES:
            del self._left[next(iter(self._left))]
        return left >= 1


class Doorkeeper:
    """Stands before every request: headers out, limits and origins in."""

    def __init__(self, app: Litestar, requests: Bucket) -> None:
        self.app = app
        self.requests = requests

    async def __call__(self, scope: Scope | LifeSpanScope, receive: Any, send: Any) -> None:
        """Let a request in, or answer it here."""
        if scope["type"] == "lifespan" or scope["type"] == ScopeType.WEBSOCKET:
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers[name] = value
                headers["cache-control"] = _keeping(scope["path"], message["status"])
            await send(message)

        connection: Connection = ASGIConnection(scope)
        client = connection.client
        if not self.requests.take(client.host if client else "", time.monotonic()):
            await _refuse(send_with_headers, 429, "too-many-requests")
        elif scope.get("method") not in SAFE and not from_our_page(connection):
            await _refuse(send_with_headers, 403, "foreign-origin")
        else:
            await self.app(scope, receive, send_with_headers)


def _keeping(path: str, status: int) -> str:
    """Tell how long a browser may keep what it got; what is built bears a name of its own."""
    if path.startswith("/api/"):
        return "no-store"
    built = status == HTTP_200_OK and path.startswith("/assets/")
    return "public, max-age=31536000, immutable" if built else "no-cache"


async def _refuse(send: Send, status: int, reason: str) -> None:
    body = f'{{"reason":"{reason}","text":{{"id":"server-{reason}","args":{{}}}},"rule":""}}'
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body.encode(), "more_body": False})
