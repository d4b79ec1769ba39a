"""`python -m crosscheck.games`: play all plans and write their transcripts."""

from crosscheck.games.showing import FOLDER, written_anew

if __name__ == "__main__":
    for name, text in written_anew().items():
        (FOLDER / f"{name}.json").write_text(text, encoding="utf-8")
        print(f"{name}.json")
