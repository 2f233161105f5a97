/// A constraint engine, for those in it, which must not retain it: nil once it is gone. As ``ViewReference`` for views, and for the same
/// reason: every change of a constraint asks for it.
nonisolated final class EngineReference: @unchecked Sendable {
  /// Set by the engine when it is made, and when it is deallocated, on the main thread.
  unowned(unsafe) var engine: ConstraintEngine?
}
