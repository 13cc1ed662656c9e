"""Pictures of games, made from views.

Sizes and places are pixels; `names` are by seat, `key` is a suit's name, `middle` a centre.
"""
