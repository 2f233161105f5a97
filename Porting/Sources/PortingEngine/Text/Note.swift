/// One change, or one thing that has to be changed by hand.
public struct Note: Hashable, Sendable, CustomStringConvertible {
  public enum Kind: String, Sendable {
    case changed
    /// Objective-C is needed, and nothing in Swift stands in for it.
    case cannot = "cannot change"
  }

  public let kind: Kind
  public let path: String
  /// From 1, in the original.
  public let line: Int
  public let message: String

  /// `path:line: kind: message`, which is a link in editors.
  public var description: String { "\(path):\(line): \(kind.rawValue): \(message)" }
}
