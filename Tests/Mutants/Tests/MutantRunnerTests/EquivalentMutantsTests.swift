import Testing

@testable import MutantRunner

@Suite struct EquivalentMutantsTests {
  @Test("a mutant's name is at the margin, and its reason is indented below")
  func format() {
    let mutants = EquivalentMutants(
      """
      # For the reader.
      Toy larger(_:_:): a < b → a <= b
        Either is
        the larger one.

      Toy h: 5 → 6
        Nobody asks.
      """)
    #expect(
      mutants.reasons == [
        "Toy larger(_:_:): a < b → a <= b": "Either is the larger one.", "Toy h: 5 → 6": "Nobody asks.",
      ])
  }
}
