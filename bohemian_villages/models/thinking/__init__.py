"""AI players at work beside the window, in a process of their own. This file imports no Qt: that
process imports modules of this package.
"""
