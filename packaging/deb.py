"""A Debian package from a frozen program: control file, desktop entry, icons, man page."""

from __future__ import annotations

import gzip
import hashlib
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from trimming import FALLBACK, needs_of

HERE = Path(__file__).resolve().parent
CONTROL = """\
Package: {name}
Version: {version}
Architecture: {architecture}
Maintainer: The Bohemian Villages authors <authors@bohemian-villages.invalid>
Installed-Size: {kilobytes}
Depends: {depends}
Section: games
Priority: optional
Description: {summary}
 Two to five players send figures into the shops, mills, inns and churches of
 Bohemian villages by rolling four dice and adding them up. Most coins win.
 .
 Play against the computer or together at one screen. Everything the game
 needs beyond a desktop comes with it.
"""


def is_elf(file: Path) -> bool:
    """Whether a file is a program or a library."""
    if not file.is_file() or file.is_symlink():
        return False
    with file.open("rb") as opened:
        return opened.read(4) == b"\x7fELF"


def programs_in(folder: Path) -> Iterator[Path]:
    """All programs and libraries in a folder, except those that every desktop has."""
    for file in folder.rglob("*"):
        if is_elf(file) and FALLBACK not in file.relative_to(folder).parts:
            yield file


def depends(folder: Path) -> str:
    """The packages of the libraries that a frozen program needs and does not contain."""
    files = list(programs_in(folder))
    there = {file.name for file in files}
    wanted = {name for file in files for name in needs_of(file)} - there
    packages = {package for name in wanted if (package := _owner(name))}
    packages.add(f"libc6 (>= {_libc(files)})")
    packages.discard("libc6")
    # Loaded when sounds are played, and not asked for by name.
    return ", ".join(sorted(packages | {"libasound2 | libasound2t64"}))


def _owner(library: str) -> str:
    listing = subprocess.run(["ldconfig", "-p"], capture_output=True, text=True, check=True)
    found = re.search(rf"^\s+{re.escape(library)} \(.*=> (\S+)$", listing.stdout, re.MULTILINE)
    if not found:
        return ""
    paths = {found[1], str(Path(found[1]).resolve()), "/usr" + found[1]}
    for path in paths:
        owner = subprocess.run(["dpkg", "-S", path], capture_output=True, text=True, check=False)
        if owner.returncode == 0:
            return owner.stdout.split(":")[0]
    return ""


def _libc(files: list[Path]) -> str:
    """The oldest C library with everything the files ask for."""
    versions = {(2, 28)}
    for file in files:
        words = subprocess.run(
            ["objdump", "-T", str(file)], capture_output=True, text=True, check=False
        )
        found = re.findall(r"GLIBC_(\d+)\.(\d+)", words.stdout)
        versions |= {(int(major), int(minor)) for major, minor in found}
    return ".".join(map(str, max(versions)))


def filled(file: Path, version: str, date: str) -> str:
    """A text with version and date in their places."""
    return file.read_text("utf-8").replace("@VERSION@", version).replace("@DATE@", date)


def lay_out(root: Path, frozen: Path, icons: Path, version: str, date: str) -> None:
    """Put everything where Debian wants it."""
    name, share = "bohemian-villages", root / "usr" / "share"
    shutil.copytree(frozen, root / "usr" / "lib" / name, symlinks=True)
    door = root / "usr" / "bin" / name
    door.parent.mkdir(parents=True)
    door.symlink_to(f"../lib/{name}/{name}")
    linux = HERE / "linux"
    texts = {
        f"applications/{name}.desktop": filled(linux / f"{name}.desktop", version, date),
        f"metainfo/{name}.metainfo.xml": filled(linux / f"{name}.metainfo.xml", version, date),
        f"mime/packages/{name}.xml": filled(linux / f"{name}.mime.xml", version, date),
        f"doc/{name}/copyright": (HERE.parent / "LICENSE").read_text("utf-8"),
    }
    for place, text in texts.items():
        (share / place).parent.mkdir(parents=True, exist_ok=True)
        (share / place).write_text(text, "utf-8")
    manual = share / "man" / "man6" / f"{name}.6.gz"
    manual.parent.mkdir(parents=True)
    manual.write_bytes(gzip.compress(filled(linux / f"{name}.6", version, date).encode(), mtime=0))
    changes = share / "doc" / name / "changelog.gz"
    changes.write_bytes(gzip.compress((HERE.parent / "CHANGELOG.md").read_bytes(), mtime=0))
    shutil.copytree(icons / "hicolor", share / "icons" / "hicolor")


def pack(root: Path, out: Path, name: str, version: str, summary: str) -> Path:
    """The package made of a folder with everything to install."""
    control = root / "DEBIAN"
    files = sorted(file for file in root.rglob("*") if file.is_file() and not file.is_symlink())
    sizes = sum(file.stat().st_size for file in files)
    sums = [
        f"{hashlib.md5(file.read_bytes()).hexdigest()}  {file.relative_to(root)}" for file in files
    ]
    architecture = subprocess.run(
        ["dpkg", "--print-architecture"], capture_output=True, text=True, check=True
    ).stdout.strip()
    control.mkdir()
    text = CONTROL.format(
        name=name, version=version, architecture=architecture, kilobytes=sizes // 1024,
        depends=depends(root / "usr" / "lib"), summary=summary,
    )  # fmt: skip
    (control / "control").write_text(text, "utf-8")
    (control / "md5sums").write_text("\n".join(sums) + "\n")
    _set_modes(root)
    package = out / f"{name}_{version}_{architecture}.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--build", str(root), str(package)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return package


def _set_modes(root: Path) -> None:
    """As Debian wants them, whatever the umask was."""
    for path in root.rglob("*"):
        if not path.is_symlink():
            runs = path.is_dir() or path.stat().st_mode & 0o100
            path.chmod(0o755 if runs else 0o644)
