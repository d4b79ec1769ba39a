import json

from faraway.errors import Code
from tests.faraway.cli_running import Run


def test_errors_lists_every_code_under_its_subject(run: Run) -> None:
    output = run("errors").stdout
    assert all(f"  {code.value} " in output and code.meaning in output for code in Code)
    assert (
        output.index("cards of a tableau") < output.index("unknown-region") < output.index("ranking players")
    )


def test_errors_as_json(run: Run) -> None:
    codes = json.loads(run("errors", "--json").stdout)["codes"]
    assert [code["code"] for code in codes] == [code.value for code in Code]
    assert codes[0] == {
        "code": "not-utf8",
        "subject": "reading the input",
        "meaning": "The bytes are not UTF-8 text.",
    }
