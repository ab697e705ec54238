"""Check a wheel: what is in it, and that it works installed in an environment of its own.

python packaging/check_wheel.py WHEEL
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def check_contents(wheel: Path) -> None:
    """One top level, all data below it, nothing else."""
    names = set(zipfile.ZipFile(wheel).namelist())
    tops = {name.split("/")[0] for name in names if ".dist-info/" not in name}
    assert tops == {"bohemian_villages"}, tops
    wanted = {
        f"bohemian_villages/{file.relative_to(ROOT).as_posix()}"
        for folder in ("resources", "ui")
        for file in (ROOT / folder).rglob("*")
        if file.is_file()
    }
    wanted |= {
        file.relative_to(ROOT).as_posix() for file in (ROOT / "bohemian_villages").rglob("*.py")
    }
    assert not wanted - names, sorted(wanted - names)
    assert not [name for name in names if name.endswith((".pyc", ".tmp"))]
    print(f"ok {wheel.name}: {len(names)} files, all data, one top level")


def check_installed(wheel: Path, folder: Path) -> None:
    """Install it beside what it needs, away from the checkout, and have it look at itself."""
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    program = python.with_name("bohemian-villages" + (".exe" if os.name == "nt" else ""))
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    pip = [python, "-I", "-m", "pip", "-q", "--disable-pip-version-check", "install"]
    subprocess.run([*pip, "-r", ROOT / "requirements.txt"], check=True)
    subprocess.run([*pip, "--no-deps", wheel], check=True)
    home = folder / "home"
    home.mkdir()
    environ = {**os.environ, "HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    environ.pop("PYTHONPATH", None)
    said = subprocess.run(
        [program, "--self-check"],
        cwd=home,
        env=environ,
        capture_output=True,
        text=True,
        check=False,
    )
    assert said.returncode == 0, said.stdout + said.stderr
    assert "(installed)" in said.stdout, said.stdout
    assert str(folder) in said.stdout, "the data come from elsewhere"
    subprocess.run(
        [program, "simulate", "--players", "easy,random"], cwd=home, env=environ, check=True
    )
    print(f"ok {program.name}: installed, entry point, self-check")


def main(wheel: Path) -> None:
    """All checks."""
    check_contents(wheel)
    with tempfile.TemporaryDirectory() as folder:
        check_installed(wheel, Path(folder) / "environment")


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
