"""The PPO example learns: on the batch, and through the vector environment."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

torch = pytest.importorskip("torch", reason="needs the extra train")


def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("ppo", Path(__file__).parents[2] / "examples" / "ppo.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("through", ["batch", "gymnasium"])
def test_it_runs_to_its_end(through: str, capsys: pytest.CaptureFixture[str]):
    example().main(["_template", "--through", through, "--seconds", "0", "--tables", "8", "--matches", "8"])
    told = capsys.readouterr().out
    assert "Learned from 256 positions on " in told
    assert "from greedy; even is " in told


@pytest.mark.parametrize("seats", [1, 2])
def test_what_a_move_brought_is_the_reward_that_came_for_its_seat(seats: int):
    """Two seats in turn, or one; a match of four moves, the reward at its end; a network that expects nothing."""
    ppo = example()

    class Net:
        def __call__(self, numbers, legal):
            return torch.zeros(len(numbers), 2).log_softmax(1), torch.zeros(len(numbers))

    class World:
        def __init__(self) -> None:
            self.seats, self.made = seats, 0

        def look(self):
            return torch.zeros(1, 1), torch.ones(1, 2, dtype=torch.bool), torch.tensor([self.made % seats])

        def step(self, moves):
            self.made += 1
            over = self.made % 4 == 0
            rewards = [0.5, -0.5][:seats] if over else [0.0] * seats
            return torch.tensor([rewards]), torch.tensor([over])

    gains = ppo.play(Net(), World())[4].flip(0)[:4]  # lessons come last step first
    wanted = [0.5 * ppo.TRUST**k for k in (3, 2, 1, 0)] if seats == 1 else [0.5 * ppo.TRUST, -0.5 * ppo.TRUST, 0.5, -0.5]
    assert gains.tolist() == pytest.approx(wanted)
