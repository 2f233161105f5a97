import TestSupport
import Testing
import UIKitTestSupport
import UIKitViews

/// Issue 51, A.6: apps force-unwrap the fonts of iOS by name.
@Suite("Fonts by name")
struct FontNameTests {
  @Test(
    .fact("O12"),
    arguments: [
      ("HelveticaNeue-Bold", "Helvetica Neue", UIFont.Weight.bold),
      ("HelveticaNeue", "Helvetica Neue", .regular),
      ("Menlo-Regular", "Menlo", .regular), ("Courier", "Courier", .regular),
      ("CourierNewPSMT", "Courier New", .regular), ("Georgia-BoldItalic", "Georgia", .bold),
      ("AvenirNext-DemiBold", "Avenir Next", .semibold),
      ("AvenirNextCondensed-Heavy", "Avenir Next Condensed", .heavy),
      ("PingFangSC-Ultralight", "PingFang SC", .ultraLight), ("Optima-ExtraBlack", "Optima", .black),
      ("Helvetica-Light", "Helvetica", .light), ("ArialRoundedMTBold", "Arial Rounded MT Bold", .bold),
    ])
  func `a named font has its name, its family and the system font's metrics`(
    name: String, family: String, weight: UIFont.Weight
  ) throws {
    let font = try #require(UIFont(name: name, size: 20))
    let system = UIFont.systemFont(ofSize: 20, weight: weight)
    expectEqual(
      (font.fontName, name), (font.familyName, family), (font.pointSize, 20),
      (font.lineHeight, system.lineHeight), (font.ascender, system.ascender))
    #expect(font != system)
    #expect(width(of: "Wave", font) == width(of: "Wave", system))
    #expect(UIFont.fontNames(forFamilyName: family).contains(name))
  }

  private func width(of text: String, _ font: UIFont) -> CGFloat {
    NSAttributedString(string: text, attributes: [.font: font])
      .boundingRect(with: CGSize(width: 1000, height: 100), options: [], context: nil).width
  }

  @Test(
    arguments: [
      ("Menlo", "Menlo-Regular"), ("Courier New", "CourierNewPSMT"), ("Helvetica Neue", "HelveticaNeue"),
      ("Georgia", "Georgia"), ("Marker Felt", "MarkerFelt-Thin"),
    ])
  func `a family name creates the family's first face`(family: String, name: String) {
    #expect(UIFont(name: family, size: 12)?.fontName == name)
    #expect(UIFont.fontNames(forFamilyName: family).first == name)
  }

  @Test(.fact("O12")) func `every listed face exists and has its listed name and family`() {
    let families = UIFont.familyNames
    #expect(families.count == 81)
    #expect(families == families.sorted())
    var count = 0
    for family in families {
      let names = UIFont.fontNames(forFamilyName: family)
      expectAll(names) {
        UIFont(name: $0, size: 9)?.fontName == $0 && UIFont(name: $0, size: 9)?.familyName == family
      }
      count += names.count
    }
    #expect(count == 274)
  }

  @Test(arguments: ["", "Nonesuch", "HelveticaNeue-", "Helvetica Neue Regular", ".SFUI-Regular"])
  func `an unknown font name has no font and no faces`(name: String) {
    #expect(UIFont(name: name, size: 12) == nil)
    #expect(UIFont.fontNames(forFamilyName: name).isEmpty)
  }

  @Test func `withSize, scaling and equality of a font depend on its name`() throws {
    let font = try #require(UIFont(name: "Georgia-Bold", size: 12))
    let larger = font.withSize(30)
    expectEqual((larger.fontName, "Georgia-Bold"), (larger.pointSize, 30), (larger == font, false))
    #expect(larger.withSize(12) == font)
    #expect(larger.withSize(12).hash == font.hash)
    #expect(font != UIFont(name: "Verdana-Bold", size: 12))
    #expect(UIFontMetrics.default.scaledFont(for: font).fontName == "Georgia-Bold")
    #expect(UIFont(name: "Georgia", size: 0)?.pointSize == UIFont.systemFontSize)
  }

  @Test func `the system font has the names of its Helvetica faces`() {
    expectEqual(
      (UIFont.systemFont(ofSize: 12).fontName, "Helvetica"),
      (UIFont.boldSystemFont(ofSize: 12).familyName, "Helvetica"),
      (UIFont(name: "Helvetica", size: 12), .systemFont(ofSize: 12)))
  }
}
