"""Things sent to a new process that knows nothing of this one, and back."""

import os
import pickle
import subprocess
import sys
from typing import Any

PROGRAM = "import pickle, sys; pickle.dump(pickle.load(sys.stdin.buffer), sys.stdout.buffer)"


def there_and_back(things: Any) -> Any:
    modules = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}  # the games of the tests, too
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM], input=pickle.dumps(things), stdout=subprocess.PIPE, check=True, env=modules
    )
    return pickle.loads(ran.stdout)
