"""`python -m sweetbox` is `sweetbox`."""

from sweetbox.cli import main

main()
