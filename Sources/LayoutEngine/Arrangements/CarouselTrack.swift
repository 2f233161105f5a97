/// Items of equal length in one line. Even the first and last can rest in the middle of the viewport.
///
/// Values are along the scroll axis, in points. The offset that centers item i is i · pitch.
///
/// ```swift
/// let track = CarouselTrack(count: 7, itemExtent: 150, itemSpacing: 45, viewportExtent: 390)
/// track.indices(from: offset, to: offset + 390)
/// ```
public struct CarouselTrack: Hashable, Sendable {
  /// The number of items.
  public let count: Int
  /// The items' extent.
  public let itemExtent: Double
  /// The item spacing. Negative if items overlap.
  public let itemSpacing: Double
  /// The viewport's extent.
  public let viewportExtent: Double

  /// Creates a track.
  public init(count: Int, itemExtent: Double, itemSpacing: Double, viewportExtent: Double) {
    precondition(count >= 0, "CarouselTrack.count must not be negative")
    precondition(itemExtent >= 0, "CarouselTrack.itemExtent must not be negative")
    precondition(viewportExtent >= 0, "CarouselTrack.viewportExtent must not be negative")
    self.count = count
    self.itemExtent = itemExtent
    self.itemSpacing = itemSpacing
    self.viewportExtent = viewportExtent
  }

  // MARK: - Geometry

  /// The distance between items' starts. Never negative.
  public var pitch: Double { max(0, itemExtent + itemSpacing) }

  /// The space at each end. Negative for items longer than the viewport.
  public var endInset: Double { (viewportExtent - itemExtent) / 2 }

  /// The content's extent.
  public var contentExtent: Double { count == 0 ? 0 : viewportExtent + lastOffset }

  /// The offset that centers the last item.
  public var lastOffset: Double { Double(max(0, count - 1)) * pitch }

  /// Returns a slot's start.
  public func start(of index: Int) -> Double { endInset + Double(index) * pitch }

  /// Returns a slot's middle.
  public func center(of index: Int) -> Double { viewportExtent / 2 + Double(index) * pitch }

  /// Returns the offset that centers an item.
  public func offset(centering index: Int) -> Double { Double(index) * pitch }

  /// Returns the first of the items nearest to the viewport's middle, or nil if there are no items.
  public func nearestIndex(toOffset offset: Double) -> Int? {
    guard count > 0 else { return nil }
    guard pitch > 0 else { return 0 }
    let slotPosition = offset / pitch
    guard slotPosition > 0 else { return 0 }
    guard slotPosition < Double(count - 1) else { return count - 1 }
    return Int((slotPosition - 0.5).rounded(.up))
  }

  /// Returns the items that overlap a range.
  ///
  /// Items extend `overhang` points beyond both ends of their slots.
  ///
  /// - Complexity: O(1).
  public func indices(from lower: Double, to upper: Double, overhang: Double = 0) -> Range<Int> {
    guard count > 0, lower < upper else { return 0..<0 }
    let reach = itemExtent / 2 + overhang
    let middle = viewportExtent / 2
    guard pitch > 0 else { return middle + reach > lower && middle - reach < upper ? 0..<count : 0..<0 }
    // The items with center + reach > lower and center − reach < upper.
    let first = ((lower - reach - middle) / pitch).rounded(.down) + 1
    let end = ((upper + reach - middle) / pitch).rounded(.up)
    let limit = Double(count)
    let from = Int(min(max(first, 0), limit))
    return from..<max(from, Int(min(max(end, 0), limit)))
  }
}

extension CarouselTrack {
  /// Returns the offset, with an item in the middle, at which a scroll toward `proposed` comes to rest.
  ///
  /// A slow scroll rests on a currently visible item. A fast scroll rests on an item that is visible at the
  /// proposed offset. At both ends, the proposal is unchanged, so that the content can bounce.
  ///
  /// `threshold` is the speed up to which a scroll is slow, in the unit of `velocity`.
  public func nearestTarget(proposed: Double, current: Double, velocity: Double, threshold: Double) -> Double
  {
    guard proposed > 0, proposed < lastOffset, let nearest = nearestIndex(toOffset: proposed) else {
      return proposed
    }
    guard (offset(centering: nearest) - proposed).magnitude > 0.001 else { return proposed }
    let seen = velocity.magnitude <= threshold ? current : proposed
    let candidates = indices(from: seen, to: seen + viewportExtent)
    guard !candidates.isEmpty else { return proposed }
    return offset(centering: min(max(nearest, candidates.lowerBound), candidates.upperBound - 1))
  }

  /// Returns the resting offset of a drag that moves one item at a time, or `nil` if there are no items.
  ///
  /// A drag from `resting` to `current` moves to the next item if it's at least `minimumDrag` points long. A
  /// shorter drag returns.
  public func pageTarget(resting: Double, current: Double, minimumDrag: Double) -> Double? {
    guard let index = nearestIndex(toOffset: resting) else { return nil }
    let drag = current - resting
    guard drag != 0, drag.magnitude >= minimumDrag else { return offset(centering: index) }
    return offset(centering: min(max(index + (drag > 0 ? 1 : -1), 0), count - 1))
  }
}
