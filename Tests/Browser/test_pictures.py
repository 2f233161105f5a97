"""Loading pictures, and damaged ones."""

import os
import random
import shutil
import tempfile
import unittest

from PIL import Image

from live import Gallery, LiveCase


class Pictures(LiveCase):
    def test_an_unreadable_picture_is_shown_as_damaged(self):
        page = self.open("circle")
        self.rest(page)
        name = page.evaluate("document.querySelector('#paint img').dataset.name")
        context = page.context
        context.route(f"**/image/{name}", lambda route: route.fulfill(body=b"no picture", content_type="image/png"))
        # Uses a new page, because the current one has already loaded the picture.
        page = context.new_page()
        page.goto(self.gallery.url + "#circle")
        self.wait(page, "document.querySelectorAll('.damaged').length === 1")
        picture, damage = page.evaluate(
            """() => {
              const damage = document.querySelector('.damaged');
              const box = (node) => { const { x, y, width, height } = node.getBoundingClientRect(); return [x, y, width, height]; };
              return [box(damage.previousSibling), box(damage)];
            }""")
        self.assertEqual(picture, damage)
        self.assertEqual(page.evaluate("document.querySelector('.damaged').title"), "This image can't be decoded")

    def test_after_a_jump_visible_pictures_load_first(self):
        folder = tempfile.mkdtemp(prefix="photos-")
        self.addCleanup(shutil.rmtree, folder)
        noise = random.Random(1)
        for number in range(300):
            Image.frombytes("L", (100, 100), noise.randbytes(10_000)).save(os.path.join(folder, f"{number:03}.png"))
        gallery = Gallery("--photos", folder)
        self.addCleanup(gallery.close)
        page = self.open_url(gallery.url, "flow-grid")
        loaded = "[...document.querySelectorAll('#paint img')].every((image) => image.complete && image.naturalWidth > 0)"
        self.wait(page, loaded)
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", {
            "offline": False, "latency": 0, "downloadThroughput": 60_000, "uploadThroughput": -1})
        page.evaluate("performance.clearResourceTimings()")
        page.focus("#stage")
        page.mouse.move(*self.middle(page))
        # Scrolls past all pictures to the end.
        for _ in range(12):
            page.mouse.wheel(0, 700)
            self.hand_pauses(0.06)
        page.keyboard.press("End")
        jump = page.evaluate("performance.now()")
        self.rest(page)
        self.wait(page, loaded)
        passed = page.evaluate(
            """jump => {
              const seen = new Set([...document.querySelectorAll('#paint img')].map((image) => image.src));
              return performance.getEntriesByType('resource').filter(({ name, decodedBodySize, responseEnd }) =>
                name.includes('/image/') && decodedBodySize > 0 && responseEnd > jump && !seen.has(name)).length;
            }""", jump)
        # A browser has six connections, so up to six pictures can arrive just after the jump.
        self.assertLessEqual(passed, 6, "skipped pictures arrived after the jump")


if __name__ == "__main__":
    unittest.main()
