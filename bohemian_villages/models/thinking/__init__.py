"""Thinking beside the window, in a process of its own, for any game. This file imports no Qt: that
process imports modules of this package.
"""
