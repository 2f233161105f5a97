import CollectionView
import LayoutEngine

/// What a carousel does to its items as they pass the middle. Effects never move an item's centre or change its size:
/// they transform it.
public enum CarouselEffect {
  /// The distance from the middle at which the angle of the cosine has grown to π/4.
  public typealias Reach = FocusCurve.Reach

  /// Items as they are.
  case none

  /// Full size in the middle, smaller by the cosine of the distance: 0.71 at the reach. Beyond it, items shrink no further with
  /// `.halfViewport`, and continue along the cosine with `.viewport`.
  case cosineZoom(reach: Reach)

  /// 1 + `factor` times its size in the middle, its own size at `activeDistance` points, and smaller beyond, as long as the item
  /// meets the bounds.
  case linearZoom(activeDistance: CGFloat, factor: CGFloat)

  /// Any transform and alpha for a position. The closure is called at every scroll step for every item on screen and within one
  /// viewport around it. Items that it moves or enlarges by more than that may be missed.
  case custom((CarouselPosition) -> ItemTransform)

  /// The engine's form; nil for a custom effect.
  var curve: FocusCurve? {
    switch self {
    case .none: FocusCurve.none
    case .cosineZoom(let reach): .cosine(reach: reach)
    case .linearZoom(let activeDistance, let factor):
      .linear(activeDistance: Double(activeDistance), factor: Double(factor))
    case .custom: nil
    }
  }
}
