import Foundation

/// The constraint data of a view. Views unrelated to constraints have none.
final class ViewConstraints {
  /// The active constraints installed on the view, in the order of their activation.
  var installed: [NSLayoutConstraint] = []
  /// The engine that solves the constraints inside the view, if the view's own size is given.
  var engine: ConstraintEngine?
  /// The view's item in the engine around it.
  var item: ConstraintItem?
  var margins = MarginSettings()
  /// The number of constraints installed further up that mention the view or its contents.
  var passing = 0
  /// The number of those constraints mentioning the view's contents.
  var crossings = 0
  /// The hugging and resistance priorities across and down, if they differ from the class's.
  var priorities: ContentPriorities?
  var needsUpdate = false
  /// `true` if constraints have moved something since the view's last layout.
  var hasMoves = false
  var guides: [UILayoutGuide] = []
  var marginsGuide: InsetLayoutGuide?
  var safeAreaGuide: InsetLayoutGuide?
  var readableGuide: InsetLayoutGuide?
  var scrollGuides: ScrollLayoutGuides?
  /// The strength with which the view keeps its length in its stack if nothing else determines which view
  /// gives way.
  var rank: Float = 0
  /// The view's size for surrounding views, as a fraction of its own size: the zoom scale in a scroll view.
  var scale: CGFloat = 1
  /// `true` if the view was hidden in an animation and stays visible until its end.
  var hidesLater = false
  /// The stack view that arranges the view.
  weak var stack: UIStackView?

  /// The engine that lays out the view's subviews.
  var engineInside: ConstraintEngine? { engine ?? item?.engine ?? installed.first?.engine }
}

/// The hugging and resistance priorities of contents, by axis.
struct ContentPriorities {
  var horizontalHugging: Float = 250
  var verticalHugging: Float = 250
  var horizontalResistance: Float = 750
  var verticalResistance: Float = 750
}
