/// An unretained reference, faster than a weak one. Every change of a constraint accesses the engine.
nonisolated final class EngineReference: @unchecked Sendable {
  unowned(unsafe) var engine: ConstraintEngine?
}
