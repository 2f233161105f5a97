import Testing

/// Names the facts about UIKit, by their numbers in docs/UIKIT.md, that a test holds the code to. `scripts/facts` looks for
/// these: every fact there has a test, and every number here a fact.
struct FactTrait: TestTrait, SuiteTrait {
  let numbers: [String]

  var isRecursive: Bool { true }
  var comments: [Comment] { numbers.map { "UIKit, fact \($0)" } }
}

extension Trait where Self == FactTrait {
  static func fact(_ numbers: String...) -> Self { FactTrait(numbers: numbers) }
}
