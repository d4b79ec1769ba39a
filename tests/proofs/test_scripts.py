"""Every obligation becomes a script that two solvers read and answer as the kernel needs it."""

import pytest

from proofs.cvc5_solver import ask_cvc5
from proofs.scripts import Role, UnsettledError, question_script, scripts_of
from proofs.smt import (
    Answer,
    Solver,
    all_of,
    any_of,
    ask_z3,
    integer,
    known_word,
    listening,
    logic_of,
    same_words,
    word,
)
from proofs.theorem import Example, Obligation, Quantifier, Theorem, Twin
from proofs.theorems import BY_NAME
from tests.samples import sample_of

X, Y = integer("x"), integer("y")
NO_LIMIT = 0
CHEAP = (
    "durations_distinct",
    "tie_break_decides",
    "region_57_fame_le_52",
    "total_zero_attained",
    "fame_le_of_prices",
)


def obligation(*, claim_holds: bool = True, quantifier: Quantifier = Quantifier.FOR_ALL) -> Obligation:
    claim = X >= 2 if claim_holds else X >= 4
    return Obligation("x of 3", (X >= 3, X <= 3), claim, lambda _: Example("x"), quantifier)


def theorem(first: Obligation, twin: Obligation) -> Theorem:
    return Theorem("of_x", "x", ("COMP-1",), "all x", lambda: [first], Twin("changed", lambda: [twin]))


def test_obligation_for_all_asks_for_its_premises_and_for_a_counterexample() -> None:
    scripts = list(scripts_of(theorem(obligation(), obligation(claim_holds=False))))
    assert [(script.role, script.expected) for script in scripts] == [
        (Role.PREMISES, Answer.SATISFIABLE),
        (Role.OBLIGATION, Answer.UNSATISFIABLE),
        (Role.TWIN, Answer.SATISFIABLE),
    ]


def test_obligation_of_existence_asks_for_a_case() -> None:
    exists = Quantifier.EXISTS
    scripts = list(
        scripts_of(theorem(obligation(quantifier=exists), obligation(claim_holds=False, quantifier=exists)))
    )
    assert [(script.role, script.expected) for script in scripts] == [
        (Role.OBLIGATION, Answer.SATISFIABLE),
        (Role.TWIN, Answer.UNSATISFIABLE),
    ]


def test_twin_that_holds_has_no_script() -> None:
    with pytest.raises(UnsettledError, match="of_x"):
        list(scripts_of(theorem(obligation(), obligation())))


@pytest.mark.parametrize("name", sample_of(CHEAP))
def test_both_solvers_answer_the_scripts_of_a_cheap_theorem_as_expected(name: str) -> None:
    for script in scripts_of(BY_NAME[name]):
        unsat = script.expected is Answer.UNSATISFIABLE
        solved = ask_cvc5(script.text, NO_LIMIT, proof=unsat)
        assert (ask_z3(script.text, NO_LIMIT), solved.answer) == (script.expected, script.expected)
        if unsat:
            assert solved.proof is not None
            assert solved.proof.steps > 1
            assert solved.proof.trusted == 0


def test_script_says_logic_name_clauses_and_expected_answer() -> None:
    script = next(scripts_of(theorem(obligation(), obligation(claim_holds=False))))
    assert script.text == (
        "(set-info :smt-lib-version 2.6)\n(set-logic QF_LIA)\n(set-info :source |faraway-rules: of_x, x of 3|)\n"
        "(set-info :question |premises|)\n(set-info :clauses |COMP-1|)\n"
        '(set-info :category "industrial")\n(set-info :status sat)\n'
        "(declare-fun x () Int)\n(assert\n (>= x 3))\n(assert\n (<= x 3))\n(check-sat)\n(exit)\n"
    )


def test_constraints_are_written_as_stated_and_not_as_simplified() -> None:
    solver = Solver()
    solver.add([X - X >= Y])
    assert "(- x x)" in solver.script()


def test_connectives_of_fewer_than_two_are_readable_by_every_solver() -> None:
    solver = Solver()
    solver.add([all_of([]), all_of([X >= 1]), any_of([X >= 2])])
    with solver.supposing([any_of([])]):
        assert ask_cvc5(f"(set-logic QF_LIA)\n{solver.script()}", NO_LIMIT).answer is Answer.UNSATISFIABLE
    assert ask_cvc5(f"(set-logic QF_LIA)\n{solver.script()}", NO_LIMIT).answer is Answer.SATISFIABLE


def test_logic_is_that_of_the_constraints() -> None:
    assert logic_of([X >= Y]) == "QF_LIA"
    assert logic_of([X * Y >= 1]) == "QF_NIA"
    assert logic_of([same_words(word("w"), known_word(1))]) == "QF_BV"
    with pytest.raises(ValueError, match="no logic"):
        logic_of([X >= 1, same_words(word("w"), 1)])


def test_listener_hears_every_question_with_all_that_was_supposed() -> None:
    heard: list[tuple[int, Answer]] = []
    solver = Solver()
    solver.add([X >= 1])
    with listening(lambda constraints, answer: heard.append((len(constraints), answer))):
        solver.check()
        with solver.supposing([X <= 0]):
            solver.check()
    solver.check()
    assert heard == [(1, Answer.SATISFIABLE), (2, Answer.UNSATISFIABLE)]


def test_work_beyond_the_limit_is_unknown_to_both() -> None:
    bits = [integer(f"b{place}") for place in range(24)]
    bounds = [bound for bit in bits for bound in (bit >= 0, bit <= 1)]
    total = sum((10_000 + 37 * place * place) * bit for place, bit in enumerate(bits))
    assert not isinstance(total, int)
    script = question_script(
        "hard", "1", (), [*bounds, total >= 123_457, total <= 123_457], Answer.UNSATISFIABLE
    )
    assert ask_z3(script.text, 10_000) is Answer.UNKNOWN
    assert ask_cvc5(script.text, 1_000, proof=True).answer is Answer.UNKNOWN


def test_solver_is_not_told_the_expected_answer() -> None:
    for script in scripts_of(theorem(obligation(), obligation(claim_holds=False))):
        assert "(set-info :status unknown)" in script.question
        assert script.question.count(":status") == script.text.count(":status") == 1


def test_script_that_cvc5_cannot_read_raises() -> None:
    with pytest.raises(Exception, match="y"):
        ask_cvc5("(set-logic QF_LIA)\n(assert (> y 1))\n(check-sat)\n", NO_LIMIT)
    with pytest.raises(ValueError, match="cvc5 says nothing"):
        ask_cvc5("(set-logic QF_LIA)\n", NO_LIMIT)
