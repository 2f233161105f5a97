/// Equal items in one line, with room at both ends for the first and the last one to rest in the middle of the
/// viewport.
///
/// Everything is along the scroll axis, in points. The offset that centres item i is simply i · pitch, whatever the
/// viewport.
///
/// ```swift
/// let track = CarouselTrack(count: 7, itemExtent: 150, itemSpacing: 45, viewportExtent: 390)
/// track.indices(from: offset, to: offset + 390)
/// ```
public struct CarouselTrack: Hashable, Sendable {
  /// The number of items.
  public let count: Int
  /// The extent of every item.
  public let itemExtent: Double
  /// The gap between two items. Negative where items overlap.
  public let itemSpacing: Double
  /// The extent of the window through which the track is seen.
  public let viewportExtent: Double

  /// A track of so many items. Sections are the business of a ``SectionMap``.
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

  /// From one item's start to the next one's; not negative, however far the items overlap.
  public var pitch: Double { max(0, itemExtent + itemSpacing) }

  /// The room before the first and after the last item. Negative where an item is longer than the viewport.
  public var endInset: Double { (viewportExtent - itemExtent) / 2 }

  /// The extent of the content: 0 without items.
  public var contentExtent: Double { count == 0 ? 0 : viewportExtent + lastOffset }

  /// The offset that centres the last item.
  public var lastOffset: Double { Double(max(0, count - 1)) * pitch }

  /// Where an item's slot begins in the content.
  public func start(of index: Int) -> Double { endInset + Double(index) * pitch }

  /// Where an item's middle lies in the content.
  public func center(of index: Int) -> Double { viewportExtent / 2 + Double(index) * pitch }

  /// The content offset at which the item rests in the middle of the viewport.
  public func offset(centering index: Int) -> Double { Double(index) * pitch }

  /// The item nearest to the middle of the viewport at a content offset, the first of equals; nil without items.
  public func nearestIndex(toOffset offset: Double) -> Int? {
    guard count > 0 else { return nil }
    guard pitch > 0 else { return 0 }
    let slotPosition = offset / pitch
    guard slotPosition > 0 else { return 0 }
    guard slotPosition < Double(count - 1) else { return count - 1 }
    return Int((slotPosition - 0.5).rounded(.up))
  }

  /// The items that share some extent with the stretch from `lower` to `upper`. Each counts as if it reached `overhang`
  /// points further than its slot at both ends, as zoomed ones do; a negative overhang shortens it.
  ///
  /// - Complexity: O(1).
  public func indices(from lower: Double, to upper: Double, overhang: Double = 0) -> Range<Int> {
    guard count > 0, lower < upper else { return 0..<0 }
    let reach = itemExtent / 2 + overhang
    let middle = viewportExtent / 2
    guard pitch > 0 else { return middle + reach > lower && middle - reach < upper ? 0..<count : 0..<0 }
    // Those with center + reach > lower and center − reach < upper.
    let first = ((lower - reach - middle) / pitch).rounded(.down) + 1
    let end = ((upper + reach - middle) / pitch).rounded(.up)
    let limit = Double(count)
    let from = Int(min(max(first, 0), limit))
    return from..<max(from, Int(min(max(end, 0), limit)))
  }
}
