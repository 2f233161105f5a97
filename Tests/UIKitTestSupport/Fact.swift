import Testing

/// Names the facts about UIKit, by their numbers in docs/UIKIT-FACTS.md, that a test checks the code against. `scripts/facts` looks for
/// these: every fact there has a test, and every number here a fact.
package struct FactTrait: TestTrait, SuiteTrait {
  package let numbers: [String]

  package var isRecursive: Bool { true }
  package var comments: [Comment] { numbers.map { "UIKit, fact \($0)" } }
}

extension Trait where Self == FactTrait {
  package static func fact(_ numbers: String...) -> Self { FactTrait(numbers: numbers) }
}
