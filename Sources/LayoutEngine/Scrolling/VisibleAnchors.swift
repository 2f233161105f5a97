/// The items visible before a change. The first remaining one stays in place.
public struct VisibleAnchors: Sendable {
  private var items: [(path: ItemPath, anchored: AnchoredPart, viewportExtent: Double)] = []

  /// A mark that stays in place instead of an item.
  public private(set) var mark: VisibleMark?

  /// `true` if no other item may begin in sight before the first anchor.
  public var staysFirst = false

  /// `true` if some changing items are left out.
  public var leavesOutItems = false

  /// Creates an empty set of anchors.
  public init() {}

  /// Creates an anchor for the target of a jump.
  public init(_ target: JumpTarget, at range: ClosedRange<Double>, in visible: ClosedRange<Double>) {
    let part = target.part
    self.init(
      target.path, AnchoredPart(part, distance: range.position(of: part) - visible.position(of: part)),
      viewportExtent: visible.upperBound - visible.lowerBound)
  }

  /// Creates an anchor for one item.
  public init(_ path: ItemPath, _ anchored: AnchoredPart, viewportExtent: Double) {
    items = [(path, anchored, viewportExtent)]
  }

  /// Creates an anchor for a mark.
  public init(_ mark: VisibleMark) { self.mark = mark }

  /// `true` if there are no anchors.
  public var isEmpty: Bool { items.isEmpty && mark == nil }

  /// The path of the first item, after `sort()`.
  public var first: ItemPath? { items.first?.path }

  /// Adds an item at a range of the axis.
  public mutating func add(
    _ path: ItemPath, at range: ClosedRange<Double>, in visible: ClosedRange<Double>
  ) {
    let start = AnchoredPart(
      0, distance: range.lowerBound - visible.lowerBound, extent: range.upperBound - range.lowerBound)
    items.append((path, start, visible.upperBound - visible.lowerBound))
  }

  /// Sorts the items by position. Those that begin in the visible area come first.
  public mutating func sort() {
    items.sort { a, b in
      let (first, second) = (a.anchored.distance, b.anchored.distance)
      if (first < 0) != (second < 0) { return second < 0 }
      return (first, a.path) < (second, b.path)
    }
  }

  /// Returns the remaining anchors after updates.
  public func following(_ pathAfter: (ItemPath) -> ItemPath?) -> VisibleAnchors {
    var moved = VisibleAnchors()
    (moved.leavesOutItems, moved.staysFirst) = (leavesOutItems, staysFirst)
    moved.items = items.compactMap { item in
      pathAfter(item.path).map { ($0, item.anchored, item.viewportExtent) }
    }
    return moved
  }

  /// Returns the visible start that keeps the first remaining item in place.
  ///
  /// - Parameters:
  ///   - pathAfter: A closure that returns an item's path after the updates, or `nil` for a deleted item.
  ///   - rangeOfItem: A closure that returns an item's range, or `nil` if the item may move.
  public func visibleStart(
    _ pathAfter: (ItemPath) -> ItemPath?, rangeOfItem: (ItemPath) -> ClosedRange<Double>?
  ) -> Double? {
    for anchor in items {
      guard let path = pathAfter(anchor.path), let range = rangeOfItem(path) else { continue }
      return anchor.anchored.visibleStart(showing: range, viewportExtent: anchor.viewportExtent)
    }
    return nil
  }
}

/// A part of an item to keep at a distance from the same part of the visible area, for example from middle to
/// middle.
public struct AnchoredPart: Hashable, Sendable {
  /// The part of the item: 0 is the start, 1 the end.
  public var part: Double
  /// The distance, in points. Negative if the item's part comes first.
  public var distance: Double
  /// The item's extent when measured, or 0 if unknown.
  public var extent: Double

  /// Creates an anchored part. `part` is from 0 to 1.
  public init(_ part: Double, distance: Double, extent: Double = 0) {
    (self.part, self.distance, self.extent) = (part, distance, extent)
  }

  /// Returns the distance after the item's extent has changed.
  ///
  /// An item that covers this part of the visible area continues to cover it, so that a shorter item stays in
  /// sight.
  public func distance(ofExtent newExtent: Double) -> Double {
    guard extent > 0, (0...1).contains(part - distance / extent) else { return distance }
    return distance * (newExtent / extent)
  }

  /// Returns the start of the visible area for an item at a range.
  public func visibleStart(showing range: ClosedRange<Double>, viewportExtent: Double) -> Double {
    let extent = range.upperBound - range.lowerBound
    return range.position(of: part) - part * viewportExtent - distance(ofExtent: extent)
  }
}

/// A position in the contents that isn't an item's.
public struct VisibleMark: Hashable, Sendable {
  /// The value at the position, for example a time.
  public let value: Double
  /// The distance from the visible start, in points. Negative for a mark before it.
  public let distance: Double

  /// Creates a mark.
  public init(value: Double, distance: Double) {
    self.value = value
    self.distance = distance
  }
}
