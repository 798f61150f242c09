"""The network of a learnt judgement, in C."""

class Network:
    def __init__(self, unit: float, /, *layers: memoryview[float]) -> None: ...
    def reckon(
        self,
        words: list[int],
        ours: list[tuple[int, list[float]]],
        theirs: list[tuple[int, list[float]]],
        numbers: list[float],
        /,
    ) -> float: ...
