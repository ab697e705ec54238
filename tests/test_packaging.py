"""The tools that build packages: what they keep, and that their texts agree with the program."""

from __future__ import annotations

import re
import struct
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import numpy
import pytest

from bohemian_villages import __version__
from bohemian_villages.cli import COMMANDS
from bohemian_villages.games import GAMES
from bohemian_villages.views.toolkit.fonts import _LATO, _SOURCE_SERIF
from tests.tools import PACKAGING, tool

ROOT = Path(__file__).resolve().parents[1]
LINUX = PACKAGING / "linux"


@pytest.fixture(scope="module")
def trimming() -> ModuleType:
    return tool("trimming")


def test_a_frozen_program_holds_the_qt_modules_that_are_imported(trimming: ModuleType) -> None:
    imported = [name.split(".") for name in tool("smoke").imports()]
    assert {parts[1] for parts in imported if parts[0] == "PySide6" and parts[1:]} == (
        trimming.QT_MODULES
    )


def test_no_module_that_is_imported_is_left_out(trimming: ModuleType) -> None:
    smoke = tool("smoke")
    unwanted = set(trimming.UNWANTED_MODULES)
    assert not [name for name in smoke.imports() if name in unwanted]


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/Qt/plugins/platforms/libqwayland.so", True),
        ("PySide6/plugins/platforms/qwindows.dll", True),
        ("PySide6/Qt/plugins/platforms/libqcocoa.dylib", True),
        ("PySide6/Qt/plugins/platforms/libqvnc.so", False),
        ("PySide6/Qt/plugins/imageformats/libqjpeg.so", True),
        ("PySide6/Qt/plugins/imageformats/libqsvg.so", True),
        ("PySide6/Qt/plugins/imageformats/libqtiff.so", False),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", False),
        ("PySide6/Qt/translations/qt_de.qm", False),
        ("PySide6/QtCore.abi3.so", True),
        ("PySide6/QtNetwork.abi3.so", False),
        ("PySide6/QtNetwork.pyd", False),
        ("resources/translations/bohemian_villages_en.ts", True),
        (f"font_lato/files/{_LATO[0]}.ttf", True),
        ("font_lato/files/Lato-Thin.ttf", False),
        ("font_lato/files/OFL.txt", True),
        ("numpy/_core/_multiarray_umath.so", True),
    ],
)
def test_only_what_is_used_is_kept(trimming: ModuleType, name: str, kept: bool) -> None:
    entry = (name, "/nowhere", "DATA")
    assert trimming.trimmed([entry], (*_LATO, *_SOURCE_SERIF)) == [entry] * kept


def test_a_library_nobody_needs_is_left_out(trimming: ModuleType) -> None:
    library = ("PySide6/Qt/lib/libQt6Quick.so.6", "/nowhere", "BINARY")
    assert trimming.trimmed([library]) == []


def test_the_man_page_and_the_help_name_the_same_commands() -> None:
    page = (LINUX / "bohemian-villages.6").read_text("utf-8")
    commands = page[page.index(".SH COMMANDS") : page.index(".SH OPTIONS")]
    assert re.findall(r"^\.B (\w+)$", commands, re.MULTILINE) == list(COMMANDS)


def test_desktop_entry_mime_types_and_metainfo_agree() -> None:
    entry = (LINUX / "bohemian-villages.desktop").read_text("utf-8")
    fields = dict(line.split("=", 1) for line in entry.splitlines() if "=" in line)
    mime = ElementTree.parse(LINUX / "bohemian-villages.mime.xml").getroot()
    kinds = [kind.get("type") for kind in mime]
    meta = ElementTree.parse(LINUX / "bohemian-villages.metainfo.xml").getroot()
    assert fields["MimeType"].rstrip(";").split(";") == kinds
    assert [each.text for each in meta.findall("provides/mediatype")] == kinds
    assert meta.findtext("launchable") == "bohemian-villages.desktop"
    assert fields["Exec"].split()[0] == meta.findtext("provides/binary")
    assert fields["Exec"].endswith("%f")


def test_every_game_is_known_by_the_ending_of_its_files() -> None:
    mime = ElementTree.parse(LINUX / "bohemian-villages.mime.xml").getroot()
    known = [glob.get("pattern") for kind in mime for glob in kind if glob.tag.endswith("glob")]
    assert known == [f"*{game.format.suffix}" for game in GAMES]
    spec = (PACKAGING / "bohemian-villages.spec").read_text("utf-8")
    assert all(f'"{game.format.suffix.removeprefix(".")}")' in spec for game in GAMES)


def test_windows_is_told_the_version_of_the_program() -> None:
    text = (PACKAGING / "windows" / "version.txt").read_text("utf-8")
    numbers = ", ".join([*__version__.split("."), "0"])
    assert re.findall(r"(?:filevers|prodvers)=\((.*?)\)", text) == [numbers] * 2
    assert re.findall(r'Version", "(.*?)"', text) == [__version__] * 2


def test_icons_of_windows_and_macos_hold_their_pictures(tmp_path: Path) -> None:
    icons = tool("icons")
    pictures = {16: b"\x89PNG small", 256: b"\x89PNG large"}
    ico = icons.ico(pictures)
    assert struct.unpack("<HHH", ico[:6]) == (0, 1, 2)
    for number, picture in enumerate(pictures.values()):
        length, at = struct.unpack("<II", ico[6 + 16 * number + 8 :][:8])
        assert ico[at : at + length] == picture
    assert ico[6 + 16] == 0, "256 is written as 0"
    icns = icons.icns({b"ic07": b"\x89PNG"})
    assert icns[:4] == b"icns"
    assert struct.unpack(">I", icns[4:8]) == (len(icns),)
    (tmp_path / "x.ico").write_bytes(ico)


def test_the_same_folder_gives_the_same_archive(tmp_path: Path) -> None:
    package = tool("package")
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / "file").write_text("text")
    (folder / "link").symlink_to("file")
    first = package.pack_tar(folder, "name", tmp_path / "one").read_bytes()
    (folder / "file").touch()
    assert package.pack_tar(folder, "name", tmp_path / "two").read_bytes() == first


@pytest.mark.skipif(sys.platform != "linux", reason="looks at Linux libraries")
def test_libraries_of_numpy_get_smaller_and_still_load(tmp_path: Path) -> None:
    elf = tool("elf")
    folder = Path(numpy.__path__[0]).with_name("numpy.libs")
    for library in folder.iterdir():
        smaller = elf.without_gaps(library.read_bytes())
        assert len(smaller) < library.stat().st_size
        (tmp_path / library.name).write_bytes(smaller)
    script = "import ctypes, sys\nfor name in sys.argv[1:]: ctypes.CDLL(name, ctypes.RTLD_GLOBAL)"
    # Each after those it needs.
    names = sorted(tmp_path.iterdir(), key=lambda file: file.stat().st_size)
    subprocess.run([sys.executable, "-c", script, *map(str, names)], check=True)


def test_every_action_of_a_workflow_is_pinned_to_a_commit_and_names_its_version() -> None:
    pinned = re.compile(r"[\w./-]+@[0-9a-f]{40}  # v\d+\.\d+\.\d+")
    workflows = [*(ROOT / ".github" / "workflows").glob("*.y*ml")]
    used = [
        found[1]
        for file in workflows
        for found in re.finditer(r"^\s*(?:-\s+)?uses:\s*(.+?)\s*$", file.read_text("utf-8"), re.M)
    ]
    assert used
    assert [action for action in used if not pinned.fullmatch(action)] == []
