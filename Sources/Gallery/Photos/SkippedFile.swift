import CollectionView

/// An unusable file or folder with the reason.
public nonisolated struct SkippedFile: Equatable, Sendable, CustomStringConvertible {
  /// The path relative to the listed folder.
  public var name: String
  let error: ImageError

  /// The name and the reason on one line.
  public var description: String { "\(name.onOneLine): \(error)" }
}

nonisolated extension String {
  /// Replaces line breaks, control characters, and invisible marks, which could make a terminal show another
  /// name.
  package var onOneLine: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.isShown ? $0 : "\u{FFFD}" }))
  }
}

nonisolated extension Unicode.Scalar {
  fileprivate var isShown: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    // Emoji and some scripts join letters with these.
    case .format: self == "\u{200C}" || self == "\u{200D}"
    default: true
    }
  }
}
