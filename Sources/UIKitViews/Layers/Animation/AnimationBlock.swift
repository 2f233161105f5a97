struct AnimationBlock {
  let run: AnimationRun
  var span = AnimationSpan.whole

  static var areEnabled = true

  static var current: AnimationBlock? { areEnabled ? innermost : nil }
  private static var innermost: AnimationBlock?

  /// Runs the closure inside a block, or outside of all blocks if `block` is `nil`.
  static func perform<Result>(_ block: AnimationBlock?, _ body: () throws -> Result) rethrows -> Result {
    let outer = innermost
    innermost = block
    defer { innermost = outer }
    return try body()
  }
}
