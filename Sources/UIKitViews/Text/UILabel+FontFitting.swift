import Foundation

/// Methods that shrink fonts until the whole text fits.
extension UILabel {
  /// The number of steps. For a 17-point font, a step is a fifteenth of a point.
  private static let scaleSteps = 256

  private var shrinksLines: Bool {
    adjustsFontSizeToFitWidth && numberOfLines != 1 && !lineBreakMode.allowsLines
  }

  /// Returns the font at the largest size that fits, or at the minimum size.
  func shrunk(_ font: UIFont, toShow text: String, in size: CGSize) -> UIFont {
    if adjustsFontSizeToFitWidth, numberOfLines == 1 {
      let natural = UIFont.measurer.width(of: text[...], in: font)
      return font.withSize(font.pointSize * scaleToFit(natural, in: size.width))
    }
    guard shrinksLines else { return font }
    let scale = greatestScale { scale in
      let font = font.withSize(font.pointSize * scale)
      let breaker = TextBreaker(font: font, width: size.width, maximumLines: 0, mode: .byWordWrapping)
      let count = breaker.lines(of: text).count
      return fits(lines: count, height: CGFloat(count) * font.lineHeight, in: size)
    }
    return scale == 1 ? font : font.withSize(font.pointSize * scale)
  }

  /// Returns the largest scale that fits, or the minimum.
  func scaleOfRichText(in size: CGSize) -> CGFloat {
    if adjustsFontSizeToFitWidth, numberOfLines == 1 {
      return richTextSize(width: .greatestFiniteMagnitude, lines: 1).map {
        scaleToFit($0.width, in: size.width)
      } ?? 1
    }
    guard shrinksLines else { return 1 }
    return greatestScale { scale in
      richTextSize(width: size.width, lines: 0, scale: scale).map {
        fits(lines: $0.lines, height: $0.height, in: size)
      } ?? true
    }
  }

  private func scaleToFit(_ natural: CGFloat, in width: CGFloat) -> CGFloat {
    natural > width ? max(minimumScaleFactor, width / natural) : 1
  }

  private func fits(lines: Int, height: CGFloat, in size: CGSize) -> Bool {
    (numberOfLines <= 0 || lines <= numberOfLines) && height <= size.height + 0.01
  }

  /// - Complexity: O(log(*steps*)) layouts of the text.
  private func greatestScale(where fits: (CGFloat) -> Bool) -> CGFloat {
    if fits(1) { return 1 }
    let least = min(1, max(minimumScaleFactor, 1 / CGFloat(Self.scaleSteps)))
    func scale(_ step: Int) -> CGFloat { least + (1 - least) * CGFloat(step) / CGFloat(Self.scaleSteps) }
    var (fitting, failing) = (0, Self.scaleSteps)
    while failing - fitting > 1 {
      let middle = (fitting + failing) / 2
      if fits(scale(middle)) { fitting = middle } else { failing = middle }
    }
    return scale(fitting)
  }
}
