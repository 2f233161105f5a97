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

    @inlinable
    init(capacity: Int) {
      base = .allocate(capacity: capacity)
      self.capacity = capacity
    }

    @inlinable deinit { base.deallocate() }
  }

  @usableFromInline var storage: Storage
  @usableFromInline var count: Int

  @inlinable
  init() {
    storage = Storage(capacity: 0)
    count = 0
  }

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
  @inlinable
  mutating func reserve(_ total: Int) {
    if total > storage.capacity || !isKnownUniquelyReferenced(&storage) { reallocate(for: total) }
  }

  @inlinable @inline(never)
  mutating func reallocate(for total: Int) {
    let fits = total <= storage.capacity
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
  @inlinable
  mutating func grow(by added: Int) -> UnsafeMutablePointer<Element> {
    reserve(count + added)
    count += added
    return storage.base + (count - added)
  }

  @inlinable
  mutating func removeLast(_ removed: Int) {
    assert(removed >= 0 && removed <= count)
    count -= removed
  }
}
