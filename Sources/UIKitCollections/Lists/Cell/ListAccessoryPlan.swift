import Foundation

/// The positions of accessories, which are centered in their widths, 16 points from the edge and 8 points
/// apart (UIKit, measured).
@MainActor
struct ListAccessoryPlan {
  private static let margin: CGFloat = 16
  private static let spacing: CGFloat = 8
  /// The standard width at the text size `large`.
  static let standardWidth: CGFloat = 24

  /// The insets of the content, in points.
  private(set) var leading: CGFloat
  private(set) var trailing: CGFloat = 0
  /// The centers, measured from the leading edge.
  private(set) var centers: [ObjectIdentifier: CGFloat] = [:]
  private let width: CGFloat

  init(
    leading: [ListAccessoryView], trailing: [ListAccessoryView], width: CGFloat, indentation: CGFloat,
    indentsAccessories: Bool
  ) {
    self.width = width
    self.leading = indentsAccessories ? indentation : 0
    self.leading += arrange(leading, from: self.leading, isLeading: true)
    if !indentsAccessories { self.leading += indentation }
    self.trailing = arrange(trailing.reversed(), from: 0, isLeading: false)
  }

  private mutating func arrange(_ views: [ListAccessoryView], from start: CGFloat, isLeading: Bool) -> CGFloat
  {
    let shown = views.filter(\.isDisplayed)
    var edge = Self.margin
    for view in views {
      let isShown = view.isDisplayed
      // Accessories that aren't displayed wait outside the row.
      let middle = isShown ? start + edge + view.reservedWidth / 2 : -Self.margin
      centers[ObjectIdentifier(view)] = isLeading ? middle : width - middle
      if isShown { edge += view.reservedWidth + Self.spacing }
    }
    return shown.isEmpty ? 0 : edge - Self.spacing
  }
}
