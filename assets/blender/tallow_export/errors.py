"""What a person is meant to read: the error that ends an export, and warnings that do not. Any other error is a fault of the exporter or of
a model script and keeps its traceback.
"""

import json
import sys


class ExportError(Exception):
    """Says in one sentence what was found, where, and how to mend it."""


def warn(found: str, expected: str, mend: str) -> None:
    """Tells of something that is probably not meant; the sheet is written all the same. One line, whatever signs names are made of."""
    print("tallow-warning: " + json.dumps({"found": found, "expected": expected, "mend": mend}), file=sys.stderr, flush=True)


def quoted(name: str) -> str:
    """A data-block's name inside a sentence, on one line whatever is in it."""
    return json.dumps(name, ensure_ascii=False)
