import CollectionView
import LayoutEngine

/// What a carousel does to its items as they pass the middle. Effects never move an item's centre or change its size:
/// they transform it. The item nearest to the middle is in front.
public enum CarouselEffect {
  /// The distance from the middle at which the angle of the cosine has grown to π/4.
  public nonisolated enum Reach: Hashable, Sendable {
    /// At the edges of the visible area.
    case halfViewport
    /// A whole visible area away.
    case viewport
  }

  /// Items as they are.
  case none

  /// Full size in the middle, smaller by the cosine of the distance: 0.71 at the reach. Beyond it, items shrink no further with
  /// `.halfViewport`, and continue along the cosine with `.viewport`.
  case cosineZoom(reach: Reach)

  /// 1 + `factor` times its size in the middle, its own size at `activeDistance` points, and smaller beyond, as long as the item
  /// meets the bounds.
  case linearZoom(activeDistance: CGFloat, factor: CGFloat)

  /// Turned out of the plane on both sides of the middle: by `angle`, in radians, where the neighbours rest, and not further.
  /// `perspective` is what a transform has in `m34`, without its sign: 1 by the viewer's distance, in points. Nobody is nearer than
  /// the edge of an item that is turned: a greater number is reported, and the nearest that makes sense used.
  ///
  /// An item beside the middle shows nearer to it than it lies in the contents, as on a ``cylinder(radius:)``.
  case coverFlow(angle: CGFloat = .pi / 4, perspective: CGFloat = 1 / 500)

  /// On the outside of a cylinder with a radius in points, seen from afar. Items that face away from the viewer are hidden.
  ///
  /// On the cylinder an item shows nearer to the middle than it lies in the contents.
  /// ``CarouselLayout/setCurrentIndexPath(_:animated:)`` brings it exactly to the middle; `scrollToItem(at:at:animated:)` goes
  /// by what is shown.
  case cylinder(radius: CGFloat)

  /// Less opaque away from the middle: `minimumAlpha` where the neighbours rest, and beyond.
  case fade(minimumAlpha: CGFloat = 0.4)

  /// Items as they are; cells move their contents by ``CarouselLayoutAttributes/itemsFromCenter``, which those of a ``CarouselLayout``
  /// have with every effect.
  case parallax

  /// Any transform and alpha, by where the item is. The closure is called at every scroll step for every item on screen and within one
  /// viewport around it. Items that it moves or enlarges by more than that may be missed. A transform with numbers that are infinite
  /// or none is reported and leaves the item as it is.
  case custom((CarouselItemGeometry) -> ItemTransform)

  /// The effect with parameters that make sense.
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

  /// The effect with a viewer who is in front of items of this extent, however they are turned.
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
