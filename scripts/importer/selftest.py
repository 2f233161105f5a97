"""Shows that each kind of mistake is detected, in the page and in the sources."""

import os
import sys

from compiler import Compiler, Failed
from sources import ADDITIONS, LAYOUTS, SUPPORT, Sources
from uikit import UIKit, read, write

# What is wrong, the text of the page, what replaces it, and what is said of it.
PAGES = [
    (
        "a selector that the importer names otherwise",
        "@objc(insertSubview:atIndex:) func",
        "@objc(insertSubview:behindIndex:) func",
        "`insertSubview:behindIndex:` is `func insertSubview(_ view: UIView, behindIndex index: Int)` to the importer",
    ),
    ("a selector that is not written", "@objc(isDescendantOfView:) ", "", "isDescendantOf: ends in a preposition"),
    (
        "a selector with another number of arguments",
        "@objc(cellForItemAtIndexPath:)",
        "@objc(cellForItem)",
        "cellForItem has another number of parameters",
    ),
    (
        "two members with one selector",
        "@objc(convertRect:toView:)",
        "@objc(convertPoint:toView:)",
        "another member has the selector convertPoint:toView:",
    ),
    (
        "a selector that follows from the name",
        "\nfunc addSubview(",
        "\n@objc(addSubview:) func addSubview(",
        "addSubview: follows from its name",
    ),
    (
        "a name that UIKit need not give",
        "@objc(frameInView:) func frame",
        "@renamed(frameInView:) func frame",
        "@objc, not @renamed",
    ),
    (
        "a property that the importer names otherwise",
        "@objc(CGPath) var",
        "@objc(path) var",
        "`path` is `var path: CGPath { get set }` to the importer",
    ),
    (
        "a type that is nowhere",
        "\nfunc addSubview(_ view: UIView)",
        "\nfunc addSubview(_ view: UIVeiw)",
        "there is no type UIVeiw",
    ),
    (
        "an optional method of a class",
        "\nfunc prepareForReuse()",
        "\noptional func prepareForReuse()",
        "only requirements of Objective-C are optional",
    ),
    (
        "an async form that UIKit has not",
        "\nfunc reloadData()",
        "\nfunc reloadData() async",
        "there is no form of it with a completion",
    ),
]

SWIPE = f"{LAYOUTS}/CardStack/CardStackLayout+Swipe.swift"
AREA = f"{LAYOUTS}/Support/UICollectionViewLayout+VisibleArea.swift"
LINK = f"{ADDITIONS}/CADisplayLink+Additions.swift"
SOURCE = f"{SUPPORT}/LabelledSource.swift"
ITEMS = """private func items(of view: UICollectionView) -> Int? {
  view.dataSource?.collectionView(view, numberOfItemsInSection: 0)
}"""
REQUIRED = "func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int"
LEFT_OUT = "optional func indexTitles(for collectionView: UICollectionView) -> [String]?"

# What is wrong, the file, a text of it ("" for its end), what replaces it, and what the compiler says of it.
FILES = [
    (
        "a #selector of a method that is not @objc",
        LINK,
        "@objc func frame",
        "func frame",
        "that is not exposed to Objective-C",
    ),
    (
        "two methods with one selector",
        SWIPE,
        "",
        "extension CardStackLayout { @objc func turn(_ card: Int) {}; @objc func turn(_ card: String) {} }",
        "with Objective-C selector 'turn:' conflicts with previous declaration with the same Objective-C selector",
    ),
    (
        "a method with the selector of another one of UIKit",
        SWIPE,
        "",
        "extension CardStackLayout { @objc(prepareLayout) func prepareCards() {} }",
        "with Objective-C selector 'prepareLayout' conflicts with",
    ),
    (
        "an override whose selector differs",
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
        "a method that is nearly an optional requirement",
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
            print(f"seen: {what}")
        else:
            print(f"scripts/check-importer: not seen: {what}\n{output}", file=sys.stderr)
            self.failures += 1

    def broken(self, what, text, old, new):
        """The text with the break. Nothing is shown by a break of what is not there."""
        if old and text.count(old) == 0:
            raise SystemExit(f"scripts/check-importer: nothing can be broken in this way: {what}")
        return text.replace(old, new, 1) if old else f"{text}\n{new}\n"

    def broken_page(self, what, old, new):
        """What is said of the page alone, and the compiler that has the module of it."""
        compiler = Compiler(f"{self.compiler.work}/Broken", base=self.compiler)
        uikit = UIKit(self.broken(what, self.page, old, new), compiler)
        try:
            uikit.make()
            uikit.check_renamed()
        except Failed as failed:
            return compiler, "\n".join(uikit.problems + [str(failed)])
        return compiler, "\n".join(uikit.problems)

    def output(self, compiler, file, text):
        """What the compiler says of a file of the sources with another text."""
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
        """A requirement that is wrongly optional makes a call wrong that is right; one that is wrongly required, a class."""
        call = self.broken("a call", read(f"{self.compiler.work}/{AREA}"), "", ITEMS)
        if output := self.output(self.compiler, AREA, call):
            raise SystemExit(output)
        what = "a requirement wrongly optional"
        compiler, _ = self.broken_page(what, f"\n{REQUIRED}", f"\noptional {REQUIRED}")
        self.expect(what, "must be unwrapped", self.output(compiler, AREA, call))
        what = "a requirement wrongly required"
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
