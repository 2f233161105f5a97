"""Takes the documentation's pictures of the live page: `pictures.py FOLDER`."""

import io
import os
import sys

from PIL import Image

from live import LiveCase

SIZE = {"width": 1280, "height": 800}
SHOWN = (960, 600)
PHONE = {"width": 390, "height": 844}
SMALL_PHONE = {"width": 320, "height": 568}


class Pictures(LiveCase):
    """Takes the pictures. `unittest discover` ignores this file, because its name doesn't begin with `test_`."""

    def shoot(self, name, scene="", act=lambda page: None, viewport=SIZE, **options):
        phone = {} if viewport == SIZE else {"has_touch": True, "is_mobile": True}
        # With reduced motion, an overview comes to rest, and a hint stands still.
        page = self.open(scene, viewport=viewport, reduced_motion="reduce", **phone, **options)
        self.rest(page)
        act(page)
        self.rest(page)
        # Waits for images and for the page's own animations.
        self.wait(
            page, "[...document.images].every((image) => image.complete)"
            " && document.getAnimations().every(({ playState }) => playState === 'finished')")
        picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
        if viewport == SIZE:
            picture = picture.resize(SHOWN, Image.LANCZOS)
        path = os.path.join(self.folder, f"live-{name}.png")
        picture.save(path, optimize=True)
        print(f"{path}: {os.path.getsize(path) // 1024} KB")
        page.context.close()
        self.contexts.clear()

    def runTest(self):
        self.shoot("overview")
        self.shoot("overview-dark", color_scheme="dark")
        self.shoot("overview-phone", viewport=PHONE)
        self.shoot("overview-small-phone", viewport=SMALL_PHONE, color_scheme="dark")
        self.shoot("search", act=lambda page: page.fill("#search-field", "carousel"))
        self.shoot("settings-phone", "waterfall", lambda page: page.click("#show-panel"), viewport=PHONE)
        self.shoot("settings-small-phone", "circle", lambda page: page.click("#show-panel"), viewport=SMALL_PHONE)
        self.shoot("week-phone", "week-calendar", viewport=PHONE)
        self.shoot("shop-small-phone", "storefront", viewport=SMALL_PHONE, color_scheme="dark")
        self.shoot("compare", "waterfall", self.compare)
        self.shoot("time", "photo-wall", lambda page: page.click("#show-time"))
        self.shoot("waterfall", "waterfall")
        self.shoot("carousel", "carousel-cosine", lambda page: self.press(page, "ArrowRight"), color_scheme="dark")
        self.shoot("ring", "circle", lambda page: self.press(page, "]"), color_scheme="dark")

    def compare(self, page):
        page.click("#device summary")
        page.click("#compare-appearance")
        self.wait(page, "frames[0]?.livePreview?.offset")
        self.rest(page.frames[-1])
        page.keyboard.press("Escape")
        page.evaluate("document.activeElement.blur()")

    def press(self, page, key):
        page.focus("#stage")
        page.keyboard.press(key)
        self.rest(page)
        page.evaluate("document.activeElement.blur()")


if __name__ == "__main__":
    Pictures.folder = sys.argv[1]
    Pictures.setUpClass()
    case = Pictures()
    try:
        case.debug()
    finally:
        Pictures.tearDownClass()
