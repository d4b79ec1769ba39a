"""`python -m crosscheck VERB`: the only entry point of this package."""

from faraway.__main__ import prepare

if __name__ == "__main__":
    prepare()
    from crosscheck.cli import main

    main(prog_name="python -m crosscheck")
