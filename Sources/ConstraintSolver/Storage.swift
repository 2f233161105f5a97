/// The copy-on-write storage of a constraint system.
///
/// A system copies shared storage before writing to it, so no system reads another's changes.
final class Storage: @unchecked Sendable {
  // As a stored property, the tableau would need a dynamic exclusivity check at every access.
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
