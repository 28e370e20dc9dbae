"""How this installation was built: compiled, or left to the interpreter."""

from importlib.machinery import EXTENSION_SUFFIXES

from rollwright.core import position


def is_compiled() -> bool:
    """Were the rules compiled to machine code?"""
    return str(position.__file__).endswith(tuple(EXTENSION_SUFFIXES))
