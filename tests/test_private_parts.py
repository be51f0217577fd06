"""What is used of a library without being promised by it is still there, and until it is not used the library has an upper bound.

A new version that moves one of these fails here, by name, before anything else does.
"""

import importlib
import inspect
import re
import tomllib
from pathlib import Path

import pytest

EXTRAS = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))["project"][
    "optional-dependencies"
]
PARTS = {  # by module: what is taken, and what of it
    "numba.core.compiler_lock": {"global_compiler_lock": []},
    "numba.core.codegen": {
        "JITCodeLibrary": ["_optimize_final_module", "_finalize_final_module", "get_pointer_to_function", "codegen"],
    },
    "numba.core.registry": {"cpu_target": ["target_context"]},
    "numba.np.arrayobj": {"make_array": [], "populate_array": []},
    "uvicorn.protocols.utils": {"ClientDisconnected": []},
    "uvicorn.protocols.http.httptools_impl": {
        "STATUS_LINE": [],
        "HttpToolsProtocol": [
            *("connection_made", "connection_lost", "data_received", "pause_writing", "resume_writing", "handle_websocket_upgrade"),
            *("on_message_begin", "on_header", "on_headers_complete", "on_message_complete", "send_400_response"),
            *("client", "config", "cycle", "flow", "headers", "loop", "parser", "pipeline", "transport"),
        ],
    },
    "uvicorn.protocols.websockets.websockets_sansio_impl": {
        "WebSocketsSansIOProtocol": [
            *("connection_made", "connection_lost", "data_received", "pause_writing", "resume_writing"),
            *("handle_connect", "handle_events", "receive"),
            *("close_sent", "config", "conn", "handshake_initiated", "loop", "queue", "scope", "transport", "writable"),
        ],
    },
}


def has(owner: object, part: str) -> bool:
    """As an attribute, or set by one of its methods."""
    return hasattr(owner, part) or (inspect.isclass(owner) and f"self.{part}" in inspect.getsource(owner))


@pytest.mark.parametrize("module", PARTS)
def test_what_is_used_is_there(module):
    found = importlib.import_module(module)
    for name, parts in PARTS[module].items():
        owner = getattr(found, name)
        assert [part for part in parts if not has(owner, part)] == [], name


def test_numba_keeps_compiled_code_as_linking_expects():
    """Without it functions are compiled as Numba does it by itself, which takes twice as long: nothing else would fail."""
    caching = importlib.import_module("numba.core.caching")
    kind = getattr(caching, "CacheImpl", None) or getattr(caching, "_CacheImpl", None)
    assert hasattr(kind, "_locator_classes")
    assert hasattr(caching, "UserProvidedCacheLocator") or hasattr(caching, "_UserProvidedCacheLocator")
    made = importlib.import_module("numba.core.registry").cpu_target.target_context.codegen()
    assert hasattr(made, "_library_class")


@pytest.mark.parametrize("library", sorted({module.partition(".")[0] for module in PARTS}))
def test_a_library_with_such_parts_has_an_upper_bound(library):
    wanted = [each for extra in EXTRAS.values() for each in extra if re.match(rf"{library}\b(?!-)", each)]
    assert wanted
    assert all("<" in each for each in wanted)
