from collections.abc import Callable, Iterable, Iterator, Sequence
from types import TracebackType
from typing import Generic, Literal, Self, TypeVar

_Given = TypeVar("_Given")
_Result = TypeVar("_Result")

class KilledWorker(Exception): ...  # noqa: N818 - its name
class Future(Generic[_Result]): ...

class Client:
    def __init__(self, address: str, *, timeout: str) -> None: ...
    def __enter__(self) -> Self: ...
    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...
    def map(
        self, function: Callable[[_Given], _Result], arguments: Sequence[_Given], *, pure: bool
    ) -> list[Future[_Result]]: ...
    def cancel(self, futures: Iterable[Future[_Result]]) -> None: ...

def as_completed(
    futures: Iterable[Future[_Result]], *, with_results: Literal[True]
) -> Iterator[tuple[Future[_Result], _Result]]: ...
