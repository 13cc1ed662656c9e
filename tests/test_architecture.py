"""The architecture follows docs/architecture.md, and every public name has a docstring."""

from __future__ import annotations

import ast
import graphlib
import re
import tomllib
from collections.abc import Container, Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.finished import FINISHED
from tests.source_files import HOUSE, nodes, parsed, sources, written

pytestmark = pytest.mark.xdist_group("architecture")  # one process, which reads every file once
DISCORD = {"discord"}
DATABASES = {"sqlalchemy", "asyncpg", "alembic", "sqlite3"}
CHANCE_AND_TIME = {"random", "secrets", "uuid", "time", "datetime"}
THE_WORLD_OUTSIDE = {"os", "asyncio", "threading", "socket", "subprocess", "aiohttp"}
FORBIDDEN = {
    "engine": {
        "render",
        "bot",
        "playground",
        "PIL",
        "tests",
        *DISCORD,
        *DATABASES,
        *CHANCE_AND_TIME,
        *THE_WORLD_OUTSIDE,
    },
    "render": {"bot", "playground", "tests", *DISCORD, *DATABASES},
    "bot": {"tests", "simcord"},
    "playground": {"tests", "render", *DATABASES},
    "bot/tables": DISCORD,
    "bot/store": DISCORD,
    "bot/errors.py": DISCORD,
}
"""Imports that each part must not have."""


PARTS = ("data", "engine", "render", "bot", "playground", "benchmarks", "scripts", "tests")


def statements(body: Iterable[ast.AST]) -> Iterator[ast.AST]:
    """Yield statements and nested statements, without expressions."""
    for node in body:
        yield node
        for inside in ("body", "orelse", "finalbody", "handlers", "cases"):
            yield from statements(getattr(node, inside, ()))


@cache
def imports(file: Path) -> tuple[ast.Import | ast.ImportFrom, ...]:
    """Return the import statements of a file, at any depth."""
    found = statements(parsed(file).body)
    return tuple(node for node in found if isinstance(node, (ast.Import, ast.ImportFrom)))


def imported(file: Path) -> Iterator[str]:
    """Return the dotted names of all modules that a file imports, at any depth."""
    package = file.relative_to(HOUSE).parts[:-1]
    for node in imports(file):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        else:
            above = package[: len(package) - node.level + 1] if node.level else ()
            yield ".".join((*above, *([node.module] if node.module else ())))


def test_files_of_data_have_no_code_but_a_docstring() -> None:
    for file in sources("data"):
        tree = parsed(file)
        assert len(tree.body) == 1 and ast.get_docstring(tree), file.relative_to(HOUSE)


@pytest.mark.parametrize("part", FORBIDDEN)
def test_no_part_imports_what_the_architecture_forbids_it(part: str) -> None:
    for file in sources(part):
        roots = {name.split(".")[0] for name in imported(file)}
        assert roots & FORBIDDEN[part] == set(), file.relative_to(HOUSE)


def test_of_the_shipped_packages_only_bot_and_playground_import_discord() -> None:
    project = tomllib.loads((HOUSE / "pyproject.toml").read_text(encoding="utf-8"))
    shipped = set(project["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"])
    knows = {
        part
        for part in shipped
        for file in sources(part)
        if any(name.split(".")[0] in DISCORD for name in imported(file))
    }
    assert knows == {"bot", "playground"}


def test_playground_is_imported_only_by_the_command_and_on_demand() -> None:
    """Its dependencies come with an extra, so only the command imports it, and only on demand."""
    knows = {file for file in sources("bot") if any(name.startswith("playground") for name in imported(file))}
    assert knows == {HOUSE / "bot/__main__.py"}
    tree = ast.parse((HOUSE / "bot/__main__.py").read_text(encoding="utf-8"))
    at_once = [node for node in tree.body if isinstance(node, (ast.Import, ast.ImportFrom))]
    assert not any("playground" in ast.unparse(node) for node in at_once)


def modules() -> dict[str, Path]:
    """Return the files of all modules by dotted name, tests included."""
    files = [file for part in PARTS for file in sources(part)]
    named = {".".join(file.relative_to(HOUSE).with_suffix("").parts): file for file in files}
    return {name.removesuffix(".__init__"): file for name, file in named.items()}


def uses(file: Path, known: Container[str]) -> set[str]:
    """Return the known modules that a file imports anywhere, also for types only."""
    found = set()
    for node in imports(file):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        else:
            assert node.level == 0, f"{file}: imports are written out"
            names = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= {name if name in known else node.module or "" for name in names}
    return {name for name in found if name in known}


def circle(graph: dict[str, set[str]]) -> list[str] | None:
    """Return a cycle in a graph, or `None`. A module that imports itself is no cycle."""
    try:
        graphlib.TopologicalSorter({name: to - {name} for name, to in graph.items()}).prepare()
    except graphlib.CycleError as error:
        return list(error.args[1])
    return None


def test_cycle_of_three_modules_is_found_but_no_module_that_imports_itself() -> None:
    assert circle({"a": {"b"}, "b": {"c"}, "c": {"a"}}) is not None
    assert circle({"a": {"a", "b", "c"}, "b": {"c"}}) is None


def test_no_import_cycles_between_modules() -> None:
    """There are none between modules, even with late imports or imports for types."""
    known = modules()
    assert circle({name: uses(file, known) for name, file in known.items()}) is None


def test_no_import_cycles_between_packages() -> None:
    """Folders of a part (`bot/ui`, `engine/core`) and modules beside them have one order."""
    known, graph = modules(), dict[str, set[str]]()
    for name, file in known.items():
        graph.setdefault(_room(name), set()).update(map(_room, uses(file, known)))
    assert circle(graph) is None


def _room(module: str) -> str:
    """Return the folder of a part that a module is in, or the module itself."""
    return ".".join(module.split(".")[:2])


MAP, FLOWS, DECISIONS = (HOUSE / "docs" / f"{page}.md" for page in ("architecture", "flows", "decisions"))


def plan_of(part: str) -> str:
    """Return the lines of the map about one part."""
    (lines,) = re.findall(rf"^{part}/.*\n((?:  .*\n)*)", written(MAP).split("```")[1], re.MULTILINE)
    return str(lines)


def test_architecture_map_names_exactly_the_parts_and_deploy() -> None:
    named = set(re.findall(r"^(\w+)/", written(MAP).split("```")[1], re.MULTILINE))
    assert named == {*PARTS, "deploy"}


@pytest.mark.parametrize("part", ["engine", "bot"])
def test_architecture_map_names_every_package_and_module_of_engine_and_bot(part: str) -> None:
    plan = plan_of(part)
    rooms = {path.name for path in (HOUSE / part).iterdir() if path.is_dir() and list(path.glob("*.py"))}
    files = {path.stem for path in (HOUSE / part).glob("*.py")} - {"__init__"}
    assert set(re.findall(r"^  (\w+)/", plan, re.MULTILINE)) == rooms
    loose = re.findall(r"^  (\w+(?: · \w+)*)  ", plan, re.MULTILINE)
    assert {name for line in loose for name in line.split(" · ")} == files


def test_architecture_map_lists_the_bots_packages_in_import_order() -> None:
    order = re.search(r"`(store ←[^`]+)`", written(MAP))
    assert order is not None
    rooms, known = [room.strip() for room in order[1].split("←")], modules()
    places = {f"bot.{room}": place for place, room in enumerate(rooms)}
    for name, file in known.items():
        for used in map(_room, uses(file, known)):
            if _room(name) in places and used in places:
                assert places[used] <= places[_room(name)], f"{name} imports {used}"


def test_every_game_has_the_modules_of_the_map() -> None:
    (named,) = re.findall(r"one folder per game: (.+)", plan_of("engine"))
    for key in FINISHED:
        there = {path.stem for path in (HOUSE / "engine/games" / key).iterdir()}
        assert set(named.split(", ")) <= there, key


def test_no_flow_has_more_than_nine_steps() -> None:
    for flow in written(FLOWS).split("\n## ")[1:]:
        assert len(re.findall(r"^\d+\. ", flow, re.MULTILINE)) <= 9, flow.splitlines()[0]


def test_decisions_are_numbered_one_after_another() -> None:
    numbers = re.findall(r"^(\d+)\. \*\*", written(DECISIONS), re.MULTILINE)
    assert list(map(int, numbers)) == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("file", [MAP, FLOWS, DECISIONS], ids=lambda file: file.stem)
def test_files_and_functions_named_in_the_architecture_docs_exist(file: Path) -> None:
    for path, names in re.findall(r"`([\w/]+\.py)`((?:,\s+`\w+`)*)", written(file)):
        found = list(HOUSE.glob(path.replace("GAME", "*")))
        assert found, path
        for name in re.findall(r"`(\w+)`", names):
            assert all(name in _defined(one) for one in found), f"{path}: {name}"


def _defined(file: Path) -> set[str]:
    """Return the functions of a file, including methods."""
    found = statements(parsed(file).body)
    return {node.name for node in found if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))}


@pytest.mark.parametrize("file", [MAP, FLOWS, DECISIONS], ids=lambda file: file.stem)
def test_columns_named_in_the_architecture_docs_exist(file: Path) -> None:
    schema = ast.unparse(parsed(HOUSE / "bot/store/schema.py"))
    columns = re.findall(r"`(tables|seats)\.(\w+)`", written(file))
    assert [column for _, column in columns if f"Column('{column}'" not in schema] == []


def test_modules_named_in_comments_exist() -> None:
    """A comment or a docstring with `tables.clock` names an existing module or column."""
    known = set(modules())
    rooms = {name.split(".")[1] for name in known if name.startswith("bot.") and name.count(".") == 2}
    schema = ast.unparse(parsed(HOUSE / "bot/store/schema.py"))
    for file in (file for part in PARTS for file in sources(part) if "versions" not in file.parts):
        for room, module in re.findall(r"`(?:bot\.)?(\w+)\.(\w+)`", written(file)):
            is_column = room in ("tables", "seats") and f"Column('{module}'" in schema
            assert room not in rooms or is_column or f"bot.{room}.{module}" in known, (
                f"{file}: {room}.{module}"
            )


def test_only_the_store_and_operators_commands_depend_on_the_database_dialect() -> None:
    """These are the store and the operators' commands, as docs/decisions.md says."""
    asks = {_room(name) for name, file in modules().items() if _asks_for_dialect(file)}
    assert {room for room in asks if room.startswith("bot.")} == {"bot.store", "bot.ops"}


def _asks_for_dialect(file: Path) -> bool:
    return any(isinstance(node, ast.Attribute) and node.attr == "dialect" for node in nodes(file, "dialect"))


@pytest.mark.parametrize("room", ["bot/ui", "bot/handlers", "bot/features"])
def test_code_of_ui_handlers_and_features_does_not_read_the_committed_position(room: str) -> None:
    """Answers use the position that the viewer may see, not the committed one."""
    for file in sources(room):
        for node in nodes(file, "position"):
            if isinstance(node, ast.Attribute):
                owner = getattr(node.value, "attr", getattr(node.value, "id", ""))
                read = (owner.lstrip("_"), node.attr)
                assert read not in (("position", "state"), ("positions", "committed")), file.relative_to(
                    HOUSE
                )


def test_no_transaction_is_given_a_lambda_that_only_forwards_to_a_function() -> None:
    """`manager.run(moves.play, table_id, …)`: a lambda that only forwards hides the function."""
    for file in sources("bot"):
        for node in nodes(file, "lambda"):
            if isinstance(node, ast.Lambda) and isinstance(node.body, ast.Call) and node.body.args:
                given, passed = [argument.arg for argument in node.args.args], node.body.args
                everything = any(isinstance(argument, ast.Starred) for argument in passed)
                locked = given in (["connection"], ["change"], ["person"])
                hidden = locked and not everything and ast.unparse(passed[0]) == given[0]
                assert not hidden, f"{file.relative_to(HOUSE)}: {ast.unparse(node)}"


def _feature_of(module: str) -> str | None:
    """Return the feature a module belongs to: a module or a folder of `bot.features`."""
    parts = module.split(".")
    return parts[2] if parts[:2] == ["bot", "features"] and len(parts) > 2 else None


def test_features_do_not_import_each_other() -> None:
    known = modules()
    for name, file in known.items():
        if (own := _feature_of(name)) is not None:
            others = {_feature_of(used) for used in uses(file, known)} - {own, None}
            assert not others, f"{name} imports {others}"


def test_games_do_not_import_each_other() -> None:
    for file in sources("engine/games"):
        own = ".".join(file.relative_to(HOUSE).parts[:3])
        others = {name for name in imported(file) if name.startswith("engine.games.")}
        assert all(name.startswith(own) for name in others), file.relative_to(HOUSE)


def test_shared_engine_code_imports_no_game() -> None:
    for file in (*sources("engine/core"), *sources("engine/ai")):
        assert not any(name.startswith("engine.games") for name in imported(file)), file.relative_to(HOUSE)


def test_engine_calls_no_open_print_or_input() -> None:
    for file in sources("engine"):
        calls = (node for node in ast.walk(parsed(file)) if isinstance(node, ast.Call))
        called = {getattr(node.func, "id", "") for node in calls}
        assert called & {"open", "print", "input"} == set(), file.relative_to(HOUSE)


def test_wheel_contains_every_part_needed_to_run() -> None:
    project = tomllib.loads((HOUSE / "pyproject.toml").read_text(encoding="utf-8"))
    packages = project["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]
    assert sorted(packages) == ["bot", "data", "engine", "playground", "render"]
    assert all((HOUSE / package).is_dir() for package in packages)


def test_every_part_that_runs_is_type_checked() -> None:
    project = tomllib.loads((HOUSE / "pyproject.toml").read_text(encoding="utf-8"))
    mypy = project["tool"]["mypy"]
    assert sorted(mypy["packages"]) == ["benchmarks", "bot", "engine", "playground", "render"]
    assert mypy["strict"]


UNTYPED = {"engine/core/data_files.py: load_data"}
"""Functions with `Any`: the content of a TOML file has no type before it is parsed."""


def test_public_signatures_of_the_engine_have_the_type_any_only_where_listed() -> None:
    """No public signature has an `Any`: a game's state is a `GameState`, its action a `GameAction`."""
    found = {
        f"{file.relative_to(HOUSE)}: {name}"
        for file in sources("engine")
        for name, annotation in _annotations(parsed(file))
        if any(map(_is_any, ast.walk(annotation)))
    }
    assert found == UNTYPED


def _annotations(tree: ast.Module | ast.ClassDef) -> Iterator[tuple[str, ast.expr]]:
    """Yield the annotations of public functions, methods and fields, with their names."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.name[0] != "_":
            yield from ((f"{node.name}.{name}", annotation) for name, annotation in _annotations(node))
        elif isinstance(node, ast.AnnAssign) and ast.unparse(node.target)[0] != "_":
            yield ast.unparse(node.target), node.annotation
        elif isinstance(node, ast.FunctionDef) and (node.name[0] != "_" or node.name[-2:] == "__"):
            given = (node.args.vararg, node.args.kwarg, *node.args.posonlyargs, *node.args.args)
            taken = [argument for argument in (*given, *node.args.kwonlyargs) if argument is not None]
            annotations = [node.returns, *(argument.annotation for argument in taken)]
            yield from ((node.name, annotation) for annotation in annotations if annotation is not None)


def _is_any(node: ast.AST) -> bool:
    """Return whether a node is `Any`."""
    return isinstance(node, ast.Name) and node.id == "Any"


def test_tests_named_in_ci_exist() -> None:
    """pytest reports a renamed file as an error only at the very end of a long run."""
    patterns = re.findall(r"tests/\S+\.py", written(HOUSE / ".ci/run"))
    named = [path for pattern in patterns for path in _expanded(pattern)]
    assert len(named) > 10
    assert [path for path in named if not (HOUSE / path).is_file()] == []


def _expanded(pattern: str) -> list[str]:
    """Return the paths of a shell pattern with at most one pair of braces."""
    before, _, rest = pattern.partition("{")
    inside, _, after = rest.partition("}")
    return [f"{before}{part}{after}" for part in inside.split(",")]


EXPLAINED = [
    *sources("engine/core"),
    *sources("engine/ai"),
    HOUSE / "engine/game_registry.py",
    *(HOUSE / "engine/games").glob("*/rules.py"),
    *(HOUSE / "engine/games").glob("*/scoring.py"),
    *(HOUSE / "engine/games").glob("*/notation.py"),
    *(HOUSE / "engine/games").glob("*/model.py"),
]


@pytest.mark.parametrize("file", EXPLAINED, ids=lambda file: str(file.relative_to(HOUSE)))
def test_every_public_name_of_shared_engine_code_and_rules_has_a_docstring(file: Path) -> None:
    tree = parsed(file)
    assert ast.get_docstring(tree), "the module itself"
    assert [name for name, node in _public(tree) if not ast.get_docstring(node)] == []


def _public(
    tree: ast.Module | ast.ClassDef,
) -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef]]:
    """Yield functions and classes without a leading underscore, and those inside them."""
    for node in tree.body:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name[0] != "_":
            yield node.name, node
        elif isinstance(node, ast.ClassDef) and node.name[0] != "_":
            yield node.name, node
            yield from _public(node)
