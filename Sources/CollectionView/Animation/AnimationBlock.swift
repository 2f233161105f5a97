#if !os(iOS) && !os(tvOS) && !os(visionOS)
/// An animation block while its closure runs: what is set on layers meanwhile moves by its run.
struct AnimationBlock {
  let run: AnimationRun
  var span = AnimationSpan.whole

  /// The innermost open block. Nil outside of all, and where animations are off.
  private(set) static var current: AnimationBlock?

  /// Runs the closure with the block open; with nil, outside of all blocks.
  static func perform<Result>(_ block: AnimationBlock?, _ body: () throws -> Result) rethrows -> Result {
    let outer = current
    current = block
    defer { current = outer }
    return try body()
  }
}
#endif
