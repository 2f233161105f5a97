/// What the fate of a module's mutants follows from.
struct ModuleState {
  /// A fingerprint of the sources.
  var sources: String
  /// A fingerprint of the tests, and of how they are run.
  var tests: String
}
