"""Makes the module UIKit from the page, and compares the imported module with the page."""

import glob
import os
import shutil

import graph
import page
from compiler import Compiler
from headers import Headers
from overlay import Overlay
from world import World

HERE = os.path.dirname(__file__)
PAGE = "docs/uikit-api.txt"
# The declarations for app startup have their own page, because this package doesn't contain them.
APPLICATION = f"{HERE}/application.txt"


def swift_files(folder):
    return sorted(glob.glob(f"{glob.escape(folder)}/**/*.swift", recursive=True))


def read(path):
    with open(path) as file:
        return file.read()


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w") as file:
        file.write(text)


def make_foundation(compiler):
    """Makes the modules that UIKit depends on, from handwritten headers and overlays."""
    shutil.rmtree(compiler.cache, ignore_errors=True)
    for path in glob.glob(f"{HERE}/include/*"):
        shutil.copy(path, compiler.include)
    for name in ("ObjectiveC", "CoreGraphics", "Foundation"):
        compiler.overlay(name, swift_files(f"{HERE}/overlays/{name}"))


class UIKit:
    """The module UIKit, made from a page's text."""

    def __init__(self, text, compiler):
        self.compiler = compiler
        self.left_out = []
        self.types = page.parse(text, PAGE) + page.parse(read(APPLICATION), os.path.relpath(APPLICATION))
        self.world = World(self.types)
        self.headers = Headers(self.world, self.types)
        self.problems = page.problems(self.types)

    def make(self):
        """Makes the module, or adds the page's mistakes to `problems`."""
        compiler = self.compiler
        self.write_headers(compiler, self.headers.text())
        self.problems += self.headers.problems
        if self.problems:
            return
        overlay = Overlay(self.world, self.types, self.headers.left)
        write(f"{compiler.work}/UIKit.swift", overlay.text())
        self.left_out = overlay.left_out
        symbols = self.names([f"{compiler.work}/UIKit.swift"], compiler)
        self.problems += graph.compare(symbols, self.headers)

    def check_renamed(self):
        """Checks that every @renamed name differs from the importer's own name."""
        if self.problems:
            return
        compiler = Compiler(f"{self.compiler.work}/Unnamed", base=self.compiler)
        unnamed = Headers(self.world, self.types, uses_names=False)
        self.write_headers(compiler, unnamed.text())
        write(f"{compiler.work}/UIKit.swift", "@_exported import UIKit\n")
        symbols = self.names([f"{compiler.work}/UIKit.swift"], compiler)
        self.problems += graph.needless_names(symbols, unnamed)

    def write_headers(self, compiler, text):
        # The compiler doesn't notice changes in system headers.
        for path in glob.glob(f"{compiler.cache}/**/UIKit-*", recursive=True):
            os.remove(path)
        write(f"{compiler.uikit}/UIKit.h", text)
        write(f"{compiler.uikit}/module.modulemap", 'module UIKit [system] { header "UIKit.h" export * }\n')

    def names(self, files, compiler):
        folder = f"{compiler.work}/Graph"
        shutil.rmtree(folder, ignore_errors=True)
        os.makedirs(folder)
        flags = ["-emit-symbol-graph", "-emit-symbol-graph-dir", folder, "-symbol-graph-minimum-access-level", "public"]
        compiler.overlay("UIKit", files, *flags)
        return graph.Graph(folder)
