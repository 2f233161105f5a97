import UIKit

/// Something to show: a number on a colour, and a ratio for layouts of many lengths.
struct Sample {
  let number: Int

  /// Height by width.
  var ratio: CGFloat { 0.6 + CGFloat(number * 37 % 90) / 100 }

  /// Neighbours have colours that differ.
  var color: UIColor {
    let hue = (CGFloat(number) * 0.618).truncatingRemainder(dividingBy: 1)
    return UIColor(hue: hue, saturation: 0.55, brightness: 0.85, alpha: 1)
  }
}
