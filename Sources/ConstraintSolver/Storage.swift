/// The copy-on-write storage of a constraint system.
final class Storage: @unchecked Sendable {
  // A stored `Tableau` would need a dynamic exclusivity check at every access.
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
