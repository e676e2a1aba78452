"""The wheel is installed."""

import mentsu
import mentsu._native


def test_the_native_part_is_built() -> None:
    assert mentsu._native.__file__
    assert mentsu.__doc__
