"""A running gallery server, and a headless Chromium with its page."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import unittest
import urllib.parse

from playwright.sync_api import sync_playwright

from hands import Mouse

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
BUILD = os.path.join(ROOT, ".build")
GALLERY = os.environ.get("GALLERY", os.path.join(BUILD, "debug", "gallery"))
FIXTURE = os.environ.get("LIVE_FIXTURE", os.path.join(BUILD, "debug", "LiveFixture"))
# The maximum time to wait for an event, in seconds. It's long because the machine can be busy.
PATIENCE = 60
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")


def free_port():
    """Returns a port that no other test's gallery uses, so a restarted gallery can use it again."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Gallery:
    """The command in a process."""

    def __init__(self, *arguments, executable=GALLERY, environment={}, port=None):
        self.state = tempfile.mkdtemp(prefix="gallery-state-")
        self.arguments = arguments
        self.executable = executable
        self.environment = environment
        self.start(port)

    def start(self, port=None):
        extra = ["--port", str(port)] if port else []
        # Without a display, the command opens no browser of its own.
        environment = {
            **os.environ, "XDG_STATE_HOME": self.state, "DISPLAY": "", "WAYLAND_DISPLAY": "", **self.environment}
        with open(os.path.join(self.state, "errors"), "w") as errors:
            self.process = subprocess.Popen(
                [self.executable, *extra, *self.arguments], stdout=subprocess.PIPE, stderr=errors, text=True,
                env=environment)
        self.url = self.process.stdout.readline().strip()
        self.port = urllib.parse.urlsplit(self.url).port

    def interrupt(self):
        """Ends the command like Control-C, and returns its exit code."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(timeout=PATIENCE)

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        self.process.stdout.close()
        shutil.rmtree(self.state, ignore_errors=True)

    @property
    def errors(self):
        """The command's standard error so far."""
        with open(os.path.join(self.state, "errors")) as errors:
            return errors.read()

    @property
    def resident_kilobytes(self):
        return kilobytes(self.process.pid, "VmRSS")


def kilobytes(process, kind):
    """Returns a value about a process's memory, as reported by Linux."""
    with open(f"/proc/{process}/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith(kind))


def options_to_build(package):
    """Returns SwiftPM's options for building another package in this package's build folder, where most modules exist already."""
    return ["--package-path", package, "--scratch-path", BUILD]


def build(package):
    """Builds a package in this package's build folder. Tests with such builds run one after the other: see `all.py`."""
    forget_plan()
    result = subprocess.run(
        ["swift", "build", *options_to_build(package)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if result.returncode != 0:
        raise AssertionError(f"{package} does not build: {result.stdout}")


def forget_plan():
    """Makes SwiftPM plan its next build. Otherwise it would use the plan of another package in the same folder."""
    plan = os.path.join(BUILD, "debug", "description.json")
    if os.path.exists(plan):
        os.remove(plan)


class LiveCase(unittest.TestCase):
    """A test case with one gallery and one browser for the class, and a page for each test."""

    executable = GALLERY

    @classmethod
    def setUpClass(cls):
        cls.gallery = Gallery(executable=cls.executable)
        cls.playwright = sync_playwright().start()
        cls.browser = cls.playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.playwright.stop()
        cls.gallery.close()

    def setUp(self):
        self.complaints = []
        self.forgives_lost_connections = False
        self.contexts = []

    def tearDown(self):
        for context in self.contexts:
            context.close()
        if self.forgives_lost_connections:
            self.complaints = [text for text in self.complaints if "WebSocket" not in text and "net::ERR_" not in text]
        self.assertEqual(self.complaints, [])

    def open(self, scene="", **options):
        return self.open_url(self.gallery.url, scene, **options)

    def open_url(self, url, scene="", **options):
        options = {"viewport": {"width": 1280, "height": 800}, **options}
        context = self.browser.new_context(**options)
        self.contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: self.complain(message))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.goto(url + (f"#{scene}" if scene else ""))
        self.wait_for_elements(page)
        return page

    def complain(self, message):
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def forgive_lost_connections(self):
        """Ignores the browser's own errors about requests while the server was down. They vary, and some come late."""
        self.forgives_lost_connections = True

    def wait_for_elements(self, page):
        self.wait(page, "livePreview.stage.count > 0 && livePreview.offset !== null")

    def wait(self, page, condition, arg=None, timeout=PATIENCE):
        """Waits until a condition is true in the page. Playwright's own method needs a content policy that allows evaluation."""
        end = time.monotonic() + timeout
        while not page.evaluate(condition, arg):
            self.assertLess(time.monotonic(), end, condition)
            page.wait_for_timeout(20)

    # The page's contents

    def rest(self, page):
        """Waits until the program has handled all the page's messages, nothing moves, and the page shows the result."""
        came = page.evaluate(
            """seconds => Promise.race([
              livePreview.rest().then(() => true), new Promise((later) => setTimeout(later, seconds * 1000))])""",
            PATIENCE)
        self.assertTrue(came, "the page did not come to rest")
        self.wait(page, "!document.getElementById('paint').classList.contains('moving')")

    def until(self, state, what, pause=0.02):
        """Waits until the named condition is true."""
        end = time.monotonic() + PATIENCE
        while not state():
            self.assertLess(time.monotonic(), end, f"timed out waiting for this: {what}")
            time.sleep(pause)

    def hand_pauses(self, seconds):
        """Waits as long as a hand does between two keys, clicks, or turns of a wheel. This time is part of the input and not a deadline."""
        time.sleep(seconds)

    def show(self, page, scene):
        """Opens another scene in the same page, and waits until it's at rest."""
        page.evaluate("scene => { location.hash = scene }", scene)
        # A new scene has no offset before its first frame.
        self.wait(
            page, "scene => document.querySelector('[aria-current]')?.dataset.scene === scene && livePreview.offset !== null",
            scene)
        self.rest(page)

    def offset(self, page):
        return page.evaluate("livePreview.offset")

    def items(self, page):
        """Returns each item's index in the data, label, and box on the stage, in the order of the data."""
        return page.evaluate(
            """() => {
              const stage = document.getElementById('stage').getBoundingClientRect();
              return [...livePreview.stage.items.values()].map(({ node, position }) => {
                const box = node.getBoundingClientRect();
                return { position, label: node.dataset.label, x: box.x - stage.x, y: box.y - stage.y,
                  width: box.width, height: box.height, z: Number(node.style.zIndex) };
              }).sort((a, b) => a.position - b.position);
            }""")

    def stage_box(self, page):
        return page.locator("#stage").bounding_box()

    def middle(self, page):
        box = self.stage_box(page)
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def figure(self, page, name):
        return int(page.inner_text(f"#figure-{name}").replace(",", ""))

    def drag(self, page, start, way, seconds, steps=10, rest=0, hand=Mouse):
        """Presses, moves a distance in some seconds, and rests to prevent a flick. Returns the hand, which stays down."""
        hand = hand(page)
        hand.press(start)
        hand.move((start[0] + way[0], start[1] + way[1]), seconds=seconds, steps=steps)
        hand.rest(rest)
        return hand
