import CollectionView
import LayoutEngine

/// What a carousel does to its items as they pass the middle. Effects never move an item's centre or change its size:
/// they transform it.
public enum CarouselEffect {
  /// The distance from the middle at which the angle of the cosine has grown to π/4.
  public typealias Reach = FocusCurve.Reach

  /// Items as they are.
  case none

  /// The item in the middle at its full size, others smaller by the cosine of their distance: down to 0.71 at the
  /// reach. With `.halfViewport` they shrink no further; with `.viewport` they go on along the cosine.
  case cosineZoom(reach: Reach)

  /// The item in the middle enlarged to 1 + `factor` times its size, falling to its own size at `activeDistance` points
  /// and, for what still meets the bounds, below.
  case linearZoom(activeDistance: CGFloat, factor: CGFloat)

  /// Any transform and alpha, decided by where the item is. It is called for every item shown at every scroll step, and
  /// for up to one viewport around: items that it moves or enlarges by more than that may be missed.
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
