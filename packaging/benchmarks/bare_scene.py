"""A bare PySide6 program with a graphics scene: what the frozen game is measured against."""

import sys

from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView


def main() -> int:
    """A window with a line of text."""
    app = QApplication(sys.argv[:1])
    scene = QGraphicsScene()
    scene.addText("Bohemian Villages")
    view = QGraphicsView(scene)
    view.setWindowTitle("Bohemian Villages")
    view.resize(1280, 800)
    view.show()
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
