"""Writing sheets so that a folder is always whole: everything goes to folders beside the real ones first, then they change places."""

import os
import shutil

from .errors import ExportError


def written_together(folders: dict[str, dict[str, bytes]]) -> None:
    """Each folder gets exactly the given files (sub-folders by '/' in a name); what stood there before goes. All folders or none.

    Where it cannot be written an ExportError names the place.
    """
    waiting: dict[str, str] = {}
    placed: list[str] = []
    try:
        for folder, files in folders.items():
            waiting[folder] = beside(folder, "new")
            for name, content in files.items():
                path = os.path.join(waiting[folder], *name.split("/"))
                os.makedirs(os.path.dirname(path), exist_ok=True)
                with open(path, "wb") as file:
                    file.write(content)
        for folder, new in waiting.items():
            placed.append(folder)
            if os.path.lexists(folder):
                os.replace(folder, beside(folder, "old"))
            os.replace(new, folder)
    except BaseException as error:
        put_back(placed, waiting)
        if isinstance(error, OSError):
            raise ExportError(f"{error.filename} could not be written: {error.strerror}. Every sheet is as it was.") from error
        raise
    for folder in placed:
        beside(folder, "old")


def put_back(placed: list[str], waiting: dict[str, str]) -> None:
    """Undoes changes of places that were begun, and drops what waited for its own."""
    for folder in placed:
        old = neighbour(folder, "old")
        if not os.path.lexists(waiting[folder]):
            os.replace(folder, waiting[folder])
        if os.path.lexists(old):
            os.replace(old, folder)
    for new in waiting.values():
        shutil.rmtree(new, ignore_errors=True)


def written_beside(folder: str, files: dict[str, bytes]) -> list[str]:
    """Writes files into a folder beside what is there, each whole or not at all; returns their paths."""
    os.makedirs(folder, exist_ok=True)
    paths = [os.path.join(folder, name) for name in files]
    for path, content in zip(paths, files.values()):
        new = f"{path}.new"
        with open(new, "wb") as file:
            file.write(content)
        os.replace(new, path)
    return paths


def beside(folder: str, what: str) -> str:
    """A hidden neighbour on the same disk, which is not there: left-overs are cleared."""
    path = neighbour(folder, what)
    if os.path.isdir(path) and not os.path.islink(path):
        shutil.rmtree(path, ignore_errors=True)
    elif os.path.lexists(path):
        os.remove(path)
    return path


def neighbour(folder: str, what: str) -> str:
    parent, name = os.path.split(os.path.abspath(folder))
    return os.path.join(parent, f".{name}.{what}")
