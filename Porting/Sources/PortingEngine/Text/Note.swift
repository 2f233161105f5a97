/// A change, or something that needs a manual change.
public struct Note: Hashable, Sendable, CustomStringConvertible {
  public enum Kind: String, Sendable {
    case changed
    /// The code needs Objective-C, and Swift has no replacement.
    case cannot = "cannot change"
  }

  public let kind: Kind
  public let path: String
  /// The line number in the original, starting at 1.
  public let line: Int
  public let message: String

  /// The note as `path:line: kind: message`, which is a link in editors.
  public var description: String { "\(path):\(line): \(kind.rawValue): \(message)" }
}
