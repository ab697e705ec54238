"""Files of arrays, which contain only plain numbers and texts."""

from __future__ import annotations

from io import BytesIO
from zipfile import BadZipFile

import numpy as np

from .arrays import Array


class WeightsError(ValueError):
    """The file does not hold weights of such a network."""


def dump_arrays(arrays: dict[str, Array], *, compressed: bool = True) -> bytes:
    """Arrays as the bytes of an .npz file, the same ones for the same arrays."""
    file = BytesIO()
    save = np.savez_compressed if compressed else np.savez
    save(file, **arrays)  # type: ignore[arg-type]
    return file.getvalue()


def arrays_of(content: bytes) -> dict[str, Array]:
    """The arrays in such a file."""
    try:
        with np.load(BytesIO(content), allow_pickle=False) as file:
            return {name: file[name] for name in file.files}
    except (ValueError, AttributeError, EOFError, BadZipFile) as error:
        raise WeightsError(str(error)) from None
