import CollectionView
import LayoutEngine

extension CarouselEffect {
  /// How an item at a position shows. Nil: not at all.
  func appearance(at position: CarouselPosition) -> ItemTransform? {
    let isVertical = position.scrollDirection == .vertical
    switch self {
    case .none, .parallax: return .identity
    case .cosineZoom, .linearZoom: return ItemTransform(scale: scale(at: position))
    case .fade(let minimumAlpha):
      return ItemTransform(
        scale: 1, alpha: max(minimumAlpha, 1 - (1 - minimumAlpha) * abs(position.itemsFromCenter)))
    case .coverFlow(let angle, let perspective):
      let turn = -angle * min(1, max(-1, position.itemsFromCenter))
      var transform = CATransform3DMakeRotation(turn, isVertical ? 1 : 0, isVertical ? 0 : 1, 0)
      // As CATransform3DRotate makes them of a perspective, which has nothing else in it.
      transform.m14 = -perspective * transform.m13
      transform.m24 = -perspective * transform.m23
      transform.m34 = -perspective * transform.m33
      return ItemTransform(transform3D: transform)
    case .cylinder(let radius): return onCylinder(of: radius, at: position.distance, isVertical: isVertical)
    case .custom(let effect): return effect(position)
    }
  }

  private func scale(at position: CarouselPosition) -> CGFloat {
    let isVertical = position.scrollDirection == .vertical
    let (item, viewport) = (LayoutSize(position.itemSize), LayoutSize(position.viewportSize))
    let axis: Axis = isVertical ? .vertical : .horizontal
    let scale = curve?.scale(
      distance: Double(position.distance), itemExtent: axis.extent(of: item),
      viewportExtent: axis.extent(of: viewport))
    return CGFloat(scale ?? 1)
  }

  private func onCylinder(of radius: CGFloat, at distance: CGFloat, isVertical: Bool) -> ItemTransform? {
    let angle = distance / radius
    guard abs(angle) <= .pi / 2 else { return nil }
    var transform = CATransform3DMakeRotation(angle, isVertical ? -1 : 0, isVertical ? 0 : 1, 0)
    // What the turn does to a point in front of the axis.
    let shift = radius * (isVertical ? transform.m32 : transform.m31) - distance
    (transform.m41, transform.m42) = isVertical ? (0, shift) : (shift, 0)
    transform.m43 = radius * (transform.m33 - 1)
    return ItemTransform(transform3D: transform)
  }
}
