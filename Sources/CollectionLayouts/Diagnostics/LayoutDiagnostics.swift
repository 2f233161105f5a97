import CollectionView

/// Reports values that a layout was given and cannot use.
///
/// A layout reports the first such value of each ``LayoutDiagnostic/subject``: one item with a negative length, however many there are,
/// and one report for each property that it cannot follow. Each call of `restore(_:at:)` that is refused is reported.
///
/// ```swift
/// LayoutDiagnostics.handler = { print($0) }
/// ```
public enum LayoutDiagnostics {
  /// Gets every report. Default: one line each on standard error.
  public static var handler: (LayoutDiagnostic) -> Void = { diagnostic in
    FileHandle.standardError.write(Data("\(diagnostic)\n".utf8))
  }
}

/// A value that a layout was given and cannot use: a length that is negative, infinite or not a number, or a setting that
/// makes no sense.
public nonisolated struct LayoutDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The type of the layout.
  public let layout: String
  /// What the value is of: `item`, `header`, `footer`, the name of a property, or what a delegate or a ``PackingLayout`` was asked for.
  public let subject: String
  /// The value as it was given; lengths are in points. Of a count it is the number, of a switch 1 or 0.
  public let value: CGFloat
  /// What the layout uses instead: the nearest value that makes sense, 0 for a length, 1 for a ratio. Nil where the value is refused with
  /// all that it came with.
  public let replacement: CGFloat?
  /// The item, header or footer that it belongs to. A single index is that of a section; empty for a setting of the whole layout.
  public let indexPath: IndexPath

  init(layout: String, subject: String, value: CGFloat, replacement: CGFloat? = 0, indexPath: IndexPath) {
    self.layout = layout
    self.subject = subject
    self.value = value
    self.replacement = replacement
    self.indexPath = indexPath
  }

  /// One line: the layout, the value, what it is of, where, and what it counts as.
  public var description: String {
    let given = Self.text(value)
    let use = replacement.map { "treated as \(Self.text($0))" } ?? "refused"
    guard !indexPath.isEmpty else { return "\(layout): \(subject) is \(given), which is \(use)." }
    if indexPath.count == 1 {
      return "\(layout): \(subject) of section \(indexPath[0]) is \(given), which is \(use)."
    }
    let path = indexPath.map(String.init).joined(separator: ", ")
    // These have other numbers than their length.
    let subject = ["item", "header", "footer"].contains(subject) ? "length of the \(subject)" : subject
    return "\(layout): the \(subject) at [\(path)] is \(given), which is \(use)."
  }

  /// Whole numbers without a fraction: most settings count something.
  private static func text(_ value: CGFloat) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }

  /// Values that are not numbers are equal if their bits are.
  public static func == (one: Self, other: Self) -> Bool {
    one.value.bitPattern == other.value.bitPattern && one.layout == other.layout
      && one.subject == other.subject && one.replacement == other.replacement
      && one.indexPath == other.indexPath
  }

  /// Fits `==`: by the bits of the value, and the path.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(value.bitPattern)
    hasher.combine(indexPath)
  }
}
