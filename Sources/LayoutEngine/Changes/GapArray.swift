/// An array optimized for insertions and removals near each other, for example of views at the edges of
/// scrolling content.
///
/// There may be a gap at the last change, filled with an element from the caller. Reading ``elements`` closes
/// the gap, and so does a change farther away.
@_spi(Children) public struct GapArray<Element>: RandomAccessCollection {
  @usableFromInline var slots: [Element]
  // Small, because every view and layer has such an array.
  @usableFromInline var gapStart: Int32 = 0
  @usableFromInline var gapCount: Int32 = 0

  /// The minimum number of elements for which a gap is worthwhile.
  @usableFromInline static var fewest: Int { 64 }
  @usableFromInline static var slotsAtOnce: Int { 64 }
  /// The maximum distance by which a gap is moved.
  @usableFromInline static var nearby: Int { 64 }

  /// Creates an array without a gap.
  @inlinable public init(_ elements: [Element] = []) { slots = elements }

  /// All elements, in order.
  ///
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

  /// Inserts an element at an index from 0 to `count`. A gap retains the filler.
  ///
  /// - Complexity: O(1) next to the last change, and at the end without a gap. Otherwise O(`count`) at most.
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

  /// Removes and returns an element, so that it's released after the change. A gap retains the filler.
  ///
  /// - Complexity: O(1) next to the last change, and without a gap. Otherwise O(`count`) at most.
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

  /// Removes a range of elements.
  ///
  /// - Complexity: O(`count`)
  @inlinable public mutating func removeSubrange(_ range: Range<Int>) {
    closeGap()
    slots.removeSubrange(range)
  }

  /// Moves the gap, or closes it if the index is too far away.
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
