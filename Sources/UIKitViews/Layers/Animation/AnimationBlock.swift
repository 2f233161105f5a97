struct AnimationBlock {
  let run: AnimationRun
  var span = AnimationSpan.whole

  /// Applies to all views.
  static var areEnabled = true

  /// `nil` outside of all blocks and while animations are disabled.
  static var current: AnimationBlock? { areEnabled ? innermost : nil }
  private static var innermost: AnimationBlock?

  /// Runs the closure outside of all blocks if `block` is `nil`.
  static func perform<Result>(_ block: AnimationBlock?, _ body: () throws -> Result) rethrows -> Result {
    let outer = innermost
    innermost = block
    defer { innermost = outer }
    return try body()
  }
}
