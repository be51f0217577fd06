"""Builds the web client into the package, wherever the package is built or installed from a checkout."""

import importlib.util
import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebClient(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        if self._reason_to_skip() is not None:
            return []
        npm = self._npm()
        return [] if npm.node_command() is not None else [npm.WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        reason = self._reason_to_skip()
        if reason is not None:
            self.app.display_info(f"The web client is not built: {reason}.")
            return
        npm = self._npm()
        try:
            npm.install(everything=False)
            npm.npm("run", "build", "--silent", quiet=True)
        except npm.NpmError as error:
            self.app.abort(str(error))

    def _reason_to_skip(self) -> str | None:
        root = Path(self.root)
        if os.environ.get("SWEETBOX_NO_WEB") == "1":
            return "SWEETBOX_NO_WEB is 1"
        if (root / "PKG-INFO").is_file() and (root / "src/sweetbox/server/static/index.html").is_file():
            return "this source package already contains it"
        if not (root / "web").is_dir():
            return "there is no folder web/"
        return None

    def _npm(self) -> Any:
        spec = importlib.util.spec_from_file_location("npm", Path(self.root) / "web" / "npm.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
