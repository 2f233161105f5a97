"""Runs the compiler on the headers and the sources that import them, with Objective-C, as on Apple's platforms."""

import os
import re
import shutil
import subprocess

TARGET = "x86_64-unknown-linux-gnu" if os.uname().machine == "x86_64" else "aarch64-unknown-linux-gnu"
# There is no Foundation to bridge with when code is made, so code is never made: types are checked.
OBJECTIVE_C = ["-enable-objc-interop", "-disable-objc-attr-requires-foundation-module"]
# For modules that are only imported: their bodies are looked at where they are checked.
IMPORTED = "-experimental-skip-all-function-bodies"
# Of our own modules; those of Apple belong to no package.
PACKAGE = ["-package-name", "layouts"]
MAIN_ACTOR = ["-default-isolation", "MainActor"]


# The standard library of this machine has no pointers that Objective-C releases by itself. Without them the type checker refuses
# every expression that hands on a pointer as one of another type.
NO_POINTERS = "broken standard library: cannot find intrinsic operations on UnsafeMutablePointer<T>"


class Failed(Exception):
    """What the compiler says is wrong."""


class Compiler:
    """With `base`, everything but UIKit is that of another compiler."""

    def __init__(self, work, base=None):
        self.work = work
        self.modules = f"{work}/Modules"
        self.uikit = f"{work}/UIKit"
        self.cache = f"{work}/ModuleCache"
        self.include = base.include if base else f"{work}/Include"
        self.unchecked = []  # lines that the type checker of this machine cannot check
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
        # Errors name the sources, not their copies.
        output = result.stderr.replace(f"{self.work}/", "").replace(f"{os.getcwd()}/", "")
        errors = re.findall(r"^(\S+:\d+):\d+: error: (.*)$", output, re.M)
        if not errors or any(message != NO_POINTERS for _, message in errors):
            raise Failed(output or f"{' '.join(command)} ended with {result.returncode}")
        self.unchecked += [line for line, _ in errors]

    def module(self, name, files, *flags):
        """Makes what others import of the files."""
        self.emit(name, files, *PACKAGE, *flags)

    def overlay(self, name, files, *flags):
        """Makes the Swift side of a module that has headers."""
        self.emit(name, files, "-import-underlying-module", *flags)

    def emit(self, name, files, *flags):
        made = f"{self.modules}/{name}.swiftmodule"
        self.run("-emit-module", "-parse-as-library", "-module-name", name, "-o", made, IMPORTED, *flags, *files)

    def check(self, name, files, others, *flags):
        """Everything that the type checker says of the files of a module, of which `others` are the rest."""
        primary = [word for file in files for word in ("-primary-file", file)] if others else files
        self.run("-typecheck", "-module-name", name, *PACKAGE, *flags, *primary, *others)
