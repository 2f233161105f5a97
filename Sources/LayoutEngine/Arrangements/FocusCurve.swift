/// How large an item shows, by its distance from the middle of the viewport.
public enum FocusCurve: Hashable, Sendable {
  /// The distance from the middle at which the angle of the cosine has grown to π/4.
  public enum Reach: Hashable, Sendable {
    /// At the viewport's edges.
    case halfViewport
    /// A whole viewport away.
    case viewport
  }

  /// Every item keeps its size.
  case none

  /// The cosine of an angle that grows from 0 in the middle to π/4 at the reach. With `.halfViewport` it stays there
  /// beyond; with `.viewport` it goes on, and the scale is the cosine's magnitude.
  case cosine(reach: Reach)

  /// Largest in the middle, 1 at `activeDistance`, and falling on beyond, never below 0. Only items that meet the
  /// viewport are zoomed, by their slots; the others keep their size.
  case linear(activeDistance: Double, factor: Double)

  /// The scale of an item whose centre is `distance` points from the viewport's, before or behind.
  public func scale(distance: Double, itemExtent: Double, viewportExtent: Double) -> Double {
    let distance = distance.magnitude
    switch self {
    case .none:
      return 1
    case .cosine(let reach):
      guard viewportExtent > 0 else { return 1 }
      switch reach {
      case .halfViewport: return Maths.cosine(min(1, distance / (viewportExtent / 2)) * .pi / 4)
      case .viewport: return Maths.cosine(distance / viewportExtent * .pi / 4).magnitude
      }
    case .linear(let activeDistance, let factor):
      guard activeDistance > 0, distance < (viewportExtent + itemExtent) / 2 else { return 1 }
      return max(0, 1 + factor * (1 - distance / activeDistance))
    }
  }

  /// No item is larger than this at any distance.
  public func maximumScale(itemExtent: Double, viewportExtent: Double) -> Double {
    guard case .linear(let activeDistance, let factor) = self, activeDistance > 0 else { return 1 }
    let farthest = (viewportExtent + itemExtent) / 2
    return max(1, 1 + factor, 1 + factor * (1 - farthest / activeDistance))
  }

  /// The pitch at which the item in the middle and its neighbours have `spacing` points between the edges that they show.
  /// Further out the gaps are what the scales leave of it.
  public func pitch(shownSpacing spacing: Double, itemExtent: Double, viewportExtent: Double) -> Double {
    if self == .none { return max(0, itemExtent + spacing) }
    func extent(at distance: Double) -> Double {
      itemExtent * scale(distance: distance, itemExtent: itemExtent, viewportExtent: viewportExtent)
    }
    func gap(_ pitch: Double) -> Double { pitch - (extent(at: 0) + extent(at: pitch)) / 2 }
    let largest = itemExtent * maximumScale(itemExtent: itemExtent, viewportExtent: viewportExtent)
    var (low, high) = (0.0, max(0, spacing + largest))
    guard gap(low) < spacing else { return low }
    while true {
      let middle = (low + high) / 2
      guard middle > low, middle < high else { return high }
      if gap(middle) < spacing { low = middle } else { high = middle }
    }
  }
}
