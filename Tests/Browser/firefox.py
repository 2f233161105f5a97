"""Debian's headless Firefox, driven by its own protocol, Marionette, like geckodriver."""

import json
import os
import shutil
import socket
import subprocess
import tempfile
import time

FIREFOX = os.environ.get("FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")


class Firefox:
    def __init__(self, width=1280, height=800):
        self.profile = tempfile.mkdtemp(prefix="firefox-")
        with open(os.path.join(self.profile, "user.js"), "w") as preferences:
            # Uses any free port, and disables requests to other servers.
            for name, value in (
                ("marionette.port", 0), ("app.update.enabled", False), ("browser.shell.checkDefaultBrowser", False),
                ("datareporting.policy.dataSubmissionEnabled", False), ("network.captive-portal-service.enabled", False),
                ("network.connectivity-service.enabled", False), ("extensions.update.enabled", False),
                ("browser.startup.page", 0), ("browser.aboutwelcome.enabled", False),
                # Enables touch events.
                ("dom.w3c_touch_events.enabled", 1),
            ):
                preferences.write(f'user_pref("{name}", {json.dumps(value)});\n')
        self.process = subprocess.Popen(
            [FIREFOX, "--headless", "--marionette", "--no-remote", "--profile", self.profile,
             "--width", str(width), "--height", str(height)],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={**os.environ, "HOME": self.profile})
        self.socket = self.connect()
        self.number = 0
        self.read()
        self.command("WebDriver:NewSession", {"acceptInsecureCerts": False})
        self.command("WebDriver:SetTimeouts", {"script": 60_000})
        self.command("WebDriver:SetWindowRect", {"width": width, "height": height})

    def connect(self):
        port = os.path.join(self.profile, "MarionetteActivePort")
        end = time.monotonic() + 60
        while time.monotonic() < end:
            try:
                with open(port) as file:
                    return socket.create_connection(("127.0.0.1", int(file.read())), timeout=60)
            except (OSError, ValueError):
                time.sleep(0.05)
        raise TimeoutError("Firefox does not respond")

    def close(self):
        self.socket.close()
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)

    # A message consists of its length in bytes, a colon, and JSON: [0, number, name, parameters] or [1, number, error, result].

    def read(self):
        length = b""
        while not length.endswith(b":"):
            length += self.socket.recv(1)
        rest = int(length[:-1])
        text = b""
        while len(text) < rest:
            text += self.socket.recv(rest - len(text))
        return json.loads(text)

    def command(self, name, parameters={}):
        self.number += 1
        text = json.dumps([0, self.number, name, parameters]).encode()
        self.socket.sendall(str(len(text)).encode() + b":" + text)
        _, _, error, result = self.read()
        if error:
            raise RuntimeError(f"{name}: {error['message']}")
        return result

    # Actions for tests

    def open(self, url):
        self.command("WebDriver:Navigate", {"url": url})

    def evaluate(self, expression):
        """Returns the value of an expression in the page."""
        script = f"return {expression};"
        return self.command("WebDriver:ExecuteScript", {"script": script, "args": [], "sandbox": None})["value"]

    def run(self, script):
        """Runs a script with several statements."""
        self.command("WebDriver:ExecuteScript", {"script": script, "args": [], "sandbox": None})

    def come(self, promise):
        """Waits until a promise in the page is fulfilled."""
        script = f"{promise}.then(arguments[arguments.length - 1]);"
        self.command("WebDriver:ExecuteAsyncScript", {"script": script, "args": [], "sandbox": None})

    def wait(self, expression, timeout=60):
        end = time.monotonic() + timeout
        while not self.evaluate(expression):
            if time.monotonic() > end:
                raise TimeoutError(expression)
            time.sleep(0.02)

    def actions(self, kind, *actions, **source):
        self.command("WebDriver:PerformActions", {"actions": [{"type": kind, "id": kind, "actions": list(actions), **source}]})

    def move(self, x, y):
        self.actions("pointer", {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0})

    @staticmethod
    def point(position, duration):
        return {"type": "pointerMove", "x": round(position[0]), "y": round(position[1]), "duration": duration}

    def drag(self, start, end, milliseconds, rest=0):
        """Drags with the mouse, which can rest before the button is released."""
        self.actions(
            "pointer", self.point(start, 0), {"type": "pointerDown", "button": 0}, self.point(end, milliseconds),
            {"type": "pause", "duration": rest}, {"type": "pointerUp", "button": 0})

    def touch(self, start, end, milliseconds):
        """Drags with a finger that rests before it lifts. Marionette supports only one finger: a second one has no pointer events."""
        self.actions(
            "pointer", self.point(start, 0), {"type": "pointerDown", "button": 0}, self.point(end, milliseconds),
            {"type": "pause", "duration": 200}, {"type": "pointerUp", "button": 0}, id="finger", parameters={"pointerType": "touch"})

    def wheel(self, x, y, delta_y, control=False):
        """Turns the wheel, optionally with the control key down."""
        scroll = {"type": "scroll", "x": round(x), "y": round(y), "deltaX": 0, "deltaY": delta_y, "duration": 0}
        if not control:
            return self.actions("wheel", scroll)
        self.actions("key", {"type": "keyDown", "value": "\ue009"})
        self.actions("wheel", scroll)
        self.actions("key", {"type": "keyUp", "value": "\ue009"})

    def press(self, key):
        self.actions("key", {"type": "keyDown", "value": key}, {"type": "keyUp", "value": key})
