"""The GPU engine: what can be said without a GPU, and on one the same bytes as the CPU's, by `benchmarks/gpu_check.py`, which
needs no pytest."""

import importlib.util
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import sweetbox
from benchmarks.gpu_check import PARTS, host
from sweetbox import MissingExtraError, OptionError
from sweetbox.engines import engine
from sweetbox.engines.batch import Batch


def why_no_gpu() -> str:
    if importlib.util.find_spec("numba_cuda") is None:
        return "numba-cuda is not installed: it comes with the extra gpu"
    from numba import cuda

    return "" if cuda.is_available() else "this machine has no GPU with CUDA"


needs_gpu = pytest.mark.skipif(bool(why_no_gpu()), reason=why_no_gpu() or "there is one")


# ---- Without a GPU ----


@pytest.mark.skipif(not why_no_gpu(), reason="there is a GPU")
def test_a_missing_gpu_is_said_in_one_sentence() -> None:
    for ask in (lambda: engine(sweetbox.game("_template"), "cuda"), lambda: sweetbox.batch("_template", 2, "cuda")):
        with pytest.raises((MissingExtraError, OptionError), match=r"numba-cuda|engine cuda"):
            ask()


def test_what_is_missing_is_named(monkeypatch: Any) -> None:
    from sweetbox.engines import cuda

    monkeypatch.setattr(cuda.importlib.util, "find_spec", lambda name: None)
    with pytest.raises(MissingExtraError, match="needs numba-cuda, which is not installed; the extra gpu brings it"):
        cuda.check_cuda()
    monkeypatch.setattr(cuda.importlib.util, "find_spec", lambda name: name)
    monkeypatch.setattr(cuda.cuda, "is_available", lambda: False)
    with pytest.raises(OptionError, match="needs a GPU with CUDA"):
        cuda.check_cuda()


def test_fewer_rows_at_a_time_where_they_are_long(monkeypatch: Any) -> None:
    from sweetbox.engines import cuda

    def tile(name: str) -> int:
        return cuda.CudaEngine(sweetbox.game(name), SimpleNamespace()).tile

    assert {tile(name) for name in sweetbox.all_games()} == {32}
    monkeypatch.setattr(cuda, "NEAR", 8 << 10)
    game = sweetbox.game("biscuit_pockets")
    assert tile("biscuit_pockets") == 16
    assert 16 * (np.dtype(game.rules.Table).itemsize + 2 * game.judge.OBSERVATION) <= 8 << 10
    assert tile("honeymoon") == 8


def test_arguments_are_checked_before_the_gpu_is_asked_for() -> None:
    with pytest.raises(ValueError, match="illegal"):
        sweetbox.batch("_template", 3, "cuda", illegal="repair")
    with pytest.raises(ValueError, match="at least one"):
        sweetbox.batch("_template", 0, "cuda")


def test_a_batch_of_numpy_arrays_is_none_of_the_gpu() -> None:
    with pytest.raises(OptionError, match=r"No such engine: cuda\. Known engines: python and cpu"):
        Batch("_template", 3, "cuda")


# ---- On a GPU ----


@needs_gpu
@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("name", ["_template", *sweetbox.all_games()])
def test_everything_is_the_cpus(name: str, part: str) -> None:
    if part == "teach":
        pytest.importorskip("torch")
    PARTS[part](name, 40, ("cuda", "cpu"))


@needs_gpu
def test_forfeits_of_device_moves_are_the_cpus() -> None:
    there, here = (sweetbox.batch("biscuit_pockets", 3, kind, seats=3, seed=1, illegal="forfeit") for kind in ("cuda", "cpu"))
    moves = here.random_moves()
    moves[1] = 80
    step, expected = there.step(moves.astype(np.int32)), here.step(moves)
    assert (host(step.rewards) == expected.rewards).all()
    assert (host(step.forfeited) == expected.forfeited).all()
    assert host(there.tables).tobytes() == here.tables.tobytes()


@needs_gpu
def test_arrays_of_a_wrong_kind_are_refused() -> None:
    there = sweetbox.batch("honeymoon", 40, "cuda", seats=3, seed=2)
    for wrong in (
        lambda: there.reset(which=[True]),
        lambda: there.step(np.zeros(7, int)),
        lambda: there.observe(3),
        lambda: there.step(np.zeros(40)),
        lambda: there.step(there.step(np.full(40, -1)).rewards[:, 0]),
    ):
        with pytest.raises(ValueError, match="expected"):
            wrong()
    with pytest.raises(ValueError, match="out"):
        there.observe(out=np.zeros((40, there.observation), np.int16))


@needs_gpu
def test_pytorch_takes_the_arrays_without_a_copy() -> None:
    torch = pytest.importorskip("torch")
    batch = sweetbox.batch("biscuit_pockets", 64, "cuda", seed=3, illegal="forfeit")
    seen, legal = batch.observe(), batch.legal()
    place = seen.__cuda_array_interface__["data"][0]
    tensor, mask = torch.as_tensor(seen, device="cuda"), torch.as_tensor(legal, device="cuda")
    assert tensor.data_ptr() == place
    assert (tensor.cpu().numpy() == host(seen)).all()
    moves = mask.float().multinomial(1)[:, 0]
    assert not host(batch.step(moves).forfeited).any()
    spread = torch.as_tensor(batch.legal(), device="cuda").float().multinomial(1).repeat(1, 2)[:, 0]  # every other number
    assert not host(batch.step(spread).forfeited).any()
    assert batch.observe(out=tensor).__cuda_array_interface__["data"][0] == place
    assert (tensor.cpu().numpy() == host(batch.observe())).all()


@needs_gpu
def test_jax_takes_the_arrays_without_a_copy() -> None:
    jax = pytest.importorskip("jax")
    batch = sweetbox.batch("biscuit_pockets", 64, "cuda", seed=3, illegal="forfeit")
    legal = batch.legal()
    array = jax.numpy.asarray(legal)
    assert array.unsafe_buffer_pointer() == legal.__cuda_array_interface__["data"][0]
    assert (jax.device_get(array) == host(legal)).all()
    moves = jax.random.categorical(jax.random.key(1), jax.numpy.where(array, 0.0, -jax.numpy.inf), axis=1)
    assert not host(batch.step(moves).forfeited).any()
