"""The tool that says which rules exist and which tests prove them."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from textwrap import dedent

import pytest

from fracas.contract.rules import (
    Coverage,
    ReportWords,
    RuleError,
    cited_rules,
    compare_rulebooks,
    coverage,
    fallen_count,
    read_recorded,
    report_lines,
    rule_ids,
    stray_citations,
)

RULEBOOK = """\
# Brawl

Free text may mention BR-9.9, or even **BR-9.9** within a line.

## Setup
- **BR-1.1** Two to five brawlers take part.
- **BR-1.2** Each brawler draws four cards.
    * **BR-1.3** A card is hidden from the others.

**BR-A.10** A ruling may stand in a paragraph of its own.
1. **BR-18.2** So may an entry of a numbered list.
"""

WORDS = ReportWords(
    no_test="(no test)",
    no_such_rule="(no such rule)",
    totals="{} rules, {} proven, {} unproven, {} unknown".format,
)

Citing = Callable[[str], dict[str, list[str]]]


@pytest.fixture
def citing(tmp_path: Path) -> Citing:
    """Reads the citations of one file of tests with the given source."""

    def read(source: str) -> dict[str, list[str]]:
        file = tmp_path / "tests" / "brawl" / "test_purse.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(
            "import pytest\nfrom fracas.contract import rule\n" + dedent(source), encoding="utf-8"
        )
        return cited_rules(tmp_path / "tests")

    return read


def test_rules_are_found_in_lists_and_paragraphs_in_their_order() -> None:
    assert rule_ids(RULEBOOK) == ["BR-1.1", "BR-1.2", "BR-1.3", "BR-A.10", "BR-18.2"]


def test_the_same_id_twice_is_an_error_that_names_both_lines() -> None:
    with pytest.raises(RuleError, match=r"line 3: BR-1\.1 is already stated on line 1"):
        rule_ids("- **BR-1.1** One.\n\n- **BR-1.1** Another.")


@pytest.mark.parametrize("wrong", ["BR-1", "BR-1.2a", "BR-1.2.", "BR-A", "BR-A1.2", "BR-1.2.3"])
def test_an_almost_id_is_an_error_and_not_a_rule_overlooked(wrong: str) -> None:
    with pytest.raises(RuleError, match=r"line 2: .* is not a rule id"):
        rule_ids(f"\n- **{wrong}** Something.")


def test_other_bold_openings_are_no_rules() -> None:
    assert rule_ids("- **Purse** holds coins.\n\n**Two-seat game** is shorter.") == []


def test_equal_rulebooks_show_no_difference() -> None:
    assert compare_rulebooks("- **BR-1.1** One.", "- **BR-1.1** Un.") == []


def test_rules_missing_in_one_language_are_named() -> None:
    english = "- **BR-1.1** One.\n- **BR-1.2** Two."
    french = "- **BR-1.1** Un.\n- **BR-1.3** Trois."
    assert compare_rulebooks(english, french) == [
        "BR-1.2 is missing in French",
        "BR-1.3 is missing in English",
    ]


def test_the_first_difference_in_order_is_named() -> None:
    english = "- **BR-1.1** a\n- **BR-1.2** b\n- **BR-1.3** c"
    french = "- **BR-1.1** a\n- **BR-1.3** c\n- **BR-1.2** b"
    assert compare_rulebooks(english, french) == [
        "the order differs: English has BR-1.2 where French has BR-1.3"
    ]


def test_an_error_in_a_rulebook_names_the_language() -> None:
    with pytest.raises(RuleError, match="French rulebook, line 1: 'BR-1' is not a rule id"):
        compare_rulebooks("- **BR-1.1** One.", "- **BR-1** Un.")


def test_functions_classes_and_methods_cite_rules(citing: Citing) -> None:
    cited = citing(
        """
        @rule("BR-1.2", "BR-1.3")
        def test_tie(): ...

        @rule("BR-1.1")
        class TestPurse:
            @rule("BR-1.2")
            async def test_is_secret(self): ...
        """
    )
    file = "tests/brawl/test_purse.py"
    assert cited == {
        "BR-1.2": [f"{file}::test_tie", f"{file}::TestPurse::test_is_secret"],
        "BR-1.3": [f"{file}::test_tie"],
        "BR-1.1": [f"{file}::TestPurse"],
    }


def test_marks_of_cases_cite_rules_once_for_their_test(citing: Citing) -> None:
    cited = citing(
        """
        @pytest.mark.parametrize("coins", [
            pytest.param(1, marks=rule("BR-1.2")),
            pytest.param(2, marks=[pytest.mark.slow, rule("BR-1.2")]),
        ])
        def test_coins(coins): ...
        """
    )
    assert cited == {"BR-1.2": ["tests/brawl/test_purse.py::test_coins"]}


def test_cases_may_be_listed_apart_from_the_tests_that_use_them(citing: Citing) -> None:
    cited = citing(
        """
        FIRST = pytest.param(1, marks=rule("BR-1.1"))
        CASES: list[object] = [FIRST, pytest.param(2, marks=rule("BR-1.2"))]

        def more():
            return [*CASES, pytest.param(3, marks=rule("BR-1.3"))]

        @pytest.mark.parametrize("coins", more())
        def test_all(coins): ...

        @pytest.mark.parametrize("coins", [FIRST])
        def test_one(coins): ...
        """
    )
    every, one = (f"tests/brawl/test_purse.py::test_{name}" for name in ("all", "one"))
    assert cited == {"BR-1.1": [every, one], "BR-1.2": [every], "BR-1.3": [every]}


def test_a_function_of_cases_may_call_itself(citing: Citing) -> None:
    cited = citing(
        """
        def cases(count):
            case = pytest.param(count, marks=rule("BR-1.1"))
            return [case, *cases(count - 1)] if count else []

        @pytest.mark.parametrize("coins", cases(3))
        def test_all(coins): ...
        """
    )
    assert cited == {"BR-1.1": ["tests/brawl/test_purse.py::test_all"]}


def test_a_mark_of_the_file_or_of_a_class_body_cites_rules(citing: Citing) -> None:
    cited = citing(
        """
        pytestmark = [rule("BR-1.1")]

        class TestPurse:
            pytestmark = rule("BR-1.2")
        """
    )
    file = "tests/brawl/test_purse.py"
    assert cited == {"BR-1.1": [file], "BR-1.2": [f"{file}::TestPurse"]}


@pytest.mark.parametrize(
    "citation",
    [
        "from fracas.contract import rule as proves\n@proves('BR-1.1')",
        "from fracas import contract\n@contract.rule('BR-1.1')",
        "import fracas.contract\n@fracas.contract.rule('BR-1.1')",
        "import fracas.contract as laws\n@laws.rule('BR-1.1')",
        "@pytest.mark.rule('BR-1.1')",
        "from pytest import mark\n@mark.rule('BR-1.1')",
        "proves = pytest.mark.rule\n@proves('BR-1.1')",
    ],
)
def test_every_way_to_name_the_mark_is_understood(citing: Citing, citation: str) -> None:
    cited = citing(f"{citation}\ndef test_tie(): ...")
    assert cited == {"BR-1.1": ["tests/brawl/test_purse.py::test_tie"]}


def test_a_rule_of_another_library_is_no_citation(citing: Citing) -> None:
    source = """
        from hypothesis.stateful import RuleBasedStateMachine, rule

        class Purse(RuleBasedStateMachine):
            @rule(coins=integers())
            def pay(self, coins): ...
        """
    assert citing(source) == {}


@pytest.mark.parametrize(
    "source",
    [
        "@pytest.mark.skip\n@rule('BR-1.1')\ndef test_tie(): ...",
        "@rule('BR-1.1')\n@pytest.mark.xfail(reason='later')\ndef test_tie(): ...",
        "@pytest.mark.skip\nclass TestTie:\n    @rule('BR-1.1')\n    def test_tie(self): ...",
        "pytestmark = [pytest.mark.skip]\n@rule('BR-1.1')\ndef test_tie(): ...",
        "@pytest.mark.parametrize('n', [pytest.param(1, marks=[rule('BR-1.1'),"
        " pytest.mark.skip])])\ndef test_tie(n): ...",
    ],
)
def test_a_test_set_aside_proves_nothing(citing: Citing, source: str) -> None:
    assert citing(source) == {}


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("@rule(TIE)\ndef test_tie(): ...", "as a string, not TIE"),
        ("@rule(f'BR-{1}.2')\ndef test_tie(): ...", "as a string, not f'BR-"),
        ("@rule(*TIES)\ndef test_tie(): ...", r"as a string, not \*TIES"),
        ("@rule(12)\ndef test_tie(): ...", "as a string, not 12"),
        ("@rule('BR1.2')\ndef test_tie(): ...", "'BR1.2' is not a rule id"),
        ("@rule()\ndef test_tie(): ...", "takes one or more rule ids and nothing else"),
        ("@rule(id='BR-1.2')\ndef test_tie(): ...", "takes one or more rule ids and nothing else"),
        ("@rule('BR-1.2')\ndef tie(): ...", "cited where it proves nothing"),
        ("@rule('BR-1.2')\nclass Purse: ...", "cited where it proves nothing"),
        ("CASES = [pytest.param(1, marks=rule('BR-1.2'))]", "cited where it proves nothing"),
        ("def test_tie(:", "this is not Python"),
    ],
)
def test_a_doubtful_citation_is_an_error_naming_file_and_line(
    citing: Citing, source: str, complaint: str
) -> None:
    with pytest.raises(RuleError, match=rf"^tests/brawl/test_purse\.py:3: .*{complaint}"):
        citing(source)


def test_tests_are_named_from_the_root_given(tmp_path: Path) -> None:
    folder = tmp_path / "tests" / "brawl"
    folder.mkdir(parents=True)
    source = "import pytest\n@pytest.mark.rule('BR-1.1')\ndef test_tie(): ...\n"
    (folder / "test_purse.py").write_text(source, encoding="utf-8")
    assert cited_rules(folder) == {"BR-1.1": ["brawl/test_purse.py::test_tie"]}
    assert cited_rules(folder, tmp_path) == {"BR-1.1": ["tests/brawl/test_purse.py::test_tie"]}


def test_a_missing_folder_of_tests_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(RuleError, match="there is no such folder of tests"):
        cited_rules(tmp_path / "nowhere")


def test_coverage_sorts_rules_and_citations_of_one_game() -> None:
    citations = {"BR-1.2": ["b"], "BR-7.7": ["c"], "OW-1.1": ["d"], "BR-1.1": ["a"]}
    assert coverage(["BR-1.1", "BR-1.2", "BR-1.3"], citations, "BR") == Coverage(
        rules=["BR-1.1", "BR-1.2", "BR-1.3"],
        proven={"BR-1.1": ["a"], "BR-1.2": ["b"]},
        unproven=["BR-1.3"],
        unknown={"BR-7.7": ["c"]},
    )


def test_a_rule_with_another_games_prefix_is_an_error() -> None:
    with pytest.raises(RuleError, match=r"begin with BR-, unlike BX-1\.2"):
        coverage(["BR-1.1", "BX-1.2"], {}, "BR")


def test_citations_of_no_game_at_all_are_found() -> None:
    citations = {"BR-1.1": ["a"], "OW-1.1": ["b"], "RB-1.1": ["c"]}
    assert stray_citations(citations, ["BR", "OW"]) == {"RB-1.1": ["c"]}


def test_the_report_lists_rules_in_order_then_unknown_ids_then_totals() -> None:
    citations = {"BR-1.10": ["tests/a.py::one", "tests/b.py::two"], "BR-9.9": ["tests/c.py::three"]}
    found = coverage(["BR-1.2", "BR-1.10"], citations, "BR")
    assert report_lines(found, WORDS) == [
        "BR-1.2   (no test)",
        "BR-1.10  tests/a.py::one",
        "         tests/b.py::two",
        "BR-9.9   tests/c.py::three  (no such rule)",
        "2 rules, 1 proven, 1 unproven, 1 unknown",
    ]


def test_the_report_of_no_rules_is_its_totals() -> None:
    assert report_lines(coverage([], {}, "BR"), WORDS) == [
        "0 rules, 0 proven, 0 unproven, 0 unknown"
    ]


def test_recorded_numbers_are_read(tmp_path: Path) -> None:
    path = tmp_path / "rules_proven.toml"
    path.write_text("[proven]\nbrawl = 31\nold_world = 0\n", encoding="utf-8")
    assert read_recorded(path) == {"brawl": 31, "old_world": 0}


@pytest.mark.parametrize(
    "content",
    ["", "proven = 3", "[proven]\nbrawl = true", "[proven]\nbrawl = -1", "[proven]\nbrawl = '3'"],
)
def test_unusable_recorded_numbers_are_an_error_naming_the_file(
    tmp_path: Path, content: str
) -> None:
    path = tmp_path / "rules_proven.toml"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(RuleError, match=r"rules_proven\.toml: "):
        read_recorded(path)


def test_a_missing_or_broken_file_of_recorded_numbers_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(RuleError, match="cannot read the recorded numbers"):
        read_recorded(tmp_path / "nowhere.toml")
    broken = tmp_path / "broken.toml"
    broken.write_text("[proven", encoding="utf-8")
    with pytest.raises(RuleError, match="cannot read the recorded numbers"):
        read_recorded(broken)


@pytest.mark.parametrize(("proven", "fell"), [(30, True), (31, False), (32, False)])
def test_only_a_count_below_the_recorded_one_has_fallen(proven: int, fell: bool) -> None:
    message = fallen_count("brawl", proven, {"brawl": 31})
    assert (message is not None) == fell
    if message is not None:
        assert message.startswith(f"brawl: {proven} rules are proven, 31 were before")


def test_a_game_without_a_recorded_number_cannot_fall() -> None:
    assert fallen_count("brawl", 0, {}) is None


def test_reading_rules_needs_no_pytest() -> None:
    program = (
        "import sys; sys.modules['pytest'] = None; import fracas.contract.rules as rules;"
        " assert rules.rule_ids('- **BR-1.1** One.') == ['BR-1.1']"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
