"""Python expressions as JavaScript: every operation that differs between the two goes through a function of `python.mjs`."""

import ast
from collections.abc import Callable, Mapping

from attrs import define, field

RESERVED = frozenset(
    [
        "case",
        "default",
        "new",
        "function",
        "var",
        "let",
        "with",
        "this",
        "delete",
        "class",
        "const",
        "in",
        "package",
        "static",
    ]
)
BINARY = {
    ast.Add: "$add",
    ast.Sub: "$sub",
    ast.Mult: "$mul",
    ast.Mod: "$mod",
    ast.BitOr: "$or",
    ast.BitAnd: "$both",
}
COMPARE = {
    ast.Lt: "$lt({0}, {1})",
    ast.LtE: "$le({0}, {1})",
    ast.Gt: "$lt({1}, {0})",
    ast.GtE: "$le({1}, {0})",
    ast.Eq: "$eq({0}, {1})",
    ast.NotEq: "!$eq({0}, {1})",
    ast.In: "$in({0}, {1})",
    ast.NotIn: "!$in({0}, {1})",
    ast.Is: "({0} === {1})",
    ast.IsNot: "({0} !== {1})",
}
BUILTINS = frozenset(
    [
        "len",
        "range",
        "any",
        "all",
        "next",
        "min",
        "max",
        "sum",
        "sorted",
        "enumerate",
        "zip",
        "list",
        "tuple",
        "set",
        "frozenset",
        "dict",
        "str",
        "int",
        "bool",
        "abs",
        "map",
        "reversed",
        "isinstance",
        "takewhile",
        "pairwise",
        "evolve",
        "iter",
    ]
)


@define(kw_only=True)
class Names:
    """What names stand for in a module: names of the file that is written, parameters of functions, and classes."""

    module: str
    top: Mapping[str, str]
    parameters: Mapping[str, tuple[str, ...]]
    classes: frozenset[str]
    used: set[str] = field(factory=set)


def name_of(text: str) -> str:
    """Return a name that JavaScript does not reserve."""
    return f"{text}_" if text in RESERVED else text


@define(kw_only=True)
class Expressions:
    """Writes expressions; `walrus` has the names that are assigned within them."""

    names: Names
    walrus: set[str] = field(factory=set)
    hidden: list[frozenset[str]] = field(factory=list)

    def write(self, node: ast.expr) -> str:
        """Return an expression as JavaScript."""
        found: Callable[[ast.expr], str] | None = getattr(self, f"_{type(node).__name__.lower()}", None)
        if found is None:
            raise NotImplementedError(f"{self.names.module}: {ast.unparse(node)}")
        return found(node)

    def truth(self, node: ast.expr) -> str:
        """Return a condition."""
        if isinstance(node, ast.Compare):
            return self.write(node)
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            return f"!{self.truth(node.operand)}"
        if isinstance(node, ast.BoolOp):
            sign = " && " if isinstance(node.op, ast.And) else " || "
            return f"({sign.join(self.truth(each) for each in node.values)})"
        return f"$t({self.write(node)})"

    def _all(self, nodes: list[ast.expr]) -> str:
        return ", ".join(self.write(each) for each in nodes)

    def _constant(self, node: ast.Constant) -> str:
        if node.value is None or isinstance(node.value, bool):
            return {None: "null", True: "true", False: "false"}[node.value]
        return _quote(node.value) if isinstance(node.value, str) else repr(node.value)

    def _name(self, node: ast.Name) -> str:
        if any(node.id in each for each in self.hidden):
            return name_of(node.id)
        if node.id in self.names.top:
            return self.names.top[node.id]
        return f"${node.id}" if node.id in BUILTINS else name_of(node.id)

    def _attribute(self, node: ast.Attribute) -> str:
        return f"{self.write(node.value)}.{node.attr}"

    def _tuple(self, node: ast.Tuple) -> str:
        return f"[{self._all(node.elts)}]"

    def _list(self, node: ast.List) -> str:
        return f"[{self._all(node.elts)}]"

    def _set(self, node: ast.Set) -> str:
        return f"$set([{self._all(node.elts)}])"

    def _starred(self, node: ast.Starred) -> str:
        return f"...$iter({self.write(node.value)})"

    def _dict(self, node: ast.Dict) -> str:
        pairs = [
            f"...$iter($items({self.write(value)}))"
            if key is None
            else f"[{self.write(key)}, {self.write(value)}]"
            for key, value in zip(node.keys, node.values, strict=True)
        ]
        return f"new Map([{', '.join(pairs)}])"

    def _joinedstr(self, node: ast.JoinedStr) -> str:
        parts = [self.write(each) for each in node.values]
        return "(" + " + ".join(['""', *parts]) + ")"

    def _formattedvalue(self, node: ast.FormattedValue) -> str:
        return self.write(node.value)

    def _unaryop(self, node: ast.UnaryOp) -> str:
        return (
            f"!{self.truth(node.operand)}" if isinstance(node.op, ast.Not) else f"-{self.write(node.operand)}"
        )

    def _binop(self, node: ast.BinOp) -> str:
        return f"{BINARY[type(node.op)]}({self.write(node.left)}, {self.write(node.right)})"

    def _boolop(self, node: ast.BoolOp) -> str:
        name = "$and" if isinstance(node.op, ast.And) else "$any_of"
        *rest, last = node.values
        found = self.write(last)
        for each in reversed(rest):
            found = f"{name}({self.write(each)}, () => {found})"
        return found

    def _compare(self, node: ast.Compare) -> str:
        sides = [node.left, *node.comparators]
        parts = [
            COMPARE[type(op)].format(self.write(left), self.write(right))
            for op, left, right in zip(node.ops, sides[:-1], sides[1:], strict=True)
        ]
        return parts[0] if len(parts) == 1 else f"({' && '.join(parts)})"

    def _ifexp(self, node: ast.IfExp) -> str:
        return f"({self.truth(node.test)} ? {self.write(node.body)} : {self.write(node.orelse)})"

    def _namedexpr(self, node: ast.NamedExpr) -> str:
        self.walrus.add(node.target.id)
        return f"({name_of(node.target.id)} = {self.write(node.value)})"

    def _subscript(self, node: ast.Subscript) -> str:
        if isinstance(node.slice, ast.Slice):
            parts = [node.slice.lower, node.slice.upper, node.slice.step]
            shown = ", ".join("null" if each is None else self.write(each) for each in parts)
            return f"$slice({self.write(node.value)}, {shown})"
        return f"$get({self.write(node.value)}, {self.write(node.slice)})"

    def _lambda(self, node: ast.Lambda) -> str:
        names = [each.arg for each in node.args.args]
        self.hidden.append(frozenset(names))
        body = self.write(node.body)
        self.hidden.pop()
        return f"({', '.join(map(name_of, names))}) => {body}"

    def _generatorexp(self, node: ast.GeneratorExp) -> str:
        return self._comprehension(node.generators, "{}", [node.elt])

    def _listcomp(self, node: ast.ListComp) -> str:
        return f"$list({self._comprehension(node.generators, '{}', [node.elt])})"

    def _setcomp(self, node: ast.SetComp) -> str:
        return f"$set({self._comprehension(node.generators, '{}', [node.elt])})"

    def _dictcomp(self, node: ast.DictComp) -> str:
        return f"new Map({self._comprehension(node.generators, '[{}, {}]', [node.key, node.value])})"

    def _comprehension(self, generators: list[ast.comprehension], shape: str, found: list[ast.expr]) -> str:
        first, *more = generators
        outer = self.write(first.iter)
        names = frozenset(each for part in generators for each in targets_in(part.target))
        self.hidden.append(names)
        tests = [[self.truth(test) for test in part.ifs] for part in generators]
        inner = [self.write(part.iter) for part in more]
        value = shape.format(*(self.write(each) for each in found))
        self.hidden.pop()
        if not more:
            given = f"({target(first.target)}) => "
            kept = f", {given}{' && '.join(tests[0])}" if tests[0] else ""
            return f"$each({outer}, {given}{value}{kept})"
        body = ""
        for part, source, conditions in zip(generators, ["$source", *inner], tests, strict=True):
            body += f"for (const {target(part.target)} of $iter({source})) "
            body += "".join(f"if ({each}) " for each in conditions)
        return f"(function* ($source) {{ {body}yield {value}; }})({outer})"

    def _call(self, node: ast.Call) -> str:
        if isinstance(node.func, ast.Attribute):
            return self._method(node, node.func)
        if not isinstance(node.func, ast.Name):
            raise NotImplementedError(f"{self.names.module}: {ast.unparse(node)}")
        function = self.write(node.func)
        if function in self.names.classes or self.names.top.get(node.func.id, "") in self.names.classes:
            return f"new {function}({self._object(node.keywords)})"
        return f"{function}({self._arguments(node, self.names.parameters.get(function))})"

    def _method(self, node: ast.Call, function: ast.Attribute) -> str:
        owner = self.write(function.value)
        if (
            isinstance(function.value, ast.Name)
            and function.value.id == "dict"
            and function.attr == "fromkeys"
        ):
            return f"$fromkeys({self._all(node.args)})"
        shown = self._arguments(node, self.names.parameters.get(f".{function.attr}"))
        return f"$call({owner}, {_quote(function.attr)}{', ' if shown else ''}{shown})"

    def _arguments(self, node: ast.Call, parameters: tuple[str, ...] | None) -> str:
        given = [self.write(each) for each in node.args]
        if not node.keywords:
            return ", ".join(given)
        if parameters is None or any(each.arg is None for each in node.keywords):
            return ", ".join([*given, self._object(node.keywords)])
        named = {each.arg: self.write(each.value) for each in node.keywords}
        rest = list(parameters[len(given) :])
        while rest and rest[-1] not in named:
            rest.pop()
        return ", ".join([*given, *(named.get(each, "undefined") for each in rest)])

    def _object(self, keywords: list[ast.keyword]) -> str:
        parts = [
            f"...$object({self.write(each.value)})"
            if each.arg is None
            else f"{each.arg}: {self.write(each.value)}"
            for each in keywords
        ]
        return f"{{ {', '.join(parts)} }}" if parts else "{}"


def target(node: ast.expr) -> str:
    """Return what is assigned to, as a pattern."""
    match node:
        case ast.Name():
            return name_of(node.id)
        case ast.Tuple() | ast.List():
            return f"[{', '.join(target(each) for each in node.elts)}]"
        case ast.Starred():
            return f"...{target(node.value)}"
        case _:
            raise NotImplementedError(ast.unparse(node))


def targets_in(node: ast.expr) -> list[str]:
    """Return the names that are assigned to."""
    return [each.id for each in ast.walk(node) if isinstance(each, ast.Name)]


def _quote(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'
