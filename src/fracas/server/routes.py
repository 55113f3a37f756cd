"""The doors for browsers and programs: each checks who asks, and leaves the rest to the rooms."""

import asyncio
import json
from pathlib import Path
from typing import Annotated, Final

from litestar import Request, Response, get, post, put
from litestar.datastructures import State as Shared
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK

from fracas.bots import BOTS
from fracas.core.errors import NotPossible, Refusal
from fracas.core.events import SPECTATOR
from fracas.core.game import Game
from fracas.core.record import clean_name
from fracas.core.text import Text
from fracas.language import LANGUAGES
from fracas.registry import find_game, games
from fracas.server import wire
from fracas.server.commands import (
    AnyCommand,
    DeclineDraw,
    OfferDraw,
    Resign,
    Stand,
    StepBack,
    Submit,
    Undo,
)
from fracas.server.guard import guest_cookie, guest_token
from fracas.server.hall import CannotBeSeated, Hall, NoSuchTable, furnished_game
from fracas.server.refusals import Forbidden, refused, wire_text
from fracas.server.replays import Shelf
from fracas.server.store import Row, Store
from fracas.server.table import OVER, Table
from fracas.server.tokens import fresh_token, hash_of
from fracas.texts import text_files

MOST_LISTED: Final = 50
MOST_REASONS: Final = 6
_KERNEL: Final = Path(__file__).parents[1] / "core"

Asking = Request[object, object, Shared]
Id = Annotated[str, Parameter(max_length=20, pattern=r"^[A-Za-z0-9_-]+$")]
GameId = Annotated[str, Parameter(max_length=60, pattern=r"^[a-z0-9][a-z0-9_-]*$")]
Language = Annotated[str, Parameter(pattern="^(" + "|".join(LANGUAGES) + ")$")]
ViewSeat = Annotated[int, Parameter(ge=-1, lt=8)]
Number = Annotated[int, Parameter(ge=0, le=2**53 - 1)]


def hall_of(request: Asking) -> Hall:
    """Give the hall that the server keeps."""
    hall = request.app.state.hall
    assert isinstance(hall, Hall)
    return hall


def _store_of(request: Asking) -> Store:
    return hall_of(request).store


def known_guest(request: Asking) -> tuple[int, str]:
    """Give the number and name of the guest who asks; a stranger is refused."""
    token = guest_token(request)
    found = _store_of(request).guest(hash_of(token)) if token else None
    if found is None:
        raise Forbidden("no-guest")
    return found


async def _own_table(request: Asking, id: str, seat: int) -> Table:
    """Give a table at which the guest holds this seat."""
    guest, _ = known_guest(request)
    table = await hall_of(request).find(id)
    if not table.holds(guest, seat):
        raise Forbidden("not-your-seat")
    return table


# Guests.


@get("/api/me")
async def me(request: Asking) -> Response[wire.Me]:
    """Tell a guest who he is; a new one gets a cookie to be known by."""
    token = guest_token(request)
    found = _store_of(request).guest(hash_of(token)) if token else None
    if found is not None:
        return Response(wire.Me(found[1]))
    token = fresh_token()
    await _store_of(request).new_guest(hash_of(token), "")
    secure = request.url.scheme == "https"
    return Response(wire.Me(""), cookies=[guest_cookie(token, secure)])


@put("/api/me")
async def rename(request: Asking, data: wire.Rename) -> wire.Me:
    """Remember what a guest wants to be called."""
    guest, _ = known_guest(request)
    name = clean_name(data.name)
    await _store_of(request).rename_guest(guest, name)
    return wire.Me(name)


# Games and their words.


@get("/api/games", sync_to_thread=False)
def list_games() -> list[wire.GameCard]:
    """List the games that can be played here."""
    return [_game_card(game) for game in sorted(games().values(), key=lambda game: game.id)]


def _game_card(game: Game) -> wire.GameCard:
    settings = [
        wire.Setting(setting.name, list(setting.choices), list(setting.seats))
        for setting in game.settings
    ]
    return wire.GameCard(
        game.id, list(game.seats), settings, game.revision, bool(game.house_content())
    )


@get("/api/bots", sync_to_thread=False)
def list_bots() -> list[str]:
    """List the kinds of bot."""
    return list(BOTS)


@get("/api/games/{id:str}/texts/{language:str}", media_type="text/plain", sync_to_thread=True)
def texts(id: GameId, language: Language) -> str:
    """Give the words of a game, and those of every table, as Fluent."""
    folders = [_KERNEL, Path(__file__).parent, Path(find_game(id).folder)]
    files = [file for folder in folders for file in text_files(folder, language)]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@get("/api/games/{id:str}/rules/{language:str}", media_type="text/plain", sync_to_thread=True)
def rules(id: GameId, language: Language) -> str:
    """Give the rulebook of a game, every statement with its number."""
    file = Path(find_game(id).folder) / "rules" / f"{language}.md"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@get("/api/games/{id:str}/content", media_type="text/plain", sync_to_thread=True)
def content(id: GameId) -> str:
    """Give the house content of a game, to begin one's own from."""
    return find_game(id).house_content()


# Tables.


@get("/api/tables")
async def list_tables(request: Asking, mine: bool = False) -> list[wire.TableCard]:
    """List the tables that everybody may join, or one's own."""
    guest, _ = known_guest(request)
    store = _store_of(request)
    rows = store.tables_of(guest, MOST_LISTED) if mine else store.public_tables(MOST_LISTED)
    return [_table_card(store, row, guest) for row in rows]


def _table_card(store: Store, row: Row, guest: int) -> wire.TableCard:
    chairs = store.chairs(row.id)
    cards = [wire.ChairCard(chair.seat, chair.kind, chair.bot, chair.name) for chair in chairs]
    yours = [chair.seat for chair in chairs if guest in chair.guests]
    return wire.TableCard(
        row.id, row.game, row.options, row.stage, row.public, cards, yours, row.host == guest
    )


@post("/api/tables")
async def put_up(request: Asking, data: wire.NewTable) -> wire.NewTableAnswer:
    """Put up a table; with `sit` one sits down there, with `bots` they take the other seats."""
    guest, name = known_guest(request)
    hall = hall_of(request)
    game = await asyncio.to_thread(furnished_game, data.game, data.content)
    if data.sit is not None and data.sit >= data.seats:
        raise CannotBeSeated("no-such-seat")
    if data.bots is not None:
        _check_bot(data.bots)
    table = await hall.put_up(
        guest, game, data.seats, dict(data.options), public=data.public, content=data.content
    )
    seated = None
    if data.sit is not None:
        token = await hall.sit_down(table, data.sit, guest, name)
        seated = wire.Seated(table.row.id, data.sit, token)
    if data.bots is not None:
        for seat in range(data.seats):
            if seat != data.sit:
                await hall.seat_bot(table, seat, data.bots)
        await table.begin()
    return wire.NewTableAnswer(table.row.id, seated)


def _check_bot(bot: str) -> None:
    if bot not in BOTS:
        known = ", ".join(BOTS)
        raise NotPossible(
            f"there is no bot {bot!r}; known bots: {known}",
            Text("server-no-such-bot", {"bot": bot, "known": known}),
        )


@get("/api/tables/{id:str}")
async def look(request: Asking, id: Id, seat: ViewSeat = SPECTATOR) -> Response[str]:
    """Give what a seat of one's own, or a spectator, sees of a table and its game."""
    table = await _watched(request, id, seat)
    return Response((await table.bulletin(seat)).whole(), media_type="application/json")


async def _watched(request: Asking, id: str, seat: int) -> Table:
    if seat != SPECTATOR:
        return await _own_table(request, id, seat)
    known_guest(request)
    return await hall_of(request).find(id)


@post("/api/tables/{id:str}/sit")
async def sit(request: Asking, id: Id, data: wire.Sit) -> wire.Seated:
    """Sit down on an open seat. The game begins when the last is taken."""
    guest, name = known_guest(request)
    hall = hall_of(request)
    table = await hall.find(id)
    token = await hall.sit_down(table, data.seat, guest, data.name or name)
    await table.begin()
    return wire.Seated(table.row.id, data.seat, token)


@post("/api/tables/{id:str}/bot", status_code=HTTP_200_OK)
async def bot(request: Asking, id: Id, data: wire.SeatBot) -> wire.Place:
    """Let a bot play an open seat (by the host), or one's own; or take one's own back."""
    guest, _ = known_guest(request)
    hall = hall_of(request)
    table = await hall.find(id)
    if not 0 <= data.seat < table.row.seats:
        raise CannotBeSeated("no-such-seat")
    host_may = table.row.host == guest and not table.chairs[data.seat].guests
    if not (table.holds(guest, data.seat) or host_may):
        raise Forbidden("not-your-seat")
    if data.bot is None:
        await hall.give_back(table, data.seat)
    else:
        _check_bot(data.bot)
        await hall.seat_bot(table, data.seat, data.bot)
        await table.begin()
    return wire.Place(id, data.seat)


@post("/api/tables/{id:str}/link", status_code=HTTP_200_OK)
async def link(request: Asking, id: Id, data: wire.SeatOnly) -> wire.Seated:
    """Make a new return link for one's seat; the old one ends."""
    table = await _own_table(request, id, data.seat)
    token = await hall_of(request).fresh_link(table, data.seat)
    return wire.Seated(id, data.seat, token)


@post("/api/come-back", status_code=HTTP_200_OK)
async def come_back(request: Asking, data: wire.Link) -> wire.Place:
    """Bring a seat to this device by its return link."""
    guest, _ = known_guest(request)
    table, seat = await hall_of(request).come_back(data.token, guest)
    return wire.Place(table.row.id, seat)


@post("/api/tables/{id:str}/rematch")
async def rematch(request: Asking, id: Id, data: wire.SeatOnly) -> wire.NewTableAnswer:
    """Put up the same table again, once its game is over; the first to ask does it for all."""
    table = await _own_table(request, id, data.seat)
    guest, _ = known_guest(request)
    if table.row.stage != OVER:
        raise NotPossible("the game is not over", Text("server-not-over"))
    if table.row.rematch:
        return wire.NewTableAnswer(table.row.rematch)
    hall, row = hall_of(request), table.row
    again = await hall.put_up(
        guest,
        table.game,
        row.seats,
        row.options,
        public=row.public,
        content=row.content,
        rematch_of=table,
    )
    for chair in table.chairs:
        if not chair.guests:
            await hall.seat_bot(again, chair.seat, chair.bot)
    return wire.NewTableAnswer(again.row.id)


# Moves.


async def _do(request: Asking, id: str, seat: int, command: AnyCommand, key: str) -> Response[str]:
    """Carry out a command of the guest's own seat, and show what came of it."""
    table = await _own_table(request, id, seat)
    await table.act(seat, command, key)
    return Response((await table.bulletin(seat)).whole(), media_type="application/json")


@post("/api/tables/{id:str}/moves", status_code=HTTP_200_OK)
async def moves(request: Asking, id: Id, data: wire.Moves) -> Response[str]:
    """Answer a question with a move or a chain; it is durable when this is acknowledged."""
    command = Submit(question=data.question, moves=data.moves)
    return await _do(request, id, data.seat, command, data.key)


@post("/api/tables/{id:str}/step-back", status_code=HTTP_200_OK)
async def step_back(request: Asking, id: Id, data: wire.Back) -> Response[str]:
    """Take back the last move of the open chain."""
    return await _do(request, id, data.seat, StepBack(question=data.question), data.key)


@post("/api/tables/{id:str}/undo", status_code=HTTP_200_OK)
async def undo(request: Asking, id: Id, data: wire.Deed) -> Response[str]:
    """Take back one's last decision, if nothing was revealed and nobody decided since."""
    return await _do(request, id, data.seat, Undo(), data.key)


@post("/api/tables/{id:str}/resign", status_code=HTTP_200_OK)
async def resign(request: Asking, id: Id, data: wire.Deed) -> Response[str]:
    """Give up; the others play on."""
    return await _do(request, id, data.seat, Resign(), data.key)


@post("/api/tables/{id:str}/offer-draw", status_code=HTTP_200_OK)
async def offer_draw(request: Asking, id: Id, data: wire.Deed) -> Response[str]:
    """Offer to end the game without a winner, or agree to it."""
    return await _do(request, id, data.seat, OfferDraw(), data.key)


@post("/api/tables/{id:str}/decline-draw", status_code=HTTP_200_OK)
async def decline_draw(request: Asking, id: Id, data: wire.Deed) -> Response[str]:
    """Decline the offers that stand."""
    return await _do(request, id, data.seat, DeclineDraw(), data.key)


@post("/api/tables/{id:str}/standing", status_code=HTTP_200_OK)
async def standing(request: Asking, id: Id, data: wire.Standing) -> Response[str]:
    """Set a standing answer to a kind of window, or be asked again."""
    command = Stand(prompt=data.prompt, move=data.move)
    return await _do(request, id, data.seat, command, data.key)


@get("/api/tables/{id:str}/why-not")
async def why_not(request: Asking, id: Id, seat: ViewSeat, move: Number) -> wire.WhyNot:
    """Explain why a move of one's seat is not possible."""
    table = await _own_table(request, id, seat)
    return _explained(table, seat, move)


def _explained(table: Table, seat: int, move: int) -> wire.WhyNot:
    refusal = table.playing().why_not(seat, move)
    if refusal is None:
        return wire.WhyNot(None)
    return wire.WhyNot(_wire_refusal(refusal))


def _wire_refusal(refusal: Refusal) -> wire.Refused:
    return wire.Refused("illegal-move", wire_text(refusal.text), refusal.rule)


@get("/api/tables/{id:str}/why-not-notation")
async def why_not_notation(
    request: Asking, id: Id, seat: ViewSeat, notation: Annotated[str, Parameter(max_length=120)]
) -> wire.WhyNot:
    """Explain why a move, written as records write it, is not possible."""
    table = await _own_table(request, id, seat)
    match = table.playing()
    try:
        move = match.game.verbs.parse(notation)
    except ValueError as error:
        raise NotPossible(
            str(error), Text("record-unknown-move", {"what": notation[:80]})
        ) from error
    return _explained(table, seat, move)


@get("/api/tables/{id:str}/why-not-thing")
async def why_not_thing(
    request: Asking, id: Id, seat: ViewSeat, thing: Annotated[str, Parameter(max_length=120)]
) -> list[wire.Against]:
    """Explain why one's seat can do nothing with a thing in sight; empty where it can."""
    table = await _own_table(request, id, seat)
    state = table.playing().state
    return [
        wire.Against(wire_text(state.label(move)), _wire_refusal(refusal))
        for move, refusal in state.obstacles(seat, thing)[:MOST_REASONS]
    ]


# Records, old games, complaints.


@get("/api/tables/{id:str}/record", media_type="text/plain")
async def record(request: Asking, id: Id, seat: ViewSeat = SPECTATOR) -> Response[str]:
    """Give the full record of a game that is over; until then a seat's own journal."""
    table = await _watched(request, id, seat)
    match = table.playing()
    if match.over():
        return _file(match.record().to_text(), f"{table.row.game}-{id}.fracas", "text/plain")
    told = [text.to_json() for text in match.journal(seat)]
    journal = json.dumps(told, ensure_ascii=False, indent=1)
    return _file(journal, f"{table.row.game}-{id}.journal.json", "application/json")


def _file(text: str, name: str, kind: str) -> Response[str]:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=f"{kind}; charset=utf-8", headers=headers)


def _shelf(request: Asking) -> Shelf:
    shelf = request.app.state.shelf
    assert isinstance(shelf, Shelf)
    return shelf


@post("/api/replays")
async def read_record(request: Asking, data: wire.OldRecord) -> wire.Replayed:
    """Read a record from a file, check it, and make it ready to be looked at."""
    known_guest(request)
    shelf = _shelf(request)
    id = await asyncio.to_thread(shelf.read, data.text, data.content)
    return _replayed(shelf, id)


@get("/api/tables/{id:str}/replay")
async def replay_of(request: Asking, id: Id) -> wire.Replayed:
    """Make the game of a table ready to be looked at, once it is over."""
    known_guest(request)
    table = await hall_of(request).find(id)
    match = table.playing()
    if not match.over():
        raise NotPossible("the game is not over", Text("server-not-over"))
    shelf = _shelf(request)
    if shelf.find(id) is None:
        await asyncio.to_thread(shelf.put, match.record(), table.game, id)
    return _replayed(shelf, id)


def _replayed(shelf: Shelf, id: str) -> wire.Replayed:
    game = shelf.find(id)
    if game is None:
        raise NoSuchTable(id)
    return wire.Replayed(id, game.game.id, len(game.record.lines), True)


@get("/api/replays/{id:str}/{step:int}")
async def replay(
    request: Asking,
    id: Id,
    step: Annotated[int, Parameter(ge=0, le=1_000_000)],
    seat: ViewSeat = SPECTATOR,
) -> Response[object]:
    """Give one step of an old game, as a seat saw it."""
    known_guest(request)
    game = _shelf(request).find(id)
    if game is None:
        return refused(404, "no-such-replay")
    if seat >= game.record.seats:
        raise CannotBeSeated("no-such-seat")
    shown = await asyncio.to_thread(game.at, step, seat)
    return Response(json.dumps(shown, ensure_ascii=False), media_type="application/json")


@post("/api/tables/{id:str}/complaint")
async def complain(request: Asking, id: Id, data: wire.Complaint) -> wire.Place:
    """Keep what is needed to look into something that seems wrong: position, journal, rule."""
    table = await _watched(request, id, data.seat)
    match = table.playing()
    kept = {
        "table": id,
        "seat": data.seat,
        "rule": data.rule,
        "log": data.log,
        "words": data.words,
        "journal": [text.to_json() for text in match.journal(data.seat)],
        "record": match.record().to_text(),
    }
    folder = Path(request.app.state.complaints)
    await asyncio.to_thread(_keep_complaint, folder, id, kept)
    return wire.Place(id, data.seat)


def _keep_complaint(folder: Path, id: str, kept: dict[str, object]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    number = len(list(folder.glob(f"{id}-*.json"))) + 1
    file = folder / f"{id}-{number}.json"
    file.write_text(json.dumps(kept, ensure_ascii=False, indent=1), encoding="utf-8")


HANDLERS: Final = [
    me,
    rename,
    list_games,
    list_bots,
    texts,
    rules,
    content,
    list_tables,
    put_up,
    look,
    sit,
    bot,
    link,
    come_back,
    rematch,
    moves,
    step_back,
    undo,
    resign,
    offer_draw,
    decline_draw,
    standing,
    why_not,
    why_not_notation,
    why_not_thing,
    record,
    read_record,
    replay_of,
    replay,
    complain,
]
