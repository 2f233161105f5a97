"""Runs all test files in this folder, two at a time. The file with measurements runs alone at the end."""

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

FOLDER = os.path.dirname(os.path.abspath(__file__))
ALONE = "test_load"
# This file's tests run for minutes, and mostly wait.
LONGEST = "test_memory"
# These files build packages in the same folder. SwiftPM has one build plan there, which parallel builds would overwrite.
BUILDERS = ("test_app", "test_example")


def run(*files):
    """Runs the tests of these files in a separate process, and prints its output when it ends."""
    start = time.monotonic()
    process = subprocess.run(
        [sys.executable, "-m", "unittest", "--verbose", *files], cwd=FOLDER, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True)
    print(f"-- {', '.join(files)}, {time.monotonic() - start:.0f} s\n{process.stdout}", flush=True)
    return process.returncode == 0


def size(files):
    return sum(os.path.getsize(os.path.join(FOLDER, f"{name}.py")) for name in files)


modules = {name[:-3] for name in os.listdir(FOLDER) if name.startswith("test_") and name.endswith(".py")} - {ALONE, *BUILDERS}
with ThreadPoolExecutor(2) as pool:
    # Starts with the longest and largest files, so that the last ones are short.
    largest = sorted([BUILDERS, *((name,) for name in modules)], key=lambda files: (LONGEST not in files, -size(files)))
    passed = list(pool.map(lambda files: run(*files), largest)) + [run(ALONE)]
sys.exit(0 if all(passed) else 1)
