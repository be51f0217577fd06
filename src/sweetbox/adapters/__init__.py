"""Adapters: the games as environments of other people's libraries. Each needs the extra of its name.

docs/adapters.md has examples.
"""
