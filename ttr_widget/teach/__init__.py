"""Lessons, questions and the reference: what teaches the game. Content is data, see ``ttr_widget/data/teach``."""
