import CollectionView

/// A file or folder that can't be used, with the reason.
public nonisolated struct SkippedFile: Equatable, Sendable, CustomStringConvertible {
  /// The path relative to the listed folder.
  public var name: String
  let error: ImageError

  /// A single line: the name, a colon, and the reason.
  public var description: String { "\(name.onOneLine): \(error)" }
}

nonisolated extension String {
  /// The string with its line breaks, control characters, and invisible marks replaced. File names can
  /// contain them: a direction mark, for example, would make a terminal show another name.
  package var onOneLine: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.isShown ? $0 : "\u{FFFD}" }))
  }
}

nonisolated extension Unicode.Scalar {
  fileprivate var isShown: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    // Emoji and some scripts join letters with these two characters.
    case .format: self == "\u{200C}" || self == "\u{200D}"
    default: true
    }
  }
}
