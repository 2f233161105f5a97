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
  /// Without line breaks, control characters and invisible marks, which file names may contain. Marks of direction,
  /// for example, would let a terminal show another name than the file has.
  package var onOneLine: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.isShown ? $0 : "\u{FFFD}" }))
  }
}

nonisolated extension Unicode.Scalar {
  fileprivate var isShown: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    // Emoji and some scripts join letters with these two.
    case .format: self == "\u{200C}" || self == "\u{200D}"
    default: true
    }
  }
}
