"""`python -m crosscheck VERB`: the only entry point of this package."""

from crosscheck.cli import main

if __name__ == "__main__":
    main(prog_name="python -m crosscheck")
