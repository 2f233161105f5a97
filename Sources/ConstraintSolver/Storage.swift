/// What copies of a system share until one is changed.
///
/// The systems that hold it see to it that nobody reads what another writes.
final class Storage: @unchecked Sendable {
  var tableau: Tableau

  init() { tableau = Tableau() }

  init(_ tableau: consuming Tableau) { self.tableau = tableau }
}
