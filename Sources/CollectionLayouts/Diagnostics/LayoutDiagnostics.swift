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
  /// The layout's response to a value. Numbers are lengths in points unless the subject is an angle, a ratio,
  /// or a time.
  public enum Event: Sendable {
    /// An invalid number was replaced by a valid one.
    case replacedNumber(CGFloat, with: CGFloat)
    /// An invalid count was replaced by the nearest valid one.
    case replacedCount(Int, with: Int)
    /// An invalid number made the layout refuse the whole input, such as a scroll anchor.
    case refused(CGFloat)
    /// The layout doesn't support a value of a setting. The value is written in Swift, such as `true`.
    case unsupported(String)
  }

  /// The type of the layout.
  public let layout: String
  /// The subject of the value: `item`, `header`, `footer`, the name of a property, or a value from a delegate
  /// or a ``PackingLayout``, such as `aspect ratio`.
  public let subject: String
  /// The value, and the layout's response to it.
  public let event: Event
  /// The index path of the item, header, or footer. The path has a single index for a section, and no index
  /// for the whole layout.
  public let indexPath: IndexPath

  init(layout: String, subject: String, event: Event, indexPath: IndexPath) {
    (self.layout, self.subject, self.event, self.indexPath) = (layout, subject, event, indexPath)
  }

  /// The report in one line.
  public var description: String {
    guard !indexPath.isEmpty else { return "\(layout): \(subject) is \(event)." }
    if indexPath.count == 1 { return "\(layout): \(subject) of section \(indexPath[0]) is \(event)." }
    let path = indexPath.map(String.init).joined(separator: ", ")
    let subject = ["item", "header", "footer"].contains(subject) ? "length of the \(subject)" : subject
    return "\(layout): the \(subject) at [\(path)] is \(event)."
  }
}

nonisolated extension LayoutDiagnostic.Event: Hashable, CustomStringConvertible {
  /// The value and the response, such as `-1, which is treated as 0`.
  public var description: String {
    switch self {
    case .replacedNumber(let value, let replacement):
      "\(Self.text(value)), which is treated as \(Self.text(replacement))"
    case .replacedCount(let count, let replacement): "\(count), which is treated as \(replacement)"
    case .refused(let value): "\(Self.text(value)), which is refused"
    case .unsupported(let value): "\(value), which isn't supported"
    }
  }

  /// Whole numbers are written without a fraction.
  private static func text(_ value: CGFloat) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }

  /// Compares numbers by their bits, so NaN values can be equal.
  public static func == (one: Self, other: Self) -> Bool {
    switch (one, other) {
    case (.replacedNumber(let value, let replacement), .replacedNumber(let otherValue, let otherReplacement)):
      value.bitPattern == otherValue.bitPattern && replacement.bitPattern == otherReplacement.bitPattern
    case (.replacedCount(let count, let replacement), .replacedCount(let otherCount, let otherReplacement)):
      count == otherCount && replacement == otherReplacement
    case (.refused(let value), .refused(let otherValue)): value.bitPattern == otherValue.bitPattern
    case (.unsupported(let value), .unsupported(let otherValue)): value == otherValue
    default: false
    }
  }

  /// Hashes bits, consistent with `==`.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .replacedNumber(let value, _), .refused(let value): hasher.combine(value.bitPattern)
    case .replacedCount(let count, _): hasher.combine(count)
    case .unsupported(let value): hasher.combine(value)
    }
  }
}
