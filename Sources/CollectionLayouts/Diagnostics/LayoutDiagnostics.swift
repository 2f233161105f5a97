import CollectionView

/// Reports unusable values given to a layout.
///
/// A layout reports the first such value of each ``LayoutDiagnostic/subject``, and each refused call of
/// `restore(_:at:)`.
///
/// ```swift
/// LayoutDiagnostics.handler = { print($0) }
/// ```
public enum LayoutDiagnostics {
  /// A closure called with every report. The default closure writes one line to standard error.
  public static var handler: (LayoutDiagnostic) -> Void = { diagnostic in
    FileHandle.standardError.write(Data("\(diagnostic)\n".utf8))
  }
}

/// A negative, infinite, or NaN length, or an invalid setting, given to a layout.
public nonisolated struct LayoutDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The type of the layout.
  public let layout: String
  /// The subject of the value: `item`, `header`, `footer`, the name of a property, or a value from a delegate
  /// or a ``PackingLayout``, such as `aspect ratio`.
  public let subject: String
  /// The value as given: a length in points, a count, or 1 or 0 for a switch.
  public let value: CGFloat
  /// The value used instead, or `nil` if the layout refuses the whole input.
  public let replacement: CGFloat?
  /// The index path of the item, header, or footer. The path has a single index for a section, and no index
  /// for the whole layout.
  public let indexPath: IndexPath

  init(layout: String, subject: String, value: CGFloat, replacement: CGFloat? = 0, indexPath: IndexPath) {
    self.layout = layout
    self.subject = subject
    self.value = value
    self.replacement = replacement
    self.indexPath = indexPath
  }

  /// The report in one line.
  public var description: String {
    let given = Self.text(value)
    let use = replacement.map { "treated as \(Self.text($0))" } ?? "refused"
    guard !indexPath.isEmpty else { return "\(layout): \(subject) is \(given), which is \(use)." }
    if indexPath.count == 1 {
      return "\(layout): \(subject) of section \(indexPath[0]) is \(given), which is \(use)."
    }
    let path = indexPath.map(String.init).joined(separator: ", ")
    let subject = ["item", "header", "footer"].contains(subject) ? "length of the \(subject)" : subject
    return "\(layout): the \(subject) at [\(path)] is \(given), which is \(use)."
  }

  /// Most settings are counts, so whole numbers are written without a fraction.
  private static func text(_ value: CGFloat) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }

  /// Compares values by their bits, so NaN values can be equal.
  public static func == (one: Self, other: Self) -> Bool {
    one.value.bitPattern == other.value.bitPattern && one.layout == other.layout
      && one.subject == other.subject && one.replacement == other.replacement
      && one.indexPath == other.indexPath
  }

  /// Hashes bits, consistent with `==`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(value.bitPattern)
    hasher.combine(indexPath)
  }
}
