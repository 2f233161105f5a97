"""Restarted servers, and tabs that open and close."""

import os
import re
import shutil
import tempfile
import time
import unittest
from contextlib import contextmanager

from live import GALLERY, Gallery, LiveCase, free_port

# The positions of the items with a selected state in their labels.
SELECTED = """[...livePreview.stage.items.values()].filter(({ node }) => node.ariaLabel.endsWith(', selected'))
  .map(({ position }) => position)"""


class Connection(LiveCase):
    def test_the_page_reconnects_to_a_restarted_server(self):
        gallery = Gallery(port=free_port())
        try:
            page = self.open_url(gallery.url, "flow-grid?itemSize.width=120")
            page.mouse.move(*self.middle(page))
            page.mouse.wheel(0, 500)
            self.wait(page, "livePreview.offset.y === 500")
            port = gallery.port
            self.assertEqual(gallery.interrupt(), 0)
            page.wait_for_selector("#notice:not([hidden])")
            self.wait(page, "document.getElementById('notice').textContent.startsWith('The program can\\'t be reached.')")
            gallery.process.stdout.close()
            gallery.start(port)
            page.wait_for_selector("#notice", state="hidden")
            self.wait(page, "livePreview.offset.y === 500")
            self.assertEqual({item["width"] for item in self.items(page)}, {120})
            self.forgive_lost_connections()
        finally:
            gallery.close()

    def test_a_new_build_replaces_the_running_one(self):
        with self.gallery_of_its_own() as (gallery, executable):
            page = self.open_url(gallery.url, "waterfall?laneSpacing=30")
            page.mouse.move(*self.middle(page))
            page.mouse.wheel(0, 400)
            self.wait(page, "livePreview.offset.y === 400")
            self.rebuild(page, executable)
            self.wait(page, "livePreview.offset.y === 400")
            self.assertIn("laneSpacing=30", page.url)
            self.assertIsNone(gallery.process.poll(), "the process has ended")
            page.mouse.wheel(0, 100)
            self.wait(page, "livePreview.offset.y === 500")

    def test_the_next_build_keeps_the_selection_and_typed_text(self):
        with self.gallery_of_its_own() as (gallery, executable):
            page = self.open_url(gallery.url, "flow-grid?itemSize.width=120")
            page.mouse.move(*self.middle(page))
            page.mouse.wheel(0, 300)
            self.wait(page, "livePreview.offset.y === 300")
            self.rest(page)
            page.mouse.click(*self.middle_item(page))
            self.wait(page, f"{SELECTED}.length === 1")
            selected = page.evaluate(SELECTED)
            # A partially typed number has no effect yet.
            page.focus("#setting-0")
            page.keyboard.press("End")
            page.keyboard.type("00")
            self.assertEqual(page.input_value("#setting-0"), "6000")
            self.rebuild(page, executable)
            self.rest(page)
            self.assertEqual(page.evaluate(SELECTED), selected)
            self.assertEqual(self.offset(page)["y"], 300)
            self.assertEqual({item["width"] for item in self.items(page)}, {120})
            self.assertEqual(self.figure(page, "items"), 60)
            self.assertEqual(page.input_value("#setting-0"), "6000")
            self.assertEqual(page.evaluate("document.activeElement.id"), "setting-0")
            # The caret's position is the same.
            page.keyboard.press("Backspace")
            page.keyboard.press("Enter")
            self.rest(page)
            self.assertEqual(self.figure(page, "items"), 600)
            # A restarted scene has no selection, even after the next build.
            page.mouse.click(*self.middle_item(page))
            self.wait(page, f"{SELECTED}.length === 1")
            self.show(page, "waterfall")
            self.show(page, "flow-grid")
            self.assertEqual(page.evaluate(SELECTED), [])
            self.rebuild(page, executable)
            self.rest(page)
            self.assertEqual(page.evaluate(SELECTED), [])

    @contextmanager
    def gallery_of_its_own(self):
        """Starts a gallery with a replaceable executable. Yields the gallery and the executable's path."""
        with tempfile.TemporaryDirectory() as folder:
            executable = os.path.join(folder, "gallery")
            shutil.copy2(GALLERY, executable)
            gallery = Gallery(executable=executable)
            try:
                yield gallery, executable
                self.forgive_lost_connections()
            finally:
                gallery.close()

    def middle_item(self, page):
        """Returns the center of the item nearest to the stage's center."""
        box = self.stage_box(page)
        x, y = box["width"] / 2, box["height"] / 2
        middles = [(item["x"] + item["width"] / 2, item["y"] + item["height"] / 2) for item in self.items(page)]
        nearest = min(middles, key=lambda middle: (middle[0] - x) ** 2 + (middle[1] - y) ** 2)
        return box["x"] + nearest[0], box["y"] + nearest[1]

    def rebuild(self, page, executable):
        """Replaces the executable like a linker, by another file at the same path. Waits until the page has reconnected."""
        page.evaluate("globalThis.firstSocket = livePreview.socket")
        shutil.copy2(GALLERY, executable + ".new")
        os.utime(executable + ".new")
        os.replace(executable + ".new", executable)
        self.wait(
            page, "livePreview.socket && livePreview.socket !== firstSocket && livePreview.socket.readyState === 1")
        page.wait_for_selector("#notice", state="hidden")

    def test_control_c_ends_at_once_with_pages_open(self):
        gallery = Gallery()
        try:
            self.open_url(gallery.url, "circle")
            start = time.monotonic()
            self.assertEqual(gallery.interrupt(), 0)
            # Waiting for pages would take up to a minute.
            self.assertLess(time.monotonic() - start, 5)
            self.forgive_lost_connections()
        finally:
            gallery.close()

    def test_every_tab_has_its_own_scene(self):
        first, second = self.open("flow-grid"), self.open("flow-grid")
        first.mouse.move(*self.middle(first))
        first.mouse.wheel(0, 300)
        self.wait(first, "livePreview.offset.y === 300")
        self.assertEqual(self.offset(second)["y"], 0)

    def test_another_protocol_version_is_reported(self):
        page = self.open("flow-grid")
        page.route("**/protocol.js", lambda route: route.fulfill(
            content_type="text/javascript",
            body=re.sub(r"version = (\d+)", lambda found: f"version = {int(found[1]) + 1}", route.fetch().text(), count=1)))
        page.reload()
        page.wait_for_selector("#notice:not([hidden])")
        self.assertIn("Restart the server", page.inner_text("#notice"))

    def test_a_refused_page_shows_the_reason_and_does_not_reconnect(self):
        page = self.open("flow-grid")
        page.route("**/protocol.js", lambda route: route.fulfill(
            content_type="text/javascript", body=route.fetch().text().replace("hello: 1,", "hello: 77,")))
        sockets = []
        page.on("websocket", lambda socket: sockets.append(socket))
        page.reload()
        page.wait_for_selector("#notice:not([hidden])")
        self.assertIn("a message of the unknown kind 77", page.inner_text("#notice"))
        # A page that reconnects shows 'Reconnecting' and no reload button.
        self.assertNotIn("Reconnecting", page.inner_text("#notice"))
        self.assertTrue(page.is_visible("#notice-reload"))
        self.assertIsNone(page.evaluate("livePreview.socket"))
        self.assertEqual(len(sockets), 1)

    def test_any_address_shows_a_scene(self):
        for address in (
            "flow-grid?Pictures=1e13", "flow-grid?Nonsense=1e300", "s" * 5000, "flow-grid?" + "n" * 3000 + "=1", "#50%",
            "flow-grid?" + "&".join(f"n{index}=1" for index in range(3000)),
        ):
            with self.subTest(address[:40]):
                page = self.open(address)
                words = page.text_content("#notice-words")
                self.assertEqual(words, "There is no scene '#50%'. Showing Overview instead." if address == "#50%" else "")

    def test_a_screen_with_an_unusually_high_resolution_is_served(self):
        page = self.open("flow-grid", device_scale_factor=9)
        self.assertTrue(page.locator("#notice").is_hidden())

    def test_a_reconnected_page_keeps_the_largest_offset(self):
        page = self.open("carousel-hero?Pictures=1000000", viewport={"width": 2600, "height": 800})
        page.focus("#stage")
        page.keyboard.press("End")
        self.wait(page, "livePreview.offset.x > 1e9")
        self.rest(page)
        x = self.offset(page)["x"]
        page.evaluate("globalThis.firstSocket = livePreview.socket; firstSocket.close()")
        self.wait(page, "livePreview.socket !== firstSocket && livePreview.socket?.readyState === 1")
        self.rest(page)
        self.assertEqual(self.offset(page)["x"], x)
        self.assertTrue(page.locator("#notice").is_hidden())

    def test_a_scene_chosen_without_a_server_is_shown_after_reconnecting(self):
        gallery = Gallery(port=free_port())
        try:
            page = self.open_url(gallery.url, "flow-grid?itemSize.width=120")
            page.click("#show-time")
            page.click("#time-speed label:last-child")
            self.wait(page, "livePreview.speed === 0")
            port = gallery.port
            gallery.interrupt()
            page.wait_for_selector("#notice:not([hidden])")
            page.click("[data-scene=waterfall]")
            gallery.process.stdout.close()
            gallery.start(port)
            page.wait_for_selector("#notice", state="hidden")
            page.wait_for_selector("[data-scene=waterfall][aria-current=page]")
            self.wait(page, "livePreview.speed === 1")
            self.rest(page)
            self.assertTrue(page.url.endswith("#waterfall"))
            self.forgive_lost_connections()
        finally:
            gallery.close()


if __name__ == "__main__":
    unittest.main()
