import CollectionView

/// Reports values that a layout was given and cannot use.
///
///     LayoutDiagnostics.handler = { logger.warning("\($0)") }
public enum LayoutDiagnostics {
  /// Gets every report. Default: one line each on standard error.
  public static var handler: (LayoutDiagnostic) -> Void = { diagnostic in
    FileHandle.standardError.write(Data("\(diagnostic)\n".utf8))
  }
}

/// A length that a layout treats as 0, because it is negative, infinite or not a number.
public struct LayoutDiagnostic: Hashable, CustomStringConvertible {
  /// The type of the layout.
  public let layout: String
  /// What the length is of: `item`, `header`, `footer`, or the name of a property.
  public let subject: String
  /// The length as it was given, in points.
  public let length: CGFloat
  /// The item, header or footer whose length it is.
  public let indexPath: IndexPath

  /// One line: layout, length, what it is of, and where.
  public var description: String {
    let place = indexPath.map(String.init).joined(separator: ", ")
    return "\(layout): the length \(length) of the \(subject) at [\(place)] is treated as 0."
  }

  /// Compares lengths by their bits, so that NaN equals itself.
  public static func == (one: Self, other: Self) -> Bool {
    one.length.bitPattern == other.length.bitPattern && one.layout == other.layout
      && one.subject == other.subject && one.indexPath == other.indexPath
  }

  /// Fits `==`: by the bits of the length, and the path.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(length.bitPattern)
    hasher.combine(indexPath)
  }
}

/// Replaces lengths that cannot be used. A layout has one check, which reports the first such length only: a list in which
/// every length is bad must not write a line for each item.
struct LengthCheck {
  private var hasReported = false

  /// The length, or 0 for one that is negative, infinite or not a number.
  mutating func accept(
    _ length: CGFloat, of subject: @autoclosure () -> String, at indexPath: @autoclosure () -> IndexPath,
    in layout: UICollectionViewLayout
  ) -> CGFloat {
    if length >= 0, length < .infinity { return length }
    if !hasReported {
      hasReported = true
      LayoutDiagnostics.handler(
        LayoutDiagnostic(
          layout: "\(type(of: layout))", subject: subject(), length: length, indexPath: indexPath()))
    }
    return 0
  }
}
