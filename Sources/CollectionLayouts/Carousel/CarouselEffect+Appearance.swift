import CollectionView
import LayoutEngine

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
