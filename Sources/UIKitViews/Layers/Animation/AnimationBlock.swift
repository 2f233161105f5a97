/// An animation block whose closure is running. Changes of layers are animated by its run meanwhile.
struct AnimationBlock {
  let run: AnimationRun
  var span = AnimationSpan.whole

  /// Whether blocks animate, for all views.
  static var areEnabled = true

  /// The innermost block that is running. Nil outside of all blocks and where blocks do not animate.
  static var current: AnimationBlock? { areEnabled ? innermost : nil }
  private static var innermost: AnimationBlock?

  /// Runs the closure inside the block. With nil, it runs outside of all blocks.
  static func perform<Result>(_ block: AnimationBlock?, _ body: () throws -> Result) rethrows -> Result {
    let outer = innermost
    innermost = block
    defer { innermost = outer }
    return try body()
  }
}
