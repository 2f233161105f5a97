import Testing

/// Lists requests to other libraries that a test shows these layouts to fulfill. Each request has its library
/// and number from docs/ASKED.md.
///
/// `scripts/ci/asked` checks that every number in docs/ASKED.md has a test, and every number in a test has a
/// line in docs/ASKED.md.
struct AskedTrait: TestTrait, SuiteTrait {
  let numbers: [String]

  var isRecursive: Bool { true }
  var comments: [Comment] { numbers.map { "asked: \($0)" } }
}

extension Trait where Self == AskedTrait {
  static func asked(_ numbers: String...) -> Self { AskedTrait(numbers: numbers) }
}
