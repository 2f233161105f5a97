/// Equal items in one line, with room at both ends for the first and last items to rest in the middle of the
/// viewport.
///
/// All values are along the scroll axis, in points. The offset that centers item i is i · pitch, for any
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
  /// The spacing between items. Negative if items overlap.
  public let itemSpacing: Double
  /// The extent of the viewport.
  public let viewportExtent: Double

  /// Creates a track. A ``SectionMap`` handles sections.
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

  /// The distance from one item's start to the next one's. Never negative, however far items overlap.
  public var pitch: Double { max(0, itemExtent + itemSpacing) }

  /// The space before the first item and after the last. Negative if an item is longer than the viewport.
  public var endInset: Double { (viewportExtent - itemExtent) / 2 }

  /// The extent of the content, or 0 without items.
  public var contentExtent: Double { count == 0 ? 0 : viewportExtent + lastOffset }

  /// The offset that centers the last item.
  public var lastOffset: Double { Double(max(0, count - 1)) * pitch }

  /// Returns the start of an item's slot in the content.
  public func start(of index: Int) -> Double { endInset + Double(index) * pitch }

  /// Returns the middle of an item's slot in the content.
  public func center(of index: Int) -> Double { viewportExtent / 2 + Double(index) * pitch }

  /// Returns the content offset at which the item rests in the middle of the viewport.
  public func offset(centering index: Int) -> Double { Double(index) * pitch }

  /// Returns the item nearest to the middle of the viewport at a content offset, or nil without items. If
  /// several are equally near, the first one is returned.
  public func nearestIndex(toOffset offset: Double) -> Int? {
    guard count > 0 else { return nil }
    guard pitch > 0 else { return 0 }
    let slotPosition = offset / pitch
    guard slotPosition > 0 else { return 0 }
    guard slotPosition < Double(count - 1) else { return count - 1 }
    return Int((slotPosition - 0.5).rounded(.up))
  }

  /// Returns the items that overlap the range from `lower` to `upper`.
  ///
  /// Each item counts as extending its slot by `overhang` points at both ends, like a zoomed item. A negative
  /// overhang shortens it.
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
