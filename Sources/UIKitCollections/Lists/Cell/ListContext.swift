import Foundation

/// What a view is in its list, as the layout knows it.
struct ListContext: Equatable {
  enum Role { case row, header, footer }

  var role: Role
  var environment: UIListEnvironment
  /// In points, of the corners that lie at the ends of a card.
  var cornerRadius: CGFloat = 0
  var roundsTop = false
  var roundsBottom = false
  /// Above the contents of the row, in points.
  var topPadding: CGFloat = 0
  /// The insets of the separators, and their colour. Nil: there is none.
  var topSeparator: Separator?
  var bottomSeparator: Separator?

  struct Separator: Equatable {
    var insets: NSDirectionalEdgeInsets
    var color: UIColor
  }
}
