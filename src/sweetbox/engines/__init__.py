"""Engines: a game's rules at one of three speeds, one match at a time or many side by side.

base        what every engine can do; `engine(game, kind)` makes one
python      the reference, interpreted            cpu          compiled for the CPU
cuda        compiled for a GPU                    cuda_kernels what runs there
batch       many matches as NumPy arrays          cuda_batch   the same on the GPU
bench       how fast it all is
"""

from sweetbox.engines.base import ENGINES, Engine, HostEngine, Playouts, can_compile, compiled_folder, engine, host_engine

__all__ = ["ENGINES", "Engine", "HostEngine", "Playouts", "can_compile", "compiled_folder", "engine", "host_engine"]
