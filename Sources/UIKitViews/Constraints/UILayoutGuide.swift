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

  /// Returns the ``layoutFrame`` in another view's coordinates, or the null rectangle without an
  /// ``owningView``.
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

/// A guide that fills its view except for insets at the left and right, unless constraints define another
/// frame.
package final class DefaultLayoutGuide: UILayoutGuide {
  private let inset: CGFloat

  package init(inset: CGFloat) {
    self.inset = inset
    super.init()
  }

  package required init?(coder: NSCoder) { nil }

  package var isConstrained: Bool { constraintItem != nil }

  override func constrain(_ item: ConstraintItem, in engine: ConstraintEngine) -> [ConstraintSystem
    .Constraint]
  {
    let view = engine.item(for: item.view)
    let inset = Double(inset)
    return [
      engine.system.add([item.left: 1], .equal, inset, priority: 250),
      engine.system.add([item.left: 1, item.width: 1, view.width: -1], .equal, -inset, priority: 250),
      engine.system.add([item.top: 1], .equal, 0, priority: 250),
      engine.system.add([item.height: 1, view.height: -1], .equal, 0, priority: 250),
    ]
  }
}

/// A system-defined guide at known distances from its view's edges: margins, safe area, or readable width.
///
/// The guide isn't an item of the system. Constraints that mention the guide refer to its view instead, with
/// adjusted constants.
final class InsetLayoutGuide: UILayoutGuide {
  enum Kind {
    case margins, safeArea, readable
  }

  let kind: Kind

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    super.init()
    identifier =
      switch kind {
      case .margins: "UIViewLayoutMarginsGuide"
      case .safeArea: "UIViewSafeAreaLayoutGuide"
      case .readable: "UIViewReadableContentGuide"
      }
    owningView = view
  }

  required init?(coder: NSCoder) { nil }

  override var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    return owningView.bounds.inset(by: insets(in: owningView))
  }

  func insets(in view: UIView) -> UIEdgeInsets {
    switch kind {
    case .margins: return view.layoutMargins
    case .safeArea: return view.safeAreaInsets
    case .readable: return view.readableInsets
    }
  }
}

extension UIView {
  package final var readableInsets: UIEdgeInsets {
    var insets = layoutMargins
    let width = bounds.width
    // Recorded on Mac Catalyst, with a precision of one point (C).
    let (widest, text): (CGFloat, CGFloat) = (1008, 920)
    if width > widest, width - insets.left - insets.right > text {
      (insets.left, insets.right) = ((width - text) / 2, (width - text) / 2)
    }
    return insets
  }
}

final class ExplicitLayoutGuide: UILayoutGuide {
  private var explicitFrame = CGRect.zero

  override var layoutFrame: CGRect { explicitFrame }

  override func constrain(_ item: ConstraintItem, in engine: ConstraintEngine) -> [ConstraintSystem
    .Constraint]
  {
    [
      engine.system.add([item.left: 1], .equal, Double(explicitFrame.minX)),
      engine.system.add([item.top: 1], .equal, Double(explicitFrame.minY)),
      engine.system.add([item.width: 1], .equal, Double(explicitFrame.width)),
      engine.system.add([item.height: 1], .equal, Double(explicitFrame.height)),
    ]
  }

  func move(to frame: CGRect) {
    guard frame != explicitFrame else { return }
    explicitFrame = frame
    guard let item = constraintItem, let engine = item.engine, item.geometryConstraints.count == 4 else {
      return
    }
    for (constraint, length) in zip(
      item.geometryConstraints, [frame.minX, frame.minY, frame.width, frame.height])
    {
      engine.system.setConstant(of: constraint, to: Double(length))
    }
    engine.setNeedsSolve()
  }
}
