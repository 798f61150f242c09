"""Libraries that not everybody needs."""

from __future__ import annotations

from importlib import import_module


def require(module: str, extra: str) -> None:
    """Import a library, or say how to install it."""
    try:
        import_module(module)
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        raise ModuleNotFoundError(
            f"this needs {module}, which is not installed: pip install 'ludoteca[{extra}]'", name=module
        ) from None
