import Foundation
@_spi(Children) import LayoutEngine

/// A rectangle that displays contents, contains other views, and handles events.
///
/// A view has the geometry of its layer: see ``CALayer``. As in UIKit, layout is lazy: ``layoutIfNeeded()``
/// or the window's next frame lays out marked views.
open class UIView: _ViewBase, UITraitEnvironment, CALayerDelegate, UIAccessibilityIdentification,
  UILargeContentViewerItem, UIPopoverPresentationControllerSourceItem
{
  /// The class of ``layer``, by default ``CALayer``. It's read once.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer, whose delegate is the view. Views with their own ``layerClass`` override this property with a
  /// narrower type: `override var layer: CAGradientLayer { super.layer as! CAGradientLayer }`.
  open var layer: CALayer { ownLayer }
  /// The layer regardless of overrides of ``layer``.
  package final let ownLayer: CALayer

  /// The subviews from back to front, if their `zPosition` is equal.
  open var subviews: [UIView] { children.elements }
  @exclusivity(unchecked) final var children = GapArray<UIView>()
  /// The superview, not retained.
  open var superview: UIView? { parent }
  /// The superview, which is cleared when it's deallocated: see ``ViewReference``.
  nonisolated(unsafe) final unowned(unsafe) var parent: UIView?

  // Declared together for cache locality as in ``CALayer``, with the one-byte properties next to each other.

  /// The view itself, if it has set this property.
  package unowned(unsafe) final var contentHost: (any ContentHost)?
  /// The last applied traits, with their serial number.
  final var appliedTraits = UITraitCollection.forNewView
  final var traitState: TraitState?
  final var constraining: ViewConstraints?
  package final var needsLayout = true
  final var hasDescendantNeedingLayout = false
  /// `true` if the view or a descendant waits for a constraint update.
  final var awaitsConstraints = false
  /// `true` if a subview has had an ``autoresizingMask``. If a class overrides that property, later changes
  /// of the value aren't noticed.
  final var hasMaskedSubviews = false

  final var ownTintAdjustmentMode = TintAdjustmentMode.automatic
  /// The mode of an image view, by default ``ContentMode/scaleToFill``. Other views ignore it.
  open var contentMode: ContentMode = .scaleToFill {
    didSet {
      noteChange()
      setNeedsDisplay()
    }
  }
  /// Resizes subviews by their ``autoresizingMask``. The default value is `true`.
  open var autoresizesSubviews = true
  /// `true` if the app and the ``autoresizingMask`` set the frame, and `false` if constraints set it. The
  /// default value is `true`.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { translationDidChange() } }
  }
  /// The view's response to right-to-left interfaces, not inherited by subviews.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet {
      guard semanticContentAttribute != oldValue else { return }
      noteChange()
      setNeedsLayout()
      directionDidChange()
    }
  }
  /// Makes live pages read out the view's ``accessibilityLabel``. The default value is `false`. Cells are
  /// always read out.
  @exclusivity(unchecked) open var isAccessibilityElement = false { didSet { noteChange() } }
  /// Makes live pages skip the view's contents. The default value is `false`.
  @exclusivity(unchecked) open var accessibilityElementsHidden = false { didSet { noteChange() } }
  /// The margins and lengths that change with the superview's size, by default none.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet {
      if !autoresizingMask.isEmpty { parent?.hasMaskedSubviews = true }
      if constraining != nil, autoresizingMask != oldValue { translationDidChange() }
    }
  }
  /// The view's role in live pages, by default none. Controls have their own.
  @exclusivity(unchecked) open var accessibilityTraits: UIAccessibilityTraits = .none {
    didSet { noteChange() }
  }

  final var ownReference: ViewReference?
  weak var viewController: UIViewController?

  final var observers: [Weak<KeyValueObserver>]?
  final var knownSafeArea: KnownSafeArea?

  /// The tag for ``viewWithTag(_:)``, by default 0.
  open var tag = 0
  /// Lets the view and its descendants receive touches. The default value is `true`, and `false` for image
  /// views and labels.
  open var isUserInteractionEnabled = true
  /// Lets the view receive more than the first finger. The default value is `false`. Gesture recognizers
  /// receive all fingers.
  open var isMultipleTouchEnabled = false
  /// Prevents other views from receiving touches at the same time. The default value is `false`.
  open var isExclusiveTouch = false
  /// Has no effect. The default value is `true`, and `false` for buttons.
  open var isOpaque = true
  /// The margins for subviews, in points, including the safe area.
  ///
  /// A value that you set excludes the safe area. The default value is 8 on all sides, or a controller's
  /// `systemMinimumLayoutMargins`.
  open var layoutMargins: UIEdgeInsets {
    get { wholeMargins }
    set { setMargins(.sides(newValue)) }
  }

  /// The ``layoutMargins`` as leading and trailing margins, which follow the layout direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { marginsByDirection }
    set { setMargins(.directional(newValue)) }
  }
  final var ownMargins: OwnMargins?
  var defaultMargin: CGFloat { Self.standardMargin }

  /// The view's own tint color, the superview's, or `UIColor.tintColor`. Setting `nil` removes the view's own
  /// color. The color is gray if ``tintAdjustmentMode`` is `dimmed`.
  open var tintColor: UIColor! {
    get { adjustedTintColor }
    set {
      ownTintColor = newValue
      ownLayer.noteChangeInside()
      tintColorDidChange()
    }
  }
  final var ownTintColor: UIColor?
  /// The display of the tint. The default value is `automatic`, which inherits the superview's mode and is
  /// never returned.
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

  /// The background color, resolved with the view's traits.
  open var backgroundColor: UIColor? {
    get { storedBackgroundColor }
    set {
      storedBackgroundColor = newValue
      resolveBackgroundColor()
    }
  }
  private var storedBackgroundColor: UIColor?
  private var isResolvingBackgroundColor = false

  final func resolveBackgroundColor() {
    isResolvingBackgroundColor = true
    layer.backgroundColor = storedBackgroundColor.map(resolved)
    isResolvingBackgroundColor = false
  }

  final func backgroundColorOfLayerDidChange(to color: CGColor?) {
    if !isResolvingBackgroundColor { storedBackgroundColor = color.map { UIColor(cgColor: $0) } }
  }

  /// The text that live pages read out. For a cell, `nil` means the visible texts.
  open var accessibilityLabel: String? { didSet { noteChange() } }
  /// The text read out after a control's label, such as "50%".
  open var accessibilityValue: String? { didSet { noteChange() } }
  /// `true` if live pages may read out the view, for example because it's a content host. Live pages read
  /// this property again after a change: see ``setNeedsDisplay()``.
  package var hasVoice: Bool {
    contentHost != nil || isAccessibilityElement || accessibilityElementsHidden
      || accessibilityTraits.contains(.header)
  }
  /// Stored, but not read out.
  open var accessibilityHint: String?
  /// An identifier for tests.
  open var accessibilityIdentifier: String?
  /// Stored without effect.
  open var showsLargeContentViewer: Bool {
    get { ownLayer.rarities?.largeContent.isShown ?? false }
    set { ownLayer.ownRarities.largeContent.isShown = newValue }
  }
  /// Stored without effect.
  open var largeContentTitle: String? {
    get { ownLayer.rarities?.largeContent.title }
    set { ownLayer.ownRarities.largeContent.title = newValue }
  }
  /// Stored without effect.
  open var largeContentImage: UIImage? {
    get { ownLayer.rarities?.largeContent.image }
    set { ownLayer.ownRarities.largeContent.image = newValue }
  }
  /// Stored without effect.
  open var scalesLargeContentImage: Bool {
    get { ownLayer.rarities?.largeContent.scalesImage ?? false }
    set { ownLayer.ownRarities.largeContent.scalesImage = newValue }
  }
  /// Stored without effect.
  open var largeContentImageInsets: UIEdgeInsets {
    get { ownLayer.rarities?.largeContent.imageInsets ?? .zero }
    set { ownLayer.ownRarities.largeContent.imageInsets = newValue }
  }

  /// Performs the view's tap action for keyboard users. If the result is `false`, the default, the view is
  /// tapped instead.
  @discardableResult
  open func accessibilityActivate() -> Bool { false }
  /// Increases the value of an `adjustable` view. Calls ``accessibilityIncrementBlock`` unless overridden.
  open func accessibilityIncrement() { accessibilityIncrementBlock?() }
  /// Decreases the value of an `adjustable` view. Calls ``accessibilityDecrementBlock`` unless overridden.
  open func accessibilityDecrement() { accessibilityDecrementBlock?() }
  /// The action of ``accessibilityIncrement()``. The default value is `nil`. Available since iOS 17.
  open var accessibilityIncrementBlock: (() -> Void)? {
    get { ownLayer.rarities?.accessibility.increment }
    set { ownLayer.ownRarities.accessibility.increment = newValue }
  }
  /// The action of ``accessibilityDecrement()``. The default value is `nil`. Available since iOS 17.
  open var accessibilityDecrementBlock: (() -> Void)? {
    get { ownLayer.rarities?.accessibility.decrement }
    set { ownLayer.ownRarities.accessibility.decrement = newValue }
  }
  /// Scrolls by a page. Returns `true` if the contents have moved. The default is `false`.
  @discardableResult
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// The elements inside the view, in the order of reading. The default value is `nil`: all of them.
  ///
  /// Live pages read this property for collection views. They hide cells that aren't among the elements.
  open var accessibilityElements: [Any]? {
    get { ownLayer.rarities?.accessibility.elements }
    set {
      ownLayer.ownRarities.accessibility.elements = newValue
      noteChange()
    }
  }

  /// Closes the view's overlay or presentation when Escape is pressed. Returns `true` if something was
  /// closed.
  @discardableResult
  open func accessibilityPerformEscape() -> Bool { false }
  /// Additional actions. The default value is `nil`. Live pages offer a cell's actions in a menu.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? { didSet { noteChange() } }

  /// Creates a view with a frame in the superview's coordinates, in points.
  public override init(frame: CGRect) {
    ownLayer = Self.makeLayer()
    super.init(frame: frame)
    adoptOwnLayer()
    setInitialFrame(frame)
  }

  /// Creates a view with an empty frame.
  public convenience init() { self.init(frame: .zero) }

  /// Creates an empty view.
  public required init?(coder: NSCoder) {
    ownLayer = Self.makeLayer()
    super.init(frame: .zero)
    adoptOwnLayer()
  }

  nonisolated deinit {
    ownReference?.clear()
    ownLayer.view = nil
    // A display list doesn't retain the view.
    if ownLayer.parent != nil { ownLayer.markChanged() }
    let children = children
    for index in children.indices where children[index].parent === self { children[index].parent = nil }
  }

  open override var next: UIResponder? { viewController ?? superview }

  // MARK: Geometry

  /// The position and size in the superview's coordinates. With a transform, it's the bounding box.
  open var frame: CGRect {
    get { ownLayer.frame }
    set {
      ownLayer.checkThread()
      observed(.frame) { assignFrame(newValue) }
      if constraining != nil { ownGeometryDidChange() }
    }
  }

  /// The view's own coordinates. Scrolling changes the origin, and resizing keeps `center`.
  open var bounds: CGRect {
    get { ownLayer.bounds }
    set {
      ownLayer.checkThread()
      observed(.bounds) { assignBounds(newValue) }
      if constraining != nil { ownGeometryDidChange() }
    }
  }

  /// The center in the superview's coordinates.
  open var center: CGPoint {
    get { ownLayer.position }
    set {
      ownLayer.checkThread()
      observed(.center) { ownLayer.position = newValue }
      if constraining != nil { ownGeometryDidChange() }
    }
  }

  /// The transform about the layer's anchor point, by default the identity. If ``transform3D`` leaves the
  /// plane, this is its affine part, and setting it discards the rest.
  open var transform: CGAffineTransform {
    get { ownLayer.affineTransform() }
    set { observed(.transform) { ownLayer.setAffineTransform(newValue) } }
  }

  /// The same transform as ``transform``, with depth and perspective.
  open var transform3D: CATransform3D {
    get { ownLayer.transform }
    set { observed(.transform3D) { ownLayer.transform = newValue } }
  }

  /// The point of the bounds that is at ``center``, in fractions of the size. Transforms apply about this
  /// point. Setting it moves the frame. The default value is (0.5, 0.5).
  open var anchorPoint: CGPoint {
    get { ownLayer.anchorPoint }
    set {
      observed(.frame) { ownLayer.anchorPoint = newValue }
      if constraining != nil { ownGeometryDidChange() }
    }
  }

  func assignFrame(_ frame: CGRect) { changeSize { ownLayer.frame = frame } }

  func assignBounds(_ bounds: CGRect) { changeSize { ownLayer.bounds = bounds } }

  /// Converts a point to `view`'s coordinates, or the window's if it's `nil`.
  @discardableResult
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { mapped(point, to: view) }
  /// Converts a point from `view`'s coordinates, or the window's if it's `nil`.
  @discardableResult
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { mapped(point, from: view) }
  /// Converts a rectangle to `view`'s coordinates, as a bounding box.
  @discardableResult
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { mapped(rect, to: view) }
  /// Converts a rectangle from `view`'s coordinates, as a bounding box.
  @discardableResult
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { mapped(rect, from: view) }

  // MARK: Appearance

  /// Hides the view and its descendants, which receive no touches. The default value is `false`, and `true`
  /// for windows.
  open var isHidden: Bool {
    get { ownLayer.isHidden || constraining?.hidesLater == true }
    set {
      observed(.isHidden) { setHidden(newValue) }
      constraining?.stack?.arrangedViewDidChange()
    }
  }

  /// The opacity, 0…1, multiplied by the superviews'.
  open var alpha: CGFloat {
    get { CGFloat(ownLayer.opacity) }
    set { observed(.alpha) { ownLayer.opacity = Float(min(1, max(0, newValue))) } }
  }

  /// Clips content beyond the bounds, including the view's own shadow. The default value is `false`, and
  /// `true` for scroll views. Subviews never receive touches beyond the bounds.
  open var clipsToBounds: Bool {
    get { ownLayer.masksToBounds }
    set { ownLayer.masksToBounds = newValue }
  }

  /// A view whose opacity masks this view and its descendants. The default value is `nil`. The mask has no
  /// superview, and its frame is in this view's coordinates. Hit testing ignores the mask.
  open var mask: UIView? {
    get { layer.rarities?.maskView }
    set { setMask(newValue) }
  }

  /// Returns a stretchable view with a fixed picture of this view.
  ///
  /// - Parameter afterUpdates: `true` to first lay out marked views.
  @discardableResult
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(of: bounds, afterScreenUpdates: afterUpdates, capInsets: .zero)
  }

  /// Returns a stretchable view with a fixed picture of a rectangle. The `capInsets` don't stretch.
  @discardableResult
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    snapshot(of: rect, afterScreenUpdates: afterUpdates, capInsets: capInsets)
  }

  /// Makes the next frame read the view's contents and accessibility anew. Call it when the result of an
  /// override or a displayed object changes.
  open func setNeedsDisplay() { noteChange() }

  /// Returns the contents to draw over the background and below the subviews.
  package func drawing(in bounds: CGRect) -> LayerDrawing? { nil }

  /// Called after ``tintColor`` or ``tintAdjustmentMode`` changes, including by a new superview. Overrides
  /// call super, which passes the call on to subviews without their own tint.
  open func tintColorDidChange() {
    for view in subviews where view.ownTintColor == nil { view.tintColorDidChange() }
  }

  // MARK: View hierarchy

  /// The window at the root of the tree.
  ///
  /// - Complexity: O(depth).
  open var window: UIWindow? { windowAbove }

  /// Adds the view in front, and removes it from its previous superview.
  open func addSubview(_ view: UIView) { insert(view, at: children.count) }

  /// Inserts the view at an index of ``subviews``, from 0 at the back. The index doesn't count the view
  /// itself.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts the view below `sibling`, or below all subviews if `sibling` isn't a subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: 0, nextTo: (sibling, offset: 0))
  }

  /// Inserts the view above `sibling`, or below all subviews if `sibling` isn't a subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: 0, nextTo: (sibling, offset: 1))
  }

  /// Moves a subview in front of siblings with the same `zPosition`.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: children.count - 1) }

  /// Moves a subview to the back of siblings with the same `zPosition`.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

  /// Swaps two subviews. An index out of range is an error.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    exchange(first, second)
  }

  /// Removes the view from its superview, if any, and ends the animations and gestures of the view and its
  /// descendants.
  open func removeFromSuperview() { detach(to: nil) }

  /// Returns `true` if `view` is this view or one of its ancestors.
  @discardableResult
  open func isDescendant(of view: UIView) -> Bool { liesIn(view) }

  /// Returns the first view with the tag, depth first, including this view.
  @discardableResult
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

  // MARK: Touches

  /// Returns the innermost view that receives touches at the point, in this view's coordinates. Hidden and
  /// transparent views and those without user interaction receive none.
  @discardableResult
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmostView(at: point, with: event)
  }

  /// Returns `true` if the point belongs to the view, by default if the bounds contain it.
  @discardableResult
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The gesture recognizers in the order of addition, or `nil`.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { storedGestureRecognizers }
    set { storedGestureRecognizers = newValue }
  }
  private var storedGestureRecognizers: [UIGestureRecognizer]? {
    didSet { gestureRecognizersDidChange(from: oldValue ?? []) }
  }

  /// Adds the recognizer, and removes it from its previous view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { add(gestureRecognizer) }

  /// Removes the recognizer and cancels its gesture.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { remove(gestureRecognizer) }

  /// Returns `true`, the default, if a gesture can begin. Called after the gesture's delegate, and also for
  /// gestures of superviews if their first finger came down in this view.
  @discardableResult
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Layout

  /// Marks the view for one layout at the next ``layoutIfNeeded()`` or frame.
  open func setNeedsLayout() { if !needsLayout { markForLayout() } }

  /// Called on the root of a tree when a view is marked for layout.
  func treeNeedsLayout() {}

  /// Called after a view became a subview.
  func subviewDidArrive(_ view: UIView) {}

  /// Called after a subview was removed.
  func subviewDidLeave(_ view: UIView) {}

  /// Lays out marked views, beginning with the highest superview that can be reached through marked
  /// superviews.
  open func layoutIfNeeded() { layoutMarkedAncestors() }

  /// Resizes the view to the result of `sizeThatFits`, at the same origin.
  open func sizeToFit() { fitSize() }

  /// Returns `false`, because nothing is edited.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { false }

  /// Returns ``bounds`` in another view's coordinates.
  @discardableResult
  open func frame(in referenceView: UIView) -> CGRect { convert(bounds, to: referenceView) }

  /// The direction of `leading` and `trailing`.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: traitCollection.layoutDirection)
  }

  /// The overlap of bars and notches with the view's edges, in points.
  ///
  /// This is the part of the superview's safe area that is in this view. At the root, it's zero unless a
  /// class overrides it.
  open var safeAreaInsets: UIEdgeInsets { inheritedSafeAreaInsets }

  var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }

  /// The superview's traits, overridden by the view's own. A removed view keeps them.
  open var traitCollection: UITraitCollection {
    updateTraitsFromScreen()
    return appliedTraits.traits
  }

  /// The style of this view and its descendants, by default unspecified.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { storedOverrideUserInterfaceStyle }
    set { storedOverrideUserInterfaceStyle = newValue }
  }
  private var storedOverrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if storedOverrideUserInterfaceStyle != oldValue { inheritTraits() } }
  }

  /// The view's own traits, which also apply to its subviews. They apply immediately. In UIKit, they apply
  /// before the next layout.
  open var traitOverrides: UITraitOverrides {
    get { traitState?.overrides ?? UITraitOverrides() }
    set { changeTraits { $0.overrides = newValue } }
  }
  /// The minimum text size, by default `nil`.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { traitState?.smallestText }
    set { changeTraits { $0.smallestText = newValue } }
  }
  /// The maximum text size, by default `nil`.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { traitState?.largestText }
    set { changeTraits { $0.largestText = newValue } }
  }
  /// Applies the screen's traits immediately.
  open func updateTraitsIfNeeded() { updateTraitsFromScreen() }

  var rootTraits: UITraitCollection { .ofMainScreen }

  /// Returns the key for observing a property, or `nil` if it can't be observed.
  class func observedKey(for keyPath: AnyKeyPath) -> ObservedKey? { ObservedKey(keyPath, of: Self.self) }

  // MARK: Animation

  /// Animates the changes in the block. By default, the animation eases in and out.
  ///
  /// Properties have their new values immediately. Animations are additive. An animation that interrupts
  /// another begins with the displayed position and velocity. Both run to their ends, and their completions
  /// receive `true`.
  ///
  /// Completions are called in the frame in which the duration ends, or in the next frame if nothing
  /// animates. They receive `false` if the animations were removed. A nested block runs with the outer
  /// block's duration, curve, and options, unless its options override them.
  ///
  /// The duration and the delay are in seconds. The values are set immediately, even if there's a delay. With
  /// a duration of 0 and no delay, nothing animates.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(lasting: duration, delay: delay, options: options, animations: animations, completion: completion)
  }

  /// Animates the changes in the block, easing in and out without a delay.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(lasting: duration, animations: animations, completion: completion)
  }

  /// Animates the changes in the block, easing in and out without a delay.
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(lasting: duration, animations: animations)
  }

  /// Animates with a spring. After `duration`, the spring has come to rest within a thousandth of the
  /// distance. At a ratio of 1, it doesn't oscillate.
  ///
  /// The velocity is a multiple of the total distance per second. For a distance of 200 points, 0.5 is 100
  /// points per second.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(
      settlingAfter: duration, dampingRatio: dampingRatio, velocity: CGVector(dx: velocity, dy: velocity))
    animate(by: timing, delay: delay, options: options, animations: animations, completion: completion)
  }

  /// Animates with keyframes, which share the duration.
  ///
  /// Values change linearly between keyframes. The curve applies to the whole animation and by default eases
  /// in and out. Changes outside of keyframes take the whole duration.
  @preconcurrency open class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: (@Sendable (Bool) -> Void)? = nil
  ) {
    let options = AnimationOptions(rawValue: options.rawValue)
    animate(lasting: duration, delay: delay, options: options, animations: animations, completion: completion)
  }

  /// Adds a keyframe to ``animateKeyframes(withDuration:delay:options:animations:completion:)``. The times
  /// are fractions of the whole duration, 0…1. Add a property's keyframes in chronological order.
  open class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    performKeyframe(from: frameStartTime, lasting: frameDuration, animations)
  }

  /// `true` if blocks animate.
  open class var areAnimationsEnabled: Bool { AnimationBlock.areEnabled }

  /// Enables or disables animations. While they're disabled, changes apply immediately, even in a block in
  /// progress, and later blocks complete in the next frame.
  open class func setAnimationsEnabled(_ enabled: Bool) { AnimationBlock.areEnabled = enabled }

  /// Applies the block's changes immediately, even inside an animation block.
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    applyAtOnce(actionsWithoutAnimation)
  }

  /// The duration of the current animation block, in seconds, or 0.
  open class var inheritedAnimationDuration: TimeInterval { AnimationBlock.current?.run.timing.duration ?? 0 }

  // MARK: For subclasses

  /// Lays out the subviews in ``bounds``. Don't call it yourself: call ``setNeedsLayout()``.
  open func layoutSubviews() {}
  /// Lays out a layer whose delegate is the view. For the view's own layer, calls ``layoutSubviews()``.
  /// Overrides call super.
  open func layoutSublayers(of layer: CALayer) { if layer === ownLayer { layOutSubviewsForController() } }
  /// Returns the action for a layer property. Inside an animation block, this animates the change by default.
  /// Outside, returns `NSNull`.
  @discardableResult
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    AnimationBlock.current == nil ? NSNull() : AnimatedChange.shared
  }
  /// Called after ``layoutMargins`` changes. By default, requests a layout.
  open func layoutMarginsDidChange() { setNeedsLayout() }
  /// Called during layout after the safe area changes, after ``layoutMarginsDidChange()``.
  open func safeAreaInsetsDidChange() {}
  /// Called after the traits change. Update layer colors here, because they don't follow the traits.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called before ``traitCollectionDidChange(_:)``.
  func traitsDidChange(from previous: UITraitCollection) {}
  /// Called after a view is added, but not after a reorder.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview leaves.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes. `newSuperview` is `nil` for a removal.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after ``superview`` changes.
  open func didMoveToSuperview() {}
  /// Called before the window changes, superviews first.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after ``window`` changes, superviews first.
  open func didMoveToWindow() {}
  /// Called before ``didMoveToWindow()``, whose overrides don't have to call `super`.
  func windowDidChange() {}
  /// Called after ``layoutSubviews()``, whose overrides don't have to call `super`.
  func wasLaidOut() {}

  /// Returns the best size for the contents, by default the current size.
  @discardableResult
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Returns the size that fits the target, with `fittingSizeLevel` for both axes.
  @discardableResult
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// Returns the size that the constraints inside the view require. The target's lengths count as constraints
  /// with the given priorities. Among equally good sizes, returns the one nearest to the target.
  ///
  /// If there are no constraints inside, a required axis has the target's length. The other axes have the
  /// result of ``sizeThatFits(_:)``, which treats a target length of 0 or less as unlimited.
  @discardableResult
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// The natural size of the contents, by default ``noIntrinsicMetric``. See ``contentHuggingPriority(for:)``
  /// and ``contentCompressionResistancePriority(for:)``.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The length of an axis without a natural size, −1.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Call this method when the contents need another size. The superview is then laid out again, or the cell
  /// is measured again.
  open func invalidateIntrinsicContentSize() {
    if constraining != nil { intrinsicSizeDidChange() }
    superview?.subviewWantsAnotherSize(self)
  }

  func subviewWantsAnotherSize(_ subview: UIView) {
    setNeedsLayout()
    contentHost?.contentWantsAnotherSize(subview)
  }

  // MARK: Constraints

  /// `true` to request one ``updateConstraints()`` call. The default value is `false`.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Called before the next layout after ``setNeedsUpdateConstraints()``, subviews first. Overrides call
  /// super at the end.
  open func updateConstraints() { constraining?.needsUpdate = false }
  /// Requests one call of ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() { askForConstraints() }
  /// `true` if ``updateConstraints()`` is requested.
  @discardableResult
  open func needsUpdateConstraints() -> Bool { constraining?.needsUpdate ?? false }
  /// Performs requested ``updateConstraints()`` calls in the view and its subviews.
  open func updateConstraintsIfNeeded() { updateConstraintsInside() }

  /// The insets of the rectangle for constraints, in points. The default value is zero.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Returns the frame inset by ``alignmentRectInsets``.
  @discardableResult
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// Returns the frame for an alignment rectangle.
  @discardableResult
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The view for the first baseline, by default this view.
  open var forFirstBaselineLayout: UIView { self }
  /// The view for the last baseline, by default this view.
  open var forLastBaselineLayout: UIView { self }
  /// The first line's baseline, or the top edge.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ConstraintSide(view: self, .firstBaseline))
  }
  /// The last line's baseline, or the bottom edge.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ConstraintSide(view: self, .lastBaseline))
  }

  /// Returns the resistance to growing beyond the contents. The default value is 250.
  @discardableResult
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging(along: axis)
  }
  /// Sets the resistance to growing beyond the contents.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setHugging(priority, along: axis)
  }
  /// Returns the resistance to shrinking below the contents. The default value is 750.
  @discardableResult
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    resistance(along: axis)
  }
  /// Sets the resistance to shrinking below the contents.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setResistance(priority, along: axis) }

  /// Returns a baseline, as a share of the height plus a distance in points.
  func baseline(isFirst: Bool, contentHeight: CGFloat, width: CGFloat?) -> (share: CGFloat, distance: CGFloat)
  {
    (isFirst ? 0 : 1, 0)
  }
  var fontOfText: UIFont? { nil }
  /// The size that is available to ``sizeToFit()``.
  var roomToFit: CGSize { bounds.size }
  var standardContentPriorities: ContentPriorities { ContentPriorities() }
  /// `true` if the height of the contents depends on their width.
  var wrapsContents: Bool { false }
  /// `true` if wrapping contents enter the constraint system after all others. The last of them get the
  /// remaining space.
  var entersLast: Bool { true }
  func contentHeight(forWidth width: CGFloat) -> CGFloat { intrinsicContentSize.height }
}
