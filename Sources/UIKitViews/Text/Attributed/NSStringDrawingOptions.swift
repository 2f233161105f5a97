/// How text is measured.
public nonisolated struct NSStringDrawingOptions: OptionSet, Sendable {
  /// UIKit's bits.
  public let rawValue: Int
  /// UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text is broken into lines. Without it, there is one line, however long.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Stored, and without effect: fonts here have no leading.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Stored, and without effect: there are no outlines of characters.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// Stored, and without effect on sizes: lines beyond the height are left out in any case.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
