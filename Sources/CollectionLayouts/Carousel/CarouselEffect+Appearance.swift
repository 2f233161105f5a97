import CollectionView
import LayoutEngine

extension CarouselEffect {
  /// What the engine knows of it.
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

  /// How an item at a position shows. Nil: not at all.
  func appearance(at position: CarouselItemGeometry) -> ItemTransform? {
    if case .custom(let effect) = self { return effect(position) }
    let (axis, distance) = (Axis(position.scrollDirection), Double(position.distance))
    if case .scaled(let curve) = projection {
      let scale = curve.scale(
        distance: distance, itemExtent: axis.extent(of: LayoutSize(position.itemSize)),
        viewportExtent: axis.extent(of: LayoutSize(position.viewportSize)))
      return ItemTransform(scale: CGFloat(scale), alpha: alpha(at: position))
    }
    let turn = projection.turn(at: distance, pitch: Double(position.pitch), along: axis)
    return turn.map { ItemTransform(transform3D: CATransform3D($0)) }
  }

  /// How opaque an item at a position shows where no closure says it.
  func alpha(at position: CarouselItemGeometry) -> CGFloat {
    guard case .fade(let minimumAlpha) = self else { return 1 }
    return max(minimumAlpha, 1 - (1 - minimumAlpha) * abs(position.itemsFromCenter))
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
