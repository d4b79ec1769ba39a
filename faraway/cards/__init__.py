"""The printed cards: catalogue, its reader, icons and quests."""
