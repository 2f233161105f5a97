import Foundation
@_spi(Children) import LayoutEngine

/// The geometry and appearance of a view: colors, border, shadow, and sublayers.
///
/// As in Core Animation, `frame` is computed from `bounds`, `position`, `anchorPoint`, and `transform`. NaN
/// in a position or in bounds is an error. Any other infinite or NaN value causes a warning. In both cases,
/// the old value stays.
///
/// ``presentation()`` returns the shown values. A view's layer animates changes inside an animation block.
/// Any other layer that has been shown animates according to ``CATransaction``, by default for a quarter of a
/// second.
@preconcurrency @MainActor open class CALayer: NSObject {
  private static var count = 0

  package let serialNumber: Int = {
    count += 1
    return count
  }()
  /// The number of the first display list that includes the last change to the layer or its descendants: see
  /// ``DisplayChanges``.
  @exclusivity(unchecked) package nonisolated(unsafe) final var firstListWithChange = 0
  final let changes = FrameClock.main.changes
  /// The last known index in a display list, possibly outdated.
  @exclusivity(unchecked) package final var listIndex = 0
  /// The order among siblings. Layers with higher values are nearer. Layers with equal values are in the
  /// order of ``sublayers``.
  @exclusivity(unchecked) open var zPosition: CGFloat = 0 {
    didSet {
      if zPosition.isSane {
        didChange(.zPosition(oldValue))
      } else {
        refuse(zPosition: revert(&zPosition, oldValue))
      }
    }
  }
  /// The animations, oldest first, or `nil` if there are none.
  @exclusivity(unchecked) final var animations: [LayerAnimation]? { didSet { noteChange() } }

  /// The layer's own coordinates, in points. Resizing keeps ``position``.
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
  /// The point of `bounds` at `position`, in the unit square, by default the middle.
  @exclusivity(unchecked) open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet {
      noteChange()
      if !anchorPoint.isFinite { refuse(anchorPoint: revert(&anchorPoint, oldValue)) }
    }
  }
  /// The transform about ``anchorPoint``, by default the identity.
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
  /// An additional transform of the sublayers, usually the perspective.
  open var sublayerTransform: CATransform3D {
    get { rarities?.sublayerTransform ?? .identity }
    set {
      guard newValue.isFinite else { return refuse(sublayerTransform: newValue) }
      if rarities != nil || !CATransform3DIsIdentity(newValue) { ownRarities.sublayerTransform = newValue }
    }
  }

  /// `true` if the layer is hidden. The default value is `false`.
  @exclusivity(unchecked) open var isHidden = false { didSet { noteChange() } }
  /// The opacity, from 0 to 1, multiplied down the tree.
  @exclusivity(unchecked) open var opacity: Float = 1 { didSet { didChange(.opacity(oldValue)) } }
  /// `true` if sublayers, contents, and shadow are clipped to the rounded bounds. The default value is
  /// `false`.
  @exclusivity(unchecked) open var masksToBounds = false { didSet { noteChange() } }
  /// `true` if a view decides which changes animate.
  final var isViewBacked = false
  private final var isViewDelegate = false
  /// `true` if a layer without a view needs layout.
  final var isMarkedForLayout = false
  final var hasMarkedSublayers = false

  // Declared together for cache locality, because each frame or layout pass reads most properties from
  // `serialNumber` to `borderColor` in every layer.

  @exclusivity(unchecked) package final var rarities: LayerRarities?
  /// The ``transform``, or `nil` until it's first set to a value other than the identity.
  @exclusivity(unchecked) final var ownTransform: LayerTransform?
  /// The sublayers, back to front.
  @exclusivity(unchecked) final var children = GapArray<CALayer>()
  /// The layer's view, cleared on its deallocation: see ``ViewReference``.
  package nonisolated(unsafe) final unowned(unsafe) var view: UIView?
  /// The superlayer, cleared on its deallocation: see ``ViewReference``.
  nonisolated(unsafe) final unowned(unsafe) var parent: CALayer?

  /// The fill color, by default `nil`. In a view's layer, setting it sets the view's
  /// ``UIView/backgroundColor``.
  @exclusivity(unchecked) open var backgroundColor: CGColor? {
    didSet {
      didChange(.backgroundColor(oldValue))
      if isViewBacked { view?.backgroundColorOfLayerDidChange(to: backgroundColor) }
    }
  }
  /// The corner radius, in points. Contents are clipped only if ``masksToBounds`` is `true`.
  @exclusivity(unchecked) open var cornerRadius: CGFloat = 0 { didSet { didChange(.cornerRadius(oldValue)) } }
  /// The border width inside the bounds, in points.
  @exclusivity(unchecked) open var borderWidth: CGFloat = 0 { didSet { didChange(.borderWidth(oldValue)) } }
  /// The border color, by default black.
  @exclusivity(unchecked) open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { didChange(.borderColor(oldValue)) }
  }
  /// The shadow color, by default black.
  @exclusivity(unchecked) open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { didChange(.shadowColor(oldValue)) }
  }
  /// The shadow opacity, from 0 to 1. The default value is 0.
  @exclusivity(unchecked) open var shadowOpacity: Float = 0 { didSet { didChange(.shadowOpacity(oldValue)) } }
  /// The shadow offset, in points. The default value is (0, −3), which is upward.
  @exclusivity(unchecked) open var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { didChange(.shadowOffset(oldValue)) }
  }
  /// The blur radius, in points.
  @exclusivity(unchecked) open var shadowRadius: CGFloat = 3 { didSet { didChange(.shadowRadius(oldValue)) } }
  /// A name for your own use.
  open var name: String?

  /// A layer whose opacity masks this layer, its sublayers, and its shadow. The default value is `nil`.
  ///
  /// The mask is in this layer's coordinates, but must not be a sublayer. Hit testing ignores it.
  open var mask: CALayer? {
    get { rarities?.mask }
    set { setMask(newValue) }
  }
  /// `true` if the layer is visible from the back. Hit testing ignores this value. The default value is
  /// `true`.
  open var isDoubleSided: Bool {
    get { rarities?.isDoubleSided ?? true }
    set { if newValue != isDoubleSided { ownRarities.isDoubleSided = newValue } }
  }
  /// The corners that ``cornerRadius`` rounds, by default all.
  open var maskedCorners: CACornerMask {
    get { rarities?.maskedCorners ?? .all }
    set { if newValue != maskedCorners { ownRarities.maskedCorners = newValue } }
  }
  /// The curve of rounded corners. The default value is ``CALayerCornerCurve/circular``.
  open var cornerCurve: CALayerCornerCurve {
    get { rarities?.cornerCurve ?? .circular }
    set { if newValue != cornerCurve { ownRarities.cornerCurve = newValue } }
  }
  /// The outline that casts the shadow, by default `nil` for the visible content. The path is copied and
  /// doesn't animate.
  open var shadowPath: CGPath? {
    get { rarities?.shadowPath }
    set { if newValue != nil || rarities != nil { ownRarities.shadowPath = newValue?.copy() } }
  }

  /// Returns the length of a corner's sides as a multiple of the radius: 1 for circular corners and 1.528665
  /// for continuous ones.
  @discardableResult
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? VectorPath.continuousReach : 1
  }

  /// The numbers of the last transactions that added and removed the layer.
  final var attachment = -1, detachment = -1

  /// The sublayers, back to front at equal z-positions, or `nil` if there are none.
  ///
  /// Assigned layers leave their previous superlayers. In a view's layer, ``UIView/subviews`` doesn't change,
  /// and subviews with missing layers aren't shown.
  open var sublayers: [CALayer]? {
    get { children.count == 0 ? nil : children.elements }
    set { replaceSublayers(with: newValue ?? []) }
  }
  /// The superlayer, not retained.
  open var superlayer: CALayer? { parent }
  /// The delegate, not retained. A view must stay its layer's delegate.
  open var delegate: (any CALayerDelegate)? {
    get { isViewDelegate ? view : chosenDelegate }
    set {
      isViewDelegate = newValue != nil && newValue === view
      chosenDelegate = isViewDelegate ? nil : newValue
    }
  }
  private final weak var chosenDelegate: (any CALayerDelegate)?

  package func drawing(in bounds: CGRect) -> LayerDrawing? { view?.drawing(in: bounds) }

  public override init() { super.init() }

  /// Creates a copy without sublayers and animations.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyValues(of: layer) }
  }

  /// Creates an empty layer.
  public required init?(coder: NSCoder) { super.init() }

  nonisolated deinit {
    let children = children
    for index in children.indices where children[index].parent === self { children[index].parent = nil }
  }

  func copyValues(of layer: CALayer) { copyOwnValues(of: layer) }

  @inline(__always)
  final func didChange(_ old: @autoclosure () -> LayerValue) {
    noteChange()
    if isViewBacked ? AnimationBlock.current != nil : superlayer != nil || rarities != nil {
      animateChange(from: old())
    }
  }

  /// The bounding box of the transformed bounds, in the superlayer's coordinates. As in Core Animation, it's
  /// of little use if there is a transform.
  open var frame: CGRect {
    get { frameInSuperlayer }
    set { setFrameInSuperlayer(newValue) }
  }

  /// Returns ``transform`` as an affine transform, valid only if it stays in the plane.
  @discardableResult
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets ``transform`` without depth and perspective.
  open func setAffineTransform(_ affine: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(affine)
  }

  /// Adds the layer in front of all others, and removes it from its previous superlayer.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(children.count)) }

  /// Inserts the layer at an index, or in front if the index is past the end. The index doesn't count the
  /// layer itself.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

  /// Inserts the layer below `sibling`, or below all others if `sibling` isn't a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard !refusesCycle(with: layer) else { return }
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32(sibling.flatMap { children.index(identicalTo: $0) } ?? 0))
  }

  /// Inserts the layer above `sibling`, or above all others if `sibling` isn't a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard !refusesCycle(with: layer) else { return }
    layer.removeFromSuperlayer()
    let index = sibling.flatMap { children.index(identicalTo: $0) }.map { $0 + 1 }
    insertSublayer(layer, at: UInt32(index ?? children.count))
  }

  /// Removes the layer from its superlayer. Instead of a view's layer, remove the view.
  open func removeFromSuperlayer() { detach() }

  // MARK: Layout

  /// Requests ``layoutSublayers()`` by the next frame. A new size or new sublayers also mark a layer without
  /// a view.
  open func setNeedsLayout() { markForLayout() }

  /// Returns `true` if a layout is pending.
  @discardableResult
  open func needsLayout() -> Bool { view?.needsLayout ?? isMarkedForLayout }

  /// Lays out this layer and its descendants if they're marked.
  open func layoutIfNeeded() {
    if let view { view.layoutIfNeeded() } else { layOutMarkedLayers() }
  }

  /// Lays out the sublayers, by default with the ``delegate`` or ``UIView/layoutSubviews()``.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  // MARK: Actions

  /// Returns the action of the ``delegate`` or, if that's `nil`, the class's default action. Returns `nil` if
  /// the delegate's action is `NSNull`.
  @discardableResult
  open func action(forKey event: String) -> (any CAAction)? {
    let action = delegate?.action(for: self, forKey: event)
    return action is NSNull ? nil : action ?? Self.defaultAction(forKey: event)
  }

  /// Returns the default action. The default implementation returns `nil`, so changes animate.
  @discardableResult
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
}

/// The transform of a layer. This is a class, because transforms are large and few layers have one.
final class LayerTransform {
  @exclusivity(unchecked) var value: CATransform3D

  init(_ value: CATransform3D) { self.value = value }

  nonisolated deinit {}
}

/// A set of corners.
public nonisolated struct CACornerMask: OptionSet, Sendable {
  /// Core Animation's bits.
  public let rawValue: UInt
  /// Creates a set from Core Animation's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top-left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The top-right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The bottom-left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The bottom-right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  static let all = CACornerMask(rawValue: 15)

  package var corners: RectCorners { RectCorners(rawValue: UInt8(rawValue & 15)) }
}

/// The shape of a layer's rounded corners.
public nonisolated struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name in Core Animation.
  public let rawValue: String
  /// Creates a curve. Unknown names mean circular corners.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A gradual curve, as in iOS. It begins farther out: see ``CALayer/cornerCurveExpansionFactor(_:)``.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
