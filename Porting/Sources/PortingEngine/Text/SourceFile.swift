/// A Swift source to port.
public struct SourceFile: Sendable {
  /// The path for notes and errors.
  public let path: String
  public let text: String

  public init(path: String, text: String) { (self.path, self.text) = (path, text) }
}
