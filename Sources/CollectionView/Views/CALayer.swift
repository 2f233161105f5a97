#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// What a view shows and where: geometry, colours, border, shadow and sublayers.
///
/// Geometry is held as Core Animation holds it: `bounds`, `position`, `anchorPoint` and `transform`. `frame` is
/// computed from them. A number among them that is infinite or not a number is an error, and the old value stays.
///
/// What is set is the model, and everything reads as it has been set at once. What is shown meanwhile is ``presentation()``,
/// for those properties that Core Animation animates. A view's layer animates what is set within an animation block. Any other
/// layer that has been shown animates whatever is set, as ``CATransaction`` says: by default for a quarter of a second.
@preconcurrency @MainActor open class CALayer: NSObject {
  private static var count = 0

  /// Tells this layer from every other one there ever was.
  package let serialNumber: Int = {
    count += 1
    return count
  }()

  /// The layer's own coordinates, in points. A change of size keeps ``position``, a change of origin moves the
  /// sublayers.
  open var bounds = CGRect.zero {
    didSet {
      if bounds.isFinite {
        didChangeBounds(from: oldValue)
      } else {
        refuse(bounds: takeBack(&bounds, oldValue))
      }
    }
  }
  /// Where the anchor point lies in the superlayer, in points.
  open var position = CGPoint.zero {
    didSet {
      if position.isFinite {
        didChange(.position(oldValue))
      } else {
        refuse(position: takeBack(&position, oldValue))
      }
    }
  }
  /// Order among siblings: higher is nearer; equal values keep the order of `sublayers`.
  open var zPosition: CGFloat = 0 {
    didSet {
      if zPosition.isSane {
        didChange(.zPosition(oldValue))
      } else {
        refuse(zPosition: takeBack(&zPosition, oldValue))
      }
    }
  }
  /// The point of `bounds` that `position` places, in the unit square. Default: the middle.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet { if !anchorPoint.isFinite { refuse(anchorPoint: takeBack(&anchorPoint, oldValue)) } }
  }
  /// Applied about ``anchorPoint``. Default identity.
  open var transform = CATransform3DIdentity {
    didSet {
      if transform.isFinite {
        didChange(.transform(oldValue))
      } else {
        refuse(transform: takeBack(&transform, oldValue))
      }
    }
  }
  /// Applied to the sublayers on top of their own transforms; where perspective usually goes.
  open var sublayerTransform = CATransform3DIdentity {
    didSet {
      if !sublayerTransform.isFinite { refuse(sublayerTransform: takeBack(&sublayerTransform, oldValue)) }
    }
  }

  /// Default false. Sublayers are hidden with it.
  open var isHidden = false
  /// 0…1; multiplies down the tree.
  open var opacity: Float = 1 { didSet { didChange(.opacity(oldValue)) } }
  /// Whether sublayers and contents are cut off at the bounds and their round corners, and the shadow with them.
  /// Default false.
  open var masksToBounds = false
  /// Painted within the round corners. Default nil: none. A view sets its layer's, and again when its traits change.
  open var backgroundColor: CGColor? { didSet { didChange(.backgroundColor(oldValue)) } }
  /// In points. Clips the contents only where ``masksToBounds`` is true.
  open var cornerRadius: CGFloat = 0 { didSet { didChange(.cornerRadius(oldValue)) } }
  /// In points, drawn inside the bounds.
  open var borderWidth: CGFloat = 0 { didSet { didChange(.borderWidth(oldValue)) } }
  /// Default black; nil: no border.
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { didChange(.borderColor(oldValue)) } }
  /// Default black; nil: no shadow.
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { didChange(.shadowColor(oldValue)) } }
  /// 0…1. Default 0: no shadow.
  open var shadowOpacity: Float = 0 { didSet { didChange(.shadowOpacity(oldValue)) } }
  /// In points, y downward. Default (0, −3): upward.
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { didChange(.shadowOffset(oldValue)) } }
  /// The blur's radius in points.
  open var shadowRadius: CGFloat = 3 { didSet { didChange(.shadowRadius(oldValue)) } }
  /// For the program's own use. Default nil.
  open var name: String?

  /// What the layer shows, with all within it and its shadow, is seen as far as this layer would be: colours do not matter,
  /// only how opaque it is. It lies in the layer's coordinates, as a sublayer would, and must not be one. Default nil: all of
  /// the layer is seen.
  ///
  /// Touches do not ask for it.
  open var mask: CALayer? {
    get { rarities?.mask }
    set { setMask(newValue) }
  }
  /// Whether the layer, with all within it, is seen from behind too. Default true. Touches do not ask for it.
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
  /// What casts the shadow, in the layer's coordinates, instead of what the layer shows. Default nil. The path is copied, and
  /// does not animate.
  open var shadowPath: CGPath? {
    get { rarities?.shadowPath }
    set { if newValue != nil || rarities != nil { ownRarities.shadowPath = newValue?.copy() } }
  }

  /// How much further than the radius a corner reaches along its sides: 1 for circular ones, 1.528665 for continuous ones.
  @discardableResult
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? VectorPath.continuousReach : 1
  }

  /// What few layers have. Nil where all of it is as by default.
  package final var rarities: LayerRarities?

  /// Whether the layer is a view's, which says what animates.
  final var isViewBacked = false
  /// In which transactions the layer came to its superlayer and was last taken from one.
  final var attachment = -1, detachment = -1

  /// Back to front where `zPosition` is equal; nil without any. What is set takes its layers from where they were. Of a
  /// view's layer, setting it does not change ``UIView/subviews``: views whose layers it leaves out are not shown.
  open var sublayers: [CALayer]? {
    get { ownSublayers }
    set { replaceSublayers(with: newValue ?? []) }
  }
  final var ownSublayers: [CALayer]?
  /// Nil at the root. Not retained: a layer holds its sublayers.
  open internal(set) weak var superlayer: CALayer?
  /// Hears of the layer's layout and decides what its changes set off. Of a view's layer, the view: leave it. Default nil.
  /// Held weakly.
  open weak var delegate: (any CALayerDelegate)?
  /// The view that this layer belongs to, if any.
  final weak var view: UIView?

  /// What the layer shows over its background when it has these bounds.
  package func drawing(in bounds: CGRect) -> LayerDrawing? { view?.drawing(in: bounds) }

  /// Layers without a view alone: a view has its own mark.
  final var isMarkedForLayout = false
  final var hasMarkedSublayers = false

  /// What animates, in the order in which it began. Nil, not empty, where nothing does.
  final var animations: [LayerAnimation]?

  public override init() { super.init() }

  /// A copy of a layer's values; subclasses copy theirs.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyValues(of: layer) }
  }

  public required init?(coder: NSCoder) { super.init() }

  /// For the view, which makes a layer of a class it only knows at run time. Inherited; call `init()`.
  public required convenience init(_dynamic: Void) { self.init() }

  nonisolated deinit {}

  /// Takes over what another layer is set to, but neither sublayers nor animations.
  func copyValues(of layer: CALayer) { copyOwnValues(of: layer) }

  /// For every property that animates, after it changed.
  @inline(__always)
  final func didChange(_ old: @autoclosure () -> LayerValue) {
    if isViewBacked ? AnimationBlock.current != nil : superlayer != nil || rarities != nil {
      animateChange(from: old())
    }
  }

  /// The smallest upright rectangle around the transformed bounds, in the superlayer's coordinates. Setting it moves
  /// `position` and resizes `bounds`; like Apple's, it is of little use under a transform.
  open var frame: CGRect {
    get { frameInSuperlayer }
    set { setFrameInSuperlayer(newValue) }
  }

  /// ``transform`` without depth and perspective. Means nothing where it leaves the plane.
  @discardableResult
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets ``transform``; what that had of depth or perspective is gone.
  open func setAffineTransform(_ affine: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(affine)
  }

  /// Adds the layer in front of all others, taking it from where it was.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }

  /// `index` counts in ``sublayers``, without the layer itself: 0 is the back. Beyond the last it means the front.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

  /// Adds the layer right behind `sibling`; behind all others where that is no sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32(sibling.flatMap { sublayers?.index(identicalTo: $0) } ?? 0))
  }

  /// Adds the layer right before `sibling`; in front of all others where that is no sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let place = sibling.flatMap { sublayers?.index(identicalTo: $0) }.map { $0 + 1 }
    insertSublayer(layer, at: UInt32(place ?? sublayers?.count ?? 0))
  }

  /// Does nothing without a superlayer. Do not call it on a view's layer: remove the view.
  open func removeFromSuperlayer() { detach() }

  // MARK: Layout

  /// Asks for ``layoutSublayers()`` at the next layout of the view that the layer lies in, with the next frame at the
  /// latest. A layer without a view is marked whenever its size changes, or its sublayers do.
  open func setNeedsLayout() { markForLayout() }

  /// Whether a layout has been asked for that has not come.
  @discardableResult
  open func needsLayout() -> Bool { view?.needsLayout ?? isMarkedForLayout }

  /// Lays out now what is marked of this layer and those in it.
  open func layoutIfNeeded() {
    if let view { view.layoutIfNeeded() } else { layOutMarkedLayers() }
  }

  /// Places the sublayers. The default lets the ``delegate`` do it: of a view's layer, its
  /// ``UIView/layoutSubviews()`` is called.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  // MARK: Actions

  /// What a change of a property sets off. Default: what the ``delegate`` answers, nil where that is `NSNull`, else what the
  /// class has.
  ///
  /// - Parameter event: The property's name.
  @discardableResult
  open func action(forKey event: String) -> (any CAAction)? {
    let action = delegate?.action(for: self, forKey: event)
    return action is NSNull ? nil : action ?? Self.defaultAction(forKey: event)
  }

  /// For subclasses. Default nil: the change animates.
  @discardableResult
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
}
#endif
