"""Sounds are mixed right, and missing files or devices do no harm."""

from __future__ import annotations

from array import array
from pathlib import Path

import pytest

from bohemian_villages.assets import resource
from bohemian_villages.models.program import sounds
from bohemian_villages.models.program.sounds import LOUDEST, Mixer, Sounds, clip

NAMES = ("dice", "wood", "kick", "coins", "stein", "bell", "tile", "fanfare")


@pytest.fixture
def no_device(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_mixer: Mixer) -> None:
        raise OSError("no sound device")

    monkeypatch.setattr(sounds, "open_device", fail)


def _clip(*values: int) -> sounds.Clip:
    return array("h", values)


def test_clips_that_sound_together_are_added_up() -> None:
    mixer = Mixer()
    mixer.add(_clip(1, 2, 3))
    mixer.add(_clip(10, 20))
    assert list(mixer.mix(4)) == [11, 22, 3, 0]


def test_a_clip_goes_on_where_the_last_buffer_ended() -> None:
    mixer = Mixer()
    mixer.add(_clip(1, 2, 3, 4, 5))
    assert list(mixer.mix(2)) + list(mixer.mix(2)) + list(mixer.mix(2)) == [1, 2, 3, 4, 5, 0]


def test_too_loud_a_sum_is_cut_off_instead_of_wrapping_around() -> None:
    mixer = Mixer()
    mixer.add(_clip(30_000, -30_000))
    mixer.add(_clip(30_000, -30_000))
    assert list(mixer.mix(2)) == [LOUDEST, -LOUDEST]


def test_the_volume_scales_everything() -> None:
    mixer = Mixer()
    mixer.volume = 0.5
    mixer.add(_clip(100, -40))
    assert list(mixer.mix(2)) == [50, -20]


def test_the_stream_gives_as_many_samples_as_are_asked_for() -> None:
    stream = Mixer().stream()
    next(stream)
    assert len(stream.send(7)) == 7
    assert len(stream.send(300)) == 300


@pytest.mark.parametrize("name", NAMES)
def test_every_sound_is_there_and_ends_quietly(name: str) -> None:
    samples = clip(name)
    assert len(samples) > 1000
    assert max(map(abs, samples)) > 10_000
    assert max(map(abs, samples[-8:])) < 700


def test_the_sounds_are_those_the_script_makes() -> None:
    assert {file.stem for file in Path(resource("sounds")).glob("*.wav")} == set(NAMES)


def test_a_missing_sound_is_silence() -> None:
    assert len(clip("no such sound")) == 0


@pytest.mark.usefixtures("qapp", "no_device")
def test_without_a_device_playing_is_silent_and_tried_once() -> None:
    player = Sounds()
    player.play("wood")
    player.play("wood")
    player.close()
    assert player._device is None


@pytest.mark.usefixtures("qapp", "no_device")
def test_switched_off_nothing_is_mixed() -> None:
    player = Sounds()
    player.set_volume(False, 1.0)
    player.play("wood")
    player.close()
    assert set(player.mixer.mix(64)) == {0}
