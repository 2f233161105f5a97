/// A handle on a growable run of plain values: the one place with unsafe memory.
///
/// It neither owns its memory nor shares it: whoever holds the handles frees them, and copies the values
/// before writing to what others see (`LaneColumns` and `LineColumns` do). Indices are checked in debug builds only.
@usableFromInline
struct FlatColumn<Element: BitwiseCopyable> {
  // Not private only because what is inlined into other modules cannot reach what is.
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

  /// The same values in memory of their own.
  func duplicate() -> FlatColumn {
    var copy = FlatColumn()
    // There may be no memory to address yet.
    guard count > 0 else { return copy }
    copy.reserve(count)
    _ = copy.memory.update(fromContentsOf: memory[..<count])
    copy.count = count
    return copy
  }

  /// Hands over `count` elements, to be written before they are read, in memory that is gone afterwards.
  @inlinable @inline(__always) static func withTemporary(count: Int, _ body: (FlatColumn) -> Void) {
    withUnsafeTemporaryAllocation(of: Element.self, capacity: count) { memory in
      var column = FlatColumn()
      (column.memory, column.count) = (memory, count)
      body(column)
    }
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

  /// Adds an element that there is room for.
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

  /// Adds elements that the caller writes before anyone reads them.
  mutating func extend(by added: Int) {
    makeRoom(for: added)
    count += added
  }

  mutating func append(contentsOf elements: some Collection<Element>) {
    let copied: Void? = elements.withContiguousStorageIfAvailable { elements in
      guard !elements.isEmpty else { return }
      makeRoom(for: elements.count)
      _ = memory[count...].update(fromContentsOf: elements)
      count += elements.count
    }
    guard copied == nil else { return }
    for element in elements { append(element) }
  }

  /// Adds elements that have the bytes of others, which take as many each.
  mutating func append<Other: BitwiseCopyable>(bytesOf others: UnsafeBufferPointer<Other>) {
    assert(MemoryLayout<Other>.stride == MemoryLayout<Element>.stride)
    guard let source = others.baseAddress, !others.isEmpty else { return }
    makeRoom(for: others.count)
    guard let base = memory.baseAddress else { return }
    UnsafeMutableRawPointer(base + count).copyMemory(
      from: source, byteCount: others.count * MemoryLayout<Element>.stride)
    count += others.count
  }

  /// Adds copies of an element up to a count.
  mutating func grow(to count: Int, with element: Element) {
    if self.count < count { append(repeating: element, count: count - self.count) }
  }

  @usableFromInline
  mutating func makeRoom(for added: Int) {
    if count + added > memory.count { reserve(max(count + added, memory.count + memory.count / 2)) }
  }

  // MARK: Moving and dropping

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

  /// Drops the elements from an index on and keeps their memory.
  mutating func truncate(to count: Int) { self.count = min(count, self.count) }

  /// Within the memory; the places may overlap.
  func move(_ range: Range<Int>, to index: Int) {
    assert(
      range.lowerBound >= 0 && range.upperBound <= count && index >= 0 && index + range.count <= memory.count)
    guard let base = memory.baseAddress else { return }
    (base + index).update(from: base + range.lowerBound, count: range.count)
  }
}

extension FlatColumn where Element: Comparable {
  /// Sorts a handful of elements, by insertion.
  func sort() {
    for place in 0..<count {
      let element = self[place]
      var hole = place
      while hole > 0, element < self[hole - 1] {
        self[hole] = self[hole - 1]
        hole -= 1
      }
      self[hole] = element
    }
  }
}
