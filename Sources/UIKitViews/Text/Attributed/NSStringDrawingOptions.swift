/// Options for measuring text.
public nonisolated struct NSStringDrawingOptions: OptionSet, Sendable {
  /// UIKit's bits.
  public let rawValue: Int
  /// Creates options from UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Breaks the text into lines. Without this option, there is one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Has no effect, because the fonts have no leading.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Has no effect, because there are no outlines.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// Has no effect, because lines beyond the height are always omitted.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
