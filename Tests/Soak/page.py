"""A page without a browser: it shows nothing, acknowledges every frame, and notes the time of each."""

import asyncio
import time

from wire import VERSION, Closed, Reader, Socket, Writer

HELLO, ACKNOWLEDGE, VIEWPORT, TOUCHES, WHEEL, PINCH, KEY, SETTING, SCENE, FOCUS, CONTROL, INSPECT, TIME, GESTURE, EXPORT = range(1, 16)
BEGAN, MOVED, ENDED = range(3)
NUMBER, COUNT, CHOICE, TOGGLE, ACTION = range(5)


class Setting:
    """A control beside the scene."""

    def __init__(self, reader):
        self.name = reader.text()
        self.kind = reader.byte()
        self.low, self.high, self.choices = 0, 1, []
        if self.kind in (NUMBER, COUNT):
            self.low, self.high, _ = reader.doubles(3)
        elif self.kind == CHOICE:
            self.choices = [reader.text() for _ in range(reader.number())]
        reader.doubles(2)
        reader.byte()


class View:
    """The page's size and device."""

    def __init__(self, width=800, height=600, dark=False, still=False, mirrored=False, text_size=3):
        self.width, self.height = width, height
        self.dark, self.still, self.mirrored, self.text_size = dark, still, mirrored, text_size

    def write(self, writer):
        writer.single(self.width, self.height, 2).byte(self.dark, self.still, self.mirrored)
        writer.single(0, 0, 0, 0).byte(self.text_size)


class Page:
    """An open page."""

    def __init__(self, log):
        """`log` is called with the scene, the milliseconds of each frame and when it came."""
        self.log = log
        self.scenes, self.settings, self.keys = [], [], []
        self.scene, self.view, self.news, self.frames, self.answers, self.notices = None, View(), 0, 0, 0, []
        self.clock = time.monotonic()
        self.something_came = asyncio.Event()
        self.failure = None
        self.socket = self.listening = None

    async def open(self, url, scene="", view=View()):
        self.view = view
        self.socket = await Socket.open(url)
        writer = Writer(HELLO).number(VERSION)
        view.write(writer)
        self.send(writer.text(scene).number(0).byte(0))
        self.listening = asyncio.create_task(self.listen())
        await self.until(lambda: self.frames > 0, "the first frame")

    def close(self, politely=True):
        """With a word, or as a page does that is lost."""
        if self.listening:
            self.listening.cancel()
            self.socket.close(politely)

    def send(self, writer):
        self.socket.send(bytes(writer.bytes))

    async def until(self, state, what, seconds=120):
        """Waits for what the server is to send."""
        end = time.monotonic() + seconds
        while not state():
            if self.failure:
                raise self.failure
            if time.monotonic() > end:
                raise Closed(f"waited {seconds} s in vain for {what} of {self.scene}")
            self.something_came.clear()
            try:
                await asyncio.wait_for(self.something_came.wait(), 1)
            except asyncio.TimeoutError:
                pass

    async def listen(self):
        try:
            while True:
                self.read(Reader(await self.socket.receive()))
                self.something_came.set()
        except Closed as closed:
            self.failure = closed
            self.something_came.set()

    def read(self, reader):
        kind = reader.byte()
        if kind == 1:
            reader.number(), reader.text()
            self.scenes = [(reader.text(), reader.text(), reader.text())[0] for _ in range(reader.number())]
        elif kind == 2:
            self.scene = reader.text()
            self.settings = [Setting(reader) for _ in range(reader.number())]
            self.keys = [(reader.byte(), reader.text())[0] for _ in range(reader.number())]
            self.news += 1
            self.frames = 0
        elif kind == 3:
            number = reader.number()
            reader.byte()
            for _ in range(3):
                reader.number()
            reader.singles(1)
            self.frames += 1
            self.log(self.scene, sum(reader.singles(6)), time.monotonic())
            self.send(Writer(ACKNOWLEDGE).number(number))
        elif kind == 4:
            self.news += 1
        elif kind == 5:
            self.notices.append((self.scene, reader.text()))
        elif kind == 8:
            self.answers += 1

    # What a hand does.

    @property
    def milliseconds(self):
        return (time.monotonic() - self.clock) * 1000

    async def show(self, scene):
        self.frames = 0
        news = self.news
        self.send(Writer(SCENE).text(scene).number(0).byte(0))
        await self.until(lambda: self.news > news and self.scene == scene and self.frames > 0, f"a frame of {scene}")

    async def catch_up(self):
        """Waits until the program has done all that it was asked for: it says so when its clock gets another speed."""
        answers = self.answers
        for speed in [0.5, 1]:
            self.send(Writer(TIME).byte(0).single(speed))
        await self.until(lambda: self.answers >= answers + 2, "an answer")

    def resize(self, view):
        self.view = view
        writer = Writer(VIEWPORT)
        view.write(writer)
        self.send(writer)

    def set(self, index, value):
        self.send(Writer(SETTING).number(self.news).number(index).double(value))

    def wheel(self, dx, dy):
        self.send(Writer(WHEEL).single(self.view.width / 2, self.view.height / 2, dx, dy))

    def touch(self, phase, *points):
        writer = Writer(TOUCHES).double(self.milliseconds).number(len(points))
        for finger, (x, y) in enumerate(points):
            writer.number(finger).byte(phase).single(x, y)
        self.send(writer)

    def pinch(self, phase, scale, rotation):
        writer = Writer(PINCH).byte(phase).single(self.view.width / 2, self.view.height / 2, scale, rotation)
        self.send(writer.double(self.milliseconds))
