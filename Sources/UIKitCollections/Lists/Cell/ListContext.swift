import Foundation

/// A view's role and appearance in its list, from the layout.
struct ListContext: Equatable {
  enum Role { case row, header, footer }

  var role: Role
  var environment: UIListEnvironment
  /// The radius of the corners at the ends of a card, in points.
  var cornerRadius: CGFloat = 0
  var roundsTop = false
  var roundsBottom = false
  /// The padding above the row's contents, in points.
  var topPadding: CGFloat = 0
  /// The insets and the color of the separator, or `nil` if there is none.
  var topSeparator: Separator?
  var bottomSeparator: Separator?

  struct Separator: Equatable {
    var insets: NSDirectionalEdgeInsets
    var color: UIColor
  }
}
