from __future__ import annotations
class PlayerView: ...
class View:
    @classmethod
    def of(cls, state, seat):
        raise NotImplementedError
