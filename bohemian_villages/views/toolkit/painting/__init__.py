"""How everything is painted.

`canvas` draws text, icons and boxes; `surfaces` are panels, buttons and pills. `icons` fits the art
into boxes. Behind a screen is `wood` or a landscape, a `backdrop`. `kept` keeps painted pictures;
`repaints` schedules repaints.
"""
