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

  /// Leaves items unchanged. Cells can move their contents by ``CarouselLayoutAttributes/itemsFromCenter``,
  /// which is available with every effect.
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
