"""The only user of llvmlite: LLVM assembly in, functions of machine code out.

Compiling the largest kernel takes about a second, so what was compiled is kept in a folder of the user's and found there
the next time, by a digest of the assembly, the processor and the version of LLVM. Where nothing can be kept, all works
as well.
"""

from __future__ import annotations

import ctypes
import os
from contextlib import suppress
from hashlib import sha256
from inspect import isfunction
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from llvmlite import binding as llvm

from faraway.fast.compiler.source import NotAKernelError, kinds_of
from faraway.fast.compiler.translation import Translation

if TYPE_CHECKING:
    from collections.abc import Callable

Given = ParamSpec("Given")
Result = TypeVar("Result")

SPEED = 3
DIGEST = sha256().digest_size
_Memory = ctypes.c_char * 0


def load_kernel(kernel: Callable[Given, Result], arrays: str) -> Callable[Given, Result]:
    """Turn a kernel into machine code, for arrays of these letters."""
    if not isfunction(kernel):
        raise NotAKernelError(f"{kernel!r} is not a plain function")
    translation = Translation()
    name = translation.name_of(kernel, arrays, linkage="external")
    kinds = kinds_of(kernel, arrays).values()
    engine = make_engine(translation.text, cache_folder())
    prototype = ctypes.CFUNCTYPE(
        ctypes.c_int64, *(ctypes.c_void_p if kind else ctypes.c_int64 for kind in kinds)
    )
    function = prototype(engine.get_function_address(name))
    function.engine = engine  # type: ignore[attr-defined]  # the code lives as long as its engine

    def call(*given: Given.args, **named: Given.kwargs) -> Result:
        if named:
            raise TypeError(f"a compiled kernel takes its arguments by place, not {', '.join(named)} by name")
        result: Result = function(
            *(memory_of(each, kind) if kind else each for each, kind in zip(given, kinds, strict=True))
        )
        return result

    return call


def memory_of(given: object, kind: str) -> ctypes.Array[ctypes.c_char]:
    """Point to the memory of an array; it stays where it is for as long as this is held."""
    view = memoryview(given)  # type: ignore[arg-type]  # what is no buffer is refused here
    if view.format != kind or not view.c_contiguous:
        raise TypeError(f"an array of {kind!r} is wanted, not of {view.format!r}")
    return _Memory.from_buffer(view)


def make_engine(text: str, folder: Path | None) -> llvm.ExecutionEngine:
    """Compile some assembly, or take from the folder what was compiled before."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    processor, features = llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten()
    machine = llvm.Target.from_default_triple().create_target_machine(
        cpu=processor, features=features, opt=SPEED, jit=True
    )
    module = llvm.parse_assembly(text)
    module.verify()
    digest = sha256(repr((text, processor, features, llvm.llvm_version_info, SPEED)).encode()).hexdigest()
    file = folder and folder / digest
    code = file and read_code(file)
    if not code:
        passes = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=SPEED))
        passes.getModulePassManager().run(module, passes)
    engine = llvm.create_mcjit_compiler(module, machine)  # which owns module and machine from now on
    if code:
        engine.set_object_cache(getbuffer_func=lambda _module: code)
    elif file:
        engine.set_object_cache(notify_func=lambda _module, code: keep_code(file, code))
    engine.finalize_object()
    return engine


def cache_folder() -> Path | None:
    """Give the folder where compiled code is kept; None where the user has none."""
    named = Path(os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA") or "")
    try:
        return (named if named.is_absolute() else Path.home() / ".cache") / "faraway-rules"
    except RuntimeError:
        return None


def read_code(file: Path) -> bytes:
    """Read kept code; nothing where there is none, or it is not whole."""
    try:
        content = file.read_bytes()
    except OSError:
        return b""
    digest, code = content[:DIGEST], content[DIGEST:]
    return code if _digest_of(file, code) == digest else b""


def keep_code(file: Path, code: bytes) -> None:
    """Keep code in one step, so that nobody finds half of it; where that cannot be, do without."""
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=file.parent) as beside:
            written = Path(beside) / file.name
            written.write_bytes(_digest_of(file, code) + code)
            written.replace(file)


def _digest_of(file: Path, code: bytes) -> bytes:
    """Bind code to the name under which it is kept."""
    return sha256(file.name.encode() + code).digest()
