"""Bots: what sits in a seat when no person does. A bot gets a Turn, which has a glimpse, never the match; it returns an Answer."""

from sweetbox.bots.bot import Answer, Bot, Turn, Weighed
from sweetbox.bots.registry import all_bots, bot

__all__ = ["Answer", "Bot", "Turn", "Weighed", "all_bots", "bot"]
