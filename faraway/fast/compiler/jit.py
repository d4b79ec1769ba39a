"""The only user of llvmlite: compile LLVM IR to machine code and call it through ctypes.

The largest kernel takes about a second to compile, so object code is cached in the user's cache directory, under a hash
of the IR, the processor and the LLVM version. Without a writable cache directory kernels are compiled every time.
"""

import ctypes
import os
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from inspect import isfunction
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import ParamSpec, TypeVar

from llvmlite import binding as llvm

from faraway.fast.compiler.codegen import Module
from faraway.fast.compiler.source import CompilationError, parameter_types

Params = ParamSpec("Params")
Result = TypeVar("Result")

OPTIMIZATION_LEVEL = 3
DIGEST_SIZE = sha256().digest_size
_Buffer = ctypes.c_char * 0


def jit_compile(kernel: Callable[Params, Result], typecodes: str) -> Callable[Params, Result]:
    """Compile a kernel for arrays of these type codes."""
    if not isfunction(kernel):
        raise CompilationError(f"{kernel!r} is not a plain function")
    module = Module()
    name = module.function(kernel, typecodes, linkage="external")
    types = parameter_types(kernel, typecodes).values()
    engine = create_engine(module.text, cache_directory())
    prototype = ctypes.CFUNCTYPE(
        ctypes.c_int64, *(ctypes.c_void_p if typecode else ctypes.c_int64 for typecode in types)
    )
    function = prototype(engine.get_function_address(name))
    function.engine = engine  # type: ignore[attr-defined]  # the engine owns the code: it must outlive the function

    def call(*args: Params.args, **kwargs: Params.kwargs) -> Result:
        if kwargs:
            raise TypeError(f"a compiled kernel takes positional arguments only, not {', '.join(kwargs)}")
        result: Result = function(
            *(
                buffer_of(each, typecode) if typecode else each
                for each, typecode in zip(args, types, strict=True)
            )
        )
        return result

    return call


def buffer_of(argument: object, typecode: str) -> ctypes.Array[ctypes.c_char]:
    """Return a view of an array's memory; the array cannot be resized while the view lives."""
    view = memoryview(argument)  # type: ignore[arg-type]  # raises TypeError for anything but a buffer
    if view.format != typecode or not view.c_contiguous:
        raise TypeError(f"expected a contiguous array of type code {typecode!r}, got {view.format!r}")
    return _Buffer.from_buffer(view)


def create_engine(ir: str, cache: Path | None) -> llvm.ExecutionEngine:
    """Compile IR, or load its object code from the cache directory."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    processor, features = llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten()
    machine = llvm.Target.from_default_triple().create_target_machine(
        cpu=processor, features=features, opt=OPTIMIZATION_LEVEL, jit=True
    )
    module = llvm.parse_assembly(ir)
    module.verify()
    key = repr((ir, processor, features, llvm.llvm_version_info, OPTIMIZATION_LEVEL))
    file = cache and cache / sha256(key.encode()).hexdigest()
    code = file and read_cached(file)
    if not code:
        tuning = llvm.create_pipeline_tuning_options(speed_level=OPTIMIZATION_LEVEL)
        passes = llvm.create_pass_builder(machine, tuning)
        passes.getModulePassManager().run(module, passes)
    engine = llvm.create_mcjit_compiler(module, machine)  # takes ownership of both
    if code:
        engine.set_object_cache(getbuffer_func=lambda _module: code)
    elif file:
        engine.set_object_cache(notify_func=lambda _module, code: write_cached(file, code))
    engine.finalize_object()
    return engine


def cache_directory() -> Path | None:
    """Return the directory for object code, or None if the user has no home directory."""
    base = Path(os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA") or "")
    try:
        return (base if base.is_absolute() else Path.home() / ".cache") / "faraway-rules"
    except RuntimeError:
        return None


def read_cached(file: Path) -> bytes:
    """Read object code from the cache; return b"" if it is missing or its checksum is wrong."""
    try:
        content = file.read_bytes()
    except OSError:
        return b""
    checksum, code = content[:DIGEST_SIZE], content[DIGEST_SIZE:]
    return code if _checksum(file, code) == checksum else b""


def write_cached(file: Path, code: bytes) -> None:
    """Write object code to the cache atomically; ignore a cache that is not writable."""
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=file.parent) as beside:
            written = Path(beside) / file.name
            written.write_bytes(_checksum(file, code) + code)
            written.replace(file)


def _checksum(file: Path, code: bytes) -> bytes:
    """Return a checksum over the file name too, so that renamed object code is not loaded."""
    return sha256(file.name.encode() + code).digest()
