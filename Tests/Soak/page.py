"""A page without a browser. It shows nothing, acknowledges every frame, and reports each frame's duration."""

import asyncio
import time

from protocol import numbers
from wire import Closed, Reader, Socket, Writer


class Setting:
    """A control for one of the scene's settings."""

    def __init__(self, reader, kinds):
        self.name = reader.text()
        self.kind = reader.byte()
        self.low, self.high, self.choices = 0, 1, []
        if self.kind in (kinds.number, kinds.count):
            self.low, self.high, _ = reader.doubles(3)
        elif self.kind == kinds.choice:
            self.choices = [reader.text() for _ in range(reader.number())]
        reader.doubles(2)
        reader.byte()


class View:
    """The page's size and device. The text size is a name in `TextSize`."""

    def __init__(self, width=800, height=600, dark=False, still=False, mirrored=False, text_size="large"):
        self.width, self.height = width, height
        self.dark, self.still, self.mirrored, self.text_size = dark, still, mirrored, text_size

    def write(self, writer, sizes):
        writer.single(self.width, self.height, 2).byte(self.dark, self.still, self.mirrored)
        writer.single(0, 0, 0, 0).byte(getattr(sizes, self.text_size))


class Page:
    """An open page."""

    def __init__(self, protocol, log):
        """Calls `log` for each frame, with the scene, the frame's milliseconds, and its arrival time."""
        self.protocol = protocol
        self.log = log
        self.scenes, self.settings, self.keys = [], [], []
        self.scene, self.view, self.news, self.frames, self.answers, self.notices = None, View(), 0, 0, 0, []
        self.offset = (0, 0)
        self.longest_wait = 0
        self.clock = time.monotonic()
        self.something_came = asyncio.Event()
        self.failure = None
        self.socket = self.listening = None

    async def open(self, url, scene="", view=View(), values={}):
        self.view = view
        self.socket = await Socket.open(url, self.protocol)
        writer = self.message("hello").number(self.protocol.version)
        view.write(writer, self.protocol.TextSize)
        self.send(self.write_scene(writer, scene, values).byte(0))
        self.listening = asyncio.create_task(self.listen())
        await self.until(lambda: self.frames > 0, "the first frame")

    def close(self, politely=True):
        """Closes the connection with a close frame, or abruptly like a lost page."""
        if self.listening:
            self.listening.cancel()
            self.socket.close(politely)

    def message(self, kind):
        """Begins a message. The kind is a name in `ClientKind`."""
        return Writer(getattr(self.protocol.ClientKind, kind))

    def send(self, writer):
        self.socket.send(bytes(writer.bytes))

    async def until(self, state, what, seconds=120):
        """Waits until the server's messages lead to a state. A page rests for other pages for at most six seconds after its work."""
        start = time.monotonic()
        while not state():
            if self.failure:
                raise self.failure
            if time.monotonic() > start + seconds:
                raise Closed(f"waited {seconds} s in vain for {what}, in {self.scene}")
            self.something_came.clear()
            try:
                await asyncio.wait_for(self.something_came.wait(), 1)
            except asyncio.TimeoutError:
                pass
        self.longest_wait = max(self.longest_wait, time.monotonic() - start)

    async def listen(self):
        try:
            while True:
                self.read(Reader(await self.socket.receive()))
                self.something_came.set()
        except Closed as closed:
            self.failure = closed
            self.something_came.set()

    def read(self, reader):
        kind, kinds = reader.byte(), self.protocol.ServerKind
        if kind == kinds.welcome:
            reader.number(), reader.text()
            self.scenes = [tuple(reader.text() for _ in range(4))[0] for _ in range(reader.number())]
        elif kind == kinds.scene:
            self.scene = reader.text()
            self.settings = [Setting(reader, self.protocol.SettingKind) for _ in range(reader.number())]
            self.keys = [(reader.byte(), reader.text())[0] for _ in range(reader.number())]
            self.news += 1
            self.frames = 0
        elif kind == kinds.frame:
            number = reader.number()
            reader.byte()
            for _ in range(3):
                reader.number()
            reader.singles(1)
            self.frames += 1
            milliseconds = sum(reader.singles(len(numbers(self.protocol.FramePart))))
            reader.number(), reader.number()
            self.offset = reader.doubles(2)
            self.log(self.scene, milliseconds, time.monotonic())
            self.send(self.message("acknowledge").number(number))
        elif kind == kinds.values:
            self.news += 1
        elif kind == kinds.notice:
            self.notices.append((self.scene, reader.text()))
        elif kind == kinds.time:
            self.answers += 1

    # Input

    @property
    def milliseconds(self):
        return (time.monotonic() - self.clock) * 1000

    def ask_for(self, scene, values={}):
        """Requests a scene with these values of its settings, by name."""
        self.send(self.write_scene(self.message("scene"), scene, values))

    @staticmethod
    def write_scene(writer, scene, values):
        writer.text(scene).number(len(values))
        for name, value in values.items():
            writer.text(name).double(value)
        return writer.byte(0)

    async def show(self, scene):
        self.frames = 0
        news = self.news
        self.ask_for(scene)
        await self.until(lambda: self.news > news and self.scene == scene and self.frames > 0, f"a frame of {scene}")

    async def catch_up(self):
        """Waits until the program has handled all requests. It confirms each change of the clock's speed, in order with the requests."""
        answers = self.answers
        for speed in [0.5, 1]:
            self.set_speed(speed)
        await self.until(lambda: self.answers >= answers + 2, "an answer")

    def set_speed(self, speed):
        self.send(self.message("time").byte(self.protocol.TimeTask.speed).single(speed))

    def resize(self, view):
        self.view = view
        writer = self.message("viewport")
        view.write(writer, self.protocol.TextSize)
        self.send(writer)

    def set(self, index, value):
        self.send(self.message("setting").number(self.news).number(index).double(value))

    def wheel(self, dx, dy):
        self.send(self.message("wheel").single(self.view.width / 2, self.view.height / 2, dx, dy))

    def touch(self, phase, *points):
        """Sends touches at these points. The phase is a name in `FingerPhase`."""
        writer = self.message("touches").double(self.milliseconds).number(len(points))
        for finger, (x, y) in enumerate(points):
            writer.number(finger).byte(getattr(self.protocol.FingerPhase, phase)).single(x, y)
        self.send(writer)

    def pinch(self, phase, scale, rotation):
        """Sends a trackpad pinch. The phase is a name in `PinchPhase`."""
        writer = self.message("pinch").byte(getattr(self.protocol.PinchPhase, phase))
        writer.single(self.view.width / 2, self.view.height / 2, scale, rotation)
        self.send(writer.double(self.milliseconds))
