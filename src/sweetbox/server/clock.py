"""What time it is, in two ways that are never mixed: what people are shown, and how long something took."""

import asyncio
import time


class Clock:
    """The clock of a house; tests give their own."""

    def now(self) -> int:
        """Milliseconds since 1970, to be stored and shown. It may leap: somebody sets the computer's clock, or the network does."""
        return time.time_ns() // 1_000_000

    def ticks(self) -> float:
        """Seconds that only ever pass, from an arbitrary start: how long ago something was is the difference of two."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Wait until this many ticks have passed."""
        await asyncio.sleep(seconds)
