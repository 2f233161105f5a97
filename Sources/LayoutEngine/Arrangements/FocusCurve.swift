/// A curve that maps an item's distance from the middle to its scale.
public enum FocusCurve: Hashable, Sendable {
  /// The distance at which the angle is π/4.
  public enum Reach: Hashable, Sendable {
    /// Half the viewport's length.
    case halfViewport
    /// The viewport's length.
    case viewport
  }

  /// No scaling.
  case none

  /// The cosine of an angle that grows from 0 in the middle to π/4 at the reach. Beyond the reach, the angle
  /// stays constant with `.halfViewport`. With `.viewport`, it keeps growing, and the scale is the cosine's
  /// magnitude.
  case cosine(reach: Reach)

  /// A scale that is largest in the middle and 1 at `activeDistance`. Beyond, it decreases to 0. Items with
  /// slots outside the viewport keep their size.
  case linear(activeDistance: Double, factor: Double)

  /// Returns an item's scale. The distance is between its center and the viewport's, in points.
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

  /// Returns the maximum scale at any distance.
  public func maximumScale(itemExtent: Double, viewportExtent: Double) -> Double {
    guard case .linear(let activeDistance, let factor) = self, activeDistance > 0 else { return 1 }
    let farthest = (viewportExtent + itemExtent) / 2
    return max(1, 1 + factor, 1 + factor * (1 - farthest / activeDistance))
  }

  /// Returns the pitch that leaves `spacing` points between the middle item and its neighbors at their
  /// displayed sizes.
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
