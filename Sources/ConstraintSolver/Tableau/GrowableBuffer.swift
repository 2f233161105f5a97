/// A growable buffer with all of the solver's unsafe memory access.
///
/// Indices are checked in debug builds only.
struct GrowableBuffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var capacity: Int
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  deinit { base.deallocate() }

  var isEmpty: Bool { count == 0 }
  var end: Int32 { Int32(truncatingIfNeeded: count) }

  @inline(__always) subscript(index: Int32) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base[Int(index)]
    }
    nonmutating _modify {
      assert(index >= 0 && index < count)
      yield &base[Int(index)]
    }
  }

  @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { grow(to: capacity * 2) }
    base[count] = element
    count += 1
  }

  @inline(__always) mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return base[count]
  }

  mutating func remove(at index: Int32) {
    assert(index >= 0 && index < count)
    let slot = base + Int(index)
    slot.update(from: slot + 1, count: count - Int(index) - 1)
    count -= 1
  }

  mutating func insert(_ element: Element, at index: Int32) {
    append(element)
    var slot = count - 1
    while slot > Int(index) {
      base[slot] = base[slot - 1]
      slot -= 1
    }
    base[slot] = element
  }

  mutating func swapRemove(at index: Int32) {
    assert(index >= 0 && index < count)
    count -= 1
    base[Int(index)] = base[count]
  }

  @inline(__always) mutating func removeAll() { count = 0 }

  mutating func grow(to capacity: Int) {
    guard capacity > self.capacity else { return }
    let grown = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    grown.update(from: base, count: count)
    base.deallocate()
    base = grown
    self.capacity = capacity
  }

  func copy() -> GrowableBuffer {
    var copy = GrowableBuffer(capacity: capacity)
    copy.base.update(from: base, count: count)
    copy.count = count
    return copy
  }
}
