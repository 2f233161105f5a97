"""Measures the delay of one page's frames while another page does as much as possible. See scripts/crowd."""

import argparse
import asyncio
import os
import signal
import sys
import time

import protocol
from page import Page, View
from program import Program
from wire import Closed

MOST = 1_000_000
# The maximum size of a page (docs/WIRE.md).
LARGE = View(4096, 4096)
STEP, INTERVAL = 2, 1 / 60
# The limits for the quiet page: the 95th percentile of its waits, as a multiple of the one without another page, and the longest time
# between two frames, in milliseconds.
FACTOR, LONGEST_GAP = 2, 100


class Clock:
    """A clock for measuring waits. It stops while the thread that makes the frames, or this thread, is ready but the system runs other programs.
    The thread that makes the frames can change: it's the one that has worked most since the last look."""

    def __init__(self, process):
        self.folder = f"/proc/{process}/task"
        self.own = os.open(f"/proc/{os.getpid()}/schedstat", os.O_RDONLY)
        self.before, self.own_before = {}, 0
        self.waited = 0
        self.look()

    @property
    def now(self):
        """The time in seconds."""
        self.look()
        return time.monotonic() - self.waited / 1e9

    def look(self):
        """Adds the two threads' waits since the last look, in nanoseconds."""
        times = {}
        for thread in os.listdir(self.folder):
            try:
                with open(f"{self.folder}/{thread}/schedstat") as line:
                    times[thread] = [int(number) for number in line.read().split()[:2]]
            except (OSError, ValueError):
                # The thread has just ended.
                continue
        since = [
            [now - before for now, before in zip(times[thread], self.before.get(thread, [0, 0]))]
            for thread in times]
        own = int(os.pread(self.own, 128, 0).split()[1])
        # Both threads can wait at the same time, so only the longer wait counts.
        self.waited += max(max(since, default=[0, 0])[1], own - self.own_before)
        self.before, self.own_before = times, own


class QuietPage(Page):
    """A page that scrolls by two points sixty times a second, and records the time until a frame shows each step."""

    def __init__(self, protocol, clock):
        super().__init__(protocol, self.note)
        self.clock_of_main = clock
        self.pending, self.waits, self.gaps = [], [], []
        self.sent = 0
        self.last = None

    def note(self, scene, milliseconds, moment):
        now = self.clock_of_main.now
        if self.last is not None:
            self.gaps.append(now - self.last)
        self.last = now
        while self.pending and self.pending[0][0] <= self.offset[1] + STEP / 2:
            self.waits.append(now - self.pending.pop(0)[1])

    async def scroll(self, until):
        """Scrolls until the task is done. Returns the wait of each turn of the wheel and the times between frames, in milliseconds."""
        self.waits, self.gaps, self.last = [], [], None
        start, turn = time.monotonic(), 0
        while not until.done():
            self.sent += STEP
            self.pending.append((self.sent, self.clock_of_main.now))
            self.wheel(0, STEP)
            turn += 1
            await asyncio.sleep(max(0, start + turn * INTERVAL - time.monotonic()))
        await self.until(lambda: not self.pending, "the last frame", 30)
        return [each * 1000 for each in self.waits], [each * 1000 for each in self.gaps]


class Attack:
    """The other page's work."""

    def __init__(self, protocol, seconds):
        self.protocol, self.seconds = protocol, seconds
        self.page = Page(protocol, lambda *_: None)

    async def open(self, url, scene, view, values={}):
        self.page.view = view
        await self.page.open(url, scene, view, values)

    # Attacks

    async def grid(self, url):
        """Shows thousands of cells, without input."""
        await self.open(url, "flow-grid", LARGE, {
            "Pictures": MOST, "itemSize.width": 40, "itemSize.height": 40,
            "minimumLineSpacing": 0, "minimumInteritemSpacing": 0})
        await asyncio.sleep(self.seconds)

    async def moving_grid(self, url):
        """Shows thousands of cells and scrolls them by whole screens."""
        await self.open(url, "flow-grid", LARGE, {
            "Pictures": MOST, "itemSize.width": 40, "itemSize.height": 40,
            "minimumLineSpacing": 0, "minimumInteritemSpacing": 0})
        end = time.monotonic() + self.seconds
        while time.monotonic() < end:
            self.page.wheel(0, 1500)
            await asyncio.sleep(INTERVAL)

    async def scenes(self, url, view=View(1280, 800)):
        """Shows scenes of a million items one after another."""
        await self.open(url, "", view)
        names = self.page.scenes
        end = time.monotonic() + self.seconds
        turn = 0
        while time.monotonic() < end:
            self.page.ask_for(names[turn % len(names)], {"Pictures": MOST, "Tags": MOST, "Messages": MOST})
            turn += 1
            await asyncio.sleep(0.1)

    async def large_scenes(self, url):
        """Shows scenes of a million items one after another, in the largest view."""
        await self.scenes(url, LARGE)

    async def strips(self, url):
        """Requests filmstrips of thousands of shuffled cells."""
        await self.open(url, "flow-grid", LARGE, {
            "Pictures": MOST, "itemSize.width": 40, "itemSize.height": 40,
            "minimumLineSpacing": 0, "minimumInteritemSpacing": 0})
        end = time.monotonic() + self.seconds
        shuffle = next(index for index, each in enumerate(self.page.settings) if each.name == "Shuffle")
        while time.monotonic() < end:
            self.page.set(shuffle, 1)
            await asyncio.sleep(0.5)
            for _ in range(3):
                self.page.send(self.page.message("export").byte(self.protocol.Export.filmstrip))
                await asyncio.sleep(0.1)

    async def everything(self, url, scene):
        """Opens a scene with the maximum number of items in their smallest size, scrolls it, and presses all its buttons."""
        await self.open(url, scene, LARGE)
        kinds = self.protocol.SettingKind
        self.page.ask_for(scene, {
            each.name: MOST if each.kind == kinds.count else each.low
            for each in self.page.settings if each.kind in (kinds.number, kinds.count)})
        end = time.monotonic() + self.seconds
        await asyncio.sleep(self.seconds / 4)
        turn = 0
        while time.monotonic() < end:
            for _ in range(20):
                self.page.wheel(0, 300)
                await asyncio.sleep(INTERVAL)
            indices = [index for index, each in enumerate(self.page.settings) if each.kind == kinds.action]
            if indices:
                self.page.set(indices[turn % len(indices)], 1)
            turn += 1
            await asyncio.sleep(0.4)


ATTACKS = ["grid", "moving_grid", "scenes", "large_scenes", "strips"]


def at(share, values):
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] if values else float("inf")


async def measure(program, options, name, attack):
    clock = Clock(program.process.pid)

    async def scroll_during(task):
        page = QuietPage(attack.protocol, clock)
        await page.open(program.url, "flow-grid", View(800, 600), {"Pictures": 10_000})
        # Doesn't measure the first frames, which allocate memory and fill caches.
        await asyncio.sleep(0.5)
        result = await page.scroll(asyncio.ensure_future(task()))
        page.close()
        return result

    quiet, _ = await scroll_during(lambda: asyncio.sleep(options.quiet_seconds))
    waits, gaps = await scroll_during(attack.run)
    attack.page.close()
    # Waits until memory has been returned.
    await asyncio.sleep(1)
    before, after = at(0.95, quiet), at(0.95, waits)
    passes = after <= FACTOR * before and max(gaps) <= LONGEST_GAP
    print(
        f"{name:28} quiet p95 {before:6.1f} ms, beside p95 {after:6.1f} ms, longest gap {max(gaps):6.1f} ms, "
        f"over {LONGEST_GAP} ms {sum(gap > LONGEST_GAP for gap in gaps)} of {len(gaps)}  {'' if passes else 'MISSED'}", flush=True)
    return passes


async def run(program, options):
    url = program.url
    constants = protocol.read(protocol.script(url))
    passes = True
    if options.scenes:
        page = Page(constants, lambda *_: None)
        await page.open(url)
        page.close()
        names = page.scenes if options.scenes == ["all"] else options.scenes
    else:
        names = options.attacks or ATTACKS
    for name in names:
        attack = Attack(constants, options.seconds)
        if options.scenes:
            attack.run = lambda attack=attack, name=name: attack.everything(url, name)
        else:
            attack.run = lambda attack=attack, name=name: getattr(attack, name)(url)
        try:
            passes = await measure(program, options, name, attack) and passes
        except Closed as closed:
            print(f"{name:28} {closed}", flush=True)
            passes = False
    return passes


def main():
    parser = argparse.ArgumentParser(prog="scripts/crowd")
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--quiet-seconds", type=float, default=5)
    parser.add_argument("--executable", required=True)
    parser.add_argument("--scenes", nargs="*", help="the scenes to show instead of the attacks, or 'all'")
    parser.add_argument("attacks", nargs="*")
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    program = Program(options.executable)
    try:
        passes = asyncio.run(run(program, options))
    finally:
        if program.errors:
            print(f"the program's standard error:\n{program.errors[:2000]}")
        program.close()
    sys.exit(0 if passes else 1)


if __name__ == "__main__":
    main()
