#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

// Not in UIKit, which has Core Text to ask.

/// Knows how wide text is. Line breaking, truncation and the sizes of labels all rest on it.
///
/// The built-in measurer needs no font file: it has the advance widths of Helvetica and the faces made to its metrics,
/// which are also those that renderers ask for, with kerning off. Text it has no figures for is estimated (see
/// ``isExact(_:in:)``). To measure with a real shaping engine, assign another one.
public nonisolated protocol TextMeasurer: Sendable {
  /// The width in points of text set on one line.
  func width(of text: Substring, in font: UIFont) -> CGFloat

  /// Whether the width is that of the face which will show the text. False for an estimate: a renderer then fits what it
  /// draws to what was measured.
  func isExact(_ text: Substring, in font: UIFont) -> Bool
}

nonisolated extension UIFont {
  /// Measures all text. Assign before the first text is measured; labels keep what they have measured.
  public static var measurer: any TextMeasurer {
    get { measurerLock.withLock { currentMeasurer } }
    set { measurerLock.withLock { currentMeasurer = newValue } }
  }

  private static let measurerLock = NSLock()
  private nonisolated(unsafe) static var currentMeasurer: any TextMeasurer = SansTextMeasurer()
}
#endif
