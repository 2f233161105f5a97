/// The result of porting a ``SourceFile``.
public struct PortedFile: Sendable {
  public let path: String
  /// The original text.
  public let original: String
  /// The text that compiles without Objective-C. If no changes were needed, it's the original text.
  public let text: String
  /// Notes about changes, and about code that couldn't be changed, by line.
  public let notes: [Note]

  public var isChanged: Bool { text != original }
}
