#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// A rectangle on screen that shows something, holds other views and takes events.
///
/// The view's geometry is its layer's: see ``CALayer``. Layout is lazy, as in UIKit: what changes a size marks the view,
/// and ``layoutIfNeeded()`` (or the window's next frame) lays it out once.
open class UIView: _ViewBase, UITraitEnvironment, CALayerDelegate {
  /// The class of ``layer``, asked once when the view is made. Anything that is no ``CALayer`` counts as `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }

  /// Holds the geometry and looks of the view, which is its delegate. Overridden with a narrower type where ``layerClass``
  /// is one of its own: `override var layer: CAGradientLayer { super.layer as! CAGradientLayer }`.
  open var layer: CALayer { ownLayer }
  /// What there is only one of, whoever overrides ``layer``.
  final let ownLayer: CALayer

  /// Back to front where the layers' `zPosition` is equal.
  open internal(set) var subviews: [UIView] = []
  /// Nil outside of any tree. Not retained: a superview holds its subviews.
  open internal(set) weak var superview: UIView?
  /// The controller whose `view` this is.
  weak var viewController: UIViewController?

  /// Who observes properties of the view. Nil where nobody ever has.
  final var observers: [Weak<KeyValueObserver>]?

  var needsLayout = true
  var hasDescendantNeedingLayout = false

  /// For ``viewWithTag(_:)``. Default 0.
  open var tag = 0
  /// Default true. False: neither the view nor those in it take touches. Image views and labels set it to false.
  open var isUserInteractionEnabled = true
  /// Whether the view gets more than the first finger. Default false. Gesture recognisers get all of them.
  open var isMultipleTouchEnabled = false
  /// Default false. True: takes no finger while another view has one, and leaves the others none while it has one.
  open var isExclusiveTouch = false
  /// Whether a change of size resizes the subviews by their ``autoresizingMask``. Default true.
  open var autoresizesSubviews = true
  /// What gives way when the superview changes size. Default empty: the view keeps its frame.
  open var autoresizingMask: AutoresizingMask = []
  /// Changes nothing: there are no constraints here. Default true.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// How an image view fits its image. Default ``ContentMode/scaleToFill``; other views take no notice.
  open var contentMode: ContentMode = .scaleToFill { didSet { setNeedsDisplay() } }
  /// Changes nothing: whatever lies behind is painted too. Default true.
  open var isOpaque = true
  /// Points from the edges, for subviews to keep to; the safe area adds nothing. Default 8 on all sides. Flow layouts
  /// read it where `sectionInsetReference` is `fromLayoutMargins`.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet { if layoutMargins != oldValue { layoutMarginsDidChange() } }
  }

  /// Whether the view keeps or flips its sides in right-to-left; not inherited by subviews.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
  }

  /// The superview's unless set, and at the root `UIColor.tintColor`. Nil brings that back.
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

  /// Whether a live page reads the view out, by its ``accessibilityLabel``. Default false. Cells are read out anyway.
  open var isAccessibilityElement = false
  /// What a live page says the view is. For a cell, nil means the texts that it shows.
  open var accessibilityLabel: String?
  /// Kept, but not read out by live pages.
  open var accessibilityValue: String?
  /// Kept, but not read out by live pages.
  open var accessibilityHint: String?
  /// Kept for tests to find the view by; nothing here reads it.
  open var accessibilityIdentifier: String?

  /// At `frame` in the superview's coordinates, in points. The bounds start at zero.
  public override init(frame: CGRect) {
    ownLayer = Self.makeLayer()
    super.init(frame: frame)
    takeOwnLayer()
    takeFirstFrame(frame)
  }

  public convenience init() { self.init(frame: .zero) }

  /// There are no archives to decode here: the view starts out empty.
  public required init?(coder: NSCoder) {
    ownLayer = Self.makeLayer()
    super.init(frame: .zero)
    takeOwnLayer()
  }

  nonisolated deinit {}

  open override var next: UIResponder? { viewController ?? superview }

  // MARK: Geometry

  /// Position and size in the superview. Under a transform it is the bounding box: use `center` and `bounds` then.
  open var frame: CGRect {
    get { ownLayer.frame }
    set { observed(.frame) { assignFrame(newValue) } }
  }

  /// The view's own coordinates. The origin is what scrolls; a change of size keeps `center`.
  open var bounds: CGRect {
    get { ownLayer.bounds }
    set { observed(.bounds) { assignBounds(newValue) } }
  }

  /// The middle of the view in the superview.
  open var center: CGPoint {
    get { ownLayer.position }
    set { observed(.center) { ownLayer.position = newValue } }
  }

  /// Applied about the layer's anchor point, by default the middle; ``center`` and ``bounds`` stay. Default identity.
  /// Of a ``transform3D`` that leaves the plane it reads the affine part, and setting it drops the rest.
  open var transform: CGAffineTransform {
    get { ownLayer.affineTransform() }
    set { observed(.transform) { ownLayer.setAffineTransform(newValue) } }
  }

  /// As ``transform``, in space: the same value, with depth and perspective.
  open var transform3D: CATransform3D {
    get { ownLayer.transform }
    set { observed(.transform3D) { ownLayer.transform = newValue } }
  }

  /// What setting ``frame`` does.
  func assignFrame(_ frame: CGRect) { changeSize { ownLayer.frame = frame } }

  /// What setting ``bounds`` does.
  func assignBounds(_ bounds: CGRect) { changeSize { ownLayer.bounds = bounds } }

  /// A point of this view in `view`'s coordinates; in the root's (the window's) where `view` is nil.
  @discardableResult
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { mapped(point, to: view) }
  /// A point of `view`, or of the root where that is nil, in this view's coordinates.
  @discardableResult
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { mapped(point, from: view) }
  /// The bounding box, in `view`'s coordinates, of a rectangle of this view.
  @discardableResult
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { mapped(rect, to: view) }
  /// The bounding box, in this view's coordinates, of a rectangle of `view`.
  @discardableResult
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { mapped(rect, from: view) }

  // MARK: Looks

  /// Default false, for windows true. A hidden view is neither painted nor touched, nor is what it holds. It keeps its
  /// place in the tree.
  open var isHidden: Bool {
    get { ownLayer.isHidden }
    set { observed(.isHidden) { ownLayer.isHidden = newValue } }
  }

  /// 0…1; multiplies down the tree.
  open var alpha: CGFloat {
    get { CGFloat(ownLayer.opacity) }
    set { observed(.alpha) { ownLayer.opacity = Float(min(1, max(0, newValue))) } }
  }

  /// Whether what reaches beyond the bounds is cut off, the view's own shadow with it. Default false; scroll views set
  /// it to true. Touches beyond the bounds never reach subviews.
  open var clipsToBounds: Bool {
    get { ownLayer.masksToBounds }
    set { ownLayer.masksToBounds = newValue }
  }

  /// What the view shows, with all within it, is seen as far as this view would be: its colours do not matter, only how
  /// opaque it is. It lies in the view's coordinates and has no superview. Default nil: all of the view is seen. Touches do
  /// not ask for it.
  open var mask: UIView? {
    get { layer.rarities?.maskView }
    set { setMask(newValue) }
  }

  /// A view of the same size that shows what this one shows now, within its bounds, and no longer changes. It stretches with
  /// its own bounds.
  ///
  /// - Parameter afterUpdates: Whether what is marked for layout is laid out first. What has been set on views shows either
  ///   way: there is no picture here of the frame before.
  @discardableResult
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(of: bounds, afterScreenUpdates: afterUpdates, capInsets: .zero)
  }

  /// As ``snapshotView(afterScreenUpdates:)``, of a part of the view in its own coordinates.
  ///
  /// - Parameter capInsets: What keeps its size at the edges where the snapshot is stretched.
  @discardableResult
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    snapshot(of: rect, afterScreenUpdates: afterUpdates, capInsets: capInsets)
  }

  /// Does nothing: what views show is read from their properties in every frame.
  open func setNeedsDisplay() {}

  /// What the view shows over its background and below its subviews.
  package func drawing(in bounds: CGRect) -> LayerDrawing? { nil }

  /// Called after ``tintColor`` was set, here or above, but not after a move to another superview. Overrides call
  /// super, which passes it on to the subviews without a colour of their own.
  open func tintColorDidChange() {
    for view in subviews where view.ownTintColor == nil { view.tintColorDidChange() }
  }

  // MARK: The tree

  /// The window at the root of the view's tree, if it is in one. Walks up: O(depth).
  open var window: UIWindow? { windowAbove }

  /// Adds the view in front of all others, taking it from where it was.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// `index` counts in ``subviews``, without the view itself: 0 is the back. Beyond the ends it means the end.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Adds the view right behind `sibling`; behind all others where that is no subview of this view.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: 0, beside: (sibling, offset: 0))
  }

  /// Adds the view right before `sibling`; behind all others where that is no subview of this view.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: 0, beside: (sibling, offset: 1))
  }

  /// Does nothing for what is no subview. A layer's `zPosition` goes before this order.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviews.count - 1) }

  /// Does nothing for what is no subview. A layer's `zPosition` goes before this order.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

  /// An index that ``subviews`` does not have is an error.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    exchange(first, second)
  }

  /// Ends the animations and gestures of the view and of those in it. Does nothing without a superview.
  open func removeFromSuperview() { detach(to: nil) }

  /// Whether `view` is this view or one of its ancestors.
  @discardableResult
  open func isDescendant(of view: UIView) -> Bool { liesIn(view) }

  /// The first view with the tag: this one, or depth first among its descendants.
  @discardableResult
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

  // MARK: Touches

  /// The innermost view at the point, in this view's coordinates, that takes touches; nil where neither this view nor a
  /// subview does. Hidden and transparent views take none, nor do those without user interaction.
  @discardableResult
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmostView(at: point, with: event)
  }

  /// Whether the point, in this view's coordinates, belongs to the view. Default: where it is in the bounds.
  @discardableResult
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
  @discardableResult
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Layout

  /// Asks for a layout at the next ``layoutIfNeeded()`` or frame. Many calls make one layout.
  open func setNeedsLayout() { if !needsLayout { markForLayout() } }

  /// The view is the root of a tree in which something was marked.
  func treeNeedsLayout() {}

  /// A view came or went.
  func subviewsDidChange() {}

  /// Lays out what is marked, from the highest marked view of an unbroken chain above this one down.
  open func layoutIfNeeded() { layoutMarkedAncestors() }

  /// Resizes to what `sizeThatFits` answers for the present size, keeping the origin.
  open func sizeToFit() { fitSize() }

  /// The direction that `leading` and `trailing` follow in this view.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: traitCollection.layoutDirection)
  }

  /// How far bars and notches reach over the view's edges, in points: the superview's, as far as they reach into this view.
  /// Zero at the root, unless a class overrides it: the window knows of none.
  open var safeAreaInsets: UIEdgeInsets { inheritedSafeAreaInsets }

  /// The superview's traits with the view's own on top. A view that has been taken out of its superview keeps the style
  /// it had there. Walks up: O(depth).
  open var traitCollection: UITraitCollection { combinedTraits }

  /// Light or dark for this view and those in it, whatever is around. Default: as around.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { inheritStyle() } }
  }

  /// The style that the view was last told of.
  var knownStyle = UITraitCollection.current.userInterfaceStyle

  /// The property that a key path of this class names; nil where it cannot be observed.
  class func observedKey(for keyPath: AnyKeyPath) -> ObservedKey? { ObservedKey(keyPath, of: Self.self) }

  // MARK: Animation

  /// By a curve: ease in, ease out, unless the options name another. What the block sets has its new value at once; what
  /// is shown goes there in time.
  ///
  /// Animations add up: one that interrupts another begins with what is shown, in place and in speed, and both run to
  /// their ends, with completions that are told true.
  ///
  /// Completions are called on the frame clock, in the frame in which the time is over; where nothing animates, in the
  /// next frame. A block within another runs by the outer one's duration, curve and options unless its options say
  /// otherwise.
  ///
  /// - Parameters:
  ///   - duration: In seconds. 0 without a delay applies everything at once.
  ///   - delay: In seconds, before anything shown moves. The values are set at once.
  ///   - completion: Told false where the animations were removed, with the view or by `removeAllAnimations()`.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(lasting: duration, delay: delay, options: options, animations: animations, completion: completion)
  }

  /// Without delay, ease in, ease out.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(lasting: duration, animations: animations, completion: completion)
  }

  /// Without delay, ease in, ease out.
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(lasting: duration, animations: animations)
  }

  /// By a spring that has come to rest, but for a thousandth of the way, after `duration`.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 does not swing; the nearer to 0, the more it does.
  ///   - velocity: At the beginning, in whole ways per second: 0.5 for 200 points to go at 100 points a second.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(
      settlingAfter: duration, dampingRatio: dampingRatio, velocity: CGVector(dx: velocity, dy: velocity))
    animate(by: timing, delay: delay, options: options, animations: animations, completion: completion)
  }

  /// The keyframes that the block adds share the duration: each changes its values within a part of it.
  ///
  /// Between keyframes values change evenly; the curve, by default ease in, ease out, is that of the whole. What the block
  /// sets outside of keyframes animates for the whole duration.
  open class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let options = AnimationOptions(rawValue: options.rawValue)
    animate(lasting: duration, delay: delay, options: options, animations: animations, completion: completion)
  }

  /// For the block of ``animateKeyframes(withDuration:delay:options:animations:completion:)``. Keyframes of one property are
  /// added in the order of their times.
  ///
  /// - Parameters: In fractions of the whole duration, 0…1.
  open class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    performKeyframe(from: frameStartTime, lasting: frameDuration, animations)
  }

  /// Whether blocks animate. Off, they apply at once.
  open class var areAnimationsEnabled: Bool { blocksAnimate }

  /// False: blocks apply at once from now on, and are complete in the next frame. Animations that run go on.
  open class func setAnimationsEnabled(_ enabled: Bool) { blocksAnimate = enabled }

  /// What is set in the block applies at once, whatever block it is called from. Animations that run go on.
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    applyAtOnce(actionsWithoutAnimation)
  }

  /// The duration of the open animation block, in seconds; 0 outside of all.
  open class var inheritedAnimationDuration: TimeInterval { AnimationBlock.current?.run.timing.duration ?? 0 }

  // MARK: For subclasses

  /// Places the subviews in ``bounds``. The default does nothing. Called by ``layoutIfNeeded()`` and by the window's
  /// frames; to ask for it, call ``setNeedsLayout()``.
  open func layoutSubviews() {}
  /// Called where the view's layer, or one whose delegate the view is, is laid out. The default calls ``layoutSubviews()`` for
  /// the view's own layer; overrides call super.
  open func layoutSublayers(of layer: CALayer) { if layer === ownLayer { layOutSubviewsForController() } }
  /// What a change of the layer sets off: nothing, `NSNull`, outside of animation blocks; within one, the change animates unless
  /// an override says otherwise.
  @discardableResult
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    AnimationBlock.current == nil ? NSNull() : AnimatedChange.shared
  }
  /// Called after ``layoutMargins`` changed. The default asks for a layout.
  open func layoutMarginsDidChange() { setNeedsLayout() }
  /// Called for scroll views, when they are laid out and the safe area is another one than before.
  open func safeAreaInsetsDidChange() {}
  /// Called after light became dark or dark light, for this view or by a move to another place. Colours of layers,
  /// which are fixed, are set anew here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called after a view came here from elsewhere, not where it only changed its place among its siblings.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview leaves, for nowhere or for another superview.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes; nil where the view is taken out.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after ``superview`` changed, to nil too.
  open func didMoveToSuperview() {}
  /// Called before the window changes, on the way into one, out of one (nil) or to another; from the top of what moves
  /// down.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after ``window`` changed, to nil too; from the top of what moves down.
  open func didMoveToWindow() {}

  /// The size that fits the contents best; the default answers the present size.
  @discardableResult
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// As the longer form, with both axes at `fittingSizeLevel`.
  @discardableResult
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size to lay out with. There are no constraints to solve here: a required axis keeps the target's length, the
  /// others are what ``sizeThatFits(_:)`` answers for the target, in which 0 or less means any length.
  @discardableResult
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// The size that the contents have by themselves, ``noIntrinsicMetric`` along an axis where they have none, which is
  /// the default. For callers: layout here asks ``sizeThatFits(_:)``.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// −1: along this axis the contents have no size of their own.
  public static let noIntrinsicMetric: CGFloat = -1

  /// What the view shows wants another size: the superview is laid out again. Of a cell or its content view, the cell is
  /// asked for its size again.
  open func invalidateIntrinsicContentSize() { superview?.subviewWantsAnotherSize(self) }

  func subviewWantsAnotherSize(_ subview: UIView) { setNeedsLayout() }
}
#endif
