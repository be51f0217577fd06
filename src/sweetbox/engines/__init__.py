"""Engines: a game's rules at one of three speeds, one match at a time or many side by side."""

from sweetbox.engines.base import ENGINES, Engine, Playouts, compiled_folder, engine

__all__ = ["ENGINES", "Engine", "Playouts", "compiled_folder", "engine"]
