/// What became of a ``SourceFile``.
public struct PortedFile: Sendable {
  public let path: String
  /// As given.
  public let original: String
  /// What compiles without Objective-C. The original's text where nothing had to change.
  public let text: String
  /// What was changed and what could not be, by line.
  public let notes: [Note]

  public var isChanged: Bool { text != original }
}
