"""The one error that a person is meant to read; anything else is a fault of the exporter or of a model script and keeps its traceback."""


class ExportError(Exception):
    """Says in one sentence what was found, where, and how to mend it."""
