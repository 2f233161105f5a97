/// An array whose elements come and go in runs, each beside the one before: views at the edges of what scrolls. The others are moved once
/// for many of them, and not for each.
///
/// Where the last change was, some slots may have no element. The next change there uses them. They are filled with an element that the
/// caller has to spare, and close as soon as ``elements`` are read.
@_spi(Children) public struct GapArray<Element> {
  @usableFromInline var slots: [Element]
  // As narrow as the views' and layers' objects need them.
  @usableFromInline var gapStart: Int32 = 0
  @usableFromInline var gapCount: Int32 = 0

  /// With fewer elements than this, there is no gap: moving them takes no time.
  @usableFromInline static var fewest: Int { 64 }
  /// How many slots are made at once for elements that come.
  @usableFromInline static var slotsAtOnce: Int { 64 }

  /// An array without a gap.
  @inlinable public init(_ elements: [Element] = []) { slots = elements }

  /// All of them, in order.
  /// - Complexity: O(1), and O(`count`) after a change that was not at the end.
  @inlinable public var elements: [Element] {
    mutating get {
      closeGap()
      return slots
    }
  }

  @inlinable public var count: Int { slots.count - Int(gapCount) }
  @inlinable public var indices: Range<Int> { 0..<count }

  @inlinable public subscript(index: Int) -> Element {
    _read { yield slots[slot(of: index)] }
    _modify { yield &slots[slot(of: index)] }
  }

  /// The elements, and the filler where there is none.
  @inlinable public var allSlots: [Element] { slots }
  /// The index of the element in a slot that has one.
  @inlinable public func index(ofSlot slot: Int) -> Int { slot < Int(gapStart) ? slot : slot - Int(gapCount) }

  @inlinable func slot(of index: Int) -> Int { index < Int(gapStart) ? index : index + Int(gapCount) }

  /// - Parameters:
  ///   - index: 0…`count`.
  ///   - filler: What slots without an element are filled with. It is retained.
  /// - Complexity: O(1) at the end and beside the last insertion, otherwise O(`count`).
  @inlinable public mutating func insert(
    _ element: Element, at index: Int, filler: @autoclosure () -> Element
  ) {
    if index == Int(gapStart), gapCount > 0 {
      slots[index] = element
      gapStart += 1
      gapCount -= 1
      return
    }
    closeGap()
    guard index < slots.count, slots.count >= Self.fewest else { return slots.insert(element, at: index) }
    slots.insert(contentsOf: repeatElement(filler(), count: Self.slotsAtOnce), at: index)
    slots[index] = element
    (gapStart, gapCount) = (Int32(index + 1), Int32(Self.slotsAtOnce - 1))
  }

  /// Returns what was removed, so that it is released after the change.
  ///
  /// - Parameter filler: As for an insertion.
  /// - Complexity: O(1) beside the last removal, and for the first of a run; otherwise O(`count`).
  @discardableResult
  @inlinable public mutating func remove(at index: Int, filler: @autoclosure () -> Element) -> Element {
    var slot = index
    if gapCount > 0, index == Int(gapStart) {
      slot += Int(gapCount)
    } else if gapCount > 0, index == Int(gapStart) - 1 {
      gapStart -= 1
    } else {
      closeGap()
      guard index < slots.count - 1, slots.count >= Self.fewest else { return slots.remove(at: index) }
      gapStart = Int32(index)
    }
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

  @inlinable mutating func closeGap() {
    guard gapCount > 0 else { return }
    slots.removeSubrange(Int(gapStart)..<Int(gapStart) + Int(gapCount))
    (gapStart, gapCount) = (0, 0)
  }
}

@_spi(Children) extension GapArray: Sendable where Element: Sendable {}
