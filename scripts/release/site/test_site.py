"""Tests of the site's scripts. Run `python3 -m unittest discover -s scripts/release/site` in the root of the repository."""

import os
import tempfile
import unittest

import build
import comments
import gallery
import links
import pages

PAGES = {"README.md", "docs/LIVE.md", "docs/TESTING.md", "Porting/README.md"}


class Folder(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def write(self, path, text):
        build.write(self.folder, path, text)
        return os.path.join(self.folder, path)


class Pages(Folder):
    def test_headings_have_the_same_anchors_as_on_github(self):
        seen = {}
        headings = ["What is measured", "<code>prepare()</code> &amp; you: 3 × more", "It’s here", "What is measured", "a_b-c"]
        self.assertEqual(
            ["what-is-measured", "prepare--you-3--more", "its-here", "what-is-measured-1", "a_b-c"],
            [pages.slug(heading, seen) for heading in headings])

    def test_links_lead_to_the_pages_of_the_site(self):
        for link, page, to in (
            ("docs/LIVE.md", "README.md", "docs/LIVE.html"),
            ("TESTING.md#seeds", "docs/LIVE.md", "TESTING.html#seeds"),
            ("../README.md#without-a-mac", "docs/LIVE.md", "../index.html#without-a-mac"),
            ("../Porting", "docs/LIVE.md", "../Porting/README.html"),
            ("pictures/wheel.svg", "docs/LIVE.md", "pictures/wheel.svg"),
            ("#here", "docs/LIVE.md", "#here"),
            ("https://example.org/a.md", "docs/LIVE.md", "https://example.org/a.md"),
            ("Sources/CollectionLayouts/CollectionLayouts.docc/Waterfalls.md", "README.md", "api/documentation/collectionlayouts/waterfalls/"),
            ("../Sources/LayoutEngine/LayoutEngine.docc/LayoutEngine.md", "docs/LIVE.md", "../api/documentation/layoutengine/"),
        ):
            self.assertEqual(to, pages.target(link, page, PAGES), link)

    def test_a_link_to_the_declarations_leads_to_the_page_made_from_them(self):
        known = {*PAGES, pages.MEMBERS}
        self.assertEqual("docs/UIKIT-MEMBERS.html", pages.target("docs/uikit-api.txt", "README.md", known))
        self.assertEqual("uikit-api.txt", pages.target("uikit-api.txt", pages.MEMBERS, known))
        self.assertEqual("uikit-api.txt", pages.target("uikit-api.txt", "docs/LIVE.md", PAGES))

    def test_a_page_can_be_made_from_another_file(self):
        page = pages.Page(pages.MEMBERS, {"docs/LIVE.md"}, self.write("made.md", "# Made\n\n[Live](LIVE.md)\n"))
        self.assertEqual("Made", page.title)
        self.assertIn('<a href="LIVE.html">', page.body)

    def test_a_folder_without_a_page_has_no_link(self):
        self.assertIsNone(pages.target("../Tests", "docs/LIVE.md", PAGES))

    def test_a_page_has_its_title_its_headings_and_its_first_paragraph(self):
        path = self.write("page.md", "# The `title`\n\nOf **something**.\n\n## One\n\n| a |\n|---|\n| b |\n")
        page = pages.Page(path, set())
        self.assertEqual(("The title", "Of something.", [(1, "the-title", "The title"), (2, "one", "One")]),
                         (page.title, page.summary, page.headings))
        self.assertIn('<h2 id="one">', page.body)
        self.assertIn('<div class="table"><table>', page.body)


class Links(Folder):
    def test_links_without_a_target_are_found(self):
        self.write("index.html", (
            '<h1 id="top">A</h1><a href="b/c.html">1</a> <a href="b/c.html#there">2</a> <a href="b/">3</a> <a href="#top">4</a>'
            '<a href="b/c.html#nowhere">5</a> <a href="d.html">6</a> <img src="e.svg"> <source srcset="f.svg"> <a href="https://a.b/">7</a>'))
        self.write("b/c.html", '<h2 id="there">B</h2><a href="../index.html#top">8</a> <a href="index.html#gone">9</a>')
        self.write("b/index.html", "")
        self.write("e.svg", "")
        self.assertEqual(
            [("b/c.html", "index.html#gone"), ("index.html", "b/c.html#nowhere"), ("index.html", "d.html"), ("index.html", "f.svg")],
            links.broken(self.folder))

    def test_missing_targets_of_the_documentations_data_are_found(self):
        self.write("api/documentation/a/index.html", "")
        self.write("api/images/a.svg", "")
        self.write("api/data/documentation/a.json", (
            '{"references": {"x": {"url": "/documentation/a#there"}, "y": [{"url": "/images/a.svg"}, {"url": "/documentation/b"}]}}'))
        self.assertEqual([("api/data/documentation/a.json", "/documentation/b")], links.broken(self.folder))


class Comments(unittest.TestCase):
    @staticmethod
    def symbol(path, kind="swift.property", words=None):
        symbol = {
            "kind": {"identifier": kind}, "identifier": {"precise": path}, "pathComponents": path.split("."),
            "location": {"uri": "file:///A.swift", "position": {"line": 6}}}
        if words is not None:
            symbol["docComment"] = {"lines": [{"text": line} for line in words]}
        return symbol

    def test_a_declaration_without_a_comment_is_found(self):
        graph = {"relationships": [], "symbols": [
            self.symbol("A", words=["Says it."]), self.symbol("A.said", words=["", "Says it, too."]), self.symbol("A.empty", words=["", " "]),
            self.symbol("A.none"), self.symbol("B", kind="swift.extension")]}
        self.assertEqual(["/A.swift:7: A.empty", "/A.swift:7: A.none"], comments.undocumented(graph))

    def test_uncommented_requirements_of_foundation_need_no_comment(self):
        symbols = [
            self.symbol(path, words=["A type."] if "." not in path else None) for path in ("Key", "Key.name", "Key.other", "Other", "Other.name")]
        graph = {"symbols": symbols, "relationships": [
            {"kind": "conformsTo", "source": "Key", "target": "s:20FoundationEssentials19AttributedStringKeyP"},
            {"kind": "conformsTo", "source": "Other", "target": "s:SQ"}]}
        self.assertEqual(["/A.swift:7: Key.other", "/A.swift:7: Other.name"], comments.undocumented(graph))


class Gallery(Folder):
    def test_the_caption_of_a_picture_comes_from_the_first_page_that_shows_it(self):
        first = self.write("a.md", "![A wheel](pictures/wheel.svg) ![Tags](docs/pictures/tags.svg)")
        second = self.write("b.md", "![Another](../../../docs/pictures/wheel.svg)")
        self.assertEqual({"wheel.svg": "A wheel", "tags.svg": "Tags"}, gallery.captions([first, second]))

    def test_the_size_of_a_picture_is_read_from_its_file(self):
        self.assertEqual((12, 34), gallery.size(self.write("a.svg", '<svg width="12" height="34">')))
        path = os.path.join(self.folder, "a.png")
        with open(path, "wb") as file:
            file.write(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\1\0\0\0\0\7")
        self.assertEqual((256, 7), gallery.size(path))

    def test_a_dark_version_is_shown_in_dark_mode(self):
        self.assertIn('srcset="docs/pictures/storefront-dark.svg"', gallery.figure("storefront.svg", {"storefront.svg": (4, 3), "storefront-dark.svg": (4, 3)}, {}))
        self.assertNotIn("<source", gallery.figure("wheel.svg", {"wheel.svg": (4, 3)}, {}))

    def test_a_filmstrip_in_the_site_is_in_the_gallery(self):
        self.write("docs/pictures/filmstrip-wheel.svg", '<svg width="12" height="34">')
        self.assertIn('<figure class="tall" id="filmstrip-wheel">', gallery.body([], self.folder))


class Documentation(Folder):
    def test_documentation_pages_refer_to_resources_by_relative_paths(self):
        path = self.write("api/documentation/a/index.html", '<script>var baseUrl = "/"</script><script src="/js/a.js"></script><link href="/css/a.css">')
        build.free_of_root(f"{self.folder}/api")
        with open(path, encoding="utf-8") as file:
            self.assertEqual(
                '<script>var baseUrl = new URL("../../", location.href).pathname</script><script src="../../js/a.js"></script><link href="../../css/a.css">',
                file.read())


if __name__ == "__main__":
    unittest.main()
