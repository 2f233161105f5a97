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


def run(module):
    """Runs the tests of one file in a process of their own. What they print is shown at once, when they have ended."""
    start = time.monotonic()
    process = subprocess.run(
        [sys.executable, "-m", "unittest", "--verbose", module], cwd=FOLDER, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True)
    print(f"-- {module}, {time.monotonic() - start:.0f} s\n{process.stdout}", flush=True)
    return process.returncode == 0


modules = {name[:-3] for name in os.listdir(FOLDER) if name.startswith("test_") and name.endswith(".py")} - {ALONE}
with ThreadPoolExecutor(2) as pool:
    # The longest first, then the largest: none of them is left to the end.
    largest = sorted(modules, key=lambda name: (name != LONGEST, -os.path.getsize(os.path.join(FOLDER, f"{name}.py"))))
    passed = list(pool.map(run, largest)) + [run(ALONE)]
sys.exit(0 if all(passed) else 1)
