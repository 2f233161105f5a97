import Foundation
@_spi(Children) import LayoutEngine

/// A rectangle on screen that displays contents, contains other views, and handles events.
///
/// The view's geometry is its layer's: see ``CALayer``. As in UIKit, layout is lazy. A change of size marks
/// the view, and ``layoutIfNeeded()`` or the window's next frame lays it out once.
open class UIView: _ViewBase, UITraitEnvironment, CALayerDelegate, UIAccessibilityIdentification,
  UILargeContentViewerItem, UIPopoverPresentationControllerSourceItem
{
  /// The class of ``layer``, read once when the view is created. A class that isn't a ``CALayer`` counts as
  /// `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer with the geometry and appearance of the view, which is its delegate.
  ///
  /// Views with their own ``layerClass`` override it with a narrower type:
  /// `override var layer: CAGradientLayer { super.layer as! CAGradientLayer }`.
  open var layer: CALayer { ownLayer }
  /// The view's actual layer, even if ``layer`` is overridden.
  package final let ownLayer: CALayer

  /// The subviews from back to front, for layers with the same `zPosition`.
  open var subviews: [UIView] { children.elements }
  @exclusivity(unchecked) final var children = GapArray<UIView>()
  /// The superview, or `nil` for a root. It isn't retained: a superview retains its subviews.
  open var superview: UIView? { parent }
  /// The superview, cleared when it's deallocated: see ``ViewReference``.
  nonisolated(unsafe) final unowned(unsafe) var parent: UIView?

  // Each frame or layout reads most properties from `children` to `accessibilityTraits` of every view. They
  // are stored together as in ``CALayer``, with the one-byte properties next to each other.

  /// The view itself, if it conforms to the protocol and has set this property.
  package unowned(unsafe) final var contentHost: (any ContentHost)?
  /// The traits last applied to the view, with their serial number.
  final var appliedTraits = UITraitCollection.forNewView
  /// The view's trait state beyond inheritance, or `nil` if there is none.
  final var traitState: TraitState?
  /// The view's constraint data, or `nil` if there is none.
  final var constraining: ViewConstraints?
  package final var needsLayout = true
  final var hasDescendantNeedingLayout = false
  /// `true` if the view or a descendant is waiting for a constraint update.
  final var awaitsConstraints = false
  /// `true` if a subview has or had an ``autoresizingMask``.
  ///
  /// A mask from an override isn't noticed if it changes after the view is added.
  final var hasMaskedSubviews = false

  /// The view's own ``tintAdjustmentMode``.
  final var ownTintAdjustmentMode = TintAdjustmentMode.automatic
  /// The mode for fitting an image view's image into its bounds.
  ///
  /// The default value is ``ContentMode/scaleToFill``. Other views ignore it.
  open var contentMode: ContentMode = .scaleToFill {
    didSet {
      noteChange()
      setNeedsDisplay()
    }
  }
  /// A Boolean value that indicates whether a change of size resizes the subviews by their
  /// ``autoresizingMask``. The default value is `true`.
  open var autoresizesSubviews = true
  /// A Boolean value that indicates whether the app sets the view's frame, which its ``autoresizingMask``
  /// resizes. The default value is `true`.
  ///
  /// If it's `false`, constraints determine the frame.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { translationDidChange() } }
  }
  /// The attribute that determines whether the view flips its sides in right-to-left interfaces. Subviews
  /// don't inherit it.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet {
      guard semanticContentAttribute != oldValue else { return }
      noteChange()
      setNeedsLayout()
      directionDidChange()
    }
  }
  /// A Boolean value that indicates whether live pages read out the view's ``accessibilityLabel``.
  ///
  /// The default value is `false`. Cells are always read out.
  @exclusivity(unchecked) open var isAccessibilityElement = false { didSet { noteChange() } }
  /// A Boolean value that indicates whether live pages skip the view's contents when reading out. The default
  /// value is `false`.
  @exclusivity(unchecked) open var accessibilityElementsHidden = false { didSet { noteChange() } }
  /// The margins and lengths that change with the superview's size. The default value is empty, which leaves
  /// the frame unchanged.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet {
      if !autoresizingMask.isEmpty { parent?.hasMaskedSubviews = true }
      if constraining != nil, autoresizingMask != oldValue { translationDidChange() }
    }
  }
  /// The view's role in live pages, such as a button or an adjustable control.
  ///
  /// The default value is none. Controls have their own.
  @exclusivity(unchecked) open var accessibilityTraits: UIAccessibilityTraits = .none {
    didSet { noteChange() }
  }

  /// The view's reference, or `nil` if no object has requested it.
  final var ownReference: ViewReference?
  /// The controller of this view.
  weak var viewController: UIViewController?

  /// The observers of the view's properties, or `nil` if there has never been one.
  final var observers: [Weak<KeyValueObserver>]?
  /// The last reported safe area, or `nil` if it's zero.
  final var knownSafeArea: KnownSafeArea?

  /// The tag for ``viewWithTag(_:)``. The default value is 0.
  open var tag = 0
  /// A Boolean value that indicates whether the view and its descendants receive touches.
  ///
  /// The default value is `true`. Image views and labels set it to `false`.
  open var isUserInteractionEnabled = true
  /// A Boolean value that indicates whether the view receives more than the first finger.
  ///
  /// The default value is `false`. Gesture recognizers always receive all fingers.
  open var isMultipleTouchEnabled = false
  /// A Boolean value that indicates whether touches are exclusive to the view. The default value is `false`.
  ///
  /// If it's `true`, the view gets no finger while another view has one, and other views get none while this
  /// view has one.
  open var isExclusiveTouch = false
  /// Has no effect. Content under the view is always drawn. The default value is `true`, and `false` for
  /// buttons.
  open var isOpaque = true
  /// The margins for subviews, in points, including the safe area.
  ///
  /// Setting it sets the margins without the safe area. The default value is 8 on all sides. For a
  /// controller's view, it's the controller's `systemMinimumLayoutMargins`.
  open var layoutMargins: UIEdgeInsets {
    get { wholeMargins }
    set { setMargins(.sides(newValue)) }
  }

  /// The ``layoutMargins`` by layout direction. Values set here stay leading and trailing when the direction
  /// changes.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { marginsByDirection }
    set { setMargins(.directional(newValue)) }
  }
  /// The margins set by the app.
  final var ownMargins: OwnMargins?
  /// The margin on each side if none is set.
  var defaultMargin: CGFloat { Self.standardMargin }

  /// The tint color of the view, or the superview's if the view has none.
  ///
  /// Without a superview, it's `UIColor.tintColor`. Setting `nil` removes the view's own color. If
  /// ``tintAdjustmentMode`` is `dimmed`, the color is gray.
  open var tintColor: UIColor! {
    get { adjustedTintColor }
    set {
      ownTintColor = newValue
      ownLayer.noteChangeInside()
      tintColorDidChange()
    }
  }
  final var ownTintColor: UIColor?
  /// The mode for displaying the tint: unchanged, or dimmed like content under an alert.
  ///
  /// The default value is `automatic`, which inherits the superview's mode. The getter never returns
  /// `automatic`.
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

  /// The background color, resolved with the view's traits, and again after they change.
  open var backgroundColor: UIColor? {
    get { storedBackgroundColor }
    set {
      storedBackgroundColor = newValue
      resolveBackgroundColor()
    }
  }
  private var storedBackgroundColor: UIColor?
  private var isResolvingBackgroundColor = false

  /// Sets the layer's background color for the view's traits.
  final func resolveBackgroundColor() {
    isResolvingBackgroundColor = true
    layer.backgroundColor = storedBackgroundColor.map(resolved)
    isResolvingBackgroundColor = false
  }

  final func backgroundColorOfLayerDidChange(to color: CGColor?) {
    if !isResolvingBackgroundColor { storedBackgroundColor = color.map { UIColor(cgColor: $0) } }
  }

  /// The text that live pages read out. For a cell, `nil` means the cell's visible texts.
  open var accessibilityLabel: String? { didSet { noteChange() } }
  /// The text that live pages read out after a control's label, such as "50 %".
  open var accessibilityValue: String? { didSet { noteChange() } }
  /// `true` if live pages may read out the view, because of its accessibility properties or because it's a
  /// content host such as a list or a cell.
  ///
  /// It's read again after a change of the view: see ``setNeedsDisplay()``.
  package var hasVoice: Bool {
    contentHost != nil || isAccessibilityElement || accessibilityElementsHidden
      || accessibilityTraits.contains(.header)
  }
  /// The accessibility hint. It's stored, but live pages don't read it out.
  open var accessibilityHint: String?
  /// An identifier for finding the view in tests. Nothing here reads it.
  open var accessibilityIdentifier: String?
  /// A stored value without effect, because there is no large content viewer. The default value is `false`.
  open var showsLargeContentViewer: Bool {
    get { ownLayer.rarities?.largeContent.isShown ?? false }
    set { ownLayer.ownRarities.largeContent.isShown = newValue }
  }
  /// A stored value without effect. The default value is `nil`.
  open var largeContentTitle: String? {
    get { ownLayer.rarities?.largeContent.title }
    set { ownLayer.ownRarities.largeContent.title = newValue }
  }
  /// A stored value without effect. The default value is `nil`.
  open var largeContentImage: UIImage? {
    get { ownLayer.rarities?.largeContent.image }
    set { ownLayer.ownRarities.largeContent.image = newValue }
  }
  /// A stored value without effect. The default value is `false`.
  open var scalesLargeContentImage: Bool {
    get { ownLayer.rarities?.largeContent.scalesImage ?? false }
    set { ownLayer.ownRarities.largeContent.scalesImage = newValue }
  }
  /// A stored value without effect. The default value is zero.
  open var largeContentImageInsets: UIEdgeInsets {
    get { ownLayer.rarities?.largeContent.imageInsets ?? .zero }
    set { ownLayer.ownRarities.largeContent.imageInsets = newValue }
  }

  /// Performs the view's tap action for keyboard users, and returns `true` if it did something.
  ///
  /// The default implementation returns `false`, and the view is tapped instead.
  @discardableResult
  open func accessibilityActivate() -> Bool { false }
  /// Increases the value of a view with the trait `adjustable`. The default implementation does nothing.
  open func accessibilityIncrement() {}
  /// Decreases the value of a view with the trait `adjustable`. The default implementation does nothing.
  open func accessibilityDecrement() {}

  /// Closes the view's overlay or presentation when the user presses Escape, and returns `true` if it did.
  ///
  /// The default implementation does nothing.
  @discardableResult
  open func accessibilityPerformEscape() -> Bool { false }
  /// Additional actions for the view. Live pages offer a cell's actions in a menu. The default value is
  /// `nil`.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? { didSet { noteChange() } }

  /// Creates a view with a frame in the superview's coordinates, in points. The origin of the bounds is zero.
  public override init(frame: CGRect) {
    ownLayer = Self.makeLayer()
    super.init(frame: frame)
    adoptOwnLayer()
    setInitialFrame(frame)
  }

  /// Creates a view with an empty frame at the superview's origin.
  public convenience init() { self.init(frame: .zero) }

  /// Creates an empty view, because there are no archives to decode here.
  public required init?(coder: NSCoder) {
    ownLayer = Self.makeLayer()
    super.init(frame: .zero)
    adoptOwnLayer()
  }

  nonisolated deinit {
    ownReference?.clear()
    ownLayer.view = nil
    // A display list refers to the view without retaining it for as long as the layer is unchanged.
    if ownLayer.parent != nil { ownLayer.markChanged() }
    let children = children
    for index in children.indices where children[index].parent === self { children[index].parent = nil }
  }

  open override var next: UIResponder? { viewController ?? superview }

  // MARK: Geometry

  /// The position and size in the superview's coordinates.
  ///
  /// With a transform, the frame is the bounding box. Use `center` and `bounds` instead.
  open var frame: CGRect {
    get { ownLayer.frame }
    set {
      observed(.frame) { assignFrame(newValue) }
      if constraining != nil { ownGeometryDidChange() }
    }
  }

  /// The view's own coordinates. Scrolling changes the origin. A change of size keeps `center`.
  open var bounds: CGRect {
    get { ownLayer.bounds }
    set {
      observed(.bounds) { assignBounds(newValue) }
      if constraining != nil { ownGeometryDidChange() }
    }
  }

  /// The view's center in the superview's coordinates.
  open var center: CGPoint {
    get { ownLayer.position }
    set {
      observed(.center) { ownLayer.position = newValue }
      if constraining != nil { ownGeometryDidChange() }
    }
  }

  /// The transform about the layer's anchor point, by default the middle.
  ///
  /// It changes neither ``center`` nor ``bounds``. The default value is the identity.
  ///
  /// If ``transform3D`` leaves the plane, this is its affine part, and setting it discards the rest.
  open var transform: CGAffineTransform {
    get { ownLayer.affineTransform() }
    set { observed(.transform) { ownLayer.setAffineTransform(newValue) } }
  }

  /// The transform with depth and perspective. It's the same transform as ``transform``.
  open var transform3D: CATransform3D {
    get { ownLayer.transform }
    set { observed(.transform3D) { ownLayer.transform = newValue } }
  }

  /// The point of the bounds at ``center``, about which transforms apply.
  ///
  /// It's the layer's anchor point, in fractions of the size.
  ///
  /// Setting it moves the frame and keeps ``center``. The default value is (0.5, 0.5).
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

  /// Converts a point from this view's coordinates to `view`'s, or to the root's (the window's) if `view` is
  /// `nil`.
  @discardableResult
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { mapped(point, to: view) }
  /// Converts a point to this view's coordinates from `view`'s, or from the root's if `view` is `nil`.
  @discardableResult
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { mapped(point, from: view) }
  /// Converts a rectangle from this view's coordinates to `view`'s. Returns the bounding box.
  @discardableResult
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { mapped(rect, to: view) }
  /// Converts a rectangle from `view`'s coordinates to this view's. Returns the bounding box.
  @discardableResult
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { mapped(rect, from: view) }

  // MARK: Appearance

  /// A Boolean value that indicates whether the view is hidden. The default value is `false`, and `true` for
  /// windows.
  ///
  /// A hidden view and its descendants aren't drawn and receive no touches. The view stays in the hierarchy.
  open var isHidden: Bool {
    get { ownLayer.isHidden || constraining?.hidesLater == true }
    set {
      observed(.isHidden) { setHidden(newValue) }
      constraining?.stack?.arrangedViewDidChange()
    }
  }

  /// The opacity, 0…1, multiplied by the superviews' opacities.
  open var alpha: CGFloat {
    get { CGFloat(ownLayer.opacity) }
    set { observed(.alpha) { ownLayer.opacity = Float(min(1, max(0, newValue))) } }
  }

  /// A Boolean value that indicates whether content beyond the bounds is clipped, including the view's own
  /// shadow.
  ///
  /// The default value is `false`. Scroll views set it to `true`. Subviews never receive touches beyond the
  /// bounds.
  open var clipsToBounds: Bool {
    get { ownLayer.masksToBounds }
    set { ownLayer.masksToBounds = newValue }
  }

  /// A view whose opacity masks this view and its descendants. The default value is `nil`, for no mask.
  ///
  /// The colors of the mask don't matter. The mask lies in this view's coordinates and has no superview. Hit
  /// testing ignores it.
  open var mask: UIView? {
    get { layer.rarities?.maskView }
    set { setMask(newValue) }
  }

  /// Returns a view of the same size with a picture of this view within its bounds.
  ///
  /// The picture doesn't change later and stretches with the new view's bounds.
  ///
  /// - Parameter afterUpdates: `true` to first lay out views that are marked for layout. Property values are
  ///   always current, because there is no picture of the previous frame.
  @discardableResult
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(of: bounds, afterScreenUpdates: afterUpdates, capInsets: .zero)
  }

  /// Returns a view like ``snapshotView(afterScreenUpdates:)`` for a part of the view, in the view's
  /// coordinates.
  ///
  /// - Parameter capInsets: The edges that stay unstretched when the snapshot is stretched.
  @discardableResult
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    snapshot(of: rect, afterScreenUpdates: afterUpdates, capInsets: capInsets)
  }

  /// Makes the next frame read the view's contents and accessibility anew.
  ///
  /// A view's own properties call this method themselves. Call it when the result of an override changes, or
  /// when an object that the view displays changes internally.
  open func setNeedsDisplay() { noteChange() }

  /// Returns the view's own contents, drawn over its background and below its subviews.
  package func drawing(in bounds: CGRect) -> LayerDrawing? { nil }

  /// Called after ``tintColor`` or ``tintAdjustmentMode`` was set on this view or a superview, and when the
  /// view gets a superview with another tint.
  ///
  /// Overrides call super, which passes the call on to subviews without their own tint.
  open func tintColorDidChange() {
    for view in subviews where view.ownTintColor == nil { view.tintColorDidChange() }
  }

  // MARK: View hierarchy

  /// The window at the root of the view's tree, or `nil` if there is none.
  ///
  /// - Complexity: O(depth).
  open var window: UIWindow? { windowAbove }

  /// Adds the view in front of all subviews and removes it from its previous superview.
  open func addSubview(_ view: UIView) { insert(view, at: children.count) }

  /// Inserts the view at an index of ``subviews``, counted without the view itself.
  ///
  /// Index 0 is at the back. An index beyond the ends means the end.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts the view directly below `sibling`, or below all subviews if `sibling` isn't a subview of this
  /// view.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: 0, nextTo: (sibling, offset: 0))
  }

  /// Inserts the view directly above `sibling`, or below all subviews if `sibling` isn't a subview of this
  /// view.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: 0, nextTo: (sibling, offset: 1))
  }

  /// Moves a subview in front of its siblings.
  ///
  /// The `zPosition` of layers takes precedence over this order. Does nothing for other views.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: children.count - 1) }

  /// Moves a subview to the back of its siblings.
  ///
  /// The `zPosition` of layers takes precedence over this order. Does nothing for other views.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

  /// Swaps two subviews. An index out of the range of ``subviews`` is an error.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    exchange(first, second)
  }

  /// Removes the view from its superview, and ends the animations and gestures of the view and its
  /// descendants.
  ///
  /// Does nothing without a superview.
  open func removeFromSuperview() { detach(to: nil) }

  /// Returns `true` if `view` is this view or one of its ancestors.
  @discardableResult
  open func isDescendant(of view: UIView) -> Bool { liesIn(view) }

  /// Returns the first view with the tag: this view, or a descendant in depth-first order.
  @discardableResult
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

  // MARK: Touches

  /// Returns the innermost view that receives touches at the point, or `nil` if neither this view nor a
  /// descendant does.
  ///
  /// The point is in this view's coordinates.
  ///
  /// Views that are hidden, transparent, or without user interaction receive none.
  @discardableResult
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmostView(at: point, with: event)
  }

  /// Returns `true` if the point, in this view's coordinates, belongs to the view. By default, the bounds
  /// must contain it.
  @discardableResult
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The gesture recognizers in the order in which they were added, or `nil` if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { storedGestureRecognizers }
    set { storedGestureRecognizers = newValue }
  }
  private var storedGestureRecognizers: [UIGestureRecognizer]? {
    didSet { gestureRecognizersDidChange(from: oldValue ?? []) }
  }

  /// Adds the recognizer and removes it from its previous view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { add(gestureRecognizer) }

  /// Removes the recognizer. A gesture in progress is canceled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { remove(gestureRecognizer) }

  /// Returns `true` if a gesture can begin. The default implementation returns `true`.
  ///
  /// It's called after the gesture's delegate, for gestures of this view, and for gestures of views above it
  /// if their first finger came down in this view.
  @discardableResult
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Layout

  /// Marks the view for layout at the next ``layoutIfNeeded()`` or frame. Many calls lead to one layout.
  open func setNeedsLayout() { if !needsLayout { markForLayout() } }

  /// Called on the root of a tree after a view in it was marked for layout.
  func treeNeedsLayout() {}

  /// Called after a subview was added or removed.
  func subviewsDidChange() {}

  /// Lays out the marked views, starting at the highest view in the unbroken chain of marked views above this
  /// one.
  open func layoutIfNeeded() { layoutMarkedAncestors() }

  /// Resizes the view to the result of `sizeThatFits` for the current size. The origin doesn't change.
  open func sizeToFit() { fitSize() }

  /// Returns `false`, because there is no keyboard here and nothing is edited.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { false }

  /// Returns ``bounds`` in the coordinates of another view in the same window.
  @discardableResult
  open func frame(in referenceView: UIView) -> CGRect { convert(bounds, to: referenceView) }

  /// The direction for `leading` and `trailing` in this view.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: traitCollection.layoutDirection)
  }

  /// The overlap of bars and notches with the view's edges, in points.
  ///
  /// It's the part of the superview's safe area that reaches into this view. At the root it's zero unless a
  /// class overrides it: windows have no safe area.
  open var safeAreaInsets: UIEdgeInsets { inheritedSafeAreaInsets }

  /// The part of the safe area that is passed on to subviews.
  var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }

  /// The superview's traits, overridden by the view's own.
  ///
  /// A view removed from its superview keeps the traits that it had there.
  open var traitCollection: UITraitCollection {
    updateTraitsFromScreen()
    return appliedTraits.traits
  }

  /// The light or dark style of this view and its descendants. The default value is unspecified, which
  /// inherits the style.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { storedOverrideUserInterfaceStyle }
    set { storedOverrideUserInterfaceStyle = newValue }
  }
  private var storedOverrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if storedOverrideUserInterfaceStyle != oldValue { inheritTraits() } }
  }

  /// The traits that the view sets for itself and its subviews.
  ///
  /// Changes apply to descendants immediately. In UIKit they apply before the next layout.
  open var traitOverrides: UITraitOverrides {
    get { traitState?.overrides ?? UITraitOverrides() }
    set { changeTraits { $0.overrides = newValue } }
  }
  /// The smallest text size of the view and its subviews. The default value is `nil`, for no limit.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { traitState?.smallestText }
    set { changeTraits { $0.smallestText = newValue } }
  }
  /// The largest text size of the view and its subviews. The default value is `nil`, for no limit.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { traitState?.largestText }
    set { changeTraits { $0.largestText = newValue } }
  }
  /// Applies changes of the screen's traits immediately instead of at the next layout.
  open func updateTraitsIfNeeded() { updateTraitsFromScreen() }

  /// The inherited traits of a view without a superview.
  var rootTraits: UITraitCollection { .ofMainScreen }

  /// Returns the property for a key path of this class, or `nil` if it can't be observed.
  class func observedKey(for keyPath: AnyKeyPath) -> ObservedKey? { ObservedKey(keyPath, of: Self.self) }

  // MARK: Animation

  /// Animates the changes in the block. By default, the animation eases in and out.
  ///
  /// Properties have their new values immediately, and the display follows over time. Animations are
  /// additive. An animation that interrupts another begins with the displayed position and velocity. Both run
  /// to their ends, and their completions receive `true`.
  ///
  /// The frame clock calls completions in the frame in which the duration ends, or in the next frame if
  /// nothing animates. A nested block runs with the outer block's duration, curve, and options, unless its
  /// options override them.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds. 0 without a delay applies everything immediately.
  ///   - delay: The delay before visible movement, in seconds. The values are set immediately.
  ///   - completion: Receives `false` if the animations were removed, with the view or by
  ///     `removeAllAnimations()`.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(lasting: duration, delay: delay, options: options, animations: animations, completion: completion)
  }

  /// Animates without delay, easing in and out.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(lasting: duration, animations: animations, completion: completion)
  }

  /// Animates without delay, easing in and out.
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(lasting: duration, animations: animations)
  }

  /// Animates with a spring. After `duration`, the spring has come to rest within a thousandth of the
  /// distance.
  ///
  /// - Parameters:
  ///   - dampingRatio: At 1 the spring doesn't oscillate. The closer the ratio is to 0, the more it
  ///     oscillates.
  ///   - velocity: The initial velocity, in total distances per second. For a distance of 200 points, 0.5 is
  ///     100 points per second.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(
      settlingAfter: duration, dampingRatio: dampingRatio, velocity: CGVector(dx: velocity, dy: velocity))
    animate(by: timing, delay: delay, options: options, animations: animations, completion: completion)
  }

  /// Animates with keyframes. The keyframes added in the block share the duration, and each changes its
  /// values within a part of it.
  ///
  /// Values change linearly between keyframes. The curve applies to the whole animation and by default eases
  /// in and out. Changes outside of keyframes animate for the whole duration.
  @preconcurrency open class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: (@Sendable (Bool) -> Void)? = nil
  ) {
    let options = AnimationOptions(rawValue: options.rawValue)
    animate(lasting: duration, delay: delay, options: options, animations: animations, completion: completion)
  }

  /// Adds a keyframe. Call it in the block of
  /// ``animateKeyframes(withDuration:delay:options:animations:completion:)``. Add keyframes for a property in
  /// chronological order.
  ///
  /// - Parameters:
  ///   - frameStartTime: The start, as a fraction of the whole duration, 0…1.
  ///   - frameDuration: The length, as a fraction of the whole duration, 0…1.
  open class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    performKeyframe(from: frameStartTime, lasting: frameDuration, animations)
  }

  /// `true` if blocks animate. Otherwise their changes apply immediately.
  open class var areAnimationsEnabled: Bool { AnimationBlock.areEnabled }

  /// Enables or disables animations. Running animations continue.
  ///
  /// While animations are disabled, changes apply immediately, even in a block in progress, and later blocks
  /// complete in the next frame.
  open class func setAnimationsEnabled(_ enabled: Bool) { AnimationBlock.areEnabled = enabled }

  /// Applies the block's changes immediately, even inside an animation block. Running animations continue.
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    applyAtOnce(actionsWithoutAnimation)
  }

  /// The duration of the current animation block, in seconds, or 0 outside of animation blocks.
  open class var inheritedAnimationDuration: TimeInterval { AnimationBlock.current?.run.timing.duration ?? 0 }

  // MARK: For subclasses

  /// Lays out the subviews in ``bounds``. The default implementation does nothing.
  ///
  /// ``layoutIfNeeded()`` and the window's frames call it. Don't call it yourself: call ``setNeedsLayout()``
  /// instead.
  open func layoutSubviews() {}
  /// Called when the view's layer, or another layer with the view as its delegate, is laid out.
  ///
  /// For the view's own layer, the default implementation calls ``layoutSubviews()``. Overrides call super.
  open func layoutSublayers(of layer: CALayer) { if layer === ownLayer { layOutSubviewsForController() } }
  /// Returns the action for a change of a layer property.
  ///
  /// Inside an animation block, the change animates unless an override decides otherwise. Outside of one, the
  /// default implementation returns `NSNull`, and nothing happens.
  @discardableResult
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    AnimationBlock.current == nil ? NSNull() : AnimatedChange.shared
  }
  /// Called after ``layoutMargins`` changed, directly or with the safe area. The default implementation
  /// requests a layout.
  open func layoutMarginsDidChange() { setNeedsLayout() }
  /// Called during layout after the safe area has changed, after ``layoutMarginsDidChange()``.
  ///
  /// The default implementation does nothing.
  open func safeAreaInsetsDidChange() {}
  /// Called after the view's traits changed, including by a move to another superview.
  ///
  /// Update layer colors here, because they don't follow the traits automatically.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called before ``traitCollectionDidChange(_:)``.
  func traitsDidChange(from previous: UITraitCollection) {}
  /// Called after a view was added, but not after a reorder among its siblings.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed or moves to another superview.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes. The new superview is `nil` if the view is removed.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after ``superview`` changed, including to `nil`.
  open func didMoveToSuperview() {}
  /// Called before the view enters, changes, or leaves (`nil`) its window. Superviews are called before their
  /// subviews.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after ``window`` changed, including to `nil`. Superviews are called before their subviews.
  open func didMoveToWindow() {}
  /// Called directly before ``didMoveToWindow()``, whose overrides don't have to call `super`.
  func windowDidChange() {}
  /// Called after each ``layoutSubviews()``, whose overrides don't have to call `super`.
  func wasLaidOut() {}

  /// Returns the best size for the contents. The default implementation returns the current size.
  @discardableResult
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Returns the fitting size with both axes at `fittingSizeLevel`.
  @discardableResult
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// Returns the size from the constraints inside the view, with an added constraint to the target's length
  /// along each axis at the given priority.
  ///
  /// Among equally good sizes, returns the one nearest to the target.
  ///
  /// Without constraints inside the view, a required axis has the target's length. The other axes get the
  /// result of ``sizeThatFits(_:)`` for the target, in which 0 or less means any length.
  @discardableResult
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// The natural size of the contents, for constraints.
  ///
  /// The default value is ``noIntrinsicMetric`` along both axes. The size's priority depends on
  /// ``contentHuggingPriority(for:)`` and ``contentCompressionResistancePriority(for:)``.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The value −1, for contents without a natural size along an axis.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Invalidates the intrinsic content size. Call it when the contents need another size.
  ///
  /// The superview is laid out again. For a cell or its content view, the cell is measured again.
  open func invalidateIntrinsicContentSize() {
    if constraining != nil { intrinsicSizeDidChange() }
    superview?.subviewWantsAnotherSize(self)
  }

  func subviewWantsAnotherSize(_ subview: UIView) {
    setNeedsLayout()
    contentHost?.contentWantsAnotherSize(subview)
  }

  // MARK: Constraints

  /// `true` for classes that work only with constraints, so that ``updateConstraints()`` must be called once.
  /// The default value is `false`.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Called before the next layout after ``setNeedsUpdateConstraints()``, subviews first.
  ///
  /// Overrides change constraints, and call super at the end.
  open func updateConstraints() { constraining?.needsUpdate = false }
  /// Requests a call of ``updateConstraints()`` before the next layout. Many requests lead to one call.
  open func setNeedsUpdateConstraints() { askForConstraints() }
  /// Returns `true` if ``updateConstraints()`` will be called before the next layout.
  @discardableResult
  open func needsUpdateConstraints() -> Bool { constraining?.needsUpdate ?? false }
  /// Performs the requested calls of ``updateConstraints()`` immediately, for the view and its subviews.
  open func updateConstraintsIfNeeded() { updateConstraintsInside() }

  /// The extent of the frame beyond the rectangle for constraints, in points, for shadows and badges. The
  /// default value is zero.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Returns the rectangle for constraints: the frame inset by ``alignmentRectInsets``.
  @discardableResult
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// Returns the frame for the rectangle that constraints align.
  @discardableResult
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The view for the first baseline: this view or a descendant. The default value is this view.
  open var forFirstBaselineLayout: UIView { self }
  /// The view for the last baseline: this view or a descendant. The default value is this view.
  open var forLastBaselineLayout: UIView { self }
  /// The baseline of the first line of text, or the top edge if there is no text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ConstraintSide(view: self, .firstBaseline))
  }
  /// The baseline of the last line of text, or the bottom edge if there is no text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ConstraintSide(view: self, .lastBaseline))
  }

  /// Returns the priority with which the view resists growing larger than its contents along an axis. The
  /// default value is 250.
  @discardableResult
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging(along: axis)
  }
  /// Sets the priority with which the view resists growing larger than its contents.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setHugging(priority, along: axis)
  }
  /// Returns the priority with which the view resists shrinking below the size of its contents along an axis.
  /// The default value is 750.
  @discardableResult
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    resistance(along: axis)
  }
  /// Sets the priority with which the view resists shrinking below the size of its contents.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setResistance(priority, along: axis) }

  /// Returns the position of a baseline: a share of the height, and a distance from there, in points.
  ///
  /// - Parameter width: The width of contents that wrap.
  func baseline(isFirst: Bool, contentHeight: CGFloat, width: CGFloat?) -> (share: CGFloat, distance: CGFloat)
  {
    (isFirst ? 0 : 1, 0)
  }
  /// The font of the text for baseline alignment, or `nil` if there is no text.
  var fontOfText: UIFont? { nil }
  /// The available size when ``sizeToFit()`` measures the view.
  var roomToFit: CGSize { bounds.size }
  /// The default content priorities of this class.
  var standardContentPriorities: ContentPriorities { ContentPriorities() }
  /// `true` if the height of the contents depends on their width.
  var wrapsContents: Bool { false }
  /// `true` if the width of wrapping contents enters the constraint system after all others.
  ///
  /// If several views could get the remaining space, the last such view gets it.
  var entersLast: Bool { true }
  /// Returns the height of wrapping contents at a width.
  func contentHeight(forWidth width: CGFloat) -> CGFloat { intrinsicContentSize.height }
}
