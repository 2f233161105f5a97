/// Options for measuring text.
public nonisolated struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits, the same as UIKit's.
  public let rawValue: Int
  /// Creates options from UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text is broken into lines. Otherwise, there is one line of any length.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// An option without effect, because the fonts have no leading.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// An option without effect, because there are no outlines of characters.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// An option without effect on sizes, because lines beyond the height are always omitted.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
