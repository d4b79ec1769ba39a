"""`python -m tests.agreement.games`: play all plans and write their transcripts."""

from tests.agreement.games.showing import FOLDER, written_anew

if __name__ == "__main__":
    for name, text in written_anew().items():
        (FOLDER / f"{name}.json").write_text(text, encoding="utf-8")
        print(f"{name}.json")
