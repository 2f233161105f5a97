/// A growable run of plain values with value semantics: the only unsafe memory behind the line stores.
///
/// Indices are checked in debug builds only; the types built on it check theirs where callers come in.
@usableFromInline
struct FlatBuffer<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
  // Unchecked: the storage is shared between copies only as long as nobody writes to it.

  @usableFromInline
  final class Storage {
    @usableFromInline let base: UnsafeMutablePointer<Element>
    @usableFromInline let capacity: Int

    @usableFromInline
    init(capacity: Int) {
      base = .allocate(capacity: capacity)
      self.capacity = capacity
    }

    deinit { base.deallocate() }
  }

  @usableFromInline var storage = Storage(capacity: 0)
  @usableFromInline private(set) var count = 0

  @usableFromInline init() {}

  @inlinable var isEmpty: Bool { count == 0 }

  @inlinable
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return storage.base[index]
    }
    set {
      assert(index >= 0 && index < count)
      reserve(count)
      storage.base[index] = newValue
    }
  }

  /// Makes the memory this value's own, with room for `total` elements.
  @usableFromInline
  mutating func reserve(_ total: Int) {
    let fits = total <= storage.capacity
    if fits && isKnownUniquelyReferenced(&storage) { return }
    let grown = Storage(capacity: fits ? storage.capacity : max(total, storage.capacity * 2))
    grown.base.update(from: storage.base, count: count)
    storage = grown
  }

  @inlinable
  mutating func append(_ element: Element) {
    reserve(count + 1)
    storage.base[count] = element
    count += 1
  }

  /// Adds `added` elements, which the caller writes before anything else happens to the buffer.
  @usableFromInline
  mutating func grow(by added: Int) -> UnsafeMutablePointer<Element> {
    reserve(count + added)
    count += added
    return storage.base + (count - added)
  }

  @usableFromInline
  mutating func removeLast(_ removed: Int) {
    assert(removed >= 0 && removed <= count)
    count -= removed
  }
}
