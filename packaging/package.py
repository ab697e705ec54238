"""Build the packages: `python3 run.py package [KIND ...]`.

Kinds are wheel (with the sdist), onefile, folder (frozen, as .tar.xz or .zip), and deb; all that
this system can build, if none is named. They go to `dist/`. The kind frozen only freezes the
folder, into `build/frozen/`.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path[:0] = [str(HERE), str(ROOT)]

from bohemian_villages import __version__ as VERSION  # noqa: N812

NAME = "bohemian-villages"
BUILD, DIST = ROOT / "build", ROOT / "dist"
ICONS = BUILD / "icons"
# Files in packages bear this time, so that the same sources give the same package.
EPOCH = int(os.environ.get("SOURCE_DATE_EPOCH", "0"))
SYSTEM = {"linux": "linux", "win32": "windows", "darwin": "macos"}.get(sys.platform, sys.platform)
MACHINE = platform.machine().lower().replace("amd64", "x86_64")


def run(*command: str | Path, **environ: str) -> None:
    """Run a tool; its failure is ours."""
    subprocess.run(list(map(str, command)), check=True, cwd=ROOT, env={**os.environ, **environ})


def build_wheel() -> list[Path]:
    """Wheel and sdist, the wheel made from the sdist as an index would."""
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", DIST, ROOT)
    plain = NAME.replace("-", "_")
    return [DIST / f"{plain}-{VERSION}-py3-none-any.whl", DIST / f"{plain}-{VERSION}.tar.gz"]


def draw_icons() -> None:
    """The icons, once."""
    if not (ICONS / "icon.icns").exists():
        run(sys.executable, HERE / "icons.py", ICONS)


def freeze(spec: Path, name: str, out: Path = BUILD / "frozen", **environ: str) -> Path:
    """What PyInstaller makes of a spec."""
    draw_icons()
    run(
        sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR",
        "--distpath", out, "--workpath", BUILD / "work" / out.name / name, spec,
        BOHEMIAN_VILLAGES_ICONS=str(ICONS), **environ,
    )  # fmt: skip
    return out / name


def frozen_folder() -> Path:
    """The program as a folder, frozen again."""
    return freeze(HERE / f"{NAME}.spec", NAME)


def build_frozen() -> list[Path]:
    """The folder alone, to be tried or packed."""
    frozen_folder()
    return []


def build_folder() -> list[Path]:
    """The folder, packed."""
    folder = frozen_folder()
    if SYSTEM == "linux":
        return [pack_tar(folder, f"{NAME}-{VERSION}-{SYSTEM}-{MACHINE}")]
    if SYSTEM == "macos":
        folder = folder.parent / "Bohemian Villages.app"
    base = DIST / f"{NAME}-{VERSION}-{SYSTEM}-{MACHINE}"
    return [Path(shutil.make_archive(str(base), "zip", folder.parent, folder.name))]


def pack_tar(folder: Path, name: str, out: Path = DIST) -> Path:
    """A .tar.xz of a folder, always the same for the same files."""
    target = out / f"{name}.tar.xz"
    out.mkdir(parents=True, exist_ok=True)
    with tarfile.open(target, "w:xz", preset=6) as archive:
        for path in sorted([folder, *folder.rglob("*")]):
            inside = Path(name) / path.relative_to(folder)
            info = archive.gettarinfo(str(path), str(inside))
            info.uid = info.gid = 0
            info.uname = info.gname = "root"
            info.mtime = EPOCH
            if info.isfile():
                with path.open("rb") as file:
                    archive.addfile(info, file)
            else:
                archive.addfile(info)
    return target


def build_onefile() -> list[Path]:
    """One file that unpacks itself when it starts."""
    suffix = ".exe" if SYSTEM == "windows" else ""
    spec, out = HERE / f"{NAME}.spec", BUILD / "onefile"
    made = freeze(spec, NAME + suffix, out, BOHEMIAN_VILLAGES_ONEFILE="1")
    DIST.mkdir(parents=True, exist_ok=True)
    target = DIST / f"{NAME}-{VERSION}-{SYSTEM}-{MACHINE}{suffix}"
    shutil.move(made, target)
    return [target]


def build_deb() -> list[Path]:
    """The Debian package, from the folder that was frozen last."""
    import deb

    frozen = BUILD / "frozen" / NAME
    root = BUILD / "deb"
    shutil.rmtree(root, ignore_errors=True)
    DIST.mkdir(parents=True, exist_ok=True)
    date = time.strftime("%Y-%m-%d", time.gmtime(EPOCH or time.time()))
    deb.lay_out(root, frozen if frozen.is_dir() else frozen_folder(), ICONS, VERSION, date)
    summary = "board game of dice and villages for two to five players"
    return [deb.pack(root, DIST, NAME, VERSION, summary)]


KINDS: dict[str, Callable[[], list[Path]]] = {
    "wheel": build_wheel,
    "onefile": build_onefile,
    "frozen": build_frozen,
    "folder": build_folder,
    "deb": build_deb,
}


def possible() -> list[str]:
    """The kinds that can be built here."""
    without = {"frozen"} if shutil.which("dpkg-deb") else {"frozen", "deb"}
    return [kind for kind in KINDS if kind not in without]


def report(packages: Sequence[Path]) -> None:
    """What was built, how large it is, and its fingerprint."""
    for package in packages:
        digest = hashlib.sha256(package.read_bytes()).hexdigest()
        print(f"{package.stat().st_size / 1e6:7.1f} MB  {digest[:16]}  {package.relative_to(ROOT)}")


def main(arguments: Sequence[str]) -> int:
    """Build what is asked for."""
    parser = argparse.ArgumentParser(prog="run.py package", description=__doc__)
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=", ".join(KINDS))
    kinds = parser.parse_args(arguments).kinds or possible()
    unknown = [kind for kind in kinds if kind not in KINDS]
    if unknown:
        parser.error(f"there is no kind {', '.join(unknown)}; there are {', '.join(KINDS)}")
    packages: list[Path] = []
    for kind in [kind for kind in KINDS if kind in kinds]:
        print(f"== {kind}", flush=True)
        packages += KINDS[kind]()
    report(packages)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except subprocess.CalledProcessError as error:
        print(f"Failed: {' '.join(map(str, error.cmd))}", file=sys.stderr)
        sys.exit(1)
