import Testing

/// Names requests to other libraries that a test proves for these layouts, by library and number as in
/// docs/ASKED.md.
///
/// `scripts/ci/asked` checks them: every number there has a test, and every number here has a line.
struct AskedTrait: TestTrait, SuiteTrait {
  let numbers: [String]

  var isRecursive: Bool { true }
  var comments: [Comment] { numbers.map { "asked: \($0)" } }
}

extension Trait where Self == AskedTrait {
  static func asked(_ numbers: String...) -> Self { AskedTrait(numbers: numbers) }
}
