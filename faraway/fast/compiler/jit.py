"""The only user of llvmlite: compile LLVM IR to machine code and call it through ctypes.

The largest kernel takes about a second to compile, so object code is cached under a hash of the IR, the processor and the
LLVM version.
"""

import ctypes
from collections.abc import Callable
from inspect import isfunction
from itertools import chain
from typing import ParamSpec, TypeVar

from llvmlite import binding as llvm

from faraway.fast.compiler.codegen import Module
from faraway.fast.compiler.object_cache import Cache
from faraway.fast.compiler.source import CompilationError, parameter_types

Params = ParamSpec("Params")
Result = TypeVar("Result")

OPTIMIZATION_LEVEL = 3
_Buffer = ctypes.c_char * 0


def jit_compile(
    kernel: Callable[Params, Result], typecodes: str, *, is_checked: bool = False
) -> Callable[Params, Result]:
    """Compile a kernel for arrays of these type codes; checked code traps where it would read or write elsewhere."""
    if not isfunction(kernel):
        raise CompilationError(f"{kernel!r} is not a plain function")
    module = Module(is_checked=is_checked)
    name = module.function(kernel, typecodes, linkage="external")
    types = parameter_types(kernel, typecodes).values()
    engine = create_engine(module.text, Cache.of_user())
    array_types = (ctypes.c_void_p, ctypes.c_int64) if is_checked else (ctypes.c_void_p,)
    prototype = ctypes.CFUNCTYPE(
        ctypes.c_int64, *chain(*(array_types if typecode else (ctypes.c_int64,) for typecode in types))
    )
    function = prototype(engine.get_function_address(name))
    function.engine = engine  # type: ignore[attr-defined]  # the engine owns the code: it must outlive the function

    def call(*args: Params.args, **kwargs: Params.kwargs) -> Result:
        if kwargs:
            raise TypeError(f"a compiled kernel takes positional arguments only, not {', '.join(kwargs)}")
        numbers: list[object] = []
        for each, typecode in zip(args, types, strict=True):
            numbers.append(buffer_of(each, typecode) if typecode else each)
            if typecode and is_checked:
                numbers.append(len(each))  # type: ignore[arg-type]  # buffer_of has raised for anything but a buffer
        result: Result = function(*numbers)
        return result

    return call


def buffer_of(argument: object, typecode: str) -> ctypes.Array[ctypes.c_char]:
    """Return a view of an array's memory; the array cannot be resized while the view lives."""
    view = memoryview(argument)  # type: ignore[arg-type]  # raises TypeError for anything but a buffer
    if view.format != typecode or not view.c_contiguous:
        raise TypeError(f"expected a contiguous array of type code {typecode!r}, got {view.format!r}")
    return _Buffer.from_buffer(view)


def create_engine(ir: str, cache: Cache) -> llvm.ExecutionEngine:
    """Compile IR, or load its object code from the cache."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    processor, features = llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten()
    machine = llvm.Target.from_default_triple().create_target_machine(
        cpu=processor, features=features, opt=OPTIMIZATION_LEVEL, jit=True
    )
    module = llvm.parse_assembly(ir)
    module.verify()
    key = repr((ir, processor, features, llvm.llvm_version_info, OPTIMIZATION_LEVEL)).encode()
    code = cache.read(key)
    if not code:
        tuning = llvm.create_pipeline_tuning_options(speed_level=OPTIMIZATION_LEVEL)
        passes = llvm.create_pass_builder(machine, tuning)
        passes.getModulePassManager().run(module, passes)
    engine = llvm.create_mcjit_compiler(module, machine)  # takes ownership of both
    if code:
        engine.set_object_cache(getbuffer_func=lambda _module: code)
    else:
        engine.set_object_cache(notify_func=lambda _module, code: cache.write(key, code))
    engine.finalize_object()
    return engine
