import Foundation
@_spi(Children) import LayoutEngine

/// What a view shows, and where: geometry, colours, border, shadow and sublayers.
///
/// The stored geometry is Core Animation's: `bounds`, `position`, `anchorPoint` and `transform`. `frame` is
/// computed from them. NaN in a position or in bounds is an error, as on iOS. Any other number that is not finite causes a
/// warning. In both cases the old value stays.
///
/// Properties are the model: they have their new values as soon as they are set. While the animatable ones
/// animate, ``presentation()`` has the values that are shown. A view's layer animates changes that are made
/// inside an animation block. Any other layer that has been shown animates every change, as ``CATransaction``
/// says: by default for a quarter of a second.
@preconcurrency @MainActor open class CALayer: NSObject {
  private static var count = 0

  /// Unique among all layers of the process.
  package let serialNumber: Int = {
    count += 1
    return count
  }()
  /// The number of the first display list that shows the last change of the layer, or of a layer in it: see ``DisplayChanges``.
  @exclusivity(unchecked) package nonisolated(unsafe) final var firstListWithChange = 0
  /// Where the layer's changes are counted.
  final let changes = FrameClock.main.changes
  /// The index that the layer's node had when it was last listed by itself. Since then, it may have got another one.
  @exclusivity(unchecked) package final var listIndex = 0
  /// The order among siblings: higher is nearer. Layers with equal values have the order of `sublayers`.
  @exclusivity(unchecked) open var zPosition: CGFloat = 0 {
    didSet {
      if zPosition.isSane {
        didChange(.zPosition(oldValue))
      } else {
        refuse(zPosition: revert(&zPosition, oldValue))
      }
    }
  }
  /// The running animations, in the order in which they began. Nil, not empty, where there are none.
  @exclusivity(unchecked) final var animations: [LayerAnimation]? { didSet { noteChange() } }

  /// The layer's own coordinates, in points. A change of size preserves ``position``. A change of origin moves the
  /// sublayers.
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
  /// The point of `bounds` that lies at `position`, in the unit square. Default: the middle.
  @exclusivity(unchecked) open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet {
      noteChange()
      if !anchorPoint.isFinite { refuse(anchorPoint: revert(&anchorPoint, oldValue)) }
    }
  }
  /// Applied about ``anchorPoint``. Default identity.
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
  /// Applied to the sublayers in addition to their own transforms. Perspective usually goes here.
  open var sublayerTransform: CATransform3D {
    get { rarities?.sublayerTransform ?? .identity }
    set {
      guard newValue.isFinite else { return refuse(sublayerTransform: newValue) }
      if rarities != nil || !CATransform3DIsIdentity(newValue) { ownRarities.sublayerTransform = newValue }
    }
  }

  /// Default false. Sublayers are hidden with it.
  @exclusivity(unchecked) open var isHidden = false { didSet { noteChange() } }
  /// 0…1; multiplies down the tree.
  @exclusivity(unchecked) open var opacity: Float = 1 { didSet { didChange(.opacity(oldValue)) } }
  /// Whether sublayers, contents and shadow are clipped to the bounds and their round corners. Default false.
  @exclusivity(unchecked) open var masksToBounds = false { didSet { noteChange() } }
  /// Whether the layer belongs to a view, which then decides what animates.
  final var isViewBacked = false
  /// Whether ``delegate`` is that view.
  private final var isViewDelegate = false
  /// Only for layers without a view: views have marks of their own.
  final var isMarkedForLayout = false
  final var hasMarkedSublayers = false

  // Each frame or layout reads most of what is declared from `serialNumber` to `borderColor`, of each layer. Declared next to each other, it is
  // in a few cache lines.

  /// Properties that few layers set. Nil if all of them have their defaults.
  @exclusivity(unchecked) package final var rarities: LayerRarities?
  /// Nil until ``transform`` is first set to anything but the identity. Stays from then on.
  @exclusivity(unchecked) final var ownTransform: LayerTransform?
  /// The sublayers, back to front.
  @exclusivity(unchecked) final var children = GapArray<CALayer>()
  /// The view that this layer belongs to, if any. Cleared when the view is deallocated: see ``ViewReference``.
  package nonisolated(unsafe) final unowned(unsafe) var view: UIView?
  /// ``superlayer``. Cleared when the superlayer is deallocated: see ``ViewReference``.
  nonisolated(unsafe) final unowned(unsafe) var parent: CALayer?

  /// Fills the bounds within the round corners. Default nil: no fill. A view sets the color of its layer, and
  /// again when its traits change. A color that is set here becomes the view's ``UIView/backgroundColor``.
  @exclusivity(unchecked) open var backgroundColor: CGColor? {
    didSet {
      didChange(.backgroundColor(oldValue))
      if isViewBacked { view?.backgroundColorOfLayerDidChange(to: backgroundColor) }
    }
  }
  /// In points. Clips the contents only if ``masksToBounds`` is true.
  @exclusivity(unchecked) open var cornerRadius: CGFloat = 0 { didSet { didChange(.cornerRadius(oldValue)) } }
  /// In points, drawn inside the bounds.
  @exclusivity(unchecked) open var borderWidth: CGFloat = 0 { didSet { didChange(.borderWidth(oldValue)) } }
  /// Default black; nil: no border.
  @exclusivity(unchecked) open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { didChange(.borderColor(oldValue)) }
  }
  /// Default black; nil: no shadow.
  @exclusivity(unchecked) open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { didChange(.shadowColor(oldValue)) }
  }
  /// 0…1. Default 0: no shadow.
  @exclusivity(unchecked) open var shadowOpacity: Float = 0 { didSet { didChange(.shadowOpacity(oldValue)) } }
  /// In points, y downward. Default (0, −3): upward.
  @exclusivity(unchecked) open var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { didChange(.shadowOffset(oldValue)) }
  }
  /// The blur's radius in points.
  @exclusivity(unchecked) open var shadowRadius: CGFloat = 3 { didSet { didChange(.shadowRadius(oldValue)) } }
  /// For the app's own use. Default nil.
  open var name: String?

  /// A layer whose opacity masks this layer, with its sublayers and its shadow. The colours of the mask do not
  /// matter. It lies in this layer's coordinates, as a sublayer would, and must not be a sublayer. Default nil:
  /// nothing is masked.
  ///
  /// Hit testing ignores the mask.
  open var mask: CALayer? {
    get { rarities?.mask }
    set { setMask(newValue) }
  }
  /// Whether the layer and its sublayers are visible from behind. Default true. Hit testing ignores it.
  open var isDoubleSided: Bool {
    get { rarities?.isDoubleSided ?? true }
    set { if newValue != isDoubleSided { ownRarities.isDoubleSided = newValue } }
  }
  /// Which corners ``cornerRadius`` rounds. Default: all.
  open var maskedCorners: CACornerMask {
    get { rarities?.maskedCorners ?? .all }
    set { if newValue != maskedCorners { ownRarities.maskedCorners = newValue } }
  }
  /// How round corners bend. Default ``CALayerCornerCurve/circular``.
  open var cornerCurve: CALayerCornerCurve {
    get { rarities?.cornerCurve ?? .circular }
    set { if newValue != cornerCurve { ownRarities.cornerCurve = newValue } }
  }
  /// The outline that casts the shadow, in the layer's coordinates. Default nil: what the layer shows casts it.
  /// The path is copied, and does not animate.
  open var shadowPath: CGPath? {
    get { rarities?.shadowPath }
    set { if newValue != nil || rarities != nil { ownRarities.shadowPath = newValue?.copy() } }
  }

  /// How far a corner reaches along its sides, as a multiple of the radius: 1 for circular corners, 1.528665
  /// for continuous ones.
  @discardableResult
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? VectorPath.continuousReach : 1
  }

  /// The numbers of the transactions in which the layer was last added to a superlayer and last removed from
  /// one.
  final var attachment = -1, detachment = -1

  /// Back to front where `zPosition` is equal; nil without any. Layers that are set leave their previous
  /// superlayers. For a view's layer, setting it does not change ``UIView/subviews``: subviews whose layers are
  /// left out are not shown.
  open var sublayers: [CALayer]? {
    get { children.count == 0 ? nil : children.elements }
    set { replaceSublayers(with: newValue ?? []) }
  }
  /// Nil at the root. Not retained: a layer retains its sublayers.
  open var superlayer: CALayer? { parent }
  /// Told of layout, and asked for the actions of changes. A view is the delegate of its layer and must stay
  /// so. Default nil. Not retained.
  open var delegate: (any CALayerDelegate)? {
    get { isViewDelegate ? view : chosenDelegate }
    set {
      isViewDelegate = newValue != nil && newValue === view
      chosenDelegate = isViewDelegate ? nil : newValue
    }
  }
  private final weak var chosenDelegate: (any CALayerDelegate)?

  /// The contents that the layer draws over its background in these bounds.
  package func drawing(in bounds: CGRect) -> LayerDrawing? { view?.drawing(in: bounds) }

  public override init() { super.init() }

  /// Creates a copy of another layer's values. Subclasses copy their own properties.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyValues(of: layer) }
  }

  /// There are no archives to decode here: the layer starts out empty.
  public required init?(coder: NSCoder) { super.init() }

  nonisolated deinit {
    let children = children
    for index in children.indices where children[index].parent === self { children[index].parent = nil }
  }

  /// Copies the properties of another layer, but neither its sublayers nor its animations.
  func copyValues(of layer: CALayer) { copyOwnValues(of: layer) }

  /// Called after a change of any property that animates.
  @inline(__always)
  final func didChange(_ old: @autoclosure () -> LayerValue) {
    noteChange()
    if isViewBacked ? AnimationBlock.current != nil : superlayer != nil || rarities != nil {
      animateChange(from: old())
    }
  }

  /// The bounding box of the transformed bounds, in the superlayer's coordinates. Setting it moves `position`
  /// and resizes `bounds`. As with Apple's, it is of little use under a transform.
  open var frame: CGRect {
    get { frameInSuperlayer }
    set { setFrameInSuperlayer(newValue) }
  }

  /// ``transform`` without depth and perspective. Meaningless if the transform leaves the plane.
  @discardableResult
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets ``transform``, and discards its depth and perspective.
  open func setAffineTransform(_ affine: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(affine)
  }

  /// Adds the layer in front of all others. It leaves its previous superlayer.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(children.count)) }

  /// Inserts the layer at an index of ``sublayers``, counted without the layer itself. 0 is the back; an index
  /// beyond the last means the front.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

  /// Inserts the layer right behind `sibling`. If that is not a sublayer, it goes behind all others.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard !refusesCycle(with: layer) else { return }
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32(sibling.flatMap { children.index(identicalTo: $0) } ?? 0))
  }

  /// Inserts the layer right in front of `sibling`. If that is not a sublayer, it goes in front of all others.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard !refusesCycle(with: layer) else { return }
    layer.removeFromSuperlayer()
    let index = sibling.flatMap { children.index(identicalTo: $0) }.map { $0 + 1 }
    insertSublayer(layer, at: UInt32(index ?? children.count))
  }

  /// Does nothing without a superlayer. Do not call it on a view's layer: remove the view instead.
  open func removeFromSuperlayer() { detach() }

  // MARK: Layout

  /// Asks for ``layoutSublayers()`` in the next layout of the containing view, at the latest in the next frame.
  /// A layer without a view is also marked when its size or its sublayers change.
  open func setNeedsLayout() { markForLayout() }

  /// Whether a layout is pending.
  @discardableResult
  open func needsLayout() -> Bool { view?.needsLayout ?? isMarkedForLayout }

  /// Lays out this layer and its descendants now, as far as they are marked.
  open func layoutIfNeeded() {
    if let view { view.layoutIfNeeded() } else { layOutMarkedLayers() }
  }

  /// Lays out the sublayers. By default, the ``delegate`` does so. For a view's layer, this calls
  /// ``UIView/layoutSubviews()``.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  // MARK: Actions

  /// Returns what happens when a property changes. By default, that is the action that the ``delegate``
  /// returns, and nil for `NSNull`. If the delegate returns nil, the class's default action counts.
  ///
  /// - Parameter event: The name of the property.
  @discardableResult
  open func action(forKey event: String) -> (any CAAction)? {
    let action = delegate?.action(for: self, forKey: event)
    return action is NSNull ? nil : action ?? Self.defaultAction(forKey: event)
  }

  /// For subclasses. Default nil: the change animates.
  @discardableResult
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
}
