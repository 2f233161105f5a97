/// The state that determines the fate of a module's mutants.
struct ModuleState {
  /// A fingerprint of the sources.
  var sources: String
  /// A fingerprint of the tests and their settings.
  var tests: String
}
