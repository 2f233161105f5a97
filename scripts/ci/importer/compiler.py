"""Compiles the headers and the sources that import them, with Objective-C as on Apple's platforms."""

import os
import re
import shutil
import subprocess

TARGET = "x86_64-unknown-linux-gnu" if os.uname().machine == "x86_64" else "aarch64-unknown-linux-gnu"
# Only types are checked, because code generation needs a Foundation with bridging.
OBJECTIVE_C = ["-enable-objc-interop", "-disable-objc-attr-requires-foundation-module"]
# The flag for modules that are only imported. Their function bodies are checked separately.
IMPORTED = "-experimental-skip-all-function-bodies"
# The flags for this package's modules. Apple's modules belong to no package.
PACKAGE = ["-package-name", "layouts"]
MAIN_ACTOR = ["-default-isolation", "MainActor"]


# The standard library on Linux has no autoreleasing pointers. Without them, the type checker rejects every implicit pointer
# conversion.
NO_POINTERS = "broken standard library: cannot find intrinsic operations on UnsafeMutablePointer<T>"


class Failed(Exception):
    """The compiler's errors."""


class Compiler:
    """Runs the compiler in a folder. With `base`, all modules except UIKit are those of another compiler."""

    def __init__(self, work, base=None):
        self.work = work
        self.modules = f"{work}/Modules"
        self.uikit = f"{work}/UIKit"
        self.cache = f"{work}/ModuleCache"
        self.include = base.include if base else f"{work}/Include"
        self.unchecked = []  # lines rejected because of `NO_POINTERS`
        self.searched = [self.modules, self.uikit, *([base.modules] if base else []), self.include]
        shutil.rmtree(self.modules, ignore_errors=True)
        for folder in self.searched:
            os.makedirs(folder, exist_ok=True)
        tools = os.path.dirname(os.path.realpath(shutil.which("swiftc")))
        plugins = f"{tools}/../lib/swift/host/plugins"
        self.plugins = ["-plugin-path", plugins, "-plugin-path", f"{plugins}/testing"]

    def run(self, *arguments):
        folders = [word for folder in self.searched for word in ("-I", folder)]
        command = ["swiftc", "-frontend", "-swift-version", "6", "-Onone", "-warnings-as-errors", *OBJECTIVE_C]
        command += ["-target", TARGET, "-module-cache-path", self.cache, *folders, *self.plugins]
        result = subprocess.run([*command, *arguments], capture_output=True, text=True)
        if not result.returncode:
            return
        # The paths in errors are those of the originals.
        output = result.stderr.replace(f"{self.work}/", "").replace(f"{os.getcwd()}/", "")
        errors = re.findall(r"^(\S+:\d+):\d+: error: (.*)$", output, re.M)
        if not errors or any(message != NO_POINTERS for _, message in errors):
            raise Failed(output or f"{' '.join(command)} ended with {result.returncode}")
        self.unchecked += [line for line, _ in errors]

    def module(self, name, files, *flags):
        """Emits an importable module from the files."""
        self.emit(name, files, *PACKAGE, *flags)

    def overlay(self, name, files, *flags):
        """Emits the Swift part of a module with headers."""
        self.emit(name, files, "-import-underlying-module", *flags)

    def emit(self, name, files, *flags):
        made = f"{self.modules}/{name}.swiftmodule"
        self.run("-emit-module", "-parse-as-library", "-module-name", name, "-o", made, IMPORTED, *flags, *files)

    def check(self, name, files, others, *flags):
        """Type-checks files of a module. `others` are the module's remaining files."""
        primary = [word for file in files for word in ("-primary-file", file)] if others else files
        self.run("-typecheck", "-module-name", name, *PACKAGE, *flags, *primary, *others)
