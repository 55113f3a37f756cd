"""The 28 published battle boards (SL-1.5), seven sets of four.

Each board is four rows of four spaces, as it lies unturned on beige's side: the first row is
the one farthest from beige. P plains, F forest, M marsh, H mountains (heights), T town,
D desert, W water.
"""

from typing import Final

LETTERS: Final = "PFMHTDW"
SETS: Final = 7
BOARDS_IN_A_SET: Final = 4
WIDTH: Final = 4

LAYOUTS: Final[tuple[tuple[str, str], ...]] = (
    ("board-1a", "DHHT HHHW FFHH TPMH"),
    ("board-1b", "MMMM FFMT DWMM FPHM"),
    ("board-1c", "FFFM FTFM FFFW HPDM"),
    ("board-1d", "PPPP PPPW FHPT HDDM"),
    ("board-2a", "DDDD DDHW DDPM FFPT"),
    ("board-2b", "TWTD PFMM MTFM HHMT"),
    ("board-2c", "HHHH HWHM DTMF PMMM"),
    ("board-2d", "HFFF DFFF PHHH THMW"),
    ("board-3a", "HPPH FPPH TMPH WDPH"),
    ("board-3b", "FFPD FTFM HFFW HHHH"),
    ("board-3c", "MFFF HFFW MMMF PDTM"),
    ("board-3d", "WHHP HTHF DDHH DDDM"),
    ("board-4a", "PFFM FPFF TFPP WHPD"),
    ("board-4b", "PFFH FFFF TDMD DDWD"),
    ("board-4c", "PFPP PHTD DPMW DDDP"),
    ("board-4d", "MWMD MMMD TMDD PFHD"),
    ("board-5a", "MPPM PPMT HFMM DPMW"),
    ("board-5b", "WFFF HTFM FFFP DPFM"),
    ("board-5c", "MDDF PHTT MFTH WMFD"),
    ("board-5d", "HPHW THMH HFHD PHMH"),
    ("board-6a", "FPFP DFPF FTFW MFHF"),
    ("board-6b", "MMMM TFMW FMHM FDPH"),
    ("board-6c", "DHDP TDWD DFDM FDPD"),
    ("board-6d", "FFWD FFPT MMHH MMHH"),
    ("board-7a", "FFFF FMDT FWFF HFFP"),
    ("board-7b", "FFFF FFDF FPHF TMWF"),
    ("board-7c", "PPPP DPFP HMPT WPPP"),
    ("board-7d", "PPPW DMTP PHPP PPFP"),
)
BOARD_NAMES: Final[tuple[str, ...]] = tuple(name for name, _ in LAYOUTS)


def _terrains(rows: str) -> tuple[int, ...]:
    return tuple(LETTERS.index(letter) for letter in rows if letter != " ")


BOARDS: Final[tuple[tuple[int, ...], ...]] = tuple(_terrains(rows) for _, rows in LAYOUTS)
ROTATIONS: Final = 4


def turned(board: int, rotation: int, column: int, row: int) -> int:
    """Give the terrain at a column and row, counted from beige's left rear corner of a board.

    The board lies turned clockwise by so many quarters.
    """
    layout = BOARDS[board]
    last = WIDTH - 1
    down = last - row
    for _ in range(rotation):
        column, down = down, last - column
    return layout[down * WIDTH + column]
