import Foundation
@_spi(Children) import LayoutEngine

/// An object that stores the geometry and appearance of a view: colors, border, shadow, and sublayers.
///
/// The stored geometry is the same as in Core Animation: `bounds`, `position`, `anchorPoint`, and
/// `transform`. `frame` is computed from them. As on iOS, NaN in a position or in bounds is an error. Any
/// other nonfinite number causes a warning. In both cases, the old value stays.
///
/// Properties are the model: they have their new values as soon as they're set. While properties animate,
/// ``presentation()`` returns the shown values. A view's layer animates changes made inside an animation
/// block. Any other layer that has been shown animates every change according to ``CATransaction``, by
/// default for a quarter of a second.
@preconcurrency @MainActor open class CALayer: NSObject {
  private static var count = 0

  /// A number that's unique among all layers of the process.
  package let serialNumber: Int = {
    count += 1
    return count
  }()
  /// The number of the first display list that shows the last change of the layer or its descendants: see
  /// ``DisplayChanges``.
  @exclusivity(unchecked) package nonisolated(unsafe) final var firstListWithChange = 0
  /// The counter of the layer's changes.
  final let changes = FrameClock.main.changes
  /// The index of the layer's node when the node was last listed by itself. The node's current index may
  /// differ.
  @exclusivity(unchecked) package final var listIndex = 0
  /// The order among siblings: higher values are nearer. Layers with equal values are in the order of
  /// `sublayers`.
  @exclusivity(unchecked) open var zPosition: CGFloat = 0 {
    didSet {
      if zPosition.isSane {
        didChange(.zPosition(oldValue))
      } else {
        refuse(zPosition: revert(&zPosition, oldValue))
      }
    }
  }
  /// The running animations in the order in which they began. If there are none, this is `nil`, not empty.
  @exclusivity(unchecked) final var animations: [LayerAnimation]? { didSet { noteChange() } }

  /// The layer's own coordinates, in points. Changing the size keeps ``position``, and changing the origin
  /// moves the sublayers.
  @exclusivity(unchecked) open var bounds = CGRect.zero {
    didSet {
      if bounds.isFinite {
        didChangeBounds(from: oldValue)
      } else {
        refuse(bounds: revert(&bounds, oldValue))
      }
    }
  }
  /// The position of the anchor point in the superlayer, in points.
  @exclusivity(unchecked) open var position = CGPoint.zero {
    didSet {
      if position.isFinite {
        didChange(.position(oldValue))
      } else {
        refuse(position: revert(&position, oldValue))
      }
    }
  }
  /// The point of `bounds` at `position`, in the unit square. The default value is the middle.
  @exclusivity(unchecked) open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet {
      noteChange()
      if !anchorPoint.isFinite { refuse(anchorPoint: revert(&anchorPoint, oldValue)) }
    }
  }
  /// The transform about ``anchorPoint``. The default value is the identity.
  open var transform: CATransform3D {
    get { ownTransform?.value ?? .identity }
    set {
      guard newValue.isFinite else { return refuse(transform: newValue) }
      let old = ownTransform?.value ?? .identity
      if let ownTransform {
        ownTransform.value = newValue
      } else if !CATransform3DIsIdentity(newValue) {
        ownTransform = LayerTransform(newValue)
      }
      didChange(.transform(old))
    }
  }
  /// The transform applied to the sublayers in addition to their own transforms. Usually, it contains the
  /// perspective.
  open var sublayerTransform: CATransform3D {
    get { rarities?.sublayerTransform ?? .identity }
    set {
      guard newValue.isFinite else { return refuse(sublayerTransform: newValue) }
      if rarities != nil || !CATransform3DIsIdentity(newValue) { ownRarities.sublayerTransform = newValue }
    }
  }

  /// A Boolean value that indicates whether the layer and its sublayers are hidden. The default value is
  /// `false`.
  @exclusivity(unchecked) open var isHidden = false { didSet { noteChange() } }
  /// The opacity, from 0 to 1. Opacities multiply down the layer tree.
  @exclusivity(unchecked) open var opacity: Float = 1 { didSet { didChange(.opacity(oldValue)) } }
  /// A Boolean value that indicates whether sublayers, contents, and shadow are clipped to the bounds and
  /// their rounded corners. The default value is `false`.
  @exclusivity(unchecked) open var masksToBounds = false { didSet { noteChange() } }
  /// `true` if the layer belongs to a view, which then decides which changes animate.
  final var isViewBacked = false
  /// `true` if ``delegate`` is the layer's view.
  private final var isViewDelegate = false
  /// `true` if a layer without a view needs layout. Views have their own marks.
  final var isMarkedForLayout = false
  final var hasMarkedSublayers = false

  // Each frame or layout pass reads most of the properties from `serialNumber` to `borderColor` in every
  // layer. They're declared together to occupy only a few cache lines.

  /// The rarely used properties, or `nil` if all of them have their defaults.
  @exclusivity(unchecked) package final var rarities: LayerRarities?
  /// The transform, or `nil` until ``transform`` is first set to a value other than the identity. The object
  /// stays from then on.
  @exclusivity(unchecked) final var ownTransform: LayerTransform?
  /// The sublayers, back to front.
  @exclusivity(unchecked) final var children = GapArray<CALayer>()
  /// The view to which this layer belongs, if any. It's cleared when the view is deallocated: see
  /// ``ViewReference``.
  package nonisolated(unsafe) final unowned(unsafe) var view: UIView?
  /// The storage of ``superlayer``. It's cleared when the superlayer is deallocated: see ``ViewReference``.
  nonisolated(unsafe) final unowned(unsafe) var parent: CALayer?

  /// The color that fills the bounds inside the rounded corners. The default value is `nil`, for no fill.
  ///
  /// A view sets its layer's color, and sets it again when its traits change. If you set this property, the
  /// color becomes the view's ``UIView/backgroundColor``.
  @exclusivity(unchecked) open var backgroundColor: CGColor? {
    didSet {
      didChange(.backgroundColor(oldValue))
      if isViewBacked { view?.backgroundColorOfLayerDidChange(to: backgroundColor) }
    }
  }
  /// The corner radius, in points. The layer clips its contents only if ``masksToBounds`` is `true`.
  @exclusivity(unchecked) open var cornerRadius: CGFloat = 0 { didSet { didChange(.cornerRadius(oldValue)) } }
  /// The border width, in points. The border is drawn inside the bounds.
  @exclusivity(unchecked) open var borderWidth: CGFloat = 0 { didSet { didChange(.borderWidth(oldValue)) } }
  /// The border color. The default value is black. `nil` means no border.
  @exclusivity(unchecked) open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { didChange(.borderColor(oldValue)) }
  }
  /// The shadow color. The default value is black. `nil` means no shadow.
  @exclusivity(unchecked) open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { didChange(.shadowColor(oldValue)) }
  }
  /// The shadow opacity, from 0 to 1. The default value is 0, for no shadow.
  @exclusivity(unchecked) open var shadowOpacity: Float = 0 { didSet { didChange(.shadowOpacity(oldValue)) } }
  /// The shadow offset, in points, with y downward. The default value is (0, −3), which is upward.
  @exclusivity(unchecked) open var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { didChange(.shadowOffset(oldValue)) }
  }
  /// The blur radius of the shadow, in points.
  @exclusivity(unchecked) open var shadowRadius: CGFloat = 3 { didSet { didChange(.shadowRadius(oldValue)) } }
  /// A name for the app's own use. The default value is `nil`.
  open var name: String?

  /// A layer whose opacity masks this layer, including its sublayers and its shadow. The default value is
  /// `nil`, for no mask.
  ///
  /// The colors of the mask have no effect. The mask is in this layer's coordinates, like a sublayer, but
  /// must not be a sublayer. Hit testing ignores the mask.
  open var mask: CALayer? {
    get { rarities?.mask }
    set { setMask(newValue) }
  }
  /// A Boolean value that indicates whether the layer and its sublayers are visible from the back. Hit
  /// testing ignores this value. The default value is `true`.
  open var isDoubleSided: Bool {
    get { rarities?.isDoubleSided ?? true }
    set { if newValue != isDoubleSided { ownRarities.isDoubleSided = newValue } }
  }
  /// The corners that ``cornerRadius`` rounds. By default, these are all corners.
  open var maskedCorners: CACornerMask {
    get { rarities?.maskedCorners ?? .all }
    set { if newValue != maskedCorners { ownRarities.maskedCorners = newValue } }
  }
  /// The curve of rounded corners. The default value is ``CALayerCornerCurve/circular``.
  open var cornerCurve: CALayerCornerCurve {
    get { rarities?.cornerCurve ?? .circular }
    set { if newValue != cornerCurve { ownRarities.cornerCurve = newValue } }
  }
  /// The outline that casts the shadow, in the layer's coordinates. The default value is `nil`: the layer's
  /// visible content casts it.
  ///
  /// The path is copied and doesn't animate.
  open var shadowPath: CGPath? {
    get { rarities?.shadowPath }
    set { if newValue != nil || rarities != nil { ownRarities.shadowPath = newValue?.copy() } }
  }

  /// Returns the length of a corner along its sides, as a multiple of the radius. It's 1 for circular corners
  /// and 1.528665 for continuous ones.
  @discardableResult
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? VectorPath.continuousReach : 1
  }

  /// The numbers of the transactions in which the layer was last added to a superlayer and last removed from
  /// one.
  final var attachment = -1, detachment = -1

  /// The sublayers, back to front at equal `zPosition`, or `nil` if there are none.
  ///
  /// Layers assigned to this property leave their previous superlayers. In a view's layer, setting this
  /// property doesn't change ``UIView/subviews``; subviews whose layers are missing from it aren't shown.
  open var sublayers: [CALayer]? {
    get { children.count == 0 ? nil : children.elements }
    set { replaceSublayers(with: newValue ?? []) }
  }
  /// The superlayer, or `nil` at the root. It isn't retained; a layer retains its sublayers.
  open var superlayer: CALayer? { parent }
  /// The delegate, which lays out sublayers and returns the actions of changes. The default value is `nil`.
  ///
  /// A view is its layer's delegate and must stay so. The delegate isn't retained.
  open var delegate: (any CALayerDelegate)? {
    get { isViewDelegate ? view : chosenDelegate }
    set {
      isViewDelegate = newValue != nil && newValue === view
      chosenDelegate = isViewDelegate ? nil : newValue
    }
  }
  private final weak var chosenDelegate: (any CALayerDelegate)?

  /// Returns the contents that the layer draws over its background in the given bounds.
  package func drawing(in bounds: CGRect) -> LayerDrawing? { view?.drawing(in: bounds) }

  public override init() { super.init() }

  /// Creates a copy of another layer's values. Subclasses copy their own properties.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyValues(of: layer) }
  }

  /// Creates an empty layer, because there are no archives to decode.
  public required init?(coder: NSCoder) { super.init() }

  nonisolated deinit {
    let children = children
    for index in children.indices where children[index].parent === self { children[index].parent = nil }
  }

  /// Copies the properties of another layer, but neither its sublayers nor its animations.
  func copyValues(of layer: CALayer) { copyOwnValues(of: layer) }

  /// Called after a change of any animatable property.
  @inline(__always)
  final func didChange(_ old: @autoclosure () -> LayerValue) {
    noteChange()
    if isViewBacked ? AnimationBlock.current != nil : superlayer != nil || rarities != nil {
      animateChange(from: old())
    }
  }

  /// The bounding box of the transformed bounds, in the superlayer's coordinates.
  ///
  /// Setting this property moves `position` and resizes `bounds`. As in Core Animation, it's of little use
  /// with a transform.
  open var frame: CGRect {
    get { frameInSuperlayer }
    set { setFrameInSuperlayer(newValue) }
  }

  /// Returns ``transform`` without depth and perspective. The result is valid only if the transform stays in
  /// the plane.
  @discardableResult
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets ``transform`` and discards its depth and perspective.
  open func setAffineTransform(_ affine: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(affine)
  }

  /// Adds the layer in front of all others, and removes it from its previous superlayer.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(children.count)) }

  /// Inserts the layer at an index of ``sublayers``, counted without the layer itself. Index 0 is the back,
  /// and an index past the end is the front.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

  /// Inserts the layer directly below `sibling`, or below all others if `sibling` isn't a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard !refusesCycle(with: layer) else { return }
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32(sibling.flatMap { children.index(identicalTo: $0) } ?? 0))
  }

  /// Inserts the layer directly above `sibling`, or above all others if `sibling` isn't a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard !refusesCycle(with: layer) else { return }
    layer.removeFromSuperlayer()
    let index = sibling.flatMap { children.index(identicalTo: $0) }.map { $0 + 1 }
    insertSublayer(layer, at: UInt32(index ?? children.count))
  }

  /// Removes the layer from its superlayer, if it has one. Don't call this method on a view's layer; remove
  /// the view instead.
  open func removeFromSuperlayer() { detach() }

  // MARK: Layout

  /// Requests ``layoutSublayers()`` in the next layout pass of the containing view, in the next frame at the
  /// latest.
  ///
  /// A layer without a view is also marked when its size or its sublayers change.
  open func setNeedsLayout() { markForLayout() }

  /// Returns `true` if a layout is pending.
  @discardableResult
  open func needsLayout() -> Bool { view?.needsLayout ?? isMarkedForLayout }

  /// Lays out this layer and its descendants immediately, if they're marked.
  open func layoutIfNeeded() {
    if let view { view.layoutIfNeeded() } else { layOutMarkedLayers() }
  }

  /// Lays out the sublayers. By default, this calls the ``delegate``, and in a view's layer
  /// ``UIView/layoutSubviews()``.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  // MARK: Actions

  /// Returns the action to run when a property changes.
  ///
  /// By default, it's the ``delegate``'s action, or `nil` for `NSNull`. If the delegate returns `nil`, it's
  /// the class's default action.
  ///
  /// - Parameter event: The name of the property.
  @discardableResult
  open func action(forKey event: String) -> (any CAAction)? {
    let action = delegate?.action(for: self, forKey: event)
    return action is NSNull ? nil : action ?? Self.defaultAction(forKey: event)
  }

  /// Returns the default action, which subclasses can override. The default value is `nil`, and the change
  /// animates.
  @discardableResult
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
}
