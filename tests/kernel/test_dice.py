"""Dice: exactly uniform, the same everywhere, and sealed so that nobody can choose them."""

import hashlib
from collections import Counter
from collections.abc import Iterator, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fracas.contract import rule
from fracas.core.dice import Dice, SealBroken, SealedDice, check_sealed, seal_of, seeded
from tests.kernel.playing import NONCES, SECRET

WORDS = 1 << 32
DIE = (1,) * 6
WEIGHTS = (10, 8, 6, 8)


def dice_giving(first: int, second: int = 0) -> Dice:
    """Make dice whose next two words are known: with b = 0 they are a, and then 9 c + 1."""
    return Dice(first, 0, (second - 1) * pow(9, -1, WORDS) % WORDS, 0)


def takes_one_word(word: int, faces: int) -> bool:
    """Tell whether this word is enough to draw, rather than being passed over."""
    dice = dice_giving(word)
    dice.below(faces)
    return dice.counter == 1


def words_for(outcome: int, faces: int) -> int:
    """Count the words that give an outcome.

    The words that the multiplication maps to one outcome follow each other, and their
    low halves rise; so those that are passed over, if any, come first.
    """
    begin = -(-outcome * WORDS // faces)
    end = -(-(outcome + 1) * WORDS // faces)
    low, high = begin, end - 1
    assert takes_one_word(high, faces) and dice_giving(high).below(faces) == outcome
    while low < high:
        middle = (low + high) // 2
        if takes_one_word(middle, faces):
            high = middle
        else:
            low = middle + 1
    assert dice_giving(low).below(faces) == outcome
    assert low == begin or not takes_one_word(low - 1, faces)
    return end - low


def test_injected_words_come_as_said() -> None:
    dice = dice_giving(123, 456)
    assert [dice.word(), dice.word()] == [123, 456]


@rule("FR-6.1")
@pytest.mark.parametrize("faces", [1, 2, 3, 4, 5, 6, 7, 10, 32, 36, 100])
def test_every_face_has_the_same_number_of_words(faces: int) -> None:
    assert {words_for(outcome, faces) for outcome in range(faces)} == {WORDS // faces}


@rule("FR-6.1")
@pytest.mark.parametrize("faces", [4097, (1 << 31) - 1, 1 << 31, (1 << 31) + 1, WORDS - 1, WORDS])
def test_so_it_is_with_very_many_faces(faces: int) -> None:
    outcomes = [0, 1, 2, faces // 3, faces // 2, faces - 2, faces - 1]
    assert {words_for(outcome, faces) for outcome in outcomes} == {WORDS // faces}


@rule("FR-6.1")
def test_a_word_that_would_favour_a_face_is_passed_over() -> None:
    # 2**32 leaves 4 when divided by 6: word 0 is one of the four too many.
    assert not takes_one_word(0, 6)
    for second in (WORDS // 2 + 1, WORDS - 1):
        assert dice_giving(0, second).below(6) == dice_giving(second).below(6)


@settings(deadline=None, max_examples=200)
@given(st.integers(0, WORDS - 1), st.lists(st.integers(0, 50), min_size=1, max_size=6))
def test_an_outcome_is_drawn_by_its_share_of_the_weights(word: int, weights: list[int]) -> None:
    total = sum(weights)
    if total == 0:
        with pytest.raises(ValueError, match="nothing to draw"):
            dice_giving(word).weighted(tuple(weights))
        return
    point = dice_giving(word).below(total)
    drawn = dice_giving(word).weighted(tuple(weights))
    assert sum(weights[:drawn]) <= point < sum(weights[: drawn + 1])


@rule("FR-6.1")
def test_the_same_seed_gives_the_same_dice_everywhere() -> None:
    dice = seeded(7, "example")
    assert [dice.word() for _ in range(6)] == [
        1682150419,
        369794137,
        1393320281,
        525837555,
        353077756,
        378890336,
    ]
    dice = seeded(-3, "é")
    assert [dice.word() for _ in range(3)] == [2362443290, 4084235526, 2626617140]
    dice = seeded(0, "")
    assert [dice.below(1000) for _ in range(8)] == [897, 475, 208, 483, 63, 63, 637, 916]
    dice = seeded(2, "w")
    weighted = [dice.weighted((1, 0, 3, 6)) for _ in range(16)]
    assert weighted == [0, 2, 3, 2, 3, 3, 3, 2, 0, 0, 2, 3, 3, 3, 3, 2]
    dice = seeded(1, "deck")
    items = list(range(10))
    dice.shuffle(items)
    assert items == [7, 8, 3, 5, 2, 1, 4, 0, 9, 6]


@rule("FR-6.1")
def test_the_generator_is_the_published_one() -> None:
    # Small Fast Counting by Chris Doty-Humphrey, 32 bits, written from its description.
    a, b, c, counter = 0x01234567, 0x89ABCDEF, 0xDEADBEEF, WORDS - 3
    dice = Dice(a, b, c, counter)
    for _ in range(1000):
        word = (a + b + counter) % WORDS
        rotated = c * 2**21 % WORDS + c // 2**11
        a, b, c, counter = b ^ b // 512, 9 * c % WORDS, (rotated + word) % WORDS, counter + 1
        counter %= WORDS
        assert dice.word() == word
    assert (dice.a, dice.b, dice.c, dice.counter) == (a, b, c, counter)


@settings(deadline=None, max_examples=100)
@given(*[st.integers(0, WORDS - 1)] * 4)
def test_the_generator_stays_within_32_bits(a: int, b: int, c: int, counter: int) -> None:
    dice = Dice(a, b, c, counter)
    for _ in range(50):
        assert 0 <= dice.word() < WORDS
        assert all(0 <= part < WORDS for part in (dice.a, dice.b, dice.c, dice.counter))


def test_each_purpose_has_a_stream_of_its_own() -> None:
    streams = {
        tuple(seeded(seed, purpose).word() for _ in range(1))
        for seed in range(20)
        for purpose in ("match", "deal", "search", "match0")
    }
    assert len(streams) == 80


def test_copied_dice_fall_alike_and_apart() -> None:
    dice = seeded(5, "copies")
    dice.word()
    twin = dice.copy()
    rolls = [dice.below(1000) for _ in range(20)]
    assert [twin.below(1000) for _ in range(20)] == rolls


@rule("FR-6.1")
def test_a_shuffle_can_bring_every_order_equally_often() -> None:
    # Each of the draws below 4, 3 and 2 is uniform and independent; give every combination.
    orders: list[tuple[int, ...]] = []
    for fourth in range(4):
        for third in range(3):
            for second in range(2):
                words = [
                    (2 * outcome + 1) * WORDS // (2 * faces)
                    for outcome, faces in ((fourth, 4), (third, 3), (second, 2))
                ]
                orders.append(shuffled_by(words))
    assert Counter(orders) == dict.fromkeys(orders, 1) and len(orders) == 24


def shuffled_by(words: Sequence[int]) -> tuple[int, ...]:
    """Shuffle four items with dice that give these three words, or as good a third one."""
    dice = next(
        dice
        for dice in dice_beginning(words[0], words[1])
        if third_below_2(dice) == words[2] * 2 // WORDS
    )
    items = [0, 1, 2, 3]
    dice.shuffle(items)
    return tuple(items)


def dice_beginning(first: int, second: int) -> Iterator[Dice]:
    """Make dice whose next two words are known, with one third word after the other."""
    for start in range(1000):
        b = start * 2654435761 % WORDS
        c = (second - (b ^ b >> 9) - 1) * pow(9, -1, WORDS) % WORDS
        dice = Dice((first - b) % WORDS, b, c, 0)
        twin = dice.copy()
        assert (twin.word(), twin.word()) == (first, second)
        yield dice


def third_below_2(dice: Dice) -> int:
    """Tell what the third draw would be if it were one of two."""
    twin = dice.copy()
    twin.word()
    twin.word()
    return twin.below(2)


# Sealed dice.


def keyed_hash(key: bytes, message: bytes) -> bytes:
    """Compute HMAC-SHA256 as RFC 2104 describes it."""
    block = (
        key.ljust(64, b"\0") if len(key) <= 64 else hashlib.sha256(key).digest().ljust(64, b"\0")
    )
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in block) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in block) + inner).digest()


def draws_by_hand(
    secret: bytes, nonces: list[bytes], weights: tuple[int, ...], count: int
) -> list[int]:
    """Compute draws from the secret and the nonces without a line of the kernel's."""
    words = b"".join(len(nonce).to_bytes(4, "big") + nonce for nonce in nonces)
    key = keyed_hash(secret, hashlib.sha256(b"fracas dice 1" + words).digest())
    total = sum(weights)
    drawn: list[int] = []
    for number in range(count):
        attempt = 0
        while True:
            digest = keyed_hash(key, f"{number} {attempt}".encode())
            point = int.from_bytes(digest[:8], "big")
            if point < 2**64 - 2**64 % total:
                break
            attempt += 1
        below = [sum(weights[: position + 1]) for position in range(len(weights))]
        drawn.append([point % total < bound for bound in below].index(True))
    return drawn


@rule("FR-6.2")
@pytest.mark.parametrize("weights", [DIE, WEIGHTS, (1,), (0, 3, 0, 1)])
def test_sealed_draws_can_be_computed_by_anybody(weights: tuple[int, ...]) -> None:
    dice = SealedDice(SECRET, NONCES)
    drawn = [dice.draw(weights) for _ in range(60)]
    assert drawn == draws_by_hand(SECRET, NONCES, weights, 60)


@rule("FR-6.1", "FR-6.2")
def test_sealed_draws_pass_over_what_would_favour_an_outcome() -> None:
    # With 2**63 + 1 points nearly every second number is one too many.
    weights = (1 << 62, (1 << 62) + 1)
    dice = SealedDice(SECRET, NONCES)
    drawn = [dice.draw(weights) for _ in range(200)]
    assert drawn == draws_by_hand(SECRET, NONCES, weights, 200)


@rule("FR-6.2")
def test_sealed_draws_are_the_same_on_every_machine() -> None:
    dice = SealedDice(SECRET, NONCES)
    rolls = [dice.draw(DIE) for _ in range(16)]
    assert rolls == [4, 5, 4, 5, 1, 3, 5, 2, 1, 0, 4, 0, 1, 5, 5, 1]
    assert [dice.draw(WEIGHTS) for _ in range(8)] == [0, 0, 3, 2, 0, 0, 2, 0]
    assert seal_of(SECRET) == "43f2fe509e4423d1d94f00664deb11d8600170a3bedf665bd7aa8115219f077e"


@rule("FR-6.1")
@pytest.mark.parametrize("weights", [DIE, WEIGHTS, (1, 2, 3, 4)])
def test_sealed_draws_are_spread_as_the_weights_say(weights: tuple[int, ...]) -> None:
    dice = SealedDice(SECRET, NONCES)
    draws = 6000
    counts = Counter(dice.draw(weights) for _ in range(draws))
    distance = 0.0
    for outcome, weight in enumerate(weights):
        expected = draws * weight / sum(weights)
        distance += (counts[outcome] - expected) ** 2 / expected
    assert distance < 36  # Fair dice stay below with a million to one, up to six outcomes.


@rule("FR-6.2")
@pytest.mark.parametrize(
    ("secret", "nonces"),
    [
        pytest.param(bytes(32), NONCES, id="another secret"),
        pytest.param(SECRET, [b"bela", b"anna", b"chloe"], id="another order"),
        pytest.param(SECRET, [b"anna", b"bela"], id="a nonce missing"),
        pytest.param(SECRET, [b"anna", b"bela", b"chloe", b""], id="an empty nonce more"),
        pytest.param(SECRET, [b"annab", b"ela", b"chloe"], id="cut elsewhere"),
        pytest.param(SECRET, [b"annabelachloe"], id="joined"),
    ],
)
def test_every_part_of_secret_and_nonces_decides_the_draws(
    secret: bytes, nonces: list[bytes]
) -> None:
    dice, other = SealedDice(SECRET, NONCES), SealedDice(secret, nonces)
    assert [dice.draw(DIE) for _ in range(30)] != [other.draw(DIE) for _ in range(30)]


def drawn_game() -> list[tuple[tuple[int, ...], int]]:
    dice = SealedDice(SECRET, NONCES)
    return [(weights, dice.draw(weights)) for weights in (DIE, WEIGHTS, (1, 1), DIE, WEIGHTS)]


@rule("FR-6.3")
def test_draws_that_follow_from_the_seal_are_proven() -> None:
    check_sealed(seal_of(SECRET), SECRET, NONCES, drawn_game())


@rule("FR-6.3")
@pytest.mark.parametrize("number", range(1, 6))
def test_each_changed_draw_is_found(number: int) -> None:
    draws = drawn_game()
    weights, outcome = draws[number - 1]
    draws[number - 1] = (weights, (outcome + 1) % len(weights))
    with pytest.raises(SealBroken, match=f"draw {number} does not follow"):
        check_sealed(seal_of(SECRET), SECRET, NONCES, draws)


@rule("FR-6.3")
def test_a_draw_left_out_is_found() -> None:
    dice = SealedDice(SECRET, NONCES)
    draws: list[tuple[tuple[int, ...], int]] = [(DIE, dice.draw(DIE)) for _ in range(20)]
    with pytest.raises(SealBroken):
        check_sealed(seal_of(SECRET), SECRET, NONCES, draws[1:])


@rule("FR-6.3")
@pytest.mark.parametrize("secret", [b"", bytes(32), SECRET + b"\0", SECRET[:-1]])
def test_a_secret_of_another_seal_is_found_even_without_draws(secret: bytes) -> None:
    with pytest.raises(SealBroken, match="does not belong to the seal"):
        check_sealed(seal_of(SECRET), secret, NONCES, [])


@rule("FR-6.3")
@pytest.mark.parametrize("seal", ["", "00", seal_of(b"other"), seal_of(SECRET).upper()])
def test_another_seal_is_found(seal: str) -> None:
    with pytest.raises(SealBroken, match="does not belong to the seal"):
        check_sealed(seal, SECRET, NONCES, drawn_game())


def test_a_copy_of_sealed_dice_goes_on_where_they_are() -> None:
    dice = SealedDice(SECRET, NONCES)
    for _ in range(5):
        dice.draw(DIE)
    twin = dice.copy()
    ahead = [twin.draw(DIE) for _ in range(10)]
    assert [dice.draw(DIE) for _ in range(10)] == ahead


def test_from_nothing_nothing_can_be_drawn() -> None:
    for dice in (seeded(1, "nothing"), SealedDice(SECRET, NONCES)):
        with pytest.raises(ValueError, match="nothing to draw"):
            dice.draw((0, 0))
