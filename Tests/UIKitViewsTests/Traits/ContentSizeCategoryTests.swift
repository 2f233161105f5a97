import UIKitViews
import Foundation
import TestSupport
import Testing
import UIKitTestSupport

@Suite("R Text sizes")
struct ContentSizeCategoryTests {
  private static let ascending: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: category), UITraitCollection(displayScale: 3),
    ])
  }

  @Test(.fact("R1"))
  func `the twelve size categories are ordered, and the last five are for accessibility`() {
    for (index, category) in Self.ascending.enumerated() {
      #expect(category.isAccessibilityCategory == (index >= 7))
      for (otherIndex, other) in Self.ascending.enumerated() {
        expectEqual(
          (category < other, index < otherIndex),
          (category <= other, index <= otherIndex),
          (category > other, index > otherIndex),
          (category >= other, index >= otherIndex))
      }
    }
    expectEqual(
      (UIContentSizeCategory.large.rawValue, "UICTContentSizeCategoryL"),
      (UIContentSizeCategory.unspecified.isAccessibilityCategory, false))
  }

  @Test func `comparing an unspecified size raises an exception (UIContentSizeCategory.h)`() {
    let messages = exceptions { _ = UIContentSizeCategory.unspecified < .large }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("cannot be compared") ?? false)
  }

  @Test(
    .fact("R2"),
    arguments: [
      (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
      (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
      (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
      (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
      (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
      (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
      (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
      (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
      (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
      (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
      (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
    ] as [(UIFont.TextStyle, [CGFloat])])
  func `each text style has its point size at every content size`(
    _ style: UIFont.TextStyle, _ points: [CGFloat]
  ) {
    let fonts = Self.ascending.map {
      UIFont.preferredFont(forTextStyle: style, compatibleWith: traits($0))
    }
    expectRows(fonts.map(\.pointSize), equal: points)
    expectAll(fonts) { $0.fontName == (style == .headline ? "Helvetica-Bold" : "Helvetica") }
    #expect(
      UIFont.preferredFont(forTextStyle: style, compatibleWith: UITraitCollection()).pointSize == points[3])
  }

  // The recorded results for 64 points, in pixels at 3 pixels per point.
  @Test(
    .fact("R3"),
    arguments: [
      (.largeTitle, .extraSmall, 178), (.title1, .extraSmall, 175), (.title2, .extraSmall, 165),
      (.subheadline, .extraSmall, 154), (.footnote, .extraSmall, 171), (.caption1, .small, 156),
      (.caption2, .extraSmall, 192), (.title3, .small, 177), (.body, .medium, 183), (.title1, .medium, 186),
      (.body, .extraLarge, 209), (.caption2, .extraLarge, 266), (.title1, .extraExtraLarge, 215),
      (.title3, .extraExtraExtraLarge, 246), (.subheadline, .extraExtraExtraLarge, 250),
      (.caption1, .accessibilityMedium, 324), (.subheadline, .accessibilityLarge, 346),
      (.caption2, .accessibilityLarge, 428), (.title1, .accessibilityExtraLarge, 322),
      (.headline, .accessibilityExtraExtraLarge, 445), (.body, .accessibilityExtraExtraLarge, 489),
      (.callout, .accessibilityExtraExtraLarge, 475), (.body, .accessibilityExtraExtraExtraLarge, 541),
      (.caption2, .accessibilityExtraExtraExtraLarge, 709),
    ] as [(UIFont.TextStyle, UIContentSizeCategory, CGFloat)])
  func `scaledValue scales with the text style and rounds to pixels`(
    _ style: UIFont.TextStyle, _ category: UIContentSizeCategory, _ pixels: CGFloat
  ) {
    let scaled = UIFontMetrics(forTextStyle: style).scaledValue(for: 64, compatibleWith: traits(category))
    #expect(abs(scaled * 3 - pixels) < 0.001)
  }

  @Test(
    .fact("R3"),
    arguments: [
      (.body, .extraSmall, 8, 7), (.body, .extraSmall, 17, 15), (.body, .extraSmall, 20, 17),
      (.largeTitle, .extraSmall, 34, 32), (.body, .accessibilityExtraExtraExtraLarge, 17, 48),
      (.title3, .accessibilityExtraExtraExtraLarge, 34, 88), (.footnote, .extraExtraLarge, 28, 34),
      (.caption2, .extraExtraExtraLarge, 40, 68), (.body, .large, 26, 26),
    ] as [(UIFont.TextStyle, UIContentSizeCategory, CGFloat, CGFloat)])
  func `a scaled font has a whole number of points`(
    _ style: UIFont.TextStyle, _ category: UIContentSizeCategory, _ size: CGFloat, _ scaled: CGFloat
  ) {
    let font = UIFontMetrics(forTextStyle: style).scaledFont(
      for: .systemFont(ofSize: size, weight: .bold), compatibleWith: traits(category))
    expectEqual((font.pointSize, scaled), (font.fontName, "Helvetica-Bold"))
  }

  @Test func `maximumPointSize limits only a larger scaled font`() {
    let metrics = UIFontMetrics.default
    let font = UIFont.systemFont(ofSize: 17)
    let large = traits(.accessibilityExtraExtraExtraLarge)
    expectEqual(
      (metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: large).pointSize, 30),
      (metrics.scaledFont(for: font, maximumPointSize: 60, compatibleWith: large).pointSize, 48))
  }

  @Test func `scaling a font that already follows the text size raises an exception`() {
    let font = UIFont.preferredFont(forTextStyle: .body)
    let messages = exceptions { #expect(UIFontMetrics.default.scaledFont(for: font) === font) }
    #expect(messages.count == 1)
    #expect(exceptions { UIFontMetrics.default.scaledFont(for: font.withSize(17)) }.isEmpty)
  }

  @Test func `fonts and metrics without traits use the current traits`() {
    traits(.extraExtraExtraLarge).performAsCurrent {
      expectEqual(
        (UIFont.preferredFont(forTextStyle: .body).pointSize, 23),
        (UIFontMetrics.default.scaledValue(for: 22), 29),
        (UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 22)).pointSize, 29))
    }
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
  }

  @Test(.fact("R4"))
  func `a change of the current text size is posted with the new size`() {
    let before = UITraitCollection.current
    defer { UITraitCollection.current = before }
    var sizes: [String?] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { note in
      let size = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String
      MainActor.assumeIsolated { sizes.append(size) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    UITraitCollection.current = before.replacing(UITraitUserInterfaceStyle.self, value: .dark)
    #expect(sizes.isEmpty)
    UITraitCollection.current = before.replacing(UITraitPreferredContentSizeCategory.self, value: .small)
    #expect(sizes == ["UICTContentSizeCategoryS"])
  }
}
