#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// A rectangle on screen that shows something, holds other views and takes events.
///
/// The view's geometry is its layer's: see ``CALayer``. Layout is lazy, as in UIKit: what changes a size marks the view,
/// and ``layoutIfNeeded()`` (or the window's next frame) lays it out once.
open class UIView: UIResponder {
  open class var layerClass: AnyClass { CALayer.self }

  public let layer: CALayer

  /// Back to front where the layers' `zPosition` is equal.
  open internal(set) var subviews: [UIView] = []
  open internal(set) weak var superview: UIView?
  /// The controller whose `view` this is.
  weak var viewController: UIViewController?

  var needsLayout = true
  var hasDescendantNeedingLayout = false

  open var tag = 0
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true
  open var contentMode: ContentMode = .scaleToFill { didSet { setNeedsDisplay() } }
  open var isOpaque = true
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet { if layoutMargins != oldValue { layoutMarginsDidChange() } }
  }

  /// Whether the view keeps or flips its sides in right-to-left; not inherited by subviews.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
  }

  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .tintColor }
    set {
      ownTintColor = newValue
      tintColorDidChange()
    }
  }
  private var ownTintColor: UIColor?

  /// Resolved with the view's traits; again whenever these change.
  open var backgroundColor: UIColor? { didSet { resolveBackgroundColor() } }

  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityHint: String?
  open var accessibilityIdentifier: String?

  public init(frame: CGRect) {
    let layerType = Self.layerClass as? CALayer.Type ?? CALayer.self
    layer = layerType.init(_dynamic: ())
    super.init()
    layer.delegate = self
    AnimationBlock.perform(nil) {
      layer.position = CGPoint(x: frame.midX, y: frame.midY)
      layer.bounds.size = frame.size
    }
  }

  public convenience override init() { self.init(frame: .zero) }

  /// There are no archives to decode here: the view starts out empty.
  public required init?(coder: NSCoder) {
    let layerType = Self.layerClass as? CALayer.Type ?? CALayer.self
    layer = layerType.init(_dynamic: ())
    super.init()
    layer.delegate = self
  }

  nonisolated deinit {}

  open override var next: UIResponder? { viewController ?? superview }

  // MARK: Geometry

  /// Position and size in the superview. Under a transform it is the bounding box: use `center` and `bounds` then.
  open var frame: CGRect {
    get { layer.frame }
    set {
      let oldSize = layer.bounds.size
      layer.frame = newValue
      sizeDidChange(from: oldSize)
    }
  }

  /// The view's own coordinates. The origin is what scrolls; a change of size keeps `center`.
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      let oldSize = layer.bounds.size
      layer.bounds = newValue
      sizeDidChange(from: oldSize)
    }
  }

  /// The middle of the view in the superview.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  private func sizeDidChange(from oldSize: CGSize) {
    guard layer.bounds.size != oldSize else { return }
    setNeedsLayout()
    if autoresizesSubviews { resizeSubviews(from: oldSize) }
  }

  /// A point of this view in `view`'s coordinates; in the root's (the window's) where `view` is nil.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { mapped(point, to: view) }
  /// A point of `view`, or of the root where that is nil, in this view's coordinates.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { mapped(point, from: view) }
  /// The bounding box, in `view`'s coordinates, of a rectangle of this view.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { mapped(rect, to: view) }
  /// The bounding box, in this view's coordinates, of a rectangle of `view`.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { mapped(rect, from: view) }

  // MARK: Looks

  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  /// 0…1; multiplies down the tree.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(1, max(0, newValue))) }
  }

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  open func setNeedsDisplay() {}

  /// What the view shows over its background and below its subviews.
  package func drawing(in bounds: CGRect) -> LayerDrawing? { nil }

  open func tintColorDidChange() {
    for view in subviews where view.ownTintColor == nil { view.tintColorDidChange() }
  }

  // MARK: The tree

  /// The window at the root of the view's tree, if it is in one. Walks up: O(depth).
  open var window: UIWindow? {
    var view: UIView? = self
    while let current = view {
      if let window = current as? UIWindow { return window }
      view = current.superview
    }
    return nil
  }

  /// Adds the view in front of all others, taking it from where it was.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: 0, beside: (sibling, offset: 0))
  }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: 0, beside: (sibling, offset: 1))
  }

  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviews.count - 1) }

  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

  open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    let (low, high) = (min(first, second), max(first, second))
    guard low >= 0, high < subviews.count else {
      return UIKitException.raise(
        .invalidArgument,
        "exchangeSubview(at: \(first), withSubviewAt: \(second)): there are only \(subviews.count) subviews")
    }
    let (lower, upper) = (subviews[low], subviews[high])
    reorder(upper, to: low)
    reorder(lower, to: high)
  }

  open func removeFromSuperview() { detach(to: nil) }

  /// Whether `view` is this view or one of its ancestors.
  open func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  /// The first view with the tag: this one, or depth first among its descendants.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Touches

  /// The innermost view at the point, in this view's coordinates, that takes touches; nil where neither this view nor a
  /// subview does. Hidden and transparent views take none, nor do those without user interaction.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmostView(at: point, with: event)
  }

  /// Whether the point, in this view's coordinates, belongs to the view. Default: where it is in the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// In the order in which they were added; nil without any.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet { gestureRecognizersDidChange(from: oldValue ?? []) }
  }

  /// Takes it from the view that had it.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { add(gestureRecognizer) }

  /// Cancels the gesture where it goes on.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { remove(gestureRecognizer) }

  /// Asked before a gesture of this view is recognised, after the gesture's delegate. Default true.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Layout

  /// Asks for a layout at the next ``layoutIfNeeded()`` or frame. Many calls make one layout.
  open func setNeedsLayout() {
    guard !needsLayout else { return }
    needsLayout = true
    if let superview { markAncestorsForLayout(from: superview) } else { treeNeedsLayout() }
  }

  /// The view is the root of a tree in which something was marked.
  func treeNeedsLayout() {}

  /// Lays out what is marked, from the highest marked view of an unbroken chain above this one down.
  open func layoutIfNeeded() {
    var root = self
    while let parent = root.superview, parent.needsLayout { root = parent }
    root.layoutMarkedTree()
  }

  /// Resizes to what `sizeThatFits` answers for the present size, keeping the origin.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    frame = CGRect(origin: frame.origin, size: size)
  }

  /// The direction that `leading` and `trailing` follow in this view.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: traitCollection.layoutDirection)
  }

  /// Bars and notches over the view's edges: set by the window for its root, none elsewhere unless inherited.
  open var safeAreaInsets: UIEdgeInsets { inheritedSafeAreaInsets }

  /// The superview's traits with the view's own on top. A view that has been taken out of its superview keeps the style
  /// it had there. Walks up: O(depth).
  open var traitCollection: UITraitCollection {
    let inherited = superview?.traitCollection ?? .current
    let style = superview == nil ? knownStyle : overrideUserInterfaceStyle
    guard style != .unspecified, style != inherited.userInterfaceStyle else { return inherited }
    return UITraitCollection(traitsFrom: [inherited, UITraitCollection(userInterfaceStyle: style)])
  }

  /// Light or dark for this view and those in it, whatever is around. Default: as around.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { inheritStyle() } }
  }

  /// The style that the view was last told of.
  var knownStyle = UITraitCollection.current.userInterfaceStyle

  // MARK: For subclasses

  open func layoutSubviews() {}
  open func layoutMarginsDidChange() { setNeedsLayout() }
  /// Called for scroll views, when they are laid out and the safe area is another one than before.
  open func safeAreaInsetsDidChange() {}
  /// Called after light became dark or dark light, for this view or by a move to another place. Colours of layers,
  /// which are fixed, are set anew here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  /// The size that fits the contents best; the default answers the present size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// As the longer form, with both axes at `fittingSizeLevel`.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size to lay out with. There are no constraints to solve here: a required axis keeps the target's length, the
  /// others are what ``sizeThatFits(_:)`` answers for the target, in which 0 or less means any length.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  public static let noIntrinsicMetric: CGFloat = -1

  /// What the view shows wants another size: the superview is laid out again. Of a cell or its content view, the cell is
  /// asked for its size again.
  open func invalidateIntrinsicContentSize() { superview?.subviewWantsAnotherSize(self) }

  func subviewWantsAnotherSize(_ subview: UIView) { setNeedsLayout() }
}
#endif
