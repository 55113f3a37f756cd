"""The compiled build: the same typed sources, turned into one group of C extensions by mypyc.

Two ways in:

* hatchling calls `CompileHook`; with FRACAS_COMPILE=1 in the environment the wheel holds the
  extension modules beside the sources, without it the wheel is pure;
* `python hatch_build.py --into build/compiled --also tests/games/brawl` makes a folder that
  shadows the sources when it stands first on PYTHONPATH.

Nothing is ever compiled in place: a stale binary would hide the source that someone edits.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import hashlib
import os
import re
import shlex
import shutil
import sys
import sysconfig
import tempfile
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "fracas"
TOOLS = ("mypy", "setuptools")
COMPILED_ROOMS = ("core", "games")
INTERPRETED = (Path("fracas/core/compiling.py"),)  # the fallback must be there to be fallen back on
GROUP = "fracas"
DIGEST = ".digest"


class CannotCompileError(Exception):
    """What is missing on this machine, and what to do about it."""


class CompileHook(BuildHookInterface[Any]):
    """Adds the extension modules to the wheel when FRACAS_COMPILE=1 asks for them."""

    scratch: tempfile.TemporaryDirectory[str] | None = None

    def wanted(self) -> bool:
        """Whether this build is to be compiled."""
        return os.environ.get("FRACAS_COMPILE") == "1"

    def dependencies(self) -> list[str]:
        """The tools of the compiled build, pinned as in the developers' list."""
        return pinned_tools() if self.wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compiles into a scratch folder and tells hatchling which files to take from it."""
        if version == "editable" or not self.wanted():
            return
        require_compiler()
        self.scratch = tempfile.TemporaryDirectory(prefix="fracas-")
        tree, work = Path(self.scratch.name, "tree"), Path(self.scratch.name, "work")
        copy_packages([PACKAGE], tree)
        for built in compile_tree(tree, work):
            name = built.relative_to(work / "lib").as_posix()
            build_data["force_include"][str(built)] = name
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Removes the scratch folder."""
        if self.scratch is not None:
            self.scratch.cleanup()


def pinned_tools() -> list[str]:
    """The exact versions of mypy and setuptools in requirements/dev.txt."""
    listed = (ROOT / "requirements" / "dev.txt").read_text(encoding="utf-8")
    return [re.findall(rf"^{tool}==[^\s;]+", listed, re.MULTILINE)[0] for tool in TOOLS]


def require_compiler() -> None:
    """Raises `CannotCompileError` unless a C compiler and Python's headers are here."""
    if sys.platform == "win32":
        return  # setuptools itself finds and names Microsoft's compiler
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    compiler = shlex.split(command)[0]
    if shutil.which(compiler) is None:
        raise CannotCompileError(
            f"no C compiler here ({compiler} is not on the PATH): install one, for instance"
            " Debian's gcc, or name another in CC; the pure build needs none"
        )
    headers = Path(sysconfig.get_path("include"))
    if not (headers / "Python.h").is_file():
        raise CannotCompileError(
            f"Python's headers are not here (no Python.h in {headers}): install them, for instance"
            " Debian's python3-dev; the pure build needs none"
        )


def copy_packages(packages: Iterable[Path], tree: Path) -> None:
    """Copies whole packages, sources and data, side by side into `tree`."""
    unwanted = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    for package in packages:
        shutil.copytree(package, tree / package.name, ignore=unwanted)


def modules_to_compile(tree: Path) -> list[str]:
    """The modules of a copied tree that become C, as paths relative to it.

    Of fracas itself these are the kernel and the games; of any other package, all of it.
    """
    rooms = [
        room
        for package in tree.iterdir()
        if package.is_dir()
        for room in ([package / r for r in COMPILED_ROOMS] if package.name == GROUP else [package])
    ]
    modules = [module.relative_to(tree) for room in rooms for module in room.rglob("*.py")]
    return sorted(
        module.as_posix()
        for module in modules
        if module not in INTERPRETED and is_worth_compiling(tree / module)
    )


def is_worth_compiling(module: Path) -> bool:
    """False for an `__init__.py` that only re-exports."""
    if module.name != "__init__.py":
        return True
    body = ast.parse(module.read_text(encoding="utf-8")).body
    return any(isinstance(node, ast.FunctionDef | ast.ClassDef) for node in body)


def compile_tree(tree: Path, work: Path) -> list[Path]:
    """Compiles a copied tree in one group; returns the extension modules, in `work`/lib.

    C files and objects stay in `work`, so that a second call with the same folder translates
    everything again but runs the C compiler only on what came out different.
    """
    from mypyc.build import mypycify

    # Types are checked strictly by `make types`; here a room whose third-party package is not
    # installed must not stop the build, nor may a configuration found on the way up change it.
    options = ["--config-file=", "--explicit-package-bases", "--ignore-missing-imports"]
    with contextlib.chdir(tree):
        extensions = mypycify(
            [*options, *modules_to_compile(tree)],
            opt_level="3",
            debug_level="0",
            multi_file=True,
            group_name=GROUP,
            target_dir=str(work / "c"),
        )
        return link_extensions(extensions, work)


def link_extensions(extensions: Sequence[Any], work: Path) -> list[Path]:
    """Runs the C compiler on every core for mypyc's `Extension`s; returns the modules."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    for extension in extensions:
        if sys.platform != "win32":
            # Calls between our own functions need not be open to replacement from outside.
            extension.extra_compile_args.append("-fvisibility=hidden")
    headers = [header.stat().st_mtime for header in (work / "c").rglob("*.h")]

    class ParallelBuild(build_ext):
        def build_extensions(self) -> None:
            compile_files = self.compiler.compile

            def compile_one(source: str, options: dict[str, Any]) -> str:
                output = options["output_dir"]
                built = Path(self.compiler.object_filenames([source], output_dir=output)[0])
                newest = max([Path(source).stat().st_mtime, *headers])
                if not built.is_file() or built.stat().st_mtime <= newest:
                    compile_files([source], **options)
                return str(built)

            def compile_all(sources: Sequence[str], **options: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    return list(pool.map(lambda source: compile_one(source, options), sources))

            self.compiler.compile = compile_all
            super().build_extensions()

    command = ParallelBuild(Distribution({"name": GROUP, "ext_modules": list(extensions)}))
    command.build_lib = str(work / "lib")
    command.build_temp = str(work / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    return [Path(output) for output in command.get_outputs()]


def build_tree(into: Path, also: Sequence[Path]) -> None:
    """Makes `into` hold fracas and the packages in `also`, sources and extension modules."""
    packages = [PACKAGE, *also]
    stamp = into / DIGEST
    wanted = f"{digest_of_tools()} {digest_of_files(packages)}"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        print(f"{into}: nothing changed")
        return
    require_compiler()
    if into.exists() and any(into.iterdir()) and not stamp.is_file():
        raise CannotCompileError(f"{into} holds something else: name a folder that may be replaced")
    shutil.rmtree(into, ignore_errors=True)
    into.mkdir(parents=True)
    stamp.touch()
    copy_packages(packages, into)
    work = work_folder(into)
    built = compile_tree(into.resolve(), work)
    for extension in built:
        shutil.copy2(extension, into / extension.relative_to(work / "lib"))
    stamp.write_text(wanted, encoding="utf-8")
    print(f"{into}: {len(built) - 1} modules compiled")


def work_folder(into: Path) -> Path:
    """The folder beside `into` that keeps C files and objects; emptied when the tools changed."""
    work = into.resolve().with_name(f"{into.name}-work")
    stamp = work / DIGEST
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != digest_of_tools():
        shutil.rmtree(work, ignore_errors=True)
        work.mkdir(parents=True)
        stamp.write_text(digest_of_tools(), encoding="utf-8")
    return work


def digest_of_tools() -> str:
    """A digest of what turns sources into extension modules."""
    tools = [version(tool) for tool in TOOLS]
    parts = [*tools, sys.version, os.environ.get("CC", ""), Path(__file__).read_text("utf-8")]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def digest_of_files(packages: Iterable[Path]) -> str:
    """A digest of the names and contents of all files of the packages."""
    digest = hashlib.sha256()
    for package in packages:
        for file in sorted(package.rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                content = file.read_bytes()
                digest.update(f"{file.relative_to(package.parent)} {len(content)}\n".encode())
                digest.update(content)
    return digest.hexdigest()


def main() -> int:
    """The command that `make compiled` runs."""
    parser = argparse.ArgumentParser(description="Build the compiled form into a folder.")
    parser.add_argument("--check", action="store_true", help="only say whether it can be built")
    parser.add_argument("--into", type=Path, default=ROOT / "build" / "compiled")
    parser.add_argument("--also", type=Path, action="append", default=[], metavar="PACKAGE")
    arguments = parser.parse_args()
    try:
        if arguments.check:
            require_compiler()
        else:
            build_tree(arguments.into, [package.resolve() for package in arguments.also])
    except CannotCompileError as reason:
        print(reason, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
