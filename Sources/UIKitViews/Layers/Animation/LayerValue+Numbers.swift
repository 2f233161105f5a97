import Foundation

/// Numbers for additive animation.
///
/// Colors are premultiplied red, green, and blue, then alpha, so that they fade in from `nil` without passing
/// through another color. Transforms are decomposed: see ``TransformParts``.
extension LayerValue {
  typealias Numbers = SIMD16<Double>

  var numbers: Numbers {
    var result = Numbers.zero
    switch self {
    case .position(let point): (result[0], result[1]) = (point.x, point.y)
    case .bounds(let rect):
      (result[0], result[1]) = (rect.origin.x, rect.origin.y)
      (result[2], result[3]) = (rect.size.width, rect.size.height)
    case .transform(let transform): result = TransformParts(transform).numbers
    case .shadowOffset(let size): (result[0], result[1]) = (size.width, size.height)
    case .opacity(let value), .shadowOpacity(let value): result[0] = Double(value)
    case .zPosition(let value), .cornerRadius(let value), .borderWidth(let value), .shadowRadius(let value),
      .strokeStart(let value), .strokeEnd(let value), .lineWidth(let value), .miterLimit(let value),
      .lineDashPhase(let value):
      result[0] = value
    case .backgroundColor(let color), .borderColor(let color), .shadowColor(let color), .fillColor(let color),
      .strokeColor(let color):
      guard let rgba = color?.rgba else { break }
      (result[0], result[1]) = (rgba.red * rgba.alpha, rgba.green * rgba.alpha)
      (result[2], result[3]) = (rgba.blue * rgba.alpha, rgba.alpha)
    }
    return result
  }

  init(_ property: LayerProperty, numbers n: Numbers) {
    self =
      switch property {
      case .position: .position(CGPoint(x: n[0], y: n[1]))
      case .bounds: .bounds(CGRect(x: n[0], y: n[1], width: max(0, n[2]), height: max(0, n[3])))
      case .transform: .transform(TransformParts(numbers: n).transform)
      case .opacity: .opacity(Float(n[0]))
      case .zPosition: .zPosition(n[0])
      case .backgroundColor: .backgroundColor(Self.color(n))
      case .cornerRadius: .cornerRadius(n[0])
      case .borderWidth: .borderWidth(n[0])
      case .borderColor: .borderColor(Self.color(n))
      case .shadowColor: .shadowColor(Self.color(n))
      case .shadowOpacity: .shadowOpacity(Float(n[0]))
      case .shadowOffset: .shadowOffset(CGSize(width: n[0], height: n[1]))
      case .shadowRadius: .shadowRadius(n[0])
      case .fillColor: .fillColor(Self.color(n))
      case .strokeColor: .strokeColor(Self.color(n))
      case .strokeStart: .strokeStart(n[0])
      case .strokeEnd: .strokeEnd(n[0])
      case .lineWidth: .lineWidth(n[0])
      case .miterLimit: .miterLimit(n[0])
      case .lineDashPhase: .lineDashPhase(n[0])
      }
  }

  private static func color(_ n: Numbers) -> CGColor? {
    let alpha = min(1, n[3])
    guard alpha > 1e-9 else { return nil }
    func component(_ value: Double) -> CGFloat { min(1, max(0, value / n[3])) }
    return CGColor(
      srgbRed: component(n[0]), green: component(n[1]), blue: component(n[2]), alpha: alpha)
  }
}
