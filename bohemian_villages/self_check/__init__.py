"""The `--self-check`: facts about machine and installation for bug reports."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..words.program.self_check import Finding, self_check_words


def run(modules: Sequence[str] = ()) -> int:
    """Print every finding; returns 1 if the game cannot be played."""
    well = True
    print(self_check_words.title())
    for finding in _findings(modules):
        well = well and finding.mark.is_well
        print(self_check_words.line(finding), flush=True)
    print(self_check_words.verdict(well=well))
    return 0 if well else 1


def _findings(modules: Sequence[str]) -> Iterator[Finding]:
    from . import system

    yield from system.findings(modules)
    try:
        from . import desktop
    except ImportError as error:
        yield self_check_words.no_qt(str(error))
    else:
        yield from desktop.findings()
