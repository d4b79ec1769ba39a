"""Python modules as JavaScript: functions, classes of attrs, enumerations and constants, each under the name of its module."""

import ast
import re
from collections.abc import Iterator

from attrs import define, field

from crosscheck.javascript.expressions import Expressions, Names, name_of, target, targets_in

STEP = " "
KEEPING = frozenset({"cache", "lru_cache"})
"""Decorators that keep what a function returned; the page, which answers one question at a time, computes it again."""


@define(kw_only=True)
class Writer:
    """Writes the statements of one module."""

    names: Names
    lines: list[str] = field(factory=list)
    expressions: Expressions = field(init=False)

    def __attrs_post_init__(self) -> None:
        self.expressions = Expressions(names=self.names)

    def module(self, tree: ast.Module) -> list[str]:
        """Return the lines of a module."""
        for node in tree.body:
            match node:
                case ast.FunctionDef() if KEEPING.issuperset(map(_decorator, node.decorator_list)):
                    self._function(node, self.names.top[node.name], "function", 0)
                case ast.ClassDef():
                    self._class(node)
                case ast.Assign(targets=[ast.Tuple() as names]):
                    shown = ", ".join(self.names.top[each] for each in targets_in(names))
                    self.lines.append(f"const [{shown}] = {self.expressions.write(node.value)};")
                case (
                    ast.Assign(targets=[ast.Name() as name])
                    | ast.AnnAssign(target=ast.Name() as name, value=ast.expr())
                ):
                    if _is_type(node):
                        continue
                    value = node.value
                    assert value is not None
                    self.lines.append(f"const {self.names.top[name.id]} = {self.expressions.write(value)};")
                case ast.Expr() | ast.Import() | ast.ImportFrom() | ast.AnnAssign():
                    continue
                case _:
                    raise NotImplementedError(f"{self.names.module}: {ast.unparse(node)}")
        return self.lines

    def _function(self, node: ast.FunctionDef, name: str, word: str, depth: int) -> None:
        is_method = word != "function"
        arguments = [*node.args.args, *node.args.kwonlyargs]
        own = [each.arg for each in arguments if not (is_method and each.arg == "self")]
        defaults = dict(zip(reversed(node.args.args), reversed(node.args.defaults), strict=False))
        defaults |= {
            each: value
            for each, value in zip(node.args.kwonlyargs, node.args.kw_defaults, strict=True)
            if value is not None
        }
        shown = [
            f"{name_of(each.arg)} = {self.expressions.write(defaults[each])}"
            if each in defaults
            else name_of(each.arg)
            for each in arguments
            if each.arg in own
        ]
        if node.args.vararg is not None:
            shown.append(f"...{node.args.vararg.arg}")
            own.append(node.args.vararg.arg)
        star = "*" if any(isinstance(each, ast.Yield | ast.YieldFrom) for each in _own(node)) else ""
        head = f"{word} {star}{name}" if not is_method else f"{word}{star}{name}"
        self.lines.append(f"{STEP * depth}{head}({', '.join(shown)}) {{")
        if is_method:
            self.lines.append(f"{STEP * (depth + 1)}const self = this;")
        self.expressions.walrus = set()
        assigned = {each for child in _own(node) for each in _assigned(child)} - set(own)
        self.expressions.hidden.append(frozenset({*assigned, *own, "self"}))
        start = len(self.lines)
        self._block(node.body, depth + 1)
        self.expressions.hidden.pop()
        names = [
            name for each in sorted(assigned) if not self._declare(name := name_of(each), start, depth + 1)
        ]
        if names:
            self.lines.insert(start, f"{STEP * (depth + 1)}let {', '.join(names)};")
        self.lines.append(f"{STEP * depth}}}")

    def _declare(self, name: str, start: int, depth: int) -> bool:
        """Declare a name where it is first assigned to, if that is a statement of the function itself; return False if it is not."""
        named = re.compile(rf"\b{re.escape(name)}\b")
        place = next(place for place, line in enumerate(self.lines[start:], start) if named.search(line))
        head = f"{STEP * depth}{name} = "
        is_first = self.lines[place].startswith(head)
        if is_first:
            self.lines[place] = self.lines[place].replace(head, f"{STEP * depth}let {name} = ", 1)
        return is_first

    def _class(self, node: ast.ClassDef) -> None:
        name = self.names.top[node.name]
        if any(isinstance(base, ast.Name) and base.id == "Enum" for base in node.bases):
            members = ", ".join(
                f"{target(each.targets[0])}: {self.expressions.write(each.value)}"
                for each in node.body
                if isinstance(each, ast.Assign)
            )
            self.lines.append(f"const {name} = $enum({{ {members} }});")
            return
        fields = [
            each
            for each in node.body
            if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)
        ]
        self.lines.append(f"class {name} {{")
        self.lines.append(f"{STEP}constructor($given) {{")
        for each in fields:
            attribute = each.target.id  # type: ignore[union-attr]
            default = "" if each.value is None else f" ?? {self._default(each.value)}"
            self.lines.append(f"{STEP * 2}this.{attribute} = $given.{attribute}{default};")
        self.lines.append(f"{STEP}}}")
        for method in node.body:
            if isinstance(method, ast.FunctionDef):
                words = {each.id for each in method.decorator_list if isinstance(each, ast.Name)}
                if "cached_property" in words:  # the same object each time: some are compared by identity
                    made = f'$once(this, "{method.name}", () => this.{method.name}$())'
                    self.lines += [f"{STEP}get {method.name}() {{", f"{STEP * 2}return {made};", f"{STEP}}}"]
                    self._function(method, f"{method.name}$", "", 1)
                else:
                    self._function(method, method.name, "get " if "property" in words else "", 1)
        self.lines.append("}")

    def _default(self, node: ast.expr) -> str:
        is_field = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "field"
        if is_field and isinstance(node, ast.Call):
            made = node.keywords[0].value
            return {"dict": "new Map()", "list": "[]", "set": "$set([])"}[ast.unparse(made)]
        return self.expressions.write(node)

    def _block(self, body: list[ast.stmt], depth: int) -> None:
        for node in body:
            self._statement(node, depth)

    def _statement(self, node: ast.stmt, depth: int) -> None:
        match node:
            case ast.If():
                self._if(node, depth, f"{STEP * depth}if")
            case ast.While():
                self._loop(f"while ({self.expressions.truth(node.test)})", node.body, depth)
            case ast.For():
                head = f"for ({target(node.target)} of $iter({self.expressions.write(node.iter)}))"
                self._loop(head, node.body, depth)
            case ast.Match():
                self._match(node, depth)
            case ast.Expr():
                self._expression(node.value, depth)
            case _:
                self._simple(node, STEP * depth)

    def _loop(self, head: str, body: list[ast.stmt], depth: int) -> None:
        self.lines.append(f"{STEP * depth}{head} {{")
        self._block(body, depth + 1)
        self.lines.append(f"{STEP * depth}}}")

    def _expression(self, node: ast.expr, depth: int) -> None:
        space = STEP * depth
        match node:
            case ast.Constant():
                return
            case ast.Yield(value=ast.expr() as value):
                self.lines.append(f"{space}yield {self.expressions.write(value)};")
            case ast.Call(func=ast.Name(id="assert_never")):
                self.lines.append(f"{space}throw new Error();")
            case _:
                self.lines.append(f"{space}{self.expressions.write(node)};")

    def _simple(self, node: ast.stmt, space: str) -> None:
        write = self.expressions.write
        match node:
            case ast.Return():
                self.lines.append(f"{space}return {'null' if node.value is None else write(node.value)};")
            case ast.Assign():
                for each in node.targets:
                    self._assign(each, write(node.value), space)
            case ast.AnnAssign(target=found, value=ast.expr() as value):
                self._assign(found, write(value), space)
            case ast.AnnAssign():
                return
            case ast.AugAssign():
                sum_of = ast.BinOp(left=_loaded(node.target), op=node.op, right=node.value)
                self._assign(node.target, write(sum_of), space)
            case ast.Break() | ast.Continue():
                self.lines.append(f"{space}{type(node).__name__.lower()};")
            case _:
                raise NotImplementedError(f"{self.names.module}: {ast.unparse(node)}")

    def _if(self, node: ast.If, depth: int, head: str) -> None:
        space = STEP * depth
        self.lines.append(f"{head} ({self.expressions.truth(node.test)}) {{")
        self._block(node.body, depth + 1)
        match node.orelse:
            case []:
                self.lines.append(f"{space}}}")
            case [ast.If() as other]:
                self._if(other, depth, f"{space}}} else if")
            case rest:
                self.lines.append(f"{space}}} else {{")
                self._block(rest, depth + 1)
                self.lines.append(f"{space}}}")

    def _assign(self, node: ast.expr, value: str, space: str) -> None:
        match node:
            case ast.Subscript():
                owner, key = self.expressions.write(node.value), self.expressions.write(node.slice)
                self.lines.append(f"{space}$put({owner}, {key}, {value});")
            case ast.Attribute():
                self.lines.append(f"{space}{self.expressions.write(node)} = {value};")
            case ast.Tuple(elts=elements) if any(isinstance(each, ast.Attribute) for each in elements):
                self.lines.append(
                    f"{space}[{', '.join(self.expressions.write(each) for each in elements)}] = $list({value});"
                )
            case ast.Tuple() | ast.List():
                self.lines.append(f"{space}{target(node)} = $list({value});")
            case _:
                self.lines.append(f"{space}{target(node)} = {value};")

    def _match(self, node: ast.Match, depth: int) -> None:
        space = STEP * depth
        subject = self.expressions.write(node.subject)
        for index, each in enumerate(node.cases):
            test = self._pattern(each.pattern, subject)
            word = "if" if index == 0 else "} else if"
            self.lines.append(f"{space}{word} ({test}) {{")
            if isinstance(each.pattern, ast.MatchAs) and each.pattern.name:
                self.lines.append(f"{STEP * (depth + 1)}{name_of(each.pattern.name)} = {subject};")
            self._block(each.body, depth + 1)
        self.lines.append(f"{space}}}")

    def _pattern(self, node: ast.pattern, subject: str) -> str:
        match node:
            case ast.MatchClass():
                return f"{subject} instanceof {self.expressions.write(node.cls)}"
            case ast.MatchValue():
                return f"{subject} === {self.expressions.write(node.value)}"
            case ast.MatchOr():
                return " || ".join(self._pattern(each, subject) for each in node.patterns)
            case ast.MatchAs(pattern=None):
                return "true"
            case _:
                raise NotImplementedError(ast.dump(node))


def _decorator(node: ast.expr) -> str:
    return ast.unparse(node.func if isinstance(node, ast.Call) else node)


def _is_type(node: ast.stmt) -> bool:
    return isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias"


def _own(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the parts of a function."""
    for child in ast.iter_child_nodes(node):
        yield child
        yield from _own(child)


def _assigned(node: ast.AST) -> list[str]:
    """Return the names that a statement assigns to."""
    match node:
        case ast.Assign(targets=targets):
            return [name for each in targets for name in _stored(each)]
        case ast.AnnAssign(target=found) | ast.AugAssign(target=found) | ast.For(target=found):
            return _stored(found)
        case ast.NamedExpr(target=ast.Name(id=name)):
            return [name]
        case ast.MatchAs(name=str() as name):
            return [name]
        case _:
            return []


def _loaded(node: ast.expr) -> ast.expr:
    """Return what is assigned to as what is read."""
    return ast.parse(ast.unparse(node), mode="eval").body


def _stored(found: ast.expr) -> list[str]:
    """Return the names that a target of an assignment stores: none if it is an item or an attribute."""
    names = [
        each for each in ast.walk(found) if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)
    ]
    return [each.id for each in names] if isinstance(found, ast.Name | ast.Tuple) else []
