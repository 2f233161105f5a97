import Foundation

/// The sizes of a text style.
///
/// The sizes and line heights are from Apple's Human Interface Guidelines, Typography, for iOS, except for
/// line heights that `UIFontMetrics` on iOS 26.1 contradicts (P `dynamic_type_ios.json`).
nonisolated struct TextStyleSizes {
  let points: [CGFloat]
  let lines: [CGFloat]

  subscript(category: UIContentSizeCategory) -> CGFloat { points[Self.index(of: category)] }

  /// Returns the factor for lengths.
  func scale(for category: UIContentSizeCategory) -> CGFloat {
    lines[Self.index(of: category)] / lines[Self.index(of: .large)]
  }

  private static func index(of category: UIContentSizeCategory) -> Int {
    category.rank ?? UIContentSizeCategory.large.rank ?? 0
  }

  private static let all: [UIFont.TextStyle: TextStyleSizes] = [
    .largeTitle: TextStyleSizes(
      points: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      lines: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
    .title1: TextStyleSizes(
      points: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      lines: [31, 32, 33, 34, 37, 38, 41, 46, 51, 57, 61, 68]),
    .title2: TextStyleSizes(
      points: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      lines: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
    .title3: TextStyleSizes(
      points: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      lines: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
    .headline: TextStyleSizes(
      points: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      lines: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62]),
    .body: TextStyleSizes(
      points: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      lines: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
    .callout: TextStyleSizes(
      points: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      lines: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
    .subheadline: TextStyleSizes(
      points: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      lines: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58]),
    .footnote: TextStyleSizes(
      points: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      lines: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
    .caption1: TextStyleSizes(
      points: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      lines: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51]),
    .caption2: TextStyleSizes(
      points: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
      lines: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]),
  ]
  private static let body = all[.body] ?? TextStyleSizes(points: [], lines: [])

  /// Returns the sizes of a style. Unknown styles have the sizes of `body`.
  static func of(_ style: UIFont.TextStyle) -> TextStyleSizes { all[style] ?? body }
}
