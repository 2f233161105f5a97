"""A user's random actions on a page, which are the same for the same seed."""

import asyncio
import math

from page import View
from protocol import numbers

FRAME = 1 / 60
# More items than fit on a screen, but few enough that their layout doesn't dominate the measurement.
MOST_ITEMS = 3000

# The usual size is listed most often.
TEXT_SIZES = ["large", "large", "large", "extraSmall", "extraExtraExtraLarge", "accessibilityExtraExtraExtraLarge"]
VIEWS = [(390, 844), (844, 390), (800, 600), (1280, 800), (320, 480)]


def any_view(random):
    width, height = random.choice(VIEWS)
    return View(
        width, height, dark=random.random() < 0.3, still=random.random() < 0.1, mirrored=random.random() < 0.2,
        text_size=random.choice(TEXT_SIZES))


class Hand:
    """The hand on one page."""

    def __init__(self, page, random):
        self.page, self.random, self.protocol = page, random, page.protocol

    async def visit(self, actions):
        """Performs random actions on the current scene."""
        for _ in range(actions):
            await self.random.choice(self.MEANS)(self)
            # The number of waiting messages is limited. Without a pause, a busy server would refuse the page.
            await self.page.catch_up()
            await asyncio.sleep(self.random.choice([FRAME, 0.1, 0.4]))

    async def scroll(self):
        dx, dy = self.random.uniform(-60, 60), self.random.uniform(-120, 120)
        for _ in range(self.random.randint(5, 30)):
            self.page.wheel(dx, dy)
            await asyncio.sleep(FRAME)

    async def drag(self):
        """Drags or flicks, and sometimes taps or presses."""
        view, random = self.page.view, self.random
        x, y = random.uniform(20, view.width - 20), random.uniform(20, view.height - 20)
        dx, dy = random.choice([(0, 0), (0, random.uniform(-30, 30)), (random.uniform(-30, 30), 0), (12, 12)])
        self.page.touch("began", (x, y))
        await asyncio.sleep(random.choice([FRAME, FRAME, 0.7]))
        for step in range(1, random.randint(2, 14)):
            self.page.touch("moved", (x + dx * step, y + dy * step))
            await asyncio.sleep(FRAME)
        self.page.touch("ended", (x + dx * step, y + dy * step))

    async def pinch(self):
        """Pinches and rotates with two fingers, on a trackpad or on the screen."""
        steps, view = self.random.randint(4, 16), self.page.view
        last, turn = self.random.uniform(0.4, 2.5), self.random.uniform(-1, 1)
        on_screen = self.random.random() < 0.5
        for step in range(steps + 1):
            phase = "began" if step == 0 else "ended" if step == steps else "moved" if on_screen else "changed"
            scale, rotation = last ** (step / steps), turn * step / steps
            if on_screen:
                reach = 60 * scale
                x, y = reach * math.cos(rotation), reach * math.sin(rotation)
                cx, cy = view.width / 2, view.height / 2
                self.page.touch(phase, (cx - x, cy - y), (cx + x, cy + y))
            else:
                self.page.pinch(phase, scale, rotation)
            await asyncio.sleep(FRAME)

    async def key(self):
        key = self.random.choice(self.page.keys + numbers(self.protocol.Key))
        self.page.send(self.page.message("key").byte(key))

    async def set(self):
        """Sets a number, a number of items, a choice, or a switch to a random value."""
        kinds = self.protocol.SettingKind
        indices = [index for index, each in enumerate(self.page.settings) if each.kind != kinds.action]
        if not indices:
            return
        index = self.random.choice(indices)
        setting = self.page.settings[index]
        if setting.kind == kinds.choice:
            value = self.random.randrange(len(setting.choices))
        elif setting.kind == kinds.toggle:
            value = self.random.randint(0, 1)
        elif setting.kind == kinds.count:
            value = round(min(setting.high, MOST_ITEMS) ** self.random.random())
        else:
            value = round(self.random.uniform(setting.low, setting.high))
        self.page.set(index, value)

    async def change(self):
        """Presses buttons, which shuffle, insert, delete, or change the layout."""
        for _ in range(self.random.randint(1, 3)):
            action = self.protocol.SettingKind.action
            indices = [index for index, each in enumerate(self.page.settings) if each.kind == action]
            if indices:
                self.page.set(self.random.choice(indices), 1)
            await asyncio.sleep(self.random.choice([FRAME, 0.2]))

    async def resize(self):
        self.page.resize(any_view(self.random))

    async def reveal(self):
        self.page.send(self.page.message("focus").number(self.random.randint(1, 10)).number(self.random.randint(0, 200)))

    async def use_control(self):
        element, action = self.random.randint(1, 200), self.random.choice(numbers(self.protocol.ControlAction))
        self.page.send(self.page.message("control").number(element).byte(action))

    async def slow_down(self):
        for speed in [0.25, 0]:
            self.page.set_speed(speed)
            await asyncio.sleep(0.1)
        for _ in range(3):
            self.page.send(self.page.message("time").byte(self.protocol.TimeTask.step))
            await asyncio.sleep(FRAME)
        self.page.set_speed(1)

    async def inspect(self):
        tasks = self.protocol.InspectorTask

        def task(kind):
            return self.page.message("inspect").byte(kind)

        self.page.send(task(tasks.on))
        self.page.send(task(tasks.overlays).byte(sum(numbers(self.protocol.InspectorOverlay))))
        for step in range(5):
            self.page.send(task(tasks.hover).single(60 + step * 20, 90))
            await asyncio.sleep(FRAME)
        self.page.send(task(tasks.pin).single(100, 100))
        await asyncio.sleep(0.2)
        self.page.send(task(tasks.off))

    async def export(self):
        exports = self.protocol.Export
        what = self.random.choice([exports.source, exports.picture, exports.filmstrip])
        self.page.send(self.page.message("export").byte(what))

    async def replay(self):
        self.page.send(self.page.message("gesture").byte(self.random.choice(numbers(self.protocol.GestureTask))))

    # More frequent actions are listed more often.
    MEANS = [
        scroll, scroll, scroll, drag, drag, drag, drag, pinch, pinch, key, key, set, set, change, change, change, resize, reveal,
        use_control, slow_down, inspect, export, replay]
