"""Runs twenty pages at once for a given time. They scroll, pinch, change data and scenes, leave, and return. See scripts/soak."""

import argparse
import asyncio
import collections
import random
import signal
import sys
import time

import protocol
from hand import Hand, any_view
from page import Page
from program import Program
from wire import Closed

# The maximum growth of the program's memory after all pages have left, in kilobytes.
MOST_GROWTH = 20 * 1024
# The minimum memory used by the largest scenes, in kilobytes. With less, the check of freed memory would prove nothing.
LEAST_OF_LARGE_SCENES = 10 * 1024
# The number of items in the scenes of pages that close during an animation. A single leaked page of this size is noticeable, and scenes are
# made quickly.
ITEMS_LEFT = 100_000
# A frame may take this many times as long as the scene's longest frame with a single page…
FACTOR = 4
# …or as a frame of 25 ms, because the program makes pages with longer frames rest (docs/LIVE.md).
LEAST_MILLISECONDS = 25


class Soak:
    def __init__(self, options):
        self.options = options
        self.program = Program(options.executable)
        self.protocol = None
        self.longest = collections.defaultdict(float)
        self.is_calibrating = True
        self.scene_alone = None
        self.frames = collections.Counter()
        self.times = []
        self.late = []
        self.failures = []
        self.visits = 0
        self.longest_wait = 0
        self.pages = 0

    # Frames

    def bound(self, scene):
        return FACTOR * max(self.longest[scene], LEAST_MILLISECONDS)

    def log(self, scene, milliseconds, moment):
        if self.is_calibrating:
            self.longest[scene] = max(self.longest[scene], milliseconds)
            return
        self.frames[scene] += 1
        self.times.append(milliseconds)
        if milliseconds <= self.bound(scene):
            return
        # Time used by other programs doesn't count. The frame can arrive up to a second after it was made.
        self.program.waits.sample()
        own = milliseconds - self.program.waits.since(moment - milliseconds / 1000 - 1)
        self.late.append((scene, milliseconds, own))
        if own > self.bound(scene):
            self.failures.append(
                f"a frame of {scene} took {milliseconds:.0f} ms, {own:.0f} without other programs; the limit is {self.bound(scene):.0f}")

    async def watch(self):
        while True:
            self.program.waits.sample()
            await asyncio.sleep(0.02)

    # Pages

    async def calibrate(self):
        """Performs all actions in each scene with a single page."""
        page = Page(self.protocol, self.log)
        await page.open(self.program.url)
        for scene in page.scenes:
            self.scene_alone = scene
            await page.show(scene)
            hand = Hand(page, random.Random(f"{self.options.seed} {scene}"))
            for means in dict.fromkeys(Hand.MEANS):
                await means(hand)
                await page.catch_up()
        self.read_notices(page)
        page.close()

    async def fill(self):
        """Shows each scene with its maximum number of items in a single page, from start to end and back. Returns the peak memory."""
        keys, most = self.protocol.Key, 0
        page = Page(self.protocol, lambda *_: None)
        await page.open(self.program.url)
        for scene in page.scenes:
            self.scene_alone = scene
            await page.show(scene)
            for index, setting in enumerate(page.settings):
                if setting.kind == self.protocol.SettingKind.count:
                    page.set(index, setting.high)
            for key in [keys.end, keys.home]:
                page.send(page.message("key").byte(key))
                await page.catch_up()
                most = max(most, self.program.kilobytes)
        self.read_notices(page)
        page.close()
        return most

    async def leave(self):
        """Closes a page 0.2 s after an animation, a scroll, and a drag have begun, for each button of each scene. Returns the number of pages."""
        page = Page(self.protocol, lambda *_: None)
        await page.open(self.program.url)
        kinds, moments = self.protocol.SettingKind, []
        for scene in page.scenes:
            await page.show(scene)
            counts = {each.name: min(each.high, ITEMS_LEFT) for each in page.settings if each.kind == kinds.count}
            buttons = [index for index, each in enumerate(page.settings) if each.kind == kinds.action]
            moments += [(scene, counts, button) for button in buttons or [None]]
        page.close()
        for scene, counts, button in moments:
            self.scene_alone = scene
            page = Page(self.protocol, lambda *_: None)
            await page.open(self.program.url, scene, values=counts)
            page.touch("began", (page.view.width / 2, page.view.height / 2))
            page.wheel(0, 400)
            if button is not None:
                page.set(button, 1)
            await asyncio.sleep(0.2)
            self.read_notices(page)
            page.close(politely=False)
        return len(moments)

    async def live(self, number, end):
        """Opens a page, visits some scenes, closes the page, and starts over."""
        chance = random.Random(f"{self.options.seed} page {number}")
        while time.monotonic() < end:
            page = Page(self.protocol, self.log)
            try:
                await page.open(self.program.url, view=any_view(chance))
                self.pages += 1
                hand = Hand(page, chance)
                for _ in range(chance.randint(1, 6)):
                    await page.show(chance.choice(page.scenes))
                    self.visits += 1
                    await hand.visit(chance.randint(3, 12))
                    if time.monotonic() > end:
                        break
                if page.failure:
                    raise page.failure
            except (Closed, ConnectionError) as error:
                self.failures.append(f"page {number} in {page.scene}: {error}")
                if not self.program.is_running:
                    return
            self.longest_wait = max(self.longest_wait, page.longest_wait)
            page.close(politely=chance.random() < 0.5)
            self.read_notices(page)
            await asyncio.sleep(chance.uniform(0, 2))

    def read_notices(self, page):
        for scene, words in page.notices:
            # A notice about a long layout call isn't a failure. Frames have their own limits.
            if words and not words.endswith("blocked the frames of all pages."):
                self.failures.append(f"{scene}: {words}")

    async def rest(self, most=None):
        """Waits until memory hasn't shrunk for ten seconds, or isn't above `most`. Returns the minimum."""
        least, sightings = self.program.kilobytes, 0
        while sightings < 20 and (most is None or least > most):
            await asyncio.sleep(0.5)
            kilobytes = self.program.kilobytes
            sightings = 0 if kilobytes < least - 64 else sightings + 1
            least = min(least, kilobytes)
        return least

    # The run

    async def run(self):
        self.protocol = protocol.read(protocol.script(self.program.url))
        watching = asyncio.create_task(self.watch())
        start = time.monotonic()
        try:
            await self.calibrate()
            alone = time.monotonic() - start
            before = await self.rest()
            full = await self.fill()
            filled = await self.rest()
            left = await self.leave()
        except (Closed, ConnectionError) as error:
            # An ending program's last messages arrive shortly after its connections close.
            await asyncio.sleep(1)
            self.failures.append(f"one page alone, in {self.scene_alone}: {error}")
            self.read_end()
            return
        self.is_calibrating = False
        self.judge_large_scenes(before, full, filled)
        self.judge_left_pages(left, before, await self.rest())
        slowest = max(self.longest, key=self.longest.get)
        print(
            f"alone: {len(self.longest)} scenes in {alone:.0f} s, the longest frame {self.longest[slowest]:.0f} ms in {slowest}; "
            f"{before} KB at rest", flush=True)
        end = time.monotonic() + self.options.minutes * 60
        pages = [asyncio.create_task(self.live(number, end)) for number in range(self.options.pages)]
        most = 0
        while not all(page.done() for page in pages) and self.program.is_running:
            most = max(most, self.program.kilobytes)
            await asyncio.sleep(1)
        watching.cancel()
        if self.program.is_running:
            await asyncio.gather(*pages)
            self.judge(before, most, await self.rest())
        else:
            self.read_end()

    def read_end(self):
        if not self.program.is_running:
            # The cause and its stack frames. The other threads, registers, and images follow.
            errors = self.program.errors
            words = errors[max(0, errors.find("Fatal error")):][:8000]
            self.failures.append(f"the program has ended with {self.program.process.returncode}:\n{words}")

    def judge_large_scenes(self, before, most, after):
        print(f"all scenes with their maximum number of items: {before} KB before, {most} at most, {after} at rest afterward", flush=True)
        if most < before + LEAST_OF_LARGE_SCENES:
            self.failures.append(f"the largest scene took only {most - before} KB")
        if after > before + MOST_GROWTH:
            self.failures.append(f"memory grew by {after - before} KB after scenes with their maximum number of items; the limit is {MOST_GROWTH}")

    def judge_left_pages(self, count, before, after):
        print(f"{count} pages that closed during animations: {before} KB before, {after} at rest afterward", flush=True)
        if after > before + MOST_GROWTH:
            self.failures.append(f"memory grew by {after - before} KB after pages that closed during animations; the limit is {MOST_GROWTH}")

    def judge(self, before, most, after):
        times = sorted(self.times)
        share = len(times) and times[len(times) * 99 // 100]
        excused = len(self.late) - sum(own > self.bound(scene) for scene, _, own in self.late)
        print(
            f"{self.options.pages} pages for {self.options.minutes:g} minutes: {self.pages} opened, {self.visits} visits to "
            f"{len(self.frames)} scenes, {len(times)} frames; 99 in 100 took {share:.0f} ms at most, the longest "
            f"{times[-1] if times else 0:.0f}; {excused} exceeded their limits because of other programs; "
            f"no page waited longer than {self.longest_wait:.0f} s for an answer")
        print(f"memory: {before} KB at rest before, {most} at most, {after} at rest afterward")
        if after > before + MOST_GROWTH:
            self.failures.append(f"memory grew by {after - before} KB; the limit is {MOST_GROWTH}")
        if len(times) < self.visits:
            self.failures.append(f"only {len(times)} frames in {self.visits} visits")
        # The views' own error messages.
        if "Unable to simultaneously satisfy constraints" in self.program.errors:
            self.failures.append(f"conflicting constraints:\n{self.program.errors[:2000]}")
        elif self.program.errors:
            print(f"the program's standard error:\n{self.program.errors[:2000]}")


def main():
    parser = argparse.ArgumentParser(prog="scripts/soak")
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--pages", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--executable", required=True)
    # If this script is terminated, the program must also end.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    soak = Soak(parser.parse_args())
    try:
        asyncio.run(soak.run())
    finally:
        soak.program.close()
    for failure in list(dict.fromkeys(soak.failures))[:40]:
        print(f"FAILED: {failure}")
    sys.exit(1 if soak.failures else 0)


if __name__ == "__main__":
    main()
