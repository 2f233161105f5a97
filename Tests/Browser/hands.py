"""Hands with a given speed. Their events contain the intended times, so a hand isn't slower on a busy machine."""

import time


class Hand:
    def __init__(self, page):
        self.session = page.context.new_cdp_session(page)
        self.time = time.time()
        self.points = []

    def press(self, *points):
        self.points = points
        self.send("press")

    def move(self, *ends, seconds, steps=10):
        """Moves in a straight line to a position."""
        starts = self.points
        for step in range(1, steps + 1):
            part = step / steps
            self.go(
                *((x + (to_x - x) * part, y + (to_y - y) * part) for (x, y), (to_x, to_y) in zip(starts, ends)),
                after=seconds / steps)

    def go(self, *points, after):
        """Moves to the next position after some seconds."""
        self.time += after
        self.points = points
        self.send("move")

    def rest(self, seconds):
        self.time += seconds

    def lift(self):
        self.send("lift")


class Mouse(Hand):
    """A mouse with one button."""

    KINDS = {"press": "mousePressed", "move": "mouseMoved", "lift": "mouseReleased"}

    def send(self, kind):
        (x, y), = self.points
        self.session.send("Input.dispatchMouseEvent", {
            "type": self.KINDS[kind], "x": x, "y": y, "button": "left", "buttons": 0 if kind == "lift" else 1, "clickCount": 1,
            "timestamp": self.time})


class Fingers(Hand):
    """One or more fingers on a touch screen."""

    KINDS = {"press": "touchStart", "move": "touchMove", "lift": "touchEnd"}

    def send(self, kind):
        points = [] if kind == "lift" else [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(self.points)]
        self.session.send("Input.dispatchTouchEvent", {"type": self.KINDS[kind], "touchPoints": points, "timestamp": self.time})
