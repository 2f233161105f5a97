import CollectionView
import LayoutEngine

/// An effect that a carousel applies to its items as they pass the center.
///
/// Effects never change an item's center or size. The item nearest to the center is in front.
public enum CarouselEffect {
  /// The distance from the center at which the angle of the cosine reaches π/4.
  public nonisolated enum Reach: Hashable, Sendable {
    /// The distance to the edges of the visible area.
    case halfViewport
    /// The whole length of the visible area.
    case viewport
  }

  /// No effect.
  case none

  /// Scales items down by a cosine of their distance from the center, to 0.71 at the reach.
  ///
  /// Beyond the reach, items shrink no further with `.halfViewport`, and continue along the cosine with
  /// `.viewport`.
  case cosineZoom(reach: Reach)

  /// Scales items to 1 + `factor` times their size in the center, to their own size at `activeDistance`
  /// points, and smaller beyond.
  case linearZoom(activeDistance: CGFloat, factor: CGFloat)

  /// Turns items out of the plane, by up to `angle` radians.
  ///
  /// The neighbors of an item at rest in the center have the full `angle`. `perspective` is 1 divided by the
  /// viewer's distance, in points. A perspective that puts the viewer nearer than a turned item's edge is
  /// reported, and the nearest valid one is used.
  ///
  /// With perspective, the displayed frame of a turned item isn't centered on the item's center. To center an
  /// item exactly, call ``CarouselLayout/setCurrentIndexPath(_:animated:)``.
  case coverFlow(angle: CGFloat = .pi / 4, perspective: CGFloat = 1 / 500)

  /// Shows items on the outside of a cylinder with a radius in points.
  ///
  /// Items on the far side are hidden. ``CarouselLayout/setCurrentIndexPath(_:animated:)`` centers an item
  /// exactly; `scrollToItem(at:at:animated:)` uses its displayed position, which is nearer to the center.
  case cylinder(radius: CGFloat)

  /// Fades items to `minimumAlpha` at the neighbors' resting positions and beyond.
  case fade(minimumAlpha: CGFloat = 0.4)

  /// Leaves items unchanged. Cells can move their contents according to
  /// ``CarouselLayoutAttributes/itemsFromCenter``, which is available with every effect.
  case parallax

  /// Applies any transform and alpha, depending on the item's position.
  ///
  /// The layout calls the closure at every scroll step for items within one viewport of the screen. Items
  /// that the transform moves or enlarges by more than one viewport may be missing. Infinite or NaN
  /// transforms are reported and leave the item unchanged.
  case custom((CarouselItemGeometry) -> ItemTransform)

  func accepted(by inputCheck: InputCheck, in layout: CarouselLayout) -> CarouselEffect {
    switch self {
    case .none, .cosineZoom, .parallax: return self
    case .custom(let effect):
      return .custom { [weak layout] item in
        let shown = effect(item)
        guard let number = shown.notFinite else { return shown }
        if let layout { _ = layout.inputCheck.acceptSigned(number, of: "effect.custom", in: layout) }
        return .identity
      }
    case .linearZoom(let activeDistance, let factor):
      return .linearZoom(
        activeDistance: inputCheck.accept(activeDistance, of: "effect.activeDistance", in: layout),
        factor: inputCheck.acceptSigned(factor, of: "effect.factor", in: layout))
    case .coverFlow(let angle, let perspective):
      return .coverFlow(
        angle: inputCheck.acceptSigned(angle, of: "effect.angle", in: layout),
        perspective: inputCheck.acceptSigned(perspective, of: "effect.perspective", in: layout))
    case .cylinder(let radius):
      let limits = 1...InputCheck.greatest
      return .cylinder(
        radius: inputCheck.accept(radius, in: limits, orElse: 1, of: "effect.radius", in: layout))
    case .fade(let minimumAlpha):
      return .fade(
        minimumAlpha: inputCheck.accept(
          minimumAlpha, in: 0...1, orElse: 1, of: "effect.minimumAlpha", in: layout))
    }
  }

  /// Limits a cover flow's perspective, so that the viewer stays in front of turned items of this extent.
  func seenInFront(ofItems extent: Double, by inputCheck: InputCheck, in layout: CarouselLayout)
    -> CarouselEffect
  {
    guard case .coverFlow(let angle, let perspective) = self else { return self }
    let reach = CGFloat(extent / 2) * sin(min(abs(angle), .pi / 2))
    guard reach > 0 else { return self }
    let limits = -0.9 / reach...0.9 / reach
    return .coverFlow(
      angle: angle,
      perspective: inputCheck.accept(
        perspective, in: limits, orElse: 0, of: "effect.perspective", in: layout))
  }
}

/// The geometry of a carousel's item, passed to a ``CarouselEffect/custom(_:)``.
public nonisolated struct CarouselItemGeometry: Hashable, Sendable {
  /// The distance from the center of the viewport to the item's center, in points, positive to the right or
  /// below.
  public var distance: CGFloat
  /// The distance from one item's center to the next, in points.
  public var pitch: CGFloat
  /// The item's size before its transform.
  public var itemSize: CGSize
  /// The size of the visible area between the adjusted content insets, in points.
  public var viewportSize: CGSize
  /// The axis of ``distance``.
  public var scrollDirection: UICollectionView.ScrollDirection

  /// Creates the geometry of an item.
  public init(
    distance: CGFloat, pitch: CGFloat, itemSize: CGSize, viewportSize: CGSize,
    scrollDirection: UICollectionView.ScrollDirection = .horizontal
  ) {
    self.distance = distance
    self.pitch = pitch
    self.itemSize = itemSize
    self.viewportSize = viewportSize
    self.scrollDirection = scrollDirection
  }

  public func hash(into hasher: inout Hasher) {
    // Apple's `CGSize` is hashable only on iOS 18 and later.
    for length in [distance, pitch, itemSize.width, itemSize.height, viewportSize.width, viewportSize.height]
    {
      hasher.combine(length)
    }
    hasher.combine(scrollDirection)
  }

  /// The distance in items: 1 at the resting position of the next item to the right or below.
  public var itemsFromCenter: CGFloat { pitch > 0 ? distance / pitch : 0 }

  /// The distance in halves of the viewport: 1 at the right or lower edge, −1 at the opposite edge.
  public var viewportFraction: CGFloat {
    let extent = scrollDirection == .vertical ? viewportSize.height : viewportSize.width
    return extent > 0 ? distance / (extent / 2) : 0
  }
}

/// The appearance of an item, returned by a ``CarouselEffect/custom(_:)``.
public nonisolated struct ItemTransform: Sendable {
  /// The transform about the item's center, in screen coordinates. Right-to-left layouts don't mirror the
  /// transform. The default value is the identity.
  public var transform3D: CATransform3D
  /// The alpha, from 0 to 1. The default value is 1.
  public var alpha: CGFloat

  /// Creates an item transform from a 3D transform about the item's center.
  public init(transform3D: CATransform3D = CATransform3DIdentity, alpha: CGFloat = 1) {
    self.transform3D = transform3D
    self.alpha = alpha
  }

  /// Creates an item transform from an affine transform about the item's center.
  public init(_ transform: CGAffineTransform, alpha: CGFloat = 1) {
    self.init(transform3D: CATransform3DMakeAffineTransform(transform), alpha: alpha)
  }

  /// Creates an item transform with the same horizontal and vertical scale.
  public init(scale: CGFloat, alpha: CGFloat = 1) {
    self.init(CGAffineTransform(scaleX: scale, y: scale), alpha: alpha)
  }

  /// An infinite or NaN number if the transform or the alpha contains one, otherwise `nil`.
  var notFinite: CGFloat? {
    let matrix = transform3D
    let numbers = (
      matrix.m11 + matrix.m12 + matrix.m13 + matrix.m14, matrix.m21 + matrix.m22 + matrix.m23 + matrix.m24,
      matrix.m31 + matrix.m32 + matrix.m33 + matrix.m34, matrix.m41 + matrix.m42 + matrix.m43 + matrix.m44
    )
    let sum = numbers.0 + numbers.1 + numbers.2 + numbers.3 + alpha
    return sum.isFinite ? nil : sum
  }

  /// The transform that leaves the item unchanged.
  public static var identity: ItemTransform { ItemTransform() }
}

extension CarouselEffect {
  var projection: CarouselProjection {
    switch self {
    case .none, .fade, .parallax: .scaled(.none)
    case .cosineZoom(let reach): .scaled(.cosine(reach: FocusCurve.Reach(reach)))
    case .linearZoom(let activeDistance, let factor):
      .scaled(.linear(activeDistance: Double(activeDistance), factor: Double(factor)))
    case .coverFlow(let angle, let perspective):
      .turned(angle: Double(angle), perspective: Double(perspective))
    case .cylinder(let radius): .cylinder(radius: Double(radius))
    case .custom: .unknown
    }
  }

  /// Returns the item's transform and alpha, or `nil` if the item is hidden.
  func appearance(of item: CarouselItemGeometry) -> ItemTransform? {
    if case .custom(let effect) = self { return effect(item) }
    let (axis, distance) = (Axis(item.scrollDirection), Double(item.distance))
    if case .scaled(let curve) = projection {
      let scale = curve.scale(
        distance: distance, itemExtent: axis.extent(of: LayoutSize(item.itemSize)),
        viewportExtent: axis.extent(of: LayoutSize(item.viewportSize)))
      return ItemTransform(scale: CGFloat(scale), alpha: alpha(of: item))
    }
    let turn = projection.turn(at: distance, pitch: Double(item.pitch), along: axis)
    return turn.map { ItemTransform(transform3D: CATransform3D($0)) }
  }

  func alpha(of item: CarouselItemGeometry) -> CGFloat {
    guard case .fade(let minimumAlpha) = self else { return 1 }
    return max(minimumAlpha, 1 - (1 - minimumAlpha) * abs(item.itemsFromCenter))
  }
}

extension FocusCurve.Reach {
  init(_ reach: CarouselEffect.Reach) {
    switch reach {
    case .halfViewport: self = .halfViewport
    case .viewport: self = .viewport
    }
  }
}
