import Foundation

// An addition to UIKit, which uses Core Text.

/// An object that measures text. Line breaking, truncation, and the sizes of labels depend on it.
///
/// The built-in measurer needs no font file. It has the advance widths of Helvetica and of the faces with the
/// same metrics, without kerning. Renderers request these faces too. Text without known widths is estimated
/// (see ``isExact(_:in:)``). To measure with a real shaping engine, assign another measurer.
public nonisolated protocol TextMeasurer: Sendable {
  /// Returns the width of text on one line, in points.
  func width(of text: Substring, in font: UIFont) -> CGFloat

  /// Returns `true` if the width is exact in the displayed face, or `false` for an estimate. Renderers fit
  /// the text to an estimated width.
  func isExact(_ text: Substring, in font: UIFont) -> Bool
}

nonisolated extension UIFont {
  /// The measurer of all text. Assign it before any text is measured, because labels cache their
  /// measurements.
  public static var measurer: any TextMeasurer {
    get { measurerLock.withLock { currentMeasurer } }
    set { measurerLock.withLock { currentMeasurer = newValue } }
  }

  private static let measurerLock = NSLock()
  private nonisolated(unsafe) static var currentMeasurer: any TextMeasurer = SansTextMeasurer()
}
