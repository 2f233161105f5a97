/// A growable array of plain values, and the only type that allocates unsafe memory.
///
/// It's a handle. Owners such as `LaneColumns` free the memory, and copy shared memory before a write.
/// Indices are checked in debug builds only.
@usableFromInline
struct FlatColumn<Element: BitwiseCopyable> {
  // Not private because inlined code in other modules uses it.
  @usableFromInline var memory = UnsafeMutableBufferPointer<Element>(start: nil, count: 0)
  @usableFromInline var count = 0

  @inlinable init() {}

  var isEmpty: Bool { count == 0 }
  var capacity: Int { memory.count }

  @inlinable @inline(__always) subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return memory[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count)
      memory[index] = newValue
    }
  }

  func free() { memory.deallocate() }

  func duplicate() -> FlatColumn {
    var copy = FlatColumn()
    // An empty column may have no memory.
    guard count > 0 else { return copy }
    copy.reserve(count)
    _ = copy.memory.update(fromContentsOf: memory[..<count])
    copy.count = count
    return copy
  }

  /// Creates a temporary column of uninitialized elements.
  @inlinable @inline(__always) static func withTemporary(count: Int, _ body: (FlatColumn) -> Void) {
    withUnsafeTemporaryAllocation(of: Element.self, capacity: count) { memory in
      var column = FlatColumn()
      (column.memory, column.count) = (memory, count)
      body(column)
    }
  }

  /// Returns two columns that share this memory.
  func split(at index: Int) -> (FlatColumn, FlatColumn) {
    var (head, tail) = (self, self)
    (head.memory, head.count) = (UnsafeMutableBufferPointer(rebasing: memory[..<index]), index)
    (tail.memory, tail.count) = (UnsafeMutableBufferPointer(rebasing: memory[index...]), count - index)
    return (head, tail)
  }

  // MARK: Growing

  mutating func reserve(_ capacity: Int) {
    guard capacity > memory.count else { return }
    let grown = UnsafeMutableBufferPointer<Element>.allocate(capacity: capacity)
    _ = grown.update(fromContentsOf: memory[..<count])
    memory.deallocate()
    memory = grown
  }

  @usableFromInline
  mutating func append(_ element: Element) {
    makeRoom(for: 1)
    appendInRoom(element)
  }

  @inlinable @inline(__always) mutating func appendInRoom(_ element: Element) {
    assert(count < memory.count)
    memory[count] = element
    count &+= 1
  }

  mutating func append(repeating element: Element, count added: Int) {
    makeRoom(for: added)
    memory[count..<count + added].update(repeating: element)
    count += added
  }

  /// Adds uninitialized elements.
  mutating func extend(by added: Int) {
    makeRoom(for: added)
    count += added
  }

  mutating func grow(to count: Int, with element: Element) {
    if self.count < count { append(repeating: element, count: count - self.count) }
  }

  @usableFromInline
  mutating func makeRoom(for added: Int) {
    if count + added > memory.count { reserve(max(count + added, memory.count + memory.count / 2)) }
  }

  // MARK: Moving and removing

  mutating func insert(repeating element: Element, count added: Int, at index: Int) {
    makeRoom(for: added)
    move(index..<count, to: index + added)
    memory[index..<index + added].update(repeating: element)
    count += added
  }

  mutating func remove(_ range: Range<Int>) {
    assert(range.lowerBound >= 0 && range.upperBound <= count)
    move(range.upperBound..<count, to: range.lowerBound)
    count -= range.count
  }

  mutating func replace(_ range: Range<Int>, with element: Element, count added: Int) {
    remove(range)
    insert(repeating: element, count: added, at: range.lowerBound)
  }

  /// Removes and inserts ranges. Inserted elements are uninitialized.
  ///
  /// - Complexity: O(*n*) for any number of ranges.
  mutating func apply(_ shift: RangeShift) {
    // Elements move down from front to back and up from back to front, so that nothing is overwritten.
    var end = shift.removed.first?.lowerBound ?? count
    for (index, range) in shift.removed.enumerated() {
      let next = index + 1 < shift.removed.count ? shift.removed[index + 1].lowerBound : count
      move(range.upperBound..<next, to: end)
      end += next - range.upperBound
    }
    count = end
    var added = shift.insertedCount
    makeRoom(for: added)
    count += added
    for range in shift.inserted.reversed() {
      let first = range.upperBound - added
      move(first..<end, to: range.upperBound)
      (end, added) = (first, added - range.count)
    }
  }

  /// Keeps the memory.
  mutating func truncate(to count: Int) { self.count = min(count, self.count) }

  /// Copies elements. The ranges may overlap.
  func move(_ range: Range<Int>, to index: Int) {
    assert(
      range.lowerBound >= 0 && range.upperBound <= count && index >= 0 && index + range.count <= memory.count)
    guard let base = memory.baseAddress else { return }
    (base + index).update(from: base + range.lowerBound, count: range.count)
  }
}

extension FlatColumn where Element: Comparable {
  /// Sorts a handful of elements.
  func sort() {
    for index in 0..<count {
      let element = self[index]
      var hole = index
      while hole > 0, element < self[hole - 1] {
        self[hole] = self[hole - 1]
        hole -= 1
      }
      self[hole] = element
    }
  }
}
