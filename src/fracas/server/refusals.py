"""How the server says no: a status, a word for programs, a text for people."""

from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException

from fracas.core.errors import FracasError, IllegalMove, NotPossible
from fracas.core.text import Text
from fracas.server import wire
from fracas.server.commands import StaleCommand
from fracas.server.hall import CannotBeSeated, NoSuchTable
from fracas.server.store import TooLate
from fracas.server.table import GivenUp, NotBegun

AnyRequest = Request[Any, Any, Any]


class Forbidden(Exception):
    """This guest does not hold that seat; `reason` names the message."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def wire_text(text: Text) -> wire.Text:
    """Give a text the form in which it travels."""
    form = text.to_json()
    arguments = form.get("args", {})
    assert isinstance(arguments, dict)
    return wire.Text(text.message, arguments)


def refused(status: int, reason: str, text: Text | None = None, rule: str = "") -> Response[object]:
    """Make an answer that says no."""
    told = wire_text(text if text is not None else Text(f"server-{reason}"))
    return Response(wire.Refused(reason, told, rule), status_code=status)


def refuse(_: AnyRequest, error: Exception) -> Response[object]:
    """Answer an error that a request led to; nothing has changed."""
    match error:
        case IllegalMove(refusal=refusal):
            return refused(422, "illegal-move", refusal.text, refusal.rule)
        case NotPossible():
            return refused(409, "not-possible", error.text)
        case FracasError():
            return refused(422, "not-valid", error.text)
        case StaleCommand() | TooLate() | GivenUp():
            return refused(409, "stale")
        case NotBegun():
            return refused(409, "not-begun")
        case NoSuchTable():
            return refused(404, "no-such-table")
        case CannotBeSeated(reason=reason):
            return refused(409, reason)
        case Forbidden(reason=reason):
            return refused(403, reason)
        case HTTPException():
            reason = {404: "not-found", 405: "not-found", 413: "too-big"}.get(
                error.status_code, "malformed"
            )
            return refused(error.status_code, reason)
    raise error


HANDLED = (
    FracasError,
    StaleCommand,
    TooLate,
    GivenUp,
    NotBegun,
    NoSuchTable,
    CannotBeSeated,
    Forbidden,
    HTTPException,
)
