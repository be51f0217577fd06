"""The log as lines of JSON, for whatever collects logs. What is logged anywhere here has no links, no tokens and nothing that
somebody asked; a fault is named by its place in the code."""

import logging
from datetime import UTC, datetime

import msgspec


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": record.process,
            "message": record.getMessage(),
        }
        return msgspec.json.encode(line).decode()
