import ConstraintSolver
import Foundation

/// A rectangle that constraints may mention as they mention a view. It shows nothing and receives no touches.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, UIPopoverPresentationControllerSourceItem {
  /// The view in whose coordinates the guide lies: see ``UIView/addLayoutGuide(_:)``.
  open weak var owningView: UIView? {
    // Its constraints go while they still lead to the old view.
    willSet { if newValue !== owningView { owningView?.forget(self) } }
    didSet { if oldValue !== owningView { owningView?.remember(self) } }
  }

  /// Names the guide in messages. Default empty.
  open var identifier = ""
  /// The guide's item in its engine.
  var constraintItem: ConstraintItem?

  public override init() { super.init() }
  /// There are no archives to decode here: the guide starts out without a view.
  public required init?(coder: NSCoder) { super.init() }

  nonisolated deinit {}

  /// Where the guide lies, in the owning view's coordinates, after its last layout. Zero while no constraint
  /// mentions it.
  open var layoutFrame: CGRect { solvedFrame }
  var solvedFrame = CGRect.zero

  /// What constrains the guide without constraints of the app.
  func constrain(_ item: ConstraintItem, in engine: ConstraintEngine) -> [ConstraintSystem.Constraint] { [] }

  /// Called when the owning view is laid out after the guide got another frame.
  func setSolvedFrame(_ frame: CGRect) { solvedFrame = frame }

  /// ``layoutFrame`` in the coordinates of another view of the same window. Null without an ``owningView``.
  @discardableResult
  open func frame(in referenceView: UIView) -> CGRect {
    owningView?.convert(layoutFrame, to: referenceView) ?? .null
  }

  // MARK: Anchors

  /// The edge where reading begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(guide: self, .leading)) }
  /// The edge where reading ends.
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
  /// The horizontal centre.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(guide: self, .centerX)) }
  /// The vertical centre.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ConstraintSide(guide: self, .centerY)) }

  // MARK: Debugging

  /// The active constraints that mention the guide along an axis.
  @discardableResult
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owningView?.constraintsMentioning(self, along: axis) ?? []
  }

  /// Whether the guide could lie elsewhere, as far as the constraints say.
  open var hasAmbiguousLayout: Bool {
    guard let item = constraintItem, let engine = item.engine else { return false }
    return engine.isAmbiguous(item, along: .horizontal) || engine.isAmbiguous(item, along: .vertical)
  }
}
