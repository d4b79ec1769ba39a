"""`python -m faraway` is the command line."""

from faraway.cli import main

if __name__ == "__main__":
    main(prog_name="faraway")
