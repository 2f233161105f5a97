import Foundation

/// What a view has to do with constraints. Views that have nothing to do with any have no such object.
final class ViewConstraints {
  /// The active constraints that are installed on the view, in the order in which they were activated.
  var installed: [NSLayoutConstraint] = []
  /// Solves the constraints inside the view, where the view's own size is given.
  var engine: ConstraintEngine?
  /// The view's item in the engine around it.
  var item: ConstraintItem?
  var margins = MarginSettings()
  /// How many constraints installed further up mention the view or something in it.
  var passing = 0
  /// How many of these mention something in it.
  var crossings = 0
  /// Where they differ from the class's: hugging across and down, resistance across and down.
  var priorities: ContentPriorities?
  var needsUpdate = false
  /// Whether constraints have moved something since the view was last laid out.
  var hasMoves = false
  var guides: [UILayoutGuide] = []
  var marginsGuide: InsetLayoutGuide?
  var safeAreaGuide: InsetLayoutGuide?
  var readableGuide: InsetLayoutGuide?
  var scrollGuides: ScrollLayoutGuides?
  /// How strongly the view retains its length in its stack where nothing else says which one gives way.
  var rank: Float = 0
  /// How large the view is to what is around it, as a part of its own size: the scale by which a scroll view zooms it.
  var scale: CGFloat = 1
  /// Whether the view was hidden in an animation, which shows it until it ends.
  var hidesLater = false
  /// The stack view that arranges the view.
  weak var stack: UIStackView?

  /// The engine that lays out the view's subviews.
  var engineInside: ConstraintEngine? { engine ?? item?.engine ?? installed.first?.engine }
}

/// How strongly contents hug and resist, by axis.
struct ContentPriorities {
  var horizontalHugging: Float = 250
  var verticalHugging: Float = 250
  var horizontalResistance: Float = 750
  var verticalResistance: Float = 750
}
