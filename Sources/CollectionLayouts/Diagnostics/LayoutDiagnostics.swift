import CollectionView

/// Reports unusable values given to a layout.
///
/// A layout reports the first such value of each ``LayoutDiagnostic/subject``: one item with a negative
/// length, however many there are, and one report for each property it can't follow. Each refused call of
/// `restore(_:at:)` is reported.
///
/// ```swift
/// LayoutDiagnostics.handler = { print($0) }
/// ```
public enum LayoutDiagnostics {
  /// A closure called with every report.
  ///
  /// The default value writes each report as one line to standard error.
  public static var handler: (LayoutDiagnostic) -> Void = { diagnostic in
    FileHandle.standardError.write(Data("\(diagnostic)\n".utf8))
  }
}

/// An unusable value given to a layout: a negative, infinite, or NaN length, or an invalid setting.
public nonisolated struct LayoutDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The type of the layout.
  public let layout: String
  /// The subject of the value: `item`, `header`, `footer`, the name of a property, or a request to a delegate
  /// or a ``PackingLayout``.
  public let subject: String
  /// The value as given: a length in points, the number of a count, or 1 or 0 for a switch.
  public let value: CGFloat
  /// The value used instead: the nearest valid one, 0 for a length, or 1 for a ratio. `nil` if the layout
  /// refuses the whole input.
  public let replacement: CGFloat?
  /// The index path of the item, header, or footer. It has a single index for a section, and is empty for a
  /// setting of the whole layout.
  public let indexPath: IndexPath

  init(layout: String, subject: String, value: CGFloat, replacement: CGFloat? = 0, indexPath: IndexPath) {
    self.layout = layout
    self.subject = subject
    self.value = value
    self.replacement = replacement
    self.indexPath = indexPath
  }

  /// One line with the layout, the value, its subject, its index path, and its replacement.
  public var description: String {
    let given = Self.text(value)
    let use = replacement.map { "treated as \(Self.text($0))" } ?? "refused"
    guard !indexPath.isEmpty else { return "\(layout): \(subject) is \(given), which is \(use)." }
    if indexPath.count == 1 {
      return "\(layout): \(subject) of section \(indexPath[0]) is \(given), which is \(use)."
    }
    let path = indexPath.map(String.init).joined(separator: ", ")
    // These subjects have other numbers than their length.
    let subject = ["item", "header", "footer"].contains(subject) ? "length of the \(subject)" : subject
    return "\(layout): the \(subject) at [\(path)] is \(given), which is \(use)."
  }

  /// Returns the text of a number, without a fraction if it is whole, because most settings are counts.
  private static func text(_ value: CGFloat) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }

  /// Compares values by their bits, so NaN values can be equal.
  public static func == (one: Self, other: Self) -> Bool {
    one.value.bitPattern == other.value.bitPattern && one.layout == other.layout
      && one.subject == other.subject && one.replacement == other.replacement
      && one.indexPath == other.indexPath
  }

  /// Hashes the bits of the value and the path, consistent with `==`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(value.bitPattern)
    hasher.combine(indexPath)
  }
}
