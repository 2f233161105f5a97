import UIKit

/// Sample data: a number on a color, and a ratio for layouts with varying lengths.
struct Sample {
  let number: Int

  /// The aspect ratio, height by width.
  var ratio: CGFloat { 0.6 + CGFloat(number * 37 % 90) / 100 }

  /// The color, chosen so that neighbors differ.
  var color: UIColor {
    let hue = (CGFloat(number) * 0.618).truncatingRemainder(dividingBy: 1)
    return UIColor(hue: hue, saturation: 0.55, brightness: 0.85, alpha: 1)
  }
}
