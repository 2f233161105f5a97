/// A reference to a constraint engine for its members, which must not retain it. Becomes `nil` when the
/// engine is deallocated.
///
/// Like ``ViewReference`` for views, this type is necessary because every change of a constraint accesses the
/// engine.
nonisolated final class EngineReference: @unchecked Sendable {
  /// The engine. It sets this property on the main thread when it's created and deallocated.
  unowned(unsafe) var engine: ConstraintEngine?
}
