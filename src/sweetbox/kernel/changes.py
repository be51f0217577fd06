"""Changes: the difference between two views, so that a client that has one does not need the other in full.

A change of a Struct, a list or a mapping is an object with the changes of its parts, by name or number. Any other value that is not
an object replaces what was there, and `{"=": value}` replaces it with an object. An empty object: nothing has changed.
"""

from typing import Any

import msgspec

WHOLE = "="


def changes(before: Any, after: Any) -> Any:
    """What leads from one value to the other, JSON-ready."""
    if type(before) is type(after):
        if isinstance(after, msgspec.Struct):
            found = {}
            for name in after.__struct_fields__:
                old, new = getattr(before, name), getattr(after, name)
                if old is not new and old != new:
                    found[name] = changes(old, new) if isinstance(new, (msgspec.Struct, list, dict)) else new
            return found
        if isinstance(after, list) and len(before) == len(after) and after and isinstance(after[0], (msgspec.Struct, list)):
            return {str(place): changes(old, new) for place, (old, new) in enumerate(zip(before, after, strict=True)) if old != new}
        if isinstance(after, dict) and before.keys() == after.keys():
            return {str(name): changes(before[name], new) for name, new in after.items() if before[name] != new}
    return {WHOLE: after} if isinstance(after, msgspec.Struct | dict) else after


def changed(before: Any, change: Any) -> Any:
    """The value after a change, of builtin types: what a client does."""
    if not isinstance(change, dict):
        return change
    if WHOLE in change:
        return change[WHOLE]
    if isinstance(before, list):
        return [changed(value, change[str(place)]) if str(place) in change else value for place, value in enumerate(before)]
    return {**before, **{name: changed(before[name], part) for name, part in change.items()}}
