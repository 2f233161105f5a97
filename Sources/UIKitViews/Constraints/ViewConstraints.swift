import Foundation

/// The constraint data of a view. Views unrelated to constraints have none.
final class ViewConstraints {
  var installed: [NSLayoutConstraint] = []
  var engine: ConstraintEngine?
  var item: ConstraintItem?
  var margins = MarginSettings()
  /// The number of constraints installed further up that mention the view or its contents.
  var passing = 0
  /// The number of those constraints that mention the contents.
  var crossings = 0
  var priorities: ContentPriorities?
  var needsUpdate = false
  var hasMoves = false
  var guides: [UILayoutGuide] = []
  var marginsGuide: InsetLayoutGuide?
  var safeAreaGuide: InsetLayoutGuide?
  var readableGuide: InsetLayoutGuide?
  var scrollGuides: ScrollLayoutGuides?
  /// The cost of a point by which the view's length in its stack differs from its contents. The view with the
  /// least weight gives way first.
  var weight = 0.0
  /// The zoom scale in a scroll view: the size for surrounding views as a fraction of the view's own size.
  var scale: CGFloat = 1
  var hidesLater = false
  weak var stack: UIStackView?

  var engineInside: ConstraintEngine? { engine ?? item?.engine ?? installed.first?.engine }
}

struct ContentPriorities {
  var horizontalHugging: Float = 250
  var verticalHugging: Float = 250
  var horizontalResistance: Float = 750
  var verticalResistance: Float = 750
}
