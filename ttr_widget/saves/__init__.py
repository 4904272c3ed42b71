"""Saved games: the file, the one that is written by itself, and files that are whole at every moment."""
