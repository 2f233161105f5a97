/// An animation block whose closure is running. Changes of layers are animated by its run meanwhile.
struct AnimationBlock {
  let run: AnimationRun
  var span = AnimationSpan.whole

  /// The innermost block that is running. Nil outside of all blocks and where animations are disabled.
  private(set) static var current: AnimationBlock?

  /// Runs the closure inside the block. With nil, it runs outside of all blocks.
  static func perform<Result>(_ block: AnimationBlock?, _ body: () throws -> Result) rethrows -> Result {
    let outer = current
    current = block
    defer { current = outer }
    return try body()
  }
}
