import Foundation

struct ListContext: Equatable {
  enum Role { case row, header, footer }

  var role: Role
  var environment: UIListEnvironment
  /// The radius at the ends of a card, in points.
  var cornerRadius: CGFloat = 0
  var roundsTop = false
  var roundsBottom = false
  var topPadding: CGFloat = 0
  var topSeparator: Separator?
  var bottomSeparator: Separator?

  struct Separator: Equatable {
    var insets: NSDirectionalEdgeInsets
    var color: UIColor
  }
}
