"""The style of the standard widgets: one sheet, made from the colours and the scale in use."""

from __future__ import annotations

from functools import lru_cache
from string import Template

from ...assets import MissingAssetError, resource
from . import fonts
from .theme import Theme

_SHEET = Template("""
QWidget { font-family: $family; font-size: ${text}px; }
QLabel { color: $ink; background: transparent; }
QLabel[role="heading"] { font-family: $serif; font-size: ${heading}px; font-weight: 700; }
QLabel[role="label"] { font-size: ${label}px; font-weight: 700; }
QLabel[role="hint"] { color: $muted; font-size: ${hint}px; }
QLabel[role="notice"] {
    color: $notice_ink; background: $notice; border: ${line}px solid $notice_edge;
    border-radius: ${r6}px; padding: ${p4}px ${p10}px; font-size: ${hint}px;
}
QFrame[role="line"], QFrame[role="upright"] { background: $parting; border: none; }
QFrame[role="line"] { min-height: ${line}px; max-height: ${line}px; }
QFrame[role="upright"] { min-width: ${line}px; max-width: ${line}px; }

QPushButton {
    color: $ink; border: ${line}px solid $button_edge; border-radius: ${r8}px;
    padding: ${p4}px ${p14}px; min-height: ${button}px; font-weight: 700;
    background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $button_top, stop:1 $button_bottom);
}
QPushButton:hover { border-color: $glow; }
QPushButton:focus { border: ${thick}px solid $focus; }
QPushButton:pressed { background: $button_bottom; }
QPushButton:disabled { color: $disabled; background: $sunk; border-color: $sunk_edge; }
QPushButton[role="primary"], QPushButton:default {
    color: $primary_ink; border-color: $primary_edge;
    background: qlineargradient(
        x1:0, y1:0, x2:0, y2:1, stop:0 $primary_top, stop:1 $primary_bottom
    );
}
QToolButton {
    color: $ink; border: ${line}px solid transparent; border-radius: ${r6}px; padding: ${p4}px;
}
QToolButton:hover, QToolButton:checked { background: $button_bottom; border-color: $button_edge; }
QToolButton:focus { border: ${thick}px solid $focus; }

QLineEdit, QSpinBox, QPlainTextEdit, QTextEdit {
    color: $ink; background: $paper; border: ${line}px solid $button_edge; border-radius: ${r8}px;
    padding: ${p4}px ${p8}px; min-height: ${field}px; font-weight: 700;
    selection-background-color: $chosen; selection-color: $chosen_ink;
    placeholder-text-color: $muted;
}
QLineEdit:focus, QSpinBox:focus, QPlainTextEdit:focus, QTextEdit:focus {
    border: ${thick}px solid $focus;
}
QLineEdit:disabled, QSpinBox:disabled { color: $disabled; background: $sunk; }

QComboBox {
    color: $ink; border: ${line}px solid $button_edge; border-radius: ${r8}px;
    padding: ${p4}px ${p10}px; min-height: ${field}px; font-weight: 700; background: $paper;
    combobox-popup: 0;
}
QComboBox[role="folded"] { min-height: 0; padding-top: 0; padding-bottom: 0; }
QComboBox:hover { border-color: $glow; }
QComboBox:focus { border: ${thick}px solid $focus; }
QComboBox:disabled { color: $disabled; background: $sunk; }
QComboBox::drop-down { border: none; width: ${drop}px; }
QComboBox::down-arrow { image: $chevron; width: ${arrow}px; height: ${arrow}px; }
QComboBoxPrivateContainer { background: $paper; border: none; }
QComboBox QAbstractItemView, QComboBox QAbstractItemView:focus {
    color: $ink; background: $paper; border: ${line}px solid $button_edge; border-radius: 0;
    outline: none;
    selection-background-color: $chosen; selection-color: $chosen_ink;
}
QComboBox QAbstractItemView::item { min-height: ${row}px; padding: 0 ${p8}px; }
QComboBox QAbstractItemView::item:hover { background: $button_bottom; }
QComboBox QAbstractItemView::item:selected { background: $chosen; color: $chosen_ink; }

QCheckBox, QRadioButton { color: $ink; spacing: ${p8}px; }
QCheckBox:disabled, QRadioButton:disabled { color: $disabled; }
QCheckBox::indicator, QRadioButton::indicator {
    width: ${mark}px; height: ${mark}px; border: ${line}px solid $button_edge;
    border-radius: ${r4}px; background: $paper;
}
QRadioButton::indicator { border-radius: ${round}px; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover { border-color: $glow; }
QCheckBox::indicator:focus, QRadioButton::indicator:focus { border: ${thick}px solid $focus; }
QCheckBox::indicator:checked { background: $chosen; image: $check; }
QRadioButton::indicator:checked { background: $terracotta; }

QAbstractItemView {
    color: $ink; background: $paper; alternate-background-color: $sunk; outline: none;
    border: ${line}px solid $sunk_edge; border-radius: ${r8}px;
    selection-background-color: $chosen; selection-color: $chosen_ink;
}
QListView::item, QTreeView::item { padding: ${p4}px ${p8}px; border-radius: ${r4}px; }
QListView::item:hover, QTreeView::item:hover { background: $button_bottom; }
QListView::item:selected, QTreeView::item:selected { background: $chosen; color: $chosen_ink; }
QAbstractItemView:focus { border: ${thick}px solid $focus; }
QHeaderView::section {
    color: $muted; background: $sunk; border: none; border-bottom: ${line}px solid $parting;
    padding: ${p4}px ${p8}px; font-weight: 700;
}

QMenu {
    color: $ink; background: $panel; border: ${line}px solid $panel_edge; padding: ${p4}px;
    font-size: ${label}px;
}
QMenu::item { padding: ${p6}px ${p28}px ${p6}px ${p14}px; border-radius: ${r4}px; }
QMenu::item:selected { background: $chosen; color: $chosen_ink; }
QMenu::item:disabled { color: $disabled; background: transparent; }
QMenu::separator { height: ${line}px; background: $parting; margin: ${p4}px ${p8}px; }
QMenu::right-arrow { image: $onward; width: ${arrow}px; height: ${arrow}px; }
QMenu::right-arrow:selected { image: $onward_chosen; }
QMenu::indicator { width: ${arrow}px; height: ${arrow}px; margin-left: ${p4}px; }
QMenu::indicator:checked { image: $check; background: $chosen; border-radius: ${r4}px; }

QScrollArea, QScrollArea > QWidget, QScrollArea > QWidget > QWidget {
    background: transparent; border: none;
}
QScrollBar { background: transparent; border: none; }
QScrollBar:vertical { width: ${bar}px; }
QScrollBar:horizontal { height: ${bar}px; }
QScrollBar::handle { background: $button_edge; border-radius: ${r4}px; margin: ${line}px; }
QScrollBar::handle:vertical { min-height: ${p28}px; }
QScrollBar::handle:horizontal { min-width: ${p28}px; }
QScrollBar::handle:hover { background: $terracotta; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QToolTip {
    color: $ink; background: $panel; border: ${line}px solid $panel_edge;
    padding: ${p2}px ${p4}px;
}
QDialog, QMessageBox { background: $panel; }
""")

# Sizes in units, which are pixels at 1280×800.
_SIZES = {
    "text": 13,
    "hint": 12.5,
    "label": 14,
    "heading": 21,
    "field": 22,
    "button": 24,
    "row": 26,
    "drop": 26,
    "arrow": 16,
    "mark": 17,
    "round": 9,
    "bar": 11,
    "line": 1.3,
    "thick": 2.2,
    "r4": 4,
    "r6": 6,
    "r8": 8,
    "p2": 2,
    "p4": 4,
    "p6": 6,
    "p8": 8,
    "p10": 10,
    "p14": 14,
    "p28": 28,
}
_TEXTS = frozenset({"text", "hint", "label", "heading"})


@lru_cache(maxsize=8)
def sheet(look: Theme, scale: float = 1.0) -> str:
    """The sheet for a theme, at so many pixels for a unit."""
    return _SHEET.substitute(_colors(look) | _pixels(scale) | _faces() | _signs(look))


def _pixels(scale: float) -> dict[str, str]:
    """Every size in whole pixels; text and lines have a least size."""
    return {
        name: str(max(fonts.LEAST_PIXELS if name in _TEXTS else 1, round(size * scale)))
        for name, size in _SIZES.items()
    }


def _faces() -> dict[str, str]:
    return {
        "family": ", ".join(f'"{name}"' for name in fonts.text(13).families()),
        "serif": ", ".join(f'"{name}"' for name in fonts.display(13).families()),
    }


def _signs(look: Theme) -> dict[str, str]:
    return {
        "chevron": _sign("chevron-down", look.is_dark),
        "onward": _sign("chevron-right", look.is_dark),
        # These are on gold in both themes.
        "onward_chosen": _sign("chevron-right", False),
        "check": _sign("check", False),
    }


def _sign(name: str, is_dark: bool) -> str:
    """A sign for a sheet; widgets do without it where the file is missing."""
    try:
        file = resource(f"art/style/{name}{'-dark' if is_dark else ''}.svg")
    except MissingAssetError:
        return "none"
    return f'url("{file.as_posix()}")'


def _colors(look: Theme) -> dict[str, str]:
    return {
        "ink": look.text,
        "muted": look.muted,
        "disabled": look.disabled,
        "paper": "#FFFDF6" if not look.is_dark else look.sunk_top,
        "panel": look.panel_top,
        "panel_edge": look.panel_edge,
        "parting": look.panel_line,
        "sunk": look.sunk_bottom,
        "sunk_edge": look.sunk_edge,
        "button_top": look.button_top,
        "button_bottom": look.button_bottom,
        "button_edge": look.button_edge,
        "chosen": look.chosen_bottom,
        "chosen_ink": look.chosen_text,
        "primary_top": look.primary_top,
        "primary_bottom": look.primary_bottom,
        "primary_edge": look.primary_edge,
        "primary_ink": look.primary_text,
        "terracotta": look.terracotta,
        "glow": look.glow,
        "focus": look.focus,
        "notice": look.warning,
        "notice_edge": look.warning_edge,
        "notice_ink": look.warning_text,
    }
