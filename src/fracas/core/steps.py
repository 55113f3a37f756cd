"""The stack of steps: frames of plain integers in one flat list.

A frame is `kind, place, seat, below, arguments...`: what kind of step it is, where in
its course it stands, whose it is, and where the frame below begins. What must survive
nesting lives in the frame, so a kind may nest in itself, and a copy is one list copy.
"""

from typing import Final

from fracas.core.compiling import mypyc_attr

STEP: Final = 0
PLACE: Final = 1
SEAT: Final = 2
BELOW: Final = 3
ARGUMENTS: Final = 4
SHORTEST: Final = 8  # no frame has less than the four arguments of `push`

NO_SEAT: Final = -1
UNSET: Final[list[int]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Steps:
    """What is going on, as frames on a stack; only the top one runs and may grow."""

    __slots__ = ("returned", "stack", "top")

    def __init__(self) -> None:
        self.stack = UNSET
        self.top = -1
        self.returned = 0

    def push(self, step: int, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Put a step on the stack; it runs before the one that pushed it goes on."""
        base = len(self.stack)
        self.stack += [step, 0, seat, self.top, a, b, c, d]
        self.top = base

    def done(self, value: int = 0) -> None:
        """End the top step; the one below finds `value` in `returned`."""
        base = self.top
        self.returned = value
        self.top = self.stack[base + BELOW]
        del self.stack[base:]

    def interrupt(self, step: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Put a step in between, from `settle`: what the last step returned is kept.

        Such a step ends with `resume`, so that the one below still finds its own value.
        """
        self.push(step, seat, a, b, c, self.returned)

    def resume(self) -> None:
        """End a step that `interrupt` put in between."""
        self.done(self.argument(3))

    def place(self) -> int:
        """Tell where in its course the top step is; it starts at 0."""
        return self.stack[self.top + PLACE]

    def go(self, place: int) -> None:
        """Set where the top step goes on."""
        self.stack[self.top + PLACE] = place

    def step_seat(self) -> int:
        """Give the seat whose step the top one is."""
        return self.stack[self.top + SEAT]

    def argument(self, position: int) -> int:
        """Read an argument of the top step."""
        return self.stack[self.top + ARGUMENTS + position]

    def set_argument(self, position: int, value: int) -> None:
        """Write an argument of the top step."""
        self.stack[self.top + ARGUMENTS + position] = value

    def add_argument(self, value: int) -> None:
        """Lengthen the top step by one argument; a step holds as many as it needs."""
        self.stack.append(value)

    def arguments(self) -> int:
        """Count the arguments of the top step: the four of `push` and those added."""
        return len(self.stack) - self.top - ARGUMENTS
