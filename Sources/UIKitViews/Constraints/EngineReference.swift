/// A reference to a constraint engine that doesn't retain it. Necessary because every change of a constraint
/// accesses the engine.
nonisolated final class EngineReference: @unchecked Sendable {
  unowned(unsafe) var engine: ConstraintEngine?
}
