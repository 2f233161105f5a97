import Foundation

// Print values as on Apple's platforms, where Core Graphics provides this. Foundation on Linux doesn't.
#if !canImport(Darwin)
nonisolated extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// A description such as "(1.0, 2.0)": x, y.
  public var debugDescription: String { "(\(x), \(y))" }
}

nonisolated extension CGSize: @retroactive CustomDebugStringConvertible {
  /// A description such as "(10.0, 20.0)": width, height.
  public var debugDescription: String { "(\(width), \(height))" }
}

nonisolated extension CGRect: @retroactive CustomDebugStringConvertible {
  /// A description such as "(1.0, 2.0, 10.0, 20.0)": x, y, width, height, as they were set.
  public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
#endif
