import Testing

/// Names what people have asked of other libraries, by library and number as in docs/ASKED.md, that a test proves of these
/// layouts. `scripts/asked` looks for these: every number there has a test, and every number here a line.
struct AskedTrait: TestTrait, SuiteTrait {
  let numbers: [String]

  var isRecursive: Bool { true }
  var comments: [Comment] { numbers.map { "asked: \($0)" } }
}

extension Trait where Self == AskedTrait {
  static func asked(_ numbers: String...) -> Self { AskedTrait(numbers: numbers) }
}
