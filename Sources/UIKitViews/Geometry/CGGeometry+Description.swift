import Foundation

// Foundation on Linux doesn't provide these descriptions.
#if !canImport(Darwin)
nonisolated extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The coordinates, for example "(1.0, 2.0)".
  public var debugDescription: String { "(\(x), \(y))" }
}

nonisolated extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The width and height, for example "(10.0, 20.0)".
  public var debugDescription: String { "(\(width), \(height))" }
}

nonisolated extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The origin and size as they were set, for example "(1.0, 2.0, 10.0, 20.0)".
  public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
#endif
