import Foundation

// Foundation on Linux doesn't provide this.
#if !canImport(Darwin)
nonisolated extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// For example, "(1.0, 2.0)": x, y.
  public var debugDescription: String { "(\(x), \(y))" }
}

nonisolated extension CGSize: @retroactive CustomDebugStringConvertible {
  /// For example, "(10.0, 20.0)": width, height.
  public var debugDescription: String { "(\(width), \(height))" }
}

nonisolated extension CGRect: @retroactive CustomDebugStringConvertible {
  /// For example, "(1.0, 2.0, 10.0, 20.0)": x, y, width, height, as they were set.
  public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
#endif
