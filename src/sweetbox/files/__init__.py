"""Files on disk: where they are kept, editions and match files."""
