import CollectionView
import LayoutEngine

/// An effect that a carousel applies to its items as they pass the center.
///
/// Effects transform items, but never move an item's center or change its size. The item nearest to the
/// center is in front.
public enum CarouselEffect {
  /// The distance from the center at which the angle of the cosine reaches π/4.
  public nonisolated enum Reach: Hashable, Sendable {
    /// The edges of the visible area.
    case halfViewport
    /// One whole visible area away.
    case viewport
  }

  /// No effect.
  case none

  /// Shows items at full size in the center, scaled down by the cosine of the distance: 0.71 at the reach.
  ///
  /// Beyond the reach, items shrink no further with `.halfViewport`, and continue along the cosine with
  /// `.viewport`.
  case cosineZoom(reach: Reach)

  /// Scales items to 1 + `factor` times their size in the center, to their own size at `activeDistance`
  /// points, and smaller beyond, as long as they intersect the bounds.
  case linearZoom(activeDistance: CGFloat, factor: CGFloat)

  /// Turns items out of the plane on both sides of the center, by up to `angle` radians.
  ///
  /// The center's neighbors at rest have the full `angle`; items beyond turn no further. `perspective` is the
  /// `m34` of a transform without its sign: 1 divided by the viewer's distance, in points. The viewer can't
  /// be nearer than the edge of a turned item: a greater number is reported, and the nearest valid one used.
  ///
  /// An off-center item appears nearer to the center than it lies in the contents, as on a
  /// ``cylinder(radius:)``.
  case coverFlow(angle: CGFloat = .pi / 4, perspective: CGFloat = 1 / 500)

  /// Shows items on the outside of a cylinder with a radius in points, viewed from far away.
  ///
  /// Items facing away from the viewer are hidden. An item appears nearer to the center than it lies in the
  /// contents. ``CarouselLayout/setCurrentIndexPath(_:animated:)`` centers it exactly;
  /// `scrollToItem(at:at:animated:)` uses its displayed position.
  case cylinder(radius: CGFloat)

  /// Fades items away from the center, to `minimumAlpha` at the neighbors' resting positions and beyond.
  case fade(minimumAlpha: CGFloat = 0.4)

  /// Leaves items unchanged. Cells move their contents by ``CarouselLayoutAttributes/itemsFromCenter``, which
  /// the attributes of a ``CarouselLayout`` have with every effect.
  case parallax

  /// Applies any transform and alpha, depending on the item's position.
  ///
  /// The layout calls the closure at every scroll step for each item on screen and within one viewport around
  /// it. Items moved or enlarged by more may be missed. A transform with infinite or NaN numbers is reported
  /// and leaves the item unchanged.
  case custom((CarouselItemGeometry) -> ItemTransform)

  /// Returns the effect with invalid parameters replaced.
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

  /// Returns the effect with a perspective that keeps the viewer in front of items of this extent at any
  /// angle.
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
