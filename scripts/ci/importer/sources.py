"""Prepares and checks the sources as Apple's compiler sees them."""

import os
import re
import shutil
from concurrent.futures import ThreadPoolExecutor

from compiler import MAIN_ACTOR
from uikit import read, swift_files, write

ENGINE = "Sources/LayoutEngine"
LAYOUTS = "Sources/CollectionLayouts"
ADDITIONS = "Sources/UIKitAdditions"
FACADE = "Sources/CollectionView"
SUPPORT = "Tests/TestSupport"
TESTS = "Tests/CollectionLayoutsTests"
APP = "Examples/LayoutsApp/LayoutsApp.swiftpm"
RECORDINGS = "Fixtures/Sources/Recordings"
FIXTURES = "Fixtures/Sources/FixtureScreens"
# This test compiles only if block animations are declared as in UIKit.
DECLARATIONS = "Tests/UIKitTests/Declarations/AnimationDeclarationsTests.swift"
PHONE = ["-D", "APPLE"]


class Sources:
    def __init__(self, compiler):
        self.compiler = compiler
        self.work = compiler.work

    def copy(self):
        """Copies the sources line by line, with the `os(iOS)` branches enabled."""
        for folder in ("Sources", "Tests", "Examples", "Fixtures"):
            shutil.rmtree(f"{self.work}/{folder}", ignore_errors=True)
        folders = (ENGINE, ADDITIONS, FACADE, LAYOUTS, SUPPORT, TESTS, f"{APP}/Screens", f"{APP}/App", RECORDINGS, FIXTURES)
        files = [file for folder in folders for file in swift_files(folder)]
        copies = {file: file for file in files} | {DECLARATIONS: f"{TESTS}/{os.path.basename(DECLARATIONS)}"}
        for file, copy in copies.items():
            text = re.sub(r"^ *#(if|elseif) .*$", lambda line: line[0].replace("os(iOS)", "APPLE"), read(file), flags=re.M)
            write(f"{self.work}/{copy}", text)

    def files(self, folder):
        return swift_files(f"{self.work}/{folder}")

    def make_foundation(self):
        """Makes the modules that don't depend on views."""
        compiler = self.compiler
        # Swift Testing's overlays for the modules.
        for name in ("_Testing_Foundation", "_Testing_UIKit", "_Testing_CoreGraphics"):
            write(f"{self.work}/{name}.swift", "")
            compiler.module(name, [f"{self.work}/{name}.swift"])
        compiler.module("LayoutEngine", self.files(ENGINE))
        compiler.module("Recordings", self.files(RECORDINGS))

    def check(self):
        """Makes and checks the modules in the order of their imports. Tests are checked in one part per core."""
        self.module("UIKitAdditions", ADDITIONS)
        self.module("CollectionView", FACADE)
        self.module("TestSupport", SUPPORT, flags=PHONE)
        self.module("CollectionLayouts", LAYOUTS, flags=[*PHONE, *MAIN_ACTOR, "-enable-testing"])
        self.module("Screens", f"{APP}/Screens")
        cores = os.cpu_count() or 1
        parts = [(ADDITIONS, None), (FACADE, None), (LAYOUTS, None), (SUPPORT, None), (f"{APP}/Screens", None), (f"{APP}/App", None), (FIXTURES, None)]
        tests = self.files(TESTS)
        parts += [(TESTS, tests[first::cores]) for first in range(cores)]
        with ThreadPoolExecutor(cores) as pool:
            for done in [pool.submit(self.check_folder, *part) for part in reversed(parts)]:
                done.result()

    def module(self, name, folder, flags=(*PHONE, *MAIN_ACTOR)):
        self.compiler.module(name, self.files(folder), *flags)

    def check_folder(self, folder, files=None):
        """Checks the given files of a folder, or all of them."""
        all_files = self.files(folder)
        flags = PHONE if folder == SUPPORT else [*PHONE, *MAIN_ACTOR]
        others = [file for file in all_files if file not in files] if files else []
        self.compiler.check(os.path.basename(folder), files or all_files, others, *flags)
