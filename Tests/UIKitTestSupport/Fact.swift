import Testing

/// Names the facts about UIKit checked by a test, by their numbers in docs/UIKIT-FACTS.md. `scripts/ci/facts`
/// reads them: every fact has a test, and every number here is a fact.
package struct FactTrait: TestTrait, SuiteTrait {
  package let numbers: [String]

  package var isRecursive: Bool { true }
  package var comments: [Comment] { numbers.map { "UIKit, fact \($0)" } }
}

extension Trait where Self == FactTrait {
  package static func fact(_ numbers: String...) -> Self { FactTrait(numbers: numbers) }
}
