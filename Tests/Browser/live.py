"""A gallery that is served, and a headless Chromium that looks at it."""

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
# How long what is to come is waited for, in seconds. It says nothing of how quick things are to be: a machine may be busy.
PATIENCE = 60
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")


def free_port():
    """A port that no other test's gallery uses while one that had it starts again."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Gallery:
    """The command, as a process."""

    def __init__(self, *arguments, executable=GALLERY, environment={}, port=None):
        self.state = tempfile.mkdtemp(prefix="gallery-state-")
        self.arguments = arguments
        self.executable = executable
        self.environment = environment
        self.start(port)

    def start(self, port=None):
        extra = ["--port", str(port)] if port else []
        # Without a display: nothing is to be opened beside the browser of the tests.
        environment = {
            **os.environ, "XDG_STATE_HOME": self.state, "DISPLAY": "", "WAYLAND_DISPLAY": "", **self.environment}
        with open(os.path.join(self.state, "errors"), "w") as errors:
            self.process = subprocess.Popen(
                [self.executable, *extra, *self.arguments], stdout=subprocess.PIPE, stderr=errors, text=True,
                env=environment)
        self.url = self.process.stdout.readline().strip()
        self.port = urllib.parse.urlsplit(self.url).port

    def interrupt(self):
        """Ends it as Control-C does, and answers its exit code."""
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
        """What it has said on standard error."""
        with open(os.path.join(self.state, "errors")) as errors:
            return errors.read()

    @property
    def resident_kilobytes(self):
        return kilobytes(self.process.pid, "VmRSS")


def kilobytes(process, kind):
    """Of its memory, as Linux tells."""
    with open(f"/proc/{process}/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith(kind))


def options_to_build(package):
    """Of SwiftPM, to build another package where this one is built: it adds little to that."""
    return ["--package-path", package, "--scratch-path", BUILD]


def build(package):
    """Builds a package where this one is built. Tests that do so run one after the other: see `all.py`."""
    forget_plan()
    result = subprocess.run(
        ["swift", "build", *options_to_build(package)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if result.returncode != 0:
        raise AssertionError(f"{package} does not build: {result.stdout}")


def forget_plan():
    """Makes SwiftPM plan its next build. It does not notice that a plan is another package's, and would build that one."""
    plan = os.path.join(BUILD, "debug", "description.json")
    if os.path.exists(plan):
        os.remove(plan)


class LiveCase(unittest.TestCase):
    """One gallery and one browser for a class of tests, a page for each."""

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
        """The browser itself complains of whatever it asked for while the server was away, by many names and sometimes late."""
        self.forgives_lost_connections = True

    def wait_for_elements(self, page):
        self.wait(page, "livePreview.stage.count > 0 && livePreview.offset !== null")

    def wait(self, page, condition, arg=None, timeout=PATIENCE):
        """Waits until the page says so. Playwright's own way to wait needs a policy that lets it evaluate."""
        end = time.monotonic() + timeout
        while not page.evaluate(condition, arg):
            self.assertLess(time.monotonic(), end, condition)
            page.wait_for_timeout(20)

    # What the page shows, by looking at it.

    def rest(self, page):
        """Waits until the program has done all that the page has sent, nothing moves there, and the page shows where that has led."""
        came = page.evaluate(
            """seconds => Promise.race([
              livePreview.rest().then(() => true), new Promise((later) => setTimeout(later, seconds * 1000))])""",
            PATIENCE)
        self.assertTrue(came, "nothing came to rest")
        self.wait(page, "!document.getElementById('paint').classList.contains('moving')")

    def until(self, state, what, pause=0.02):
        """Waits until the named condition is true."""
        end = time.monotonic() + PATIENCE
        while not state():
            self.assertLess(time.monotonic(), end, f"waited in vain until {what}")
            time.sleep(pause)

    def hand_pauses(self, seconds):
        """The time that a hand needs between two keys, clicks or turns of a wheel. It is part of the input: nothing has to be done by
        then."""
        time.sleep(seconds)

    def show(self, page, scene):
        """Goes to another scene in the same page, and waits until things are at rest there."""
        page.evaluate("scene => { location.hash = scene }", scene)
        # A scene that is new has no offset before its first frame.
        self.wait(
            page, "scene => document.querySelector('[aria-current]')?.dataset.scene === scene && livePreview.offset !== null",
            scene)
        self.rest(page)

    def offset(self, page):
        return page.evaluate("livePreview.offset")

    def items(self, page):
        """Index in the data, label and box on the stage of every item, in the order of the data."""
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
        """Presses, moves a way in so many seconds, and rests for some: then it does not flick when it lifts. Answers the hand, which
        stays down."""
        hand = hand(page)
        hand.press(start)
        hand.move((start[0] + way[0], start[1] + way[1]), seconds=seconds, steps=steps)
        hand.rest(rest)
        return hand
