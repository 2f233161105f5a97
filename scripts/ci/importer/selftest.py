"""Shows that each kind of mistake is detected, in the page and in the sources."""

import os
import sys

from compiler import Compiler, Failed
from sources import ADDITIONS, LAYOUTS, SUPPORT, Sources
from uikit import UIKit, read, write

# Mistakes: the name, a text of the page, its replacement, and the expected error.
PAGES = [
    (
        "a selector with a different imported name",
        "@objc(insertSubview:atIndex:) func",
        "@objc(insertSubview:behindIndex:) func",
        "the importer reads `insertSubview:behindIndex:` as `func insertSubview(_ view: UIView, behindIndex index: Int)`",
    ),
    ("a missing selector", "@objc(isDescendantOfView:) ", "", "isDescendantOf: ends in a preposition"),
    (
        "a selector with a different number of arguments",
        "@objc(cellForItemAtIndexPath:)",
        "@objc(cellForItem)",
        "cellForItem has a different number of parameters",
    ),
    (
        "two members with the same selector",
        "@objc(convertRect:toView:)",
        "@objc(convertPoint:toView:)",
        "another member has the selector convertPoint:toView:",
    ),
    (
        "a selector that follows from the name",
        "\nfunc addSubview(",
        "\n@objc(addSubview:) func addSubview(",
        "addSubview: follows from the name",
    ),
    (
        "an unnecessary explicit name",
        "@objc(frameInView:) func frame",
        "@renamed(frameInView:) func frame",
        "write @objc, not @renamed",
    ),
    (
        "a property with a different imported name",
        "@objc(CGPath) var",
        "@objc(path) var",
        "the importer reads `path` as `var path: CGPath { get set }`",
    ),
    (
        "an unknown type",
        "\nfunc addSubview(_ view: UIView)",
        "\nfunc addSubview(_ view: UIVeiw)",
        "there is no type UIVeiw",
    ),
    (
        "an optional method of a class",
        "\nfunc prepareForReuse()",
        "\noptional func prepareForReuse()",
        "only Objective-C requirements can be optional",
    ),
    (
        "an async form missing in UIKit",
        "\nfunc reloadData()",
        "\nfunc reloadData() async",
        "has no form with a completion handler",
    ),
]

SWIPE = f"{LAYOUTS}/CardStack/CardStackLayout+Swipe.swift"
AREA = f"{LAYOUTS}/Scrolling/UICollectionViewLayout+VisibleArea.swift"
LINK = f"{ADDITIONS}/ClosureTargets.swift"
SOURCE = f"{SUPPORT}/LabelledSource.swift"
ITEMS = """private func items(of view: UICollectionView) -> Int? {
  view.dataSource?.collectionView(view, numberOfItemsInSection: 0)
}"""
REQUIRED = "func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int"
LEFT_OUT = "optional func indexTitles(for collectionView: UICollectionView) -> [String]?"

# Mistakes: the name, the file, a text of the file ("" for its end), its replacement, and the compiler's error.
FILES = [
    (
        "a #selector of a method without @objc",
        LINK,
        "@objc func frame",
        "func frame",
        "that is not exposed to Objective-C",
    ),
    (
        "two methods with the same selector",
        SWIPE,
        "",
        "extension CardStackLayout { @objc func turn(_ card: Int) {}; @objc func turn(_ card: String) {} }",
        "with Objective-C selector 'turn:' conflicts with previous declaration with the same Objective-C selector",
    ),
    (
        "a method with the selector of another UIKit method",
        SWIPE,
        "",
        "extension CardStackLayout { @objc(prepareLayout) func prepareCards() {} }",
        "with Objective-C selector 'prepareLayout' conflicts with",
    ),
    (
        "an override with a different selector",
        SWIPE,
        "",
        "final class Turned: UICollectionViewLayout { @objc(turn) override func invalidateLayout() {} }",
        "Objective-C method has a different selector from the method it overrides",
    ),
    (
        "an optional requirement called without ?",
        AREA,
        "",
        "private func sections(of view: UICollectionView) -> Int? { view.dataSource?.numberOfSections(in: view) }",
        "must be unwrapped",
    ),
    (
        "a view changed off the main actor",
        AREA,
        "",
        "nonisolated private func hide(_ view: UIView) { view.isHidden = true }",
        "main actor-isolated property 'isHidden' can not be mutated from a nonisolated context",
    ),
    (
        "a method that nearly matches an optional requirement",
        SOURCE,
        "numberOfSections(in collectionView",
        "numberOfSections(inside collectionView",
        "nearly matches optional requirement",
    ),
]


class Test:
    def __init__(self, compiler, page):
        self.compiler = compiler
        self.page = page
        self.failures = 0

    def expect(self, what, message, output):
        if message in output:
            print(f"detected: {what}")
        else:
            print(f"scripts/ci/check-importer: not detected: {what}\n{output}", file=sys.stderr)
            self.failures += 1

    def broken(self, what, text, old, new):
        """Returns the text with the mistake. Ends the program if the replaced text is missing."""
        if old and text.count(old) == 0:
            raise SystemExit(f"scripts/ci/check-importer: the text replaced for '{what}' is missing")
        return text.replace(old, new, 1) if old else f"{text}\n{new}\n"

    def broken_page(self, what, old, new):
        """Returns a compiler with the module of the changed page, and the page's problems."""
        compiler = Compiler(f"{self.compiler.work}/Broken", base=self.compiler)
        uikit = UIKit(self.broken(what, self.page, old, new), compiler)
        try:
            uikit.make()
            uikit.check_renamed()
        except Failed as failed:
            return compiler, "\n".join(uikit.problems + [str(failed)])
        return compiler, "\n".join(uikit.problems)

    def output(self, compiler, file, text):
        """Returns the compiler's errors for a source file with the given text."""
        path = f"{self.compiler.work}/{file}"
        original = read(path)
        write(path, text)
        sources = Sources(self.compiler)
        sources.compiler = compiler
        folder = next(folder for folder in (ADDITIONS, LAYOUTS, SUPPORT) if file.startswith(folder))
        try:
            sources.check_folder(folder, [path])
        except Failed as failed:
            return str(failed)
        finally:
            write(path, original)
        return ""

    def requirements(self):
        """Checks that a call fails if a requirement is incorrectly optional, and that a class fails if one is incorrectly required."""
        call = self.broken("a call", read(f"{self.compiler.work}/{AREA}"), "", ITEMS)
        if output := self.output(self.compiler, AREA, call):
            raise SystemExit(output)
        what = "an incorrectly optional requirement"
        compiler, _ = self.broken_page(what, f"\n{REQUIRED}", f"\noptional {REQUIRED}")
        self.expect(what, "must be unwrapped", self.output(compiler, AREA, call))
        what = "an incorrectly required requirement"
        compiler, _ = self.broken_page(what, LEFT_OUT, LEFT_OUT.replace("optional ", ""))
        source = read(f"{self.compiler.work}/{SOURCE}")
        message = "does not conform to protocol 'UICollectionViewDataSource'"
        self.expect(what, message, self.output(compiler, SOURCE, source))


def run(compiler, page):
    test = Test(compiler, page)
    for what, old, new, message in PAGES:
        test.expect(what, message, test.broken_page(what, old, new)[1])
    test.requirements()
    for what, file, old, new, message in FILES:
        text = test.broken(what, read(os.path.join(compiler.work, file)), old, new)
        test.expect(what, message, test.output(compiler, file, text))
    return 1 if test.failures else 0
