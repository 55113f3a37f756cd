"""What travels between browser and server, typed; the OpenAPI document is made of these."""

from typing import Annotated

import msgspec

Name = Annotated[str, msgspec.Meta(max_length=60)]
Word = Annotated[str, msgspec.Meta(max_length=60, pattern=r"^[a-z0-9][a-z0-9_-]*$")]
Secret = Annotated[str, msgspec.Meta(min_length=8, max_length=80)]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, lt=8)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]


class Strict(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A request: fields that nobody knows are refused."""


class Rename(Strict):
    """What a guest wants to be called."""

    name: Name


class NewTable(Strict):
    """A table to be put up: which game, for how many, with which settings."""

    game: Word
    seats: Annotated[int, msgspec.Meta(ge=1, le=8)]
    options: dict[Word, Word] = {}
    public: bool = False
    content: Annotated[str, msgspec.Meta(max_length=1_000_000)] = ""
    sit: SeatNumber | None = None
    bots: Word | None = None


class Sit(Strict):
    """Sit down on an open seat."""

    seat: SeatNumber
    name: Name = ""


class SeatBot(Strict):
    """Let a bot play a seat, or give the seat back to its person."""

    seat: SeatNumber
    bot: Word | None


class Link(Strict):
    """The secret of a seat's return link."""

    token: Secret


class SeatOnly(Strict):
    """A request that speaks for a seat and says nothing else."""

    seat: SeatNumber


class Moves(Strict):
    """An answer: one move or a chain, quoting the question; `key` makes repeating harmless."""

    seat: SeatNumber
    question: Number
    moves: Annotated[list[Number], msgspec.Meta(min_length=1, max_length=1000)]
    key: Key


class Back(Strict):
    """Take back the last move of an open chain."""

    seat: SeatNumber
    question: Number
    key: Key


class Deed(Strict):
    """Something that a seat does besides moving."""

    seat: SeatNumber
    key: Key


class Standing(Strict):
    """A standing answer to a kind of window; without a move the seat is asked again."""

    seat: SeatNumber
    prompt: Number
    key: Key
    move: Number | None = None


class Complaint(Strict):
    """Something about the rules that seems wrong to a player."""

    seat: Annotated[int, msgspec.Meta(ge=-1, lt=8)] = -1
    rule: Annotated[str, msgspec.Meta(max_length=20)] = ""
    log: Number | None = None
    words: Annotated[str, msgspec.Meta(max_length=2000)] = ""


class OldRecord(Strict):
    """A record to be looked at."""

    text: Annotated[str, msgspec.Meta(max_length=1_000_000)]
    content: Annotated[str, msgspec.Meta(max_length=1_000_000)] = ""


class Me(msgspec.Struct):
    """Who is asking."""

    name: str


class Setting(msgspec.Struct):
    """A choice before a game."""

    name: str
    choices: list[str]
    seats: list[int]


class GameCard(msgspec.Struct):
    """A game as the home page shows it."""

    id: str
    seats: list[int]
    settings: list[Setting]
    revision: int
    content: bool


class ChairCard(msgspec.Struct):
    """Who sits on a seat, as everybody may know it."""

    seat: int
    kind: str
    bot: str
    name: str


class TableCard(msgspec.Struct):
    """A table in a list."""

    id: str
    game: str
    options: dict[str, str]
    stage: str
    public: bool
    chairs: list[ChairCard]
    yours: list[int]
    host: bool


class Seated(msgspec.Struct):
    """A seat that was taken, and the secret that brings it to another device."""

    table: str
    seat: int
    token: str


class NewTableAnswer(msgspec.Struct):
    """The table that was put up, and the seat taken with it."""

    table: str
    seated: Seated | None = None


class Place(msgspec.Struct):
    """A seat at a table."""

    table: str
    seat: int


class Text(msgspec.Struct):
    """A message id with its arguments, to be put into the reader's language."""

    id: str
    args: dict[str, object] = {}


class Refused(msgspec.Struct):
    """Why something was not done: a word for programs, a text for people, the rule behind it."""

    reason: str
    text: Text
    rule: str = ""


class WhyNot(msgspec.Struct):
    """Why a move is not possible; null for a move that is."""

    refusal: Refused | None


class Against(msgspec.Struct):
    """A move that a thing in sight would be used for, and what stands against it."""

    move: Text
    refusal: Refused


class Replayed(msgspec.Struct):
    """A record that was read: where to look at it, and how long it is."""

    id: str
    game: str
    lines: int
    sound: bool
