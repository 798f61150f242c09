"""What every game must keep to, checked over many random games; for third-party games as well.

>>> import ludoteca
>>> from ludoteca.conformance import check_game
>>> check_game(ludoteca.game("lyon"), games=6, seed=7).clean
True
"""

from ludoteca.conformance.report import CHECKS, Broken, Failure, Report
from ludoteca.conformance.runs import check_game

__all__ = ["CHECKS", "Broken", "Failure", "Report", "check_game"]
