/// An animation block whose closure is running. Its run animates layer changes until the closure returns.
struct AnimationBlock {
  let run: AnimationRun
  var span = AnimationSpan.whole

  /// `true` if animation blocks animate. This applies to all views.
  static var areEnabled = true

  /// The innermost running block, or `nil` outside of all blocks and while animations are disabled.
  static var current: AnimationBlock? { areEnabled ? innermost : nil }
  private static var innermost: AnimationBlock?

  /// Runs the closure inside the block, or outside of all blocks if it's `nil`.
  static func perform<Result>(_ block: AnimationBlock?, _ body: () throws -> Result) rethrows -> Result {
    let outer = innermost
    innermost = block
    defer { innermost = outer }
    return try body()
  }
}
