import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

@Suite("G Section snapshots", .serialized) struct SectionSnapshotTests {
  private func outline() -> NSDiffableDataSourceSectionSnapshot<String> {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["food", "drinks"])
    outline.append(["fruit", "bread"], to: "food")
    outline.append(["apple", "pear"], to: "fruit")
    outline.append(["tea"], to: "drinks")
    return outline
  }

  @Test func `items are in outline order, parents first`() {
    let outline = outline()
    expectEqual(
      (outline.items, ["food", "fruit", "apple", "pear", "bread", "drinks", "tea"]),
      (outline.rootItems, ["food", "drinks"]),
      (outline.index(of: "bread"), 4),
      (outline.index(of: "wine"), nil))
    #expect(outline.contains("tea"))
    #expect(!outline.contains("wine"))
    expectEqual(
      (["food", "bread", "pear"].map(outline.level(of:)), [0, 1, 2]),
      (outline.parent(of: "apple"), "fruit"),
      (outline.parent(of: "food"), nil))
  }

  @Test func `only items without a collapsed ancestor are visible`() {
    var outline = outline()
    #expect(outline.visibleItems == ["food", "drinks"])
    outline.expand(["fruit"])
    #expect(outline.visibleItems == ["food", "drinks"])
    #expect(outline.isExpanded("fruit"))
    #expect(!outline.isVisible("fruit"))
    #expect(!outline.isVisible("apple"))
    #expect(!outline.isVisible("wine"))
    outline.expand(["food", "tea"])
    expectEqual(
      (outline.visibleItems, ["food", "fruit", "apple", "pear", "bread", "drinks"]),
      (outline.expandedItems, ["food", "fruit", "tea"]))
    #expect(outline.isVisible("apple"))
    outline.collapse(["food"])
    #expect(outline.visibleItems == ["food", "drinks"])
    #expect(outline.isExpanded("fruit"))
  }

  @Test func `items are inserted before and after siblings, at the same level`() {
    var outline = outline()
    outline.insert(["water", "milk"], before: "tea")
    outline.insert(["wine"], after: "tea")
    outline.insert(["tools"], after: "food")
    expectEqual(
      (outline.rootItems, ["food", "tools", "drinks"]),
      (outline.snapshot(of: "drinks").items, ["water", "milk", "tea", "wine"]),
      (outline.parent(of: "wine"), "drinks"))
  }

  @Test func `deleting an item deletes its descendants`() {
    var outline = outline()
    outline.delete(["food", "apple", "tea", "nothing"])
    #expect(outline.items == ["drinks"])
    #expect(!outline.contains("pear"))
    outline.deleteAll()
    #expect(outline.items.isEmpty)
    #expect(outline.rootItems.isEmpty)
  }

  @Test func `part of an outline is an outline`() {
    var outline = outline()
    outline.expand(["fruit"])
    let below = outline.snapshot(of: "food")
    expectEqual(
      (below.rootItems, ["fruit", "bread"]),
      (below.visibleItems, ["fruit", "apple", "pear", "bread"]),
      (below.level(of: "apple"), 1))
    let whole = outline.snapshot(of: "food", includingParent: true)
    expectEqual(
      (whole.rootItems, ["food"]),
      (whole.items, ["food", "fruit", "apple", "pear", "bread"]))
  }

  @Test func `an outline can be inserted into another`() {
    var outline = outline()
    var tools = NSDiffableDataSourceSectionSnapshot<String>()
    tools.append(["tools"])
    tools.append(["hammer"], to: "tools")
    tools.expand(["tools"])
    outline.insert(tools, before: "bread")
    expectEqual(
      (outline.snapshot(of: "food").rootItems, ["fruit", "tools", "bread"]),
      (outline.level(of: "hammer"), 2))
    #expect(outline.isExpanded("tools"))
    let insideTools = outline.snapshot(of: "tools")
    outline.delete(["tools"])
    outline.replace(childrenOf: "drinks", using: insideTools)
    #expect(outline.parent(of: "hammer") == "drinks")
    #expect(!outline.contains("tea"))
  }

  @Test func `replacing children replaces all descendants`() {
    var outline = outline()
    var meals = NSDiffableDataSourceSectionSnapshot<String>()
    meals.append(["soup", "fruit"])
    outline.replace(childrenOf: "food", using: meals)
    expectEqual(
      (outline.items, ["food", "soup", "fruit", "drinks", "tea"]),
      (outline.level(of: "fruit"), 1))
  }

  @Test(.fact("G3")) func `duplicate identifiers raise exceptions and are not added`() {
    var outline = outline()
    let reasons = exceptions {
      outline.append(["tea"])
      outline.append(["salt", "salt"], to: "food")
      outline.insert(outline.snapshot(of: "food"), after: "tea")
    }
    expectEqual(
      (
        reasons.map { $0.split(separator: "\n").map(String.init) },
        [
          [
            "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(", "    tea",
            ")}",
          ],
          [
            "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(", "    salt",
            ")}",
          ],
          [
            "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(", "    fruit,",
            "    apple,", "    pear,", "    bread", ")}",
          ],
        ]
      ),
      (outline.items.count, 7))
  }

  @Test func `using a missing item raises an exception and changes nothing`() {
    var outline = outline()
    let reasons = exceptions {
      outline.append(["salt"], to: "wine")
      outline.insert(["salt"], before: "wine")
      outline.insert(["salt"], after: "wine")
      outline.expand(["food", "wine"])
      outline.replace(childrenOf: "wine", using: outline)
      _ = outline.level(of: "wine")
      _ = outline.snapshot(of: "wine")
    }
    #expect(reasons.count == 7)
    #expect(!outline.contains("salt"))
    #expect(!outline.isExpanded("food"))
  }

  /// Apple's page for `visualDescription()` documents the three symbols.
  @Test(.fact("G8"))
  func `a description marks items as visible, expanded, or collapsed`() {
    var outline = outline()
    outline.expand(["food"])
    #expect(
      outline.visualDescription() == """
        *+ food
          *- fruit
             - apple
             - pear
          *- bread
        *- drinks
           - tea
        """)
  }
}
