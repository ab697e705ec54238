"""Arrays in files, which hold plain numbers and texts only."""

from __future__ import annotations

from io import BytesIO
from zipfile import BadZipFile

import numpy as np

from .arrays import Array


class WeightsError(ValueError):
    """A file that holds no weights of such a network."""


def dump_arrays(arrays: dict[str, Array], *, compressed: bool = True) -> bytes:
    """Arrays as the bytes of an .npz file, the same ones for the same arrays."""
    file = BytesIO()
    save = np.savez_compressed if compressed else np.savez
    save(file, **arrays)  # type: ignore[arg-type]
    return file.getvalue()


def arrays_of(content: bytes) -> dict[str, Array]:
    """The arrays of such a file, which holds plain numbers and texts only."""
    try:
        with np.load(BytesIO(content), allow_pickle=False) as file:
            return {name: file[name] for name in file.files}
    except (ValueError, AttributeError, EOFError, BadZipFile) as error:
        raise WeightsError(str(error)) from None
