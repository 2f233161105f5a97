import CollectionView

/// A file or folder that cannot be used, and why.
public nonisolated struct SkippedFile: Equatable, Sendable, CustomStringConvertible {
  /// The path relative to the folder that was listed.
  public var name: String
  let error: ImageError

  /// One line: the name, a colon, the reason.
  public var description: String { "\(name.onOneLine): \(error)" }
}

nonisolated extension String {
  /// Without line breaks and other control characters, which file names may contain.
  package var onOneLine: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }))
  }
}
