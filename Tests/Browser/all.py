"""Runs every file of tests here, two at a time. The one that measures has the machine to itself, at the end."""

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

FOLDER = os.path.dirname(os.path.abspath(__file__))
ALONE = "test_load"
# It waits for minutes.
LONGEST = "test_memory"
# They build packages in one folder, where SwiftPM has one plan. Each would have it exchanged under its own builds by the other.
BUILDERS = ("test_app", "test_example")


def run(*files):
    """Runs the tests of these files in a process of their own. What they print is shown at once, when they have ended."""
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
    # The longest first, then the largest: none of them is left to the end.
    largest = sorted([BUILDERS, *((name,) for name in modules)], key=lambda files: (LONGEST not in files, -size(files)))
    passed = list(pool.map(lambda files: run(*files), largest)) + [run(ALONE)]
sys.exit(0 if all(passed) else 1)
