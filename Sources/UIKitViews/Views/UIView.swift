import Foundation
@_spi(Children) import LayoutEngine

/// A rectangle on screen that shows something, contains other views and handles events.
///
/// The view's geometry is its layer's: see ``CALayer``. As in UIKit, layout is lazy: a change of size marks the
/// view, and ``layoutIfNeeded()`` or the window's next frame lays it out once.
open class UIView: _ViewBase, UITraitEnvironment, CALayerDelegate, UIAccessibilityIdentification,
  UILargeContentViewerItem, UIPopoverPresentationControllerSourceItem
{
  /// The class of ``layer``, asked for once, when the view is made. A class that is not a ``CALayer`` counts as
  /// `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }

  /// Has the geometry and appearance of the view, which is the layer's delegate. Views with a ``layerClass``
  /// of their own override it with a narrower type:
  /// `override var layer: CAGradientLayer { super.layer as! CAGradientLayer }`.
  open var layer: CALayer { ownLayer }
  /// The one layer of the view, even if ``layer`` is overridden.
  package final let ownLayer: CALayer

  /// Back to front where the layers' `zPosition` is equal.
  open var subviews: [UIView] { children.elements }
  @exclusivity(unchecked) final var children = GapArray<UIView>()
  /// Nil outside any tree. Not retained: a superview retains its subviews.
  open var superview: UIView? { parent }
  /// Cleared when the superview is deallocated: see ``ViewReference``.
  nonisolated(unsafe) final unowned(unsafe) var parent: UIView?

  // Each frame or layout reads most of what is declared from `children` to `accessibilityTraits`, of each view. It stands together as in
  // ``CALayer``, with what has one byte in one place.

  /// The view itself, if it conforms and has set it.
  package unowned(unsafe) final var contentHost: (any ContentHost)?
  /// The traits that were last applied to the view, and when.
  final var appliedTraits = UITraitCollection.forNewView
  /// What the view has to do with traits, besides inheriting them. Nil if that is nothing.
  final var traitState: TraitState?
  /// What the view has to do with constraints. Nil if that is nothing.
  final var constraining: ViewConstraints?
  package final var needsLayout = true
  final var hasDescendantNeedingLayout = false
  /// Whether this view or one in it waits for its constraints to be updated.
  final var awaitsConstraints = false
  /// Whether a subview has an ``autoresizingMask``, or has had one. An override that answers another one later than when the view is added
  /// goes unnoticed.
  final var hasMaskedSubviews = false

  /// The view's own ``tintAdjustmentMode``.
  final var ownTintAdjustmentMode = TintAdjustmentMode.automatic
  /// How an image view fits its image into its bounds. Default ``ContentMode/scaleToFill``. Other views ignore it.
  open var contentMode: ContentMode = .scaleToFill {
    didSet {
      noteChange()
      setNeedsDisplay()
    }
  }
  /// Whether a change of size resizes the subviews by their ``autoresizingMask``. Default true.
  open var autoresizesSubviews = true
  /// Whether the view has the frame that the app gives it, resized by its ``autoresizingMask``. Default true.
  /// With false, constraints decide on its frame.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { translationDidChange() } }
  }
  /// Whether the view flips its sides in right-to-left. Subviews do not inherit it.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet {
      guard semanticContentAttribute != oldValue else { return }
      noteChange()
      setNeedsLayout()
      directionDidChange()
    }
  }
  /// Whether live pages read the view out by its ``accessibilityLabel``. Default false. Cells are always read
  /// out.
  @exclusivity(unchecked) open var isAccessibilityElement = false { didSet { noteChange() } }
  /// Whether live pages read out nothing that is in the view. Default false.
  @exclusivity(unchecked) open var accessibilityElementsHidden = false { didSet { noteChange() } }
  /// Which margins and lengths change with the superview's size. Default empty: the view's frame stays.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet {
      if !autoresizingMask.isEmpty { parent?.hasMaskedSubviews = true }
      if constraining != nil, autoresizingMask != oldValue { translationDidChange() }
    }
  }
  /// What the view is, for live pages: a button, something adjustable. Default none. Controls have their own.
  @exclusivity(unchecked) open var accessibilityTraits: UIAccessibilityTraits = .none {
    didSet { noteChange() }
  }

  /// What refers to the view without retaining it. Nil while nothing does.
  final var ownReference: ViewReference?
  /// The controller whose `view` this is.
  weak var viewController: UIViewController?

  /// The observers of the view's properties. Nil if there has never been one.
  final var observers: [Weak<KeyValueObserver>]?
  /// Nil while there is no safe area in the view.
  final var knownSafeArea: KnownSafeArea?

  /// For ``viewWithTag(_:)``. Default 0.
  open var tag = 0
  /// Whether the view and its descendants receive touches. Default true; image views and labels set it to false.
  open var isUserInteractionEnabled = true
  /// Whether the view gets more than the first finger. Default false. Gesture recognisers always get all of
  /// them.
  open var isMultipleTouchEnabled = false
  /// Whether touches are exclusive. If true, the view gets no finger while another view has one, and other
  /// views get none while it has one. Default false.
  open var isExclusiveTouch = false
  /// Has no effect. Content behind the view is always drawn. The default value is true, for buttons false.
  open var isOpaque = true
  /// The margins for subviews, in points, with the safe area. Setting them sets what they are without it. Default 8
  /// on all sides; for the view of a controller, its `systemMinimumLayoutMargins`.
  open var layoutMargins: UIEdgeInsets {
    get { wholeMargins }
    set { setMargins(.sides(newValue)) }
  }

  /// The margins by the direction of the interface, as ``layoutMargins`` has them. What is set here stays leading and trailing when the
  /// direction changes.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { marginsByDirection }
    set { setMargins(.directional(newValue)) }
  }
  /// The margins that were set.
  final var ownMargins: OwnMargins?
  /// The margin on each side while none is set.
  var defaultMargin: CGFloat { Self.standardMargin }

  /// The view's own tint or, if it has none, the superview's. Without a superview, `UIColor.tintColor`. Nil
  /// removes the view's own. Gray where ``tintAdjustmentMode`` is `dimmed`.
  open var tintColor: UIColor! {
    get { adjustedTintColor }
    set {
      ownTintColor = newValue
      ownLayer.noteChangeInside()
      tintColorDidChange()
    }
  }
  final var ownTintColor: UIColor?
  /// Whether the tint is shown as it is or dimmed, as what lies below an alert is. Set to `automatic`, the default, it is
  /// the superview's; what it answers is never `automatic`.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get {
      ownTintAdjustmentMode == .automatic ? superview?.tintAdjustmentMode ?? .normal : ownTintAdjustmentMode
    }
    set {
      let old = tintAdjustmentMode
      ownTintAdjustmentMode = newValue
      if tintAdjustmentMode != old { tintAdjustmentDidChange() }
    }
  }

  /// Resolved with the view's traits, and again whenever they change.
  open var backgroundColor: UIColor? {
    get { storedBackgroundColor }
    set {
      storedBackgroundColor = newValue
      resolveBackgroundColor()
    }
  }
  private var storedBackgroundColor: UIColor?
  private var isResolvingBackgroundColor = false

  /// Sets the color of the layer for the view's traits.
  final func resolveBackgroundColor() {
    isResolvingBackgroundColor = true
    layer.backgroundColor = storedBackgroundColor.map(resolved)
    isResolvingBackgroundColor = false
  }

  final func backgroundColorOfLayerDidChange(to color: CGColor?) {
    if !isResolvingBackgroundColor { storedBackgroundColor = color.map { UIColor(cgColor: $0) } }
  }

  /// The text that live pages read out. For a cell, nil means the texts that it shows.
  open var accessibilityLabel: String? { didSet { noteChange() } }
  /// What live pages read out after the label of a control: "50 %".
  open var accessibilityValue: String? { didSet { noteChange() } }
  /// Whether live pages may have something to say of the view: for what it says of itself, or for what it is, as lists and cells
  /// are content hosts. Asked again after a change of the view: see ``setNeedsDisplay()``.
  package var hasVoice: Bool {
    contentHost != nil || isAccessibilityElement || accessibilityElementsHidden
      || accessibilityTraits.contains(.header)
  }
  /// Stored, but not read out by live pages.
  open var accessibilityHint: String?
  /// Stored for tests, to find the view by. Nothing here reads it.
  open var accessibilityIdentifier: String?
  /// Stored: there is no viewer of large contents. Default false.
  open var showsLargeContentViewer: Bool {
    get { ownLayer.rarities?.largeContent.isShown ?? false }
    set { ownLayer.ownRarities.largeContent.isShown = newValue }
  }
  /// Stored. Default nil.
  open var largeContentTitle: String? {
    get { ownLayer.rarities?.largeContent.title }
    set { ownLayer.ownRarities.largeContent.title = newValue }
  }
  /// Stored. Default nil.
  open var largeContentImage: UIImage? {
    get { ownLayer.rarities?.largeContent.image }
    set { ownLayer.ownRarities.largeContent.image = newValue }
  }
  /// Stored. Default false.
  open var scalesLargeContentImage: Bool {
    get { ownLayer.rarities?.largeContent.scalesImage ?? false }
    set { ownLayer.ownRarities.largeContent.scalesImage = newValue }
  }
  /// Stored. Default zero.
  open var largeContentImageInsets: UIEdgeInsets {
    get { ownLayer.rarities?.largeContent.imageInsets ?? .zero }
    set { ownLayer.ownRarities.largeContent.imageInsets = newValue }
  }

  /// Does what a tap on the view does, for whoever uses the keyboard. Returns whether it did something. The
  /// default returns false: then the view is tapped.
  @discardableResult
  open func accessibilityActivate() -> Bool { false }
  /// Called for a view with the trait `adjustable` to increase its value. The default does nothing.
  open func accessibilityIncrement() {}
  /// Called for a view with the trait `adjustable` to decrease its value. The default does nothing.
  open func accessibilityDecrement() {}

  /// Closes what the view is in front of, for whoever presses Escape. Returns whether it did. The default does nothing.
  @discardableResult
  open func accessibilityPerformEscape() -> Bool { false }
  /// What can be done with the view beside using it. Live pages offer it for cells, in a menu. Default nil.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? { didSet { noteChange() } }

  /// Creates a view with a frame in the superview's coordinates, in points. The bounds start at zero.
  public override init(frame: CGRect) {
    ownLayer = Self.makeLayer()
    super.init(frame: frame)
    adoptOwnLayer()
    setInitialFrame(frame)
  }

  /// Creates a view with an empty frame at the superview's origin.
  public convenience init() { self.init(frame: .zero) }

  /// There are no archives to decode here: the view starts out empty.
  public required init?(coder: NSCoder) {
    ownLayer = Self.makeLayer()
    super.init(frame: .zero)
    adoptOwnLayer()
  }

  nonisolated deinit {
    ownReference?.clear()
    ownLayer.view = nil
    // A display list refers to the view without retaining it, as long as the layer has not changed.
    if ownLayer.parent != nil { ownLayer.markChanged() }
    let children = children
    for index in children.indices where children[index].parent === self { children[index].parent = nil }
  }

  open override var next: UIResponder? { viewController ?? superview }

  // MARK: Geometry

  /// Position and size in the superview's coordinates. Under a transform it is the bounding box: use `center`
  /// and `bounds` instead.
  open var frame: CGRect {
    get { ownLayer.frame }
    set {
      observed(.frame) { assignFrame(newValue) }
      if constraining != nil { ownGeometryDidChange() }
    }
  }

  /// The view's own coordinates. Scrolling changes the origin. A change of size preserves `center`.
  open var bounds: CGRect {
    get { ownLayer.bounds }
    set {
      observed(.bounds) { assignBounds(newValue) }
      if constraining != nil { ownGeometryDidChange() }
    }
  }

  /// The middle of the view, in the superview's coordinates.
  open var center: CGPoint {
    get { ownLayer.position }
    set {
      observed(.center) { ownLayer.position = newValue }
      if constraining != nil { ownGeometryDidChange() }
    }
  }

  /// Applied about the layer's anchor point, by default the middle. It changes neither ``center`` nor
  /// ``bounds``. Default identity. If ``transform3D`` leaves the plane, this is its affine part, and setting it
  /// discards the rest.
  open var transform: CGAffineTransform {
    get { ownLayer.affineTransform() }
    set { observed(.transform) { ownLayer.setAffineTransform(newValue) } }
  }

  /// The same transform as ``transform``, with depth and perspective.
  open var transform3D: CATransform3D {
    get { ownLayer.transform }
    set { observed(.transform3D) { ownLayer.transform = newValue } }
  }

  /// The point of the bounds that lies at ``center`` and about which transforms apply, in fractions of the size: the layer's.
  /// Setting it moves the frame; ``center`` stays. Default (0.5, 0.5).
  open var anchorPoint: CGPoint {
    get { ownLayer.anchorPoint }
    set {
      observed(.frame) { ownLayer.anchorPoint = newValue }
      if constraining != nil { ownGeometryDidChange() }
    }
  }

  /// Called when ``frame`` is set.
  func assignFrame(_ frame: CGRect) { changeSize { ownLayer.frame = frame } }

  /// Called when ``bounds`` is set.
  func assignBounds(_ bounds: CGRect) { changeSize { ownLayer.bounds = bounds } }

  /// Converts a point of this view to `view`'s coordinates, or to the root's (the window's) if `view` is nil.
  @discardableResult
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { mapped(point, to: view) }
  /// Converts a point of `view`, or of the root if that is nil, to this view's coordinates.
  @discardableResult
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { mapped(point, from: view) }
  /// Converts a rectangle of this view to `view`'s coordinates. Returns the bounding box.
  @discardableResult
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { mapped(rect, to: view) }
  /// Converts a rectangle of `view` to this view's coordinates. Returns the bounding box.
  @discardableResult
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { mapped(rect, from: view) }

  // MARK: Looks

  /// Whether the view is hidden. Default false, for windows true. A hidden view and its descendants are not
  /// painted and receive no touches. It stays in the tree.
  open var isHidden: Bool {
    get { ownLayer.isHidden || constraining?.hidesLater == true }
    set {
      observed(.isHidden) { setHidden(newValue) }
      constraining?.stack?.arrangedViewDidChange()
    }
  }

  /// 0…1; multiplies down the tree.
  open var alpha: CGFloat {
    get { CGFloat(ownLayer.opacity) }
    set { observed(.alpha) { ownLayer.opacity = Float(min(1, max(0, newValue))) } }
  }

  /// Whether everything beyond the bounds is clipped, including the view's own shadow. Default false; scroll
  /// views set it to true. Subviews never get touches beyond the bounds.
  open var clipsToBounds: Bool {
    get { ownLayer.masksToBounds }
    set { ownLayer.masksToBounds = newValue }
  }

  /// A view whose opacity masks this view and its descendants. The colours of the mask do not matter. It lies
  /// in this view's coordinates and has no superview. Default nil: nothing is masked. Hit testing ignores it.
  open var mask: UIView? {
    get { layer.rarities?.maskView }
    set { setMask(newValue) }
  }

  /// Returns a view of the same size that shows what this view shows now, within its bounds. It does not change
  /// later, and stretches with its own bounds.
  ///
  /// - Parameter afterUpdates: Whether views that are marked for layout are laid out first. Properties that
  ///   have been set always show, because there is no picture of the previous frame here.
  @discardableResult
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(of: bounds, afterScreenUpdates: afterUpdates, capInsets: .zero)
  }

  /// As ``snapshotView(afterScreenUpdates:)``, for a part of the view, in its own coordinates.
  ///
  /// - Parameter capInsets: The edges that are not stretched when the snapshot is stretched.
  @discardableResult
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    snapshot(of: rect, afterScreenUpdates: afterUpdates, capInsets: capInsets)
  }

  /// Has the next frame read anew what the view shows and whether it has something to say. A view's own properties call it
  /// themselves. It is for what an override answers, and for what is changed inside an object that the view shows.
  open func setNeedsDisplay() { noteChange() }

  /// The contents that the view draws over its background and below its subviews.
  package func drawing(in bounds: CGRect) -> LayerDrawing? { nil }

  /// Called after ``tintColor`` or ``tintAdjustmentMode`` was set on this view or above, but not after a move to another
  /// superview.
  /// Called, too, when the view gets a superview with another tint.
  /// Overrides call super, which passes the call on to subviews without a tint of their own.
  open func tintColorDidChange() {
    for view in subviews where view.ownTintColor == nil { view.tintColorDidChange() }
  }

  // MARK: The tree

  /// The window at the root of the view's tree, if there is one. O(depth).
  open var window: UIWindow? { windowAbove }

  /// Adds the view in front of all others. It leaves its previous superview.
  open func addSubview(_ view: UIView) { insert(view, at: children.count) }

  /// Inserts the view at an index of ``subviews``, counted without the view itself. 0 is the back. An index
  /// beyond the ends means the end.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts the view right behind `sibling`. If that is not a subview of this view, it goes behind all others.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: 0, nextTo: (sibling, offset: 0))
  }

  /// Inserts the view right in front of `sibling`. If that is not a subview of this view, it goes behind all
  /// others.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: 0, nextTo: (sibling, offset: 1))
  }

  /// Does nothing if the view is not a subview. The `zPosition` of layers takes precedence over this order.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: children.count - 1) }

  /// Does nothing if the view is not a subview. The `zPosition` of layers takes precedence over this order.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

  /// Swaps two subviews. An index out of the range of ``subviews`` is an error.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    exchange(first, second)
  }

  /// Removes the view, and ends the animations and gestures of the view and its descendants. Does nothing
  /// without a superview.
  open func removeFromSuperview() { detach(to: nil) }

  /// Whether `view` is this view or one of its ancestors.
  @discardableResult
  open func isDescendant(of view: UIView) -> Bool { liesIn(view) }

  /// The first view with the tag: this one, or depth first among its descendants.
  @discardableResult
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

  // MARK: Touches

  /// The innermost view that receives touches at the point, in this view's coordinates. Nil if neither this view
  /// nor a descendant takes them. Views that are hidden, transparent or without user interaction receive none.
  @discardableResult
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmostView(at: point, with: event)
  }

  /// Whether the point, in this view's coordinates, belongs to the view. Default: whether the bounds contain
  /// it.
  @discardableResult
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// In the order in which they were added. Nil if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { storedGestureRecognizers }
    set { storedGestureRecognizers = newValue }
  }
  private var storedGestureRecognizers: [UIGestureRecognizer]? {
    didSet { gestureRecognizersDidChange(from: oldValue ?? []) }
  }

  /// Adds the recogniser, and removes it from its previous view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { add(gestureRecognizer) }

  /// Removes the recogniser. A gesture in progress is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { remove(gestureRecognizer) }

  /// Asked before a gesture of this view, or of a view above it whose first finger came down in this one, is
  /// recognised, after the gesture's delegate. Default true.
  @discardableResult
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Layout

  /// Asks for a layout at the next ``layoutIfNeeded()`` or frame. Many calls lead to one layout.
  open func setNeedsLayout() { if !needsLayout { markForLayout() } }

  /// Called on the root of a tree after a view in it was marked for layout.
  func treeNeedsLayout() {}

  /// Called after a view has become a subview.
  func subviewDidArrive(_ view: UIView) {}

  /// Called after a subview was removed.
  func subviewDidLeave(_ view: UIView) {}

  /// Lays out the marked views. It begins with the highest view of the unbroken chain of marked views above
  /// this one.
  open func layoutIfNeeded() { layoutMarkedAncestors() }

  /// Resizes the view to what `sizeThatFits` returns for the current size. The origin stays.
  open func sizeToFit() { fitSize() }

  /// Whether the view or one in it stopped editing. There is no keyboard here, and nothing edits: false.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { false }

  /// ``bounds`` in the coordinates of another view of the same window.
  @discardableResult
  open func frame(in referenceView: UIView) -> CGRect { convert(bounds, to: referenceView) }

  /// The direction that `leading` and `trailing` follow in this view.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: traitCollection.layoutDirection)
  }

  /// How far bars and notches reach over the view's edges, in points. It is the superview's safe area, as far
  /// as that reaches into this view. Zero at the root, unless a class overrides it: windows have no safe area.
  open var safeAreaInsets: UIEdgeInsets { inheritedSafeAreaInsets }

  /// The part of the safe area that subviews are told of.
  var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }

  /// The superview's traits, overridden by the view's own. A view that was removed from its superview retains those
  /// that it had there.
  open var traitCollection: UITraitCollection {
    updateTraitsFromScreen()
    return appliedTraits.traits
  }

  /// The style of this view and its descendants. Default unspecified: inherited.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { storedOverrideUserInterfaceStyle }
    set { storedOverrideUserInterfaceStyle = newValue }
  }
  private var storedOverrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if storedOverrideUserInterfaceStyle != oldValue { inheritTraits() } }
  }

  /// The traits that the view sets for itself and its subviews. Views inside hear of a change at once; in UIKit,
  /// before the next layout.
  open var traitOverrides: UITraitOverrides {
    get { traitState?.overrides ?? UITraitOverrides() }
    set { changeTraits { $0.overrides = newValue } }
  }
  /// The smallest text size that the view and its subviews have. Nil, the default: no limit.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { traitState?.smallestText }
    set { changeTraits { $0.smallestText = newValue } }
  }
  /// The largest text size that the view and its subviews have. Nil, the default: no limit.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { traitState?.largestText }
    set { changeTraits { $0.largestText = newValue } }
  }
  /// Applies changes of the screen's traits now instead of at the next layout.
  open func updateTraitsIfNeeded() { updateTraitsFromScreen() }

  /// What there is to inherit without a superview.
  var rootTraits: UITraitCollection { .ofMainScreen }

  /// The property that a key path of this class names. Nil if it cannot be observed.
  class func observedKey(for keyPath: AnyKeyPath) -> ObservedKey? { ObservedKey(keyPath, of: Self.self) }

  // MARK: Animation

  /// Animates the changes that the block makes, by default with ease in, ease out. Properties have their new
  /// values at once; what is shown follows over time.
  ///
  /// Animations are additive. One that interrupts another begins with the shown position and velocity. Both run
  /// to their ends, and their completions get true.
  ///
  /// Completions are called by the frame clock, in the frame in which the duration ends; if nothing animates,
  /// in the next frame. A block inside another one runs with the outer one's duration, curve and options,
  /// unless its options override them.
  ///
  /// - Parameters:
  ///   - duration: In seconds. 0 without a delay applies everything at once.
  ///   - delay: In seconds, before anything shown moves. The values are set at once.
  ///   - completion: Gets false if the animations were removed, with the view or by `removeAllAnimations()`.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(lasting: duration, delay: delay, options: options, animations: animations, completion: completion)
  }

  /// Animates without delay, with ease in, ease out.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(lasting: duration, animations: animations, completion: completion)
  }

  /// Animates without delay, with ease in, ease out.
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(lasting: duration, animations: animations)
  }

  /// Animates with a spring. After `duration` it has come to rest, up to a thousandth of the distance.
  ///
  /// - Parameters:
  ///   - dampingRatio: At 1 the spring does not oscillate. The nearer to 0, the more it does.
  ///   - velocity: The initial velocity, in total distances per second. 0.5 for a distance of 200 points is 100
  ///     points per second.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(
      settlingAfter: duration, dampingRatio: dampingRatio, velocity: CGVector(dx: velocity, dy: velocity))
    animate(by: timing, delay: delay, options: options, animations: animations, completion: completion)
  }

  /// Animates with keyframes. The keyframes that the block adds share the duration: each changes its values
  /// within a part of it.
  ///
  /// Between keyframes, values change linearly. The curve applies to the whole and is by default ease in, ease
  /// out. Changes outside of keyframes animate for the whole duration.
  @preconcurrency open class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: (@Sendable (Bool) -> Void)? = nil
  ) {
    let options = AnimationOptions(rawValue: options.rawValue)
    animate(lasting: duration, delay: delay, options: options, animations: animations, completion: completion)
  }

  /// Adds a keyframe. Call it in the block of
  /// ``animateKeyframes(withDuration:delay:options:animations:completion:)``. Add keyframes for one property in
  /// the order of their times.
  ///
  /// - Parameters: In fractions of the whole duration, 0…1.
  open class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    performKeyframe(from: frameStartTime, lasting: frameDuration, animations)
  }

  /// Whether blocks animate. If not, their changes apply at once.
  open class var areAnimationsEnabled: Bool { AnimationBlock.areEnabled }

  /// With false, later changes apply at once, also in a block that is running, and later blocks complete in the next frame.
  /// Running animations go on.
  open class func setAnimationsEnabled(_ enabled: Bool) { AnimationBlock.areEnabled = enabled }

  /// Applies the block's changes at once, even inside an animation block. Running animations go on.
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    applyAtOnce(actionsWithoutAnimation)
  }

  /// The duration of the current animation block, in seconds. 0 outside of animation blocks.
  open class var inheritedAnimationDuration: TimeInterval { AnimationBlock.current?.run.timing.duration ?? 0 }

  // MARK: For subclasses

  /// Lays out the subviews in ``bounds``. The default does nothing. Called by ``layoutIfNeeded()`` and in the
  /// window's frames. Do not call it; call ``setNeedsLayout()`` instead.
  open func layoutSubviews() {}
  /// Called when the view's layer, or a layer whose delegate the view is, is laid out. For the view's own
  /// layer, the default calls ``layoutSubviews()``. Overrides call super.
  open func layoutSublayers(of layer: CALayer) { if layer === ownLayer { layOutSubviewsForController() } }
  /// Returns what happens when a property of the layer changes. Outside of animation blocks, nothing: the
  /// default returns `NSNull`. Inside one, the change animates, unless an override decides otherwise.
  @discardableResult
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    AnimationBlock.current == nil ? NSNull() : AnimatedChange.shared
  }
  /// Called after ``layoutMargins`` changed, by themselves or with the safe area. The default asks for a layout.
  open func layoutMarginsDidChange() { setNeedsLayout() }
  /// Called when the view is laid out after its safe area has changed, after ``layoutMarginsDidChange()``. The default does
  /// nothing.
  open func safeAreaInsetsDidChange() {}
  /// Called after the traits changed, for this view or by a move to another superview. Update colours of layers
  /// here: they do not follow by themselves.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called before ``traitCollectionDidChange(_:)``.
  func traitsDidChange(from previous: UITraitCollection) {}
  /// Called after a view was added, but not after a reorder among its siblings.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed or moves to another superview.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes. Nil if the view is removed.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after ``superview`` changed, also to nil.
  open func didMoveToSuperview() {}
  /// Called before the window changes, on the way into one, to another one or out of one (nil). Superviews are
  /// called before their subviews.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after ``window`` changed, also to nil. Superviews are called before their subviews.
  open func didMoveToWindow() {}
  /// Called right before ``didMoveToWindow()``, whose overrides need not call `super`.
  func windowDidChange() {}
  /// Called after each ``layoutSubviews()``, whose overrides need not call `super`.
  func wasLaidOut() {}

  /// The size that fits the contents best. The default returns the current size.
  @discardableResult
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// As the longer form, with both axes at `fittingSizeLevel`.
  @discardableResult
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size that the constraints inside the view lead to, with a constraint of its own length to the target's along each
  /// axis, as strongly as the priorities say. Where several sizes are as good, the nearest to the target.
  ///
  /// Without constraints inside, a required axis has the target's length, and the other axes get what
  /// ``sizeThatFits(_:)`` returns for the target, in which 0 or less means any length.
  @discardableResult
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// The natural size of the contents, for constraints. ``noIntrinsicMetric``, the default, along an axis where they
  /// have none. How strongly it counts is up to ``contentHuggingPriority(for:)`` and
  /// ``contentCompressionResistancePriority(for:)``.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// −1: the contents have no natural size along this axis.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Call it when the contents want another size: the superview is laid out again. For a cell or its content
  /// view, the cell is asked for its size again.
  open func invalidateIntrinsicContentSize() {
    if constraining != nil { intrinsicSizeDidChange() }
    superview?.subviewWantsAnotherSize(self)
  }

  func subviewWantsAnotherSize(_ subview: UIView) {
    setNeedsLayout()
    contentHost?.contentWantsAnotherSize(subview)
  }

  // MARK: Constraints

  /// Whether the class works with constraints only, so that ``updateConstraints()`` has to be called once. Default
  /// false.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Called before the next layout after ``setNeedsUpdateConstraints()``, subviews first. Overrides change
  /// constraints, and call super at their end.
  open func updateConstraints() { constraining?.needsUpdate = false }
  /// Asks for ``updateConstraints()`` before the next layout. Many calls lead to one.
  open func setNeedsUpdateConstraints() { askForConstraints() }
  /// Whether ``updateConstraints()`` will be called before the next layout.
  @discardableResult
  open func needsUpdateConstraints() -> Bool { constraining?.needsUpdate ?? false }
  /// Calls ``updateConstraints()`` now for the view and its subviews, where it was asked for.
  open func updateConstraintsIfNeeded() { updateConstraintsInside() }

  /// How far the frame reaches beyond what constraints align, in points: shadows, badges. Default zero.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// What constraints align, for a frame: the frame less ``alignmentRectInsets``.
  @discardableResult
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame for what constraints align.
  @discardableResult
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The view inside this one, or this one, whose first baseline is this view's. Default: this view.
  open var forFirstBaselineLayout: UIView { self }
  /// The view inside this one, or this one, whose last baseline is this view's. Default: this view.
  open var forLastBaselineLayout: UIView { self }
  /// The baseline of the first line of text. Without text, the top edge.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ConstraintSide(view: self, .firstBaseline))
  }
  /// The baseline of the last line of text. Without text, the bottom edge.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ConstraintSide(view: self, .lastBaseline))
  }

  /// How strongly the view resists becoming larger than its contents along an axis. Default 250.
  @discardableResult
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging(along: axis)
  }
  /// Sets how strongly the view resists becoming larger than its contents.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setHugging(priority, along: axis)
  }
  /// How strongly the view resists becoming smaller than its contents along an axis. Default 750.
  @discardableResult
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    resistance(along: axis)
  }
  /// Sets how strongly the view resists becoming smaller than its contents.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setResistance(priority, along: axis) }

  /// Where a baseline lies: a share of the height, and a distance from there, in points.
  ///
  /// - Parameter width: That of contents that wrap.
  func baseline(isFirst: Bool, contentHeight: CGFloat, width: CGFloat?) -> (share: CGFloat, distance: CGFloat)
  {
    (isFirst ? 0 : 1, 0)
  }
  /// The font of the text on whose baselines the view is aligned. Nil without text.
  var fontOfText: UIFont? { nil }
  /// The room in which ``sizeToFit()`` measures the view.
  var roomToFit: CGSize { bounds.size }
  /// How strongly contents of this class count unless somebody says otherwise.
  var standardContentPriorities: ContentPriorities { ContentPriorities() }
  /// Whether the contents are as high as their width demands.
  var wrapsContents: Bool { false }
  /// Whether the width of contents that wrap enters the system after all others. Of several views that could get the room that is left, it
  /// is the last such view's.
  var entersLast: Bool { true }
  /// The height of contents that wrap, at a width.
  func contentHeight(forWidth width: CGFloat) -> CGFloat { intrinsicContentSize.height }
}
