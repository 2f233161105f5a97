"""The example package: `swift run`, a change in the editor, and `swift build`."""

import fcntl
import os
import pty
import shutil
import subprocess
import tempfile
import time
import unittest

from live import BUILD, ROOT, LiveCase, build, forget_plan, options_to_build

# As deep as the example's folder, because the example refers to the package by `../..`.
PACKAGE = os.path.join(ROOT, ".build-example", "MyFirstLayout")
OPTIONS = options_to_build(PACKAGE)
# The maximum time to wait for a build, in seconds, on a machine with other builds.
BUILD_PATIENCE = 900


class Author:
    """`swift run MyFirstLayout …` in a terminal. The desktop's command for opening an address is replaced: it writes the address to a file."""

    def __init__(self, folder, *arguments):
        opener = os.path.join(folder, "xdg-open")
        self.opened = os.path.join(folder, "opened")
        with open(opener, "w") as script:
            script.write(f'#!/bin/sh\necho "$1" >> "{self.opened}"\n')
        os.chmod(opener, 0o755)
        self.errors = os.path.join(folder, "errors")
        terminal, end = pty.openpty()
        environment = {
            **os.environ, "PATH": f"{folder}:{os.environ['PATH']}", "DISPLAY": ":0", "XDG_STATE_HOME": folder}
        with open(self.errors, "w") as errors:
            self.process = subprocess.Popen(
                ["swift", "run", *OPTIONS, "MyFirstLayout", *arguments], stdout=end, stderr=errors, env=environment)
        os.close(end)
        self.terminal = terminal
        text = ""
        while "\n" not in text:
            text += os.read(terminal, 4096).decode()
        self.url = text.strip()

    @property
    def reloads(self):
        """The printed lines about reloads, with their times."""
        with open(self.errors) as errors:
            return [line for line in errors if line.startswith("Reloaded ")]

    @property
    def is_waiting_for_a_build(self):
        """`True` if the program's SwiftPM build is waiting for another build to end, according to the kernel's list of locks."""
        begun = subprocess.run(
            ["pgrep", "--parent", str(self.process.pid), "--full", "swift.build"], capture_output=True, text=True).stdout.split()
        with open("/proc/locks") as locks:
            waiting = [line.split()[5] for line in locks if "->" in line]
        return any(process in waiting for process in begun)

    def check(self):
        """Fails the test if the program has ended."""
        if self.process.poll() is not None:
            with open(self.errors) as errors:
                raise AssertionError(f"the program has ended ({self.process.returncode}): {errors.read()[-4000:]}")

    def close(self):
        self.process.terminate()
        self.process.wait()
        os.close(self.terminal)


class Example(LiveCase):
    @classmethod
    def setUpClass(cls):
        cls.addClassCleanup(forget_plan)
        super().setUpClass()

    def test_swift_run_opens_the_page_and_swift_build_updates_it(self):
        source = os.path.join(PACKAGE, "Sources", "MyFirstLayout", "StairsLayout.swift")
        shutil.copytree(os.path.join(ROOT, "Examples", "MyFirstLayout"), PACKAGE, dirs_exist_ok=True,
                        ignore=shutil.ignore_patterns(".build", "Package.resolved"))
        build(PACKAGE)
        folder = os.path.join(self.gallery.state, "author")
        os.mkdir(folder)
        author = Author(folder)
        try:
            self.until(lambda: os.path.exists(author.opened), "the address is opened")
            with open(author.opened) as opened:
                self.assertEqual(opened.read().strip(), author.url)

            page = self.open_url(author.url)
            page.mouse.move(*self.middle(page))
            page.mouse.wheel(0, 200)
            self.wait(page, "livePreview.offset.y === 200")
            self.assertEqual(self.steps(page), {90})

            with open(source) as file:
                text = file.read()
            self.assertIn("step: CGFloat = 90", text)
            with open(source, "w") as file:
                file.write(text.replace("step: CGFloat = 90", "step: CGFloat = 70"))
            subprocess.run(
                ["swift", "build", *OPTIONS], check=True, stdout=subprocess.DEVNULL, timeout=BUILD_PATIENCE)
            self.wait_for_steps(author, page, 70)
            self.assertEqual(self.offset(page)["y"], 200)
            self.forgive_lost_connections()
        finally:
            author.close()

    def test_watch_builds_saved_changes_and_survives_failures(self):
        source = os.path.join(PACKAGE, "Sources", "MyFirstLayout", "StairsLayout.swift")
        shutil.copytree(os.path.join(ROOT, "Examples", "MyFirstLayout"), PACKAGE, dirs_exist_ok=True,
                        ignore=shutil.ignore_patterns(".build", "Package.resolved"))
        build(PACKAGE)
        with open(source) as file:
            text = file.read()

        def save(old, new):
            self.assertIn(old, text)
            with open(source, "w") as file:
                file.write(text.replace(old, new))
            return time.monotonic()

        folder = os.path.join(self.gallery.state, "watcher")
        os.mkdir(folder)
        author = Author(folder, "--watch")
        try:
            page = self.open_url(author.url)
            self.forgive_lost_connections()
            self.assertEqual(page.locator("#scenes a").all_inner_texts(), ["Stairs", "Empty"])
            page.mouse.move(*self.middle(page))
            page.mouse.wheel(0, 200)
            self.wait(page, "livePreview.offset.y === 200")

            start = save("step: CGFloat = 90", "step: CGFloat = 70")
            self.wait_for_steps(author, page, 70)
            print(f"from saving to seeing: {time.monotonic() - start:.1f} s", flush=True)
            self.assertEqual(self.offset(page)["y"], 200)

            save("step: CGFloat = 90", "step: CGFloat = ninety")
            self.wait(page, "document.getElementById('notice-words').textContent.includes('StairsLayout.swift:')", timeout=BUILD_PATIENCE)
            self.assertIn("ninety", page.inner_text("#notice-words"))
            self.assertEqual(self.steps(page), {70})

            # Traps in the layout.
            save("let start = CGFloat(indexPath.item)", "let start = CGFloat([0][indexPath.item])")
            self.wait(page, "document.getElementById('notice-words').textContent.includes('Index out of range')", timeout=BUILD_PATIENCE)
            self.assertEqual(self.steps(page), {70})

            save("step: CGFloat = 90", "step: CGFloat = 60")
            self.wait_for_steps(author, page, 60)
            self.assertFalse(page.is_visible("#notice"))
        finally:
            author.close()

    def test_watch_builds_without_swiftpm_if_only_sources_have_changed(self):
        sources = os.path.join(PACKAGE, "Sources", "MyFirstLayout")
        shutil.rmtree(PACKAGE, ignore_errors=True)
        shutil.copytree(os.path.join(ROOT, "Examples", "MyFirstLayout"), PACKAGE,
                        ignore=shutil.ignore_patterns(".build", "Package.resolved"))
        build(PACKAGE)
        with open(os.path.join(sources, "StairsLayout.swift")) as file:
            text = file.read()

        def save(step):
            with open(os.path.join(sources, "StairsLayout.swift"), "w") as file:
                file.write(text.replace("step: CGFloat = 90", f"step: CGFloat = {step}"))

        folder = os.path.join(self.gallery.state, "quick-watcher")
        os.mkdir(folder)
        author = Author(folder, "--watch")
        try:
            page = self.open_url(author.url)
            self.forgive_lost_connections()

            known = []

            def wait_for_reload(step, part):
                self.wait_for_steps(author, page, step)
                self.until(
                    lambda: any(f" {part} " in line for line in author.reloads[len(known):]), f"a reload reports {part}")
                known[:] = author.reloads

            save(70)
            wait_for_reload(70, "compiling")
            # A new file, missing in the build plan.
            with open(os.path.join(sources, "Steps.swift"), "w") as file:
                file.write("import CollectionView\n\nlet moreSteps: CGFloat = 60\n")
            save("moreSteps")
            wait_for_reload(60, "building")
            # The next build uses this build's plan.
            with open(os.path.join(sources, "Steps.swift"), "w") as file:
                file.write("import CollectionView\n\nlet moreSteps: CGFloat = 50\n")
            wait_for_reload(50, "compiling")

            # While another build holds the lock, the program doesn't touch the files, and SwiftPM waits.
            lock = os.path.join(tempfile.gettempdir(), os.path.realpath(BUILD).replace("/", "_") + ".lock")
            with open(lock, "a") as file:
                fcntl.flock(file, fcntl.LOCK_EX)
                save(40)
                self.until(lambda: author.is_waiting_for_a_build, "SwiftPM waits")
            wait_for_reload(40, "building")
            # SwiftPM continues from the program's own build.
            save(30)
            wait_for_reload(30, "compiling")
            subprocess.run(
                ["swift", "build", *OPTIONS], check=True, stdout=subprocess.DEVNULL, timeout=BUILD_PATIENCE)
            save(20)
            self.wait_for_steps(author, page, 20)
        finally:
            author.close()

    def test_previews_pass_as_tests(self):
        shutil.copytree(os.path.join(ROOT, "Examples", "MyFirstLayout"), PACKAGE, dirs_exist_ok=True,
                        ignore=shutil.ignore_patterns(".build", "Package.resolved"))
        forget_plan()
        # In CI, a missing picture is an error and isn't recorded.
        result = subprocess.run(
            ["swift", "test", *OPTIONS], env={**os.environ, "CI": "1"}, capture_output=True, text=True, timeout=BUILD_PATIENCE)
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)

    def wait_for_steps(self, author, page, step):
        """Waits until the page shows the new build."""
        end = time.monotonic() + BUILD_PATIENCE
        while self.steps(page) != {step}:
            author.check()
            self.assertLess(time.monotonic(), end, page.inner_text("#notice-words"))
            page.wait_for_timeout(50)

    def steps(self, page):
        items = self.items(page)
        return {round(second["x"] - first["x"]) for first, second in zip(items, items[1:])}


if __name__ == "__main__":
    unittest.main()
