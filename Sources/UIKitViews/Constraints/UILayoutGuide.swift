import ConstraintSolver
import Foundation

/// A rectangle that constraints can mention like a view. It draws nothing and receives no touches.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, UIPopoverPresentationControllerSourceItem {
  /// The view whose coordinates the guide uses.
  open weak var owningView: UIView? {
    // Removes the guide's constraints while the guide still belongs to the old view.
    willSet { if newValue !== owningView { owningView?.forget(self) } }
    didSet { if oldValue !== owningView { owningView?.remember(self) } }
  }

  /// The name in messages. The default value is an empty string.
  open var identifier = ""
  var constraintItem: ConstraintItem?

  public override init() { super.init() }
  /// Creates a guide without a view. Decoding isn't supported.
  public required init?(coder: NSCoder) { super.init() }

  nonisolated deinit {}

  /// The frame in the owning view's coordinates after its last layout pass. Zero unless a constraint mentions
  /// the guide.
  open var layoutFrame: CGRect { solvedFrame }
  var solvedFrame = CGRect.zero

  func constrain(_ item: ConstraintItem, in engine: ConstraintEngine) -> [ConstraintSystem.Constraint] { [] }

  func setSolvedFrame(_ frame: CGRect) { solvedFrame = frame }

  /// The ``layoutFrame`` in another view of the window, or the null rectangle without an ``owningView``.
  @discardableResult
  open func frame(in referenceView: UIView) -> CGRect {
    owningView?.convert(layoutFrame, to: referenceView) ?? .null
  }

  // MARK: Anchors

  /// The edge at which reading begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(guide: self, .leading)) }
  /// The edge at which reading ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(guide: self, .trailing)) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(guide: self, .left)) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(guide: self, .right)) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ConstraintSide(guide: self, .top)) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ConstraintSide(guide: self, .bottom)) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(ConstraintSide(guide: self, .width)) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(ConstraintSide(guide: self, .height)) }
  /// The horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(guide: self, .centerX)) }
  /// The vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ConstraintSide(guide: self, .centerY)) }

  // MARK: Debugging

  /// The active constraints that mention the guide along an axis.
  @discardableResult
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owningView?.constraintsMentioning(self, along: axis) ?? []
  }

  /// `true` if the constraints allow other positions or sizes of the guide.
  open var hasAmbiguousLayout: Bool {
    guard let item = constraintItem, let engine = item.engine else { return false }
    return engine.isAmbiguous(item, along: .horizontal) || engine.isAmbiguous(item, along: .vertical)
  }
}
