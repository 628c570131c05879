"""Writing sheets so that a folder is always whole: everything goes to folders beside the real ones first, then they change places."""

import os
import shutil


def written_together(folders: dict[str, dict[str, bytes]]) -> None:
    """Each folder gets exactly the given files (sub-folders by '/' in a name); what stood there before goes. All folders or none."""
    waiting = {folder: beside(folder, "new") for folder in folders}
    try:
        for folder, files in folders.items():
            for name, content in files.items():
                path = os.path.join(waiting[folder], *name.split("/"))
                os.makedirs(os.path.dirname(path), exist_ok=True)
                with open(path, "wb") as file:
                    file.write(content)
    except BaseException:
        for folder in waiting.values():
            shutil.rmtree(folder, ignore_errors=True)
        raise
    for folder, new in waiting.items():
        old = beside(folder, "old")
        if os.path.isdir(folder):
            os.replace(folder, old)
        os.replace(new, folder)
        shutil.rmtree(old, ignore_errors=True)


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
    """A hidden neighbour on the same disk; left-overs of a killed export are cleared."""
    parent, name = os.path.split(os.path.abspath(folder))
    path = os.path.join(parent, f".{name}.{what}")
    shutil.rmtree(path, ignore_errors=True)
    return path
