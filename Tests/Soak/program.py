"""The serving program, and its memory and waits as reported by Linux."""

import collections
import os
import shutil
import subprocess
import tempfile
import time


class Program:
    """A process of `gallery serve`."""

    def __init__(self, executable):
        self.state = tempfile.mkdtemp(prefix="soak-state-")
        environment = {**os.environ, "XDG_STATE_HOME": self.state, "DISPLAY": "", "WAYLAND_DISPLAY": ""}
        self.errors_path = os.path.join(self.state, "errors")
        with open(self.errors_path, "w") as errors:
            self.process = subprocess.Popen(
                [executable, "--no-reload"], stdout=subprocess.PIPE, stderr=errors, text=True, env=environment)
        self.url = self.process.stdout.readline().strip()
        self.waits = Waits(self.process.pid)

    @property
    def is_running(self):
        return self.process.poll() is None

    @property
    def kilobytes(self):
        """The process's resident memory, in kilobytes."""
        with open(f"/proc/{self.process.pid}/status") as status:
            return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))

    @property
    def errors(self):
        with open(self.errors_path) as errors:
            return errors.read()

    def close(self):
        if self.is_running:
            self.process.terminate()
            self.process.wait()
        self.process.stdout.close()
        shutil.rmtree(self.state, ignore_errors=True)


class Waits:
    """The time that the program's threads were ready to run but waited for a processor."""

    # The period of stored samples, in seconds. It's longer than any frame.
    WINDOW = 60

    def __init__(self, process):
        self.folder = f"/proc/{process}/task"
        self.before = {}
        self.total = 0.0
        self.samples = collections.deque()

    def sample(self):
        """Stores the current sum of waits. Call this every few hundredths of a second."""
        waits = {}
        for thread in os.listdir(self.folder):
            try:
                with open(f"{self.folder}/{thread}/schedstat") as line:
                    waits[thread] = int(line.read().split()[1]) / 1e6
            except (OSError, IndexError):
                # The thread has just ended.
                continue
        self.total += sum(max(0, wait - self.before.get(thread, 0)) for thread, wait in waits.items())
        self.before = waits
        now = time.monotonic()
        self.samples.append((now, self.total))
        while self.samples[0][0] < now - self.WINDOW:
            self.samples.popleft()

    def since(self, start):
        """Returns the milliseconds of waiting since the last sample before `start`."""
        before = next((total for moment, total in reversed(self.samples) if moment <= start), self.samples[0][1])
        return self.samples[-1][1] - before
