"""Makes the sounds of the table, each from a few lines of arithmetic: `python packaging/sounds.py`.

Every sound is a sum of decaying tones and bursts of filtered noise, drawn from a fixed seed: the
same program makes the same files. They are 16-bit mono WAV files in `resources/sounds`.
"""

from __future__ import annotations

import math
import random
import struct
import sys
import wave
from collections.abc import Callable, Iterable
from pathlib import Path

RATE = 22_050
FOLDER = Path(__file__).resolve().parent.parent / "resources" / "sounds"

Samples = list[float]


def silence(seconds: float) -> Samples:
    """Nothing, to put something into."""
    return [0.0] * round(seconds * RATE)


def add(into: Samples, sound: Samples, at: float = 0.0, loudness: float = 1.0) -> None:
    """Mix a sound into another, from a moment on; what does not fit is cut."""
    start = round(at * RATE)
    for place, value in enumerate(sound[: max(0, len(into) - start)]):
        into[start + place] += value * loudness


def tone(hertz: float, seconds: float, decay: float, attack: float = 0.002) -> Samples:
    """A sine that swells for a moment and dies away; `decay` is the time to a third."""
    return [
        math.sin(2 * math.pi * hertz * n / RATE)
        * min(1.0, n / (attack * RATE))
        * math.exp(-n / (decay * RATE))
        for n in range(round(seconds * RATE))
    ]


def noise(rng: random.Random, seconds: float, decay: float, smooth: float) -> Samples:
    """A burst of noise; the smoother, the duller."""
    found, last = [], 0.0
    for n in range(round(seconds * RATE)):
        last = smooth * last + (1 - smooth) * rng.uniform(-1, 1)
        found.append(last * math.exp(-n / (decay * RATE)))
    return found


def knock(rng: random.Random, hertz: float, decay: float = 0.018) -> Samples:
    """Wood on wood: a dull click and two short tones that do not fit each other."""
    found = silence(0.16)
    add(found, noise(rng, 0.03, 0.006, 0.5), loudness=0.8)
    add(found, tone(hertz, 0.15, decay), loudness=0.9)
    add(found, tone(hertz * 2.71, 0.1, decay / 2), loudness=0.35)
    return found


def clink(hertz: float, decay: float = 0.09) -> Samples:
    """Metal: tones in the ratios of a small plate."""
    found = silence(0.5)
    for ratio, loudness in ((1.0, 0.6), (2.76, 0.4), (5.4, 0.22), (8.9, 0.1)):
        add(found, tone(hertz * ratio, 0.5, decay / ratio**0.5, 0.0005), loudness=loudness)
    return found


def dice(rng: random.Random) -> Samples:
    """Four dice that roll over felt and come to rest."""
    found = silence(0.95)
    at = 0.0
    while at < 0.72:
        loudness = 0.25 + 0.5 * rng.random() * (1 - at)
        add(found, knock(rng, rng.uniform(700, 1500), 0.007), at, loudness)
        at += rng.uniform(0.018, 0.05) * (1 + 1.6 * at)
    for moment in (0.6, 0.68, 0.75, 0.8):
        add(found, knock(rng, rng.uniform(480, 620), 0.012), moment, 0.45)
    return found


def wood(rng: random.Random) -> Samples:
    """A figure is put down."""
    return knock(rng, 390, 0.022)


def kick(rng: random.Random) -> Samples:
    """A figure is knocked off its place."""
    found = silence(0.34)
    add(found, knock(rng, 300, 0.02))
    add(found, knock(rng, 520, 0.012), 0.07, 0.7)
    add(found, knock(rng, 430, 0.016), 0.16, 0.5)
    return found


def coins(rng: random.Random) -> Samples:
    """A few coins fall onto others."""
    found = silence(0.7)
    for at in (0.0, 0.07, 0.13, 0.21):
        add(found, clink(rng.uniform(2300, 3100), 0.06), at + rng.uniform(0, 0.015), 0.5)
    return found


def stein(rng: random.Random) -> Samples:
    """A full stein is set down, and foam settles."""
    found = silence(0.6)
    add(found, knock(rng, 210, 0.03))
    add(found, clink(920, 0.07), 0.004, 0.35)
    add(found, noise(rng, 0.5, 0.16, 0.2), 0.05, 0.12)
    return found


def bell(rng: random.Random) -> Samples:
    """A small church bell."""
    found = silence(1.5)
    add(found, noise(rng, 0.02, 0.004, 0.3), loudness=0.3)
    for ratio, loudness in ((0.5, 0.3), (1.0, 0.6), (1.19, 0.25), (1.5, 0.2), (2.0, 0.3)):
        add(found, tone(660 * ratio, 1.5, 0.5 / ratio**0.4, 0.001), loudness=loudness)
    return found


def tile(rng: random.Random) -> Samples:
    """A cardboard tile slides and lies."""
    found = silence(0.28)
    add(found, noise(rng, 0.14, 0.07, 0.75), loudness=0.6)
    add(found, knock(rng, 260, 0.012), 0.12, 0.6)
    return found


def fanfare(_rng: random.Random) -> Samples:
    """Four brass-like notes for the winner."""
    found = silence(1.9)
    for at, hertz, length in ((0, 392, 0.2), (0.19, 523, 0.2), (0.38, 659, 0.2), (0.57, 784, 1.2)):
        for overtone in range(1, 7):
            loudness = 0.5 / overtone**1.25
            add(found, tone(hertz * overtone, length + 0.1, length / 1.6, 0.02), at, loudness)
    return found


SOUNDS: dict[str, Callable[[random.Random], Samples]] = {
    "dice": dice,
    "wood": wood,
    "kick": kick,
    "coins": coins,
    "stein": stein,
    "bell": bell,
    "tile": tile,
    "fanfare": fanfare,
}


def as_bytes(samples: Samples) -> bytes:
    """The samples at a common loudness, faded out at their end."""
    most = max(map(abs, samples)) or 1.0
    fade = min(400, len(samples))
    faded = (value * min(1.0, (len(samples) - place) / fade) for place, value in enumerate(samples))
    return b"".join(struct.pack("<h", round(value / most * 26_000)) for value in faded)


def write(name: str, data: bytes) -> None:
    """Write a WAV file."""
    with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(data)


def main(names: Iterable[str]) -> None:
    """Make the named sounds, or all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in list(names) or list(SOUNDS):
        write(name, as_bytes(SOUNDS[name](random.Random(name))))


if __name__ == "__main__":
    main(sys.argv[1:])
