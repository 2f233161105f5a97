/// An array whose elements come and go in runs, each near the one before: views at the edges of what scrolls. The others are moved once for
/// many of them, and not for each.
///
/// Where the last change was, there may be a gap: slots without an element. The next change nearby moves the gap there and uses it. Reading
/// ``elements`` closes the gap, and so does a change that is further away. Until then, its slots have a filler, an element that the caller has
/// to spare.
@_spi(Children) public struct GapArray<Element>: RandomAccessCollection {
  @usableFromInline var slots: [Element]
  // Each view and each layer has an array like this, which should be small.
  @usableFromInline var gapStart: Int32 = 0
  @usableFromInline var gapCount: Int32 = 0

  /// With fewer elements than this, no gap is opened: moving them takes no time.
  @usableFromInline static var fewest: Int { 64 }
  /// How many slots are made at once for elements that come.
  @usableFromInline static var slotsAtOnce: Int { 64 }
  /// How many elements are moved to have the gap elsewhere. Where there are more between, another one is opened.
  @usableFromInline static var nearby: Int { 64 }

  /// An array without a gap.
  @inlinable public init(_ elements: [Element] = []) { slots = elements }

  /// All of them, in order.
  /// - Complexity: O(1) without a gap, otherwise O(`count`).
  @inlinable public var elements: [Element] {
    mutating get {
      closeGap()
      return slots
    }
  }

  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { count }
  @inlinable public var count: Int { slots.count - Int(gapCount) }
  @inlinable public var indices: Range<Int> { 0..<count }

  @inlinable public subscript(index: Int) -> Element {
    _read { yield slots[slot(of: index)] }
    _modify { yield &slots[slot(of: index)] }
  }

  @inlinable func slot(of index: Int) -> Int { index < Int(gapStart) ? index : index + Int(gapCount) }

  /// - Parameters:
  ///   - index: 0…`count`.
  ///   - filler: What the slots of a gap have. It is retained.
  /// - Complexity: O(1) beside the last change, and at the end without a gap. Otherwise O(`count`) at most.
  @inlinable public mutating func insert(
    _ element: Element, at index: Int, filler: @autoclosure () -> Element
  ) {
    moveGap(to: index)
    if gapCount == 0 {
      guard index < slots.count, slots.count >= Self.fewest else { return slots.insert(element, at: index) }
      slots.insert(contentsOf: repeatElement(filler(), count: Self.slotsAtOnce), at: index)
      (gapStart, gapCount) = (Int32(index), Int32(Self.slotsAtOnce))
    }
    slots[index] = element
    gapStart += 1
    gapCount -= 1
  }

  /// Returns what was removed, so that it is released after the change.
  ///
  /// - Parameter filler: As for an insertion.
  /// - Complexity: O(1) beside the last change, and without a gap. Otherwise O(`count`) at most.
  @discardableResult
  @inlinable public mutating func remove(at index: Int, filler: @autoclosure () -> Element) -> Element {
    moveGap(to: index)
    if gapCount == 0 {
      guard index < slots.count - 1, slots.count >= Self.fewest else { return slots.remove(at: index) }
      gapStart = Int32(index)
    }
    let slot = index + Int(gapCount)
    gapCount += 1
    let element = slots[slot]
    slots[slot] = filler()
    return element
  }

  /// - Complexity: O(`count`)
  @inlinable public mutating func removeSubrange(_ range: Range<Int>) {
    closeGap()
    slots.removeSubrange(range)
  }

  /// Brings the gap in front of the element at an index, or closes it if that is not nearby.
  @inlinable mutating func moveGap(to index: Int) {
    guard gapCount > 0 else { return }
    var start = Int(gapStart)
    guard abs(index - start) <= Self.nearby else { return closeGap() }
    let count = Int(gapCount)
    while start < index {
      slots.swapAt(start, start + count)
      start += 1
    }
    while start > index {
      start -= 1
      slots.swapAt(start, start + count)
    }
    gapStart = Int32(start)
  }

  @inlinable mutating func closeGap() {
    guard gapCount > 0 else { return }
    slots.removeSubrange(Int(gapStart)..<Int(gapStart) + Int(gapCount))
    (gapStart, gapCount) = (0, 0)
  }
}

@_spi(Children) extension GapArray: Sendable where Element: Sendable {}
