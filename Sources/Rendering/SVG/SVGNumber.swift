import UIKitViews

nonisolated extension Double {
  /// Returns the shortest decimal form, such as "12", "0.5", "-3.125", in every locale. It's never "-0" and
  /// has no exponent. Infinite numbers and NaN become 0.
  func svg(decimals: Int = 3) -> String {
    let scale = decimals == 3 ? 1000.0 : pow(10, Double(decimals))
    let scaled = (self * scale).rounded()
    guard scaled.isFinite, abs(scaled) < 1e15 else { return "0" }
    let value = Int(scaled)
    guard value != 0 else { return "0" }
    let (whole, part) = abs(value).quotientAndRemainder(dividingBy: Int(scale))
    var text = value < 0 ? "-\(whole)" : "\(whole)"
    guard part != 0 else { return text }
    var digits = String(part)
    digits = String(repeating: "0", count: decimals - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    text += "." + digits
    return text
  }
}

nonisolated extension Projection {
  /// The SVG transform of an affine projection. Lengths have three decimals and factors six, so a factor's
  /// rounding isn't visible over a thousand points.
  var svg: String {
    if isTranslation { return "translate(\(tx.svg()) \(ty.svg()))" }
    let factors = [a, b, c, d].map { $0.svg(decimals: 6) }.joined(separator: " ")
    return "matrix(\(factors) \(tx.svg()) \(ty.svg()))"
  }
}

nonisolated extension [CGPoint] {
  var svgPath: String {
    isEmpty ? "" : svgLine + "Z"
  }
}

nonisolated extension [CGPoint] {
  var svgLine: String {
    guard let first else { return "" }
    return "M\(first.svg)" + dropFirst().map { "L" + $0.svg }.joined()
  }
}

nonisolated extension CGPoint {
  var svg: String { "\(Double(x).svg()) \(Double(y).svg())" }
}
