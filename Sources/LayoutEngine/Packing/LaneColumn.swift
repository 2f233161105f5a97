/// A handle on a growable run of plain values: the one place with unsafe memory.
///
/// It neither owns its memory nor shares it: whoever holds the handles frees them, and copies the values
/// before writing to what others see (`LaneColumns` does). Indices are checked in debug builds only.
struct LaneColumn<Element: BitwiseCopyable> {
  private var memory = UnsafeMutableBufferPointer<Element>(start: nil, count: 0)
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }
  var capacity: Int { memory.count }

  @inline(__always) subscript(index: Int) -> Element {
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
  func duplicate() -> LaneColumn {
    var copy = LaneColumn()
    copy.reserve(count)
    copy.append(contentsOf: UnsafeBufferPointer(rebasing: memory[..<count]))
    return copy
  }

  mutating func reserve(_ capacity: Int) {
    guard capacity > memory.count else { return }
    let grown = UnsafeMutableBufferPointer<Element>.allocate(capacity: capacity)
    _ = grown.update(fromContentsOf: memory[..<count])
    memory.deallocate()
    memory = grown
  }

  mutating func append(_ element: Element) {
    makeRoom(for: 1)
    memory[count] = element
    count += 1
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

  mutating func append(contentsOf elements: UnsafeBufferPointer<Element>) {
    // There may be no memory to address yet.
    guard !elements.isEmpty else { return }
    makeRoom(for: elements.count)
    _ = memory[count...].update(fromContentsOf: elements)
    count += elements.count
  }

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

  /// Adds copies of an element up to a count.
  mutating func grow(to count: Int, with element: Element) {
    if self.count < count { append(repeating: element, count: count - self.count) }
  }

  /// Within the memory; the places may overlap.
  func move(_ range: Range<Int>, to index: Int) {
    assert(
      range.lowerBound >= 0 && range.upperBound <= count && index >= 0 && index + range.count <= memory.count)
    guard let base = memory.baseAddress else { return }
    (base + index).update(from: base + range.lowerBound, count: range.count)
  }

  private mutating func makeRoom(for added: Int) {
    if count + added > memory.count { reserve(max(count + added, memory.count * 2)) }
  }
}
