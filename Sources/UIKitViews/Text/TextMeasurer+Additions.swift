import Foundation

// Not in UIKit, which asks Core Text.

/// Measures text. Line breaking, truncation and the sizes of labels depend on it.
///
/// The built-in measurer needs no font file. It has the advance widths of Helvetica and of the faces with the
/// same metrics, without kerning; renderers ask for these faces, too. Text for which it has no widths is
/// estimated (see ``isExact(_:in:)``). To measure with a real shaping engine, assign another measurer.
public nonisolated protocol TextMeasurer: Sendable {
  /// The width of text on one line, in points.
  func width(of text: Substring, in font: UIFont) -> CGFloat

  /// Whether the width is that of the face that will show the text. False for an estimate: a renderer then fits
  /// the text to the measured width.
  func isExact(_ text: Substring, in font: UIFont) -> Bool
}

nonisolated extension UIFont {
  /// Measures all text. Assign it before any text is measured: labels cache their measurements.
  public static var measurer: any TextMeasurer {
    get { measurerLock.withLock { currentMeasurer } }
    set { measurerLock.withLock { currentMeasurer = newValue } }
  }

  private static let measurerLock = NSLock()
  private nonisolated(unsafe) static var currentMeasurer: any TextMeasurer = SansTextMeasurer()
}
