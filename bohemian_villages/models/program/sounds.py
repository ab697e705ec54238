"""Sounds: short clips mixed into the system's sound device; silent without one."""

from __future__ import annotations

import contextlib
import ctypes
import logging
import sys
import wave
from array import array
from collections.abc import Callable, Generator
from functools import cache
from threading import Lock
from typing import Any, TypeAlias

from PySide6.QtCore import QObject, QThreadPool

from ...assets import MissingAssetError, resource

_log = logging.getLogger(__name__)

RATE = 22_050
LOUDEST = 32_767
MOST_AT_ONCE = 8

Clip: TypeAlias = "array[int]"


@cache
def clip(name: str) -> Clip:
    """The samples of a sound; empty if its file cannot be read."""
    try:
        with wave.open(str(resource(f"sounds/{name}.wav")), "rb") as file:
            samples = array("h", file.readframes(file.getnframes()))
    except (MissingAssetError, OSError, EOFError, wave.Error) as error:
        _log.warning("The sound %s cannot be used: %s", name, error)
        return array("h")
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


class Mixer:
    """Adds up the clips that are playing; called in the device's own thread."""

    def __init__(self) -> None:
        self.volume = 1.0
        self._lock = Lock()
        self._sounding: list[tuple[Clip, int]] = []

    def add(self, samples: Clip) -> None:
        """Start playing a clip."""
        with self._lock:
            self._sounding = [*self._sounding, (samples, 0)][-MOST_AT_ONCE:]

    def mix(self, frames: int) -> array[int]:
        """The next samples."""
        with self._lock:
            sounding, self._sounding = self._sounding, []
            rest = [(samples, at + frames) for samples, at in sounding]
            self._sounding = [(samples, at) for samples, at in rest if at < len(samples)]
        mixed = [0] * frames
        for samples, at in sounding:
            for place, value in enumerate(samples[at : at + frames]):
                mixed[place] += value
        volume = self.volume
        return array("h", [max(-LOUDEST, min(LOUDEST, int(v * volume))) for v in mixed])

    def stream(self) -> Generator[array[int], int, None]:
        """Yields the samples that the device asks for, buffer by buffer."""
        frames = yield array("h")
        while True:
            frames = yield self.mix(frames)


class Sounds(QObject):
    """Plays clips by name. The device is opened when the first one is played."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.enabled = True
        self.mixer = Mixer()
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._device: Any = None
        self._tried = False

    def set_volume(self, enabled: bool, volume: float) -> None:
        """Apply the settings."""
        self.enabled = enabled
        self.mixer.volume = volume

    def play(self, name: str) -> None:
        """Play a sound, if sounds are on and there is a device."""
        if not self.enabled:
            return
        if not self._tried:
            # Opening a device takes longer than a frame.
            self._tried = True
            self._pool.start(self._open)
        samples = clip(name)
        if samples:
            self.mixer.add(samples)

    def _open(self) -> None:
        """In a thread: open the device, or stay silent from now on."""
        with contextlib.suppress(OSError), quiet_alsa():
            self._device = open_device(self.mixer)

    def close(self) -> None:
        """Close the device."""
        self._pool.waitForDone()
        device, self._device = self._device, None
        if device is not None:
            device.close()


def open_device(mixer: Mixer) -> Any:
    """The system's sound device, playing the mixer's output; OSError if there is none."""
    try:
        import miniaudio
    except ImportError as error:
        raise OSError(str(error)) from error
    try:
        device = miniaudio.PlaybackDevice(
            output_format=miniaudio.SampleFormat.SIGNED16,
            nchannels=1,
            sample_rate=RATE,
            buffersize_msec=60,
            app_name="Bohemian Villages",
        )
        stream = mixer.stream()
        next(stream)
        device.start(stream)
    except miniaudio.MiniaudioError as error:
        raise OSError(str(error.args[0] if error.args else error)) from error
    return device


_Handler = ctypes.CFUNCTYPE(None)


@contextlib.contextmanager
def quiet_alsa() -> Generator[None]:
    """Keep ALSA from writing a page to the terminal where there is no device."""
    try:
        library = ctypes.CDLL("libasound.so.2")
        set_handler: Callable[[Any], Any] = library.snd_lib_error_set_handler
    except (OSError, AttributeError):
        yield
        return
    handler = _Handler(lambda: None)
    set_handler(handler)
    try:
        yield
    finally:
        set_handler(None)
