/// What copies of a system share until one is changed.
///
/// The systems that share it see to it that none reads what another writes.
final class Storage: @unchecked Sendable {
  // A property would be looked up in a list of accesses at every call.
  private let memory = UnsafeMutablePointer<Tableau>.allocate(capacity: 1)

  init() { memory.initialize(to: Tableau()) }

  init(_ tableau: consuming Tableau) { memory.initialize(to: tableau) }

  deinit {
    memory.deinitialize(count: 1)
    memory.deallocate()
  }

  var tableau: Tableau {
    @inline(__always) _read { yield memory.pointee }
    @inline(__always) _modify { yield &memory.pointee }
  }
}
