import Foundation

/// An animatable property of a layer. The raw value is Core Animation's key.
nonisolated enum LayerProperty: String {
  case position, bounds, transform, opacity, zPosition
  case backgroundColor, cornerRadius, borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius
  /// Properties of shape layers.
  case fillColor, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit, lineDashPhase
}

enum LayerValue {
  case position(CGPoint)
  case bounds(CGRect)
  case transform(CATransform3D)
  case opacity(Float)
  case zPosition(CGFloat)
  case backgroundColor(CGColor?)
  case cornerRadius(CGFloat)
  case borderWidth(CGFloat)
  case borderColor(CGColor?)
  case shadowColor(CGColor?)
  case shadowOpacity(Float)
  case shadowOffset(CGSize)
  case shadowRadius(CGFloat)
  case fillColor(CGColor?)
  case strokeColor(CGColor?)
  case strokeStart(CGFloat)
  case strokeEnd(CGFloat)
  case lineWidth(CGFloat)
  case miterLimit(CGFloat)
  case lineDashPhase(CGFloat)

  init(_ property: LayerProperty, of layer: CALayer) {
    self =
      switch property {
      case .position: .position(layer.position)
      case .bounds: .bounds(layer.bounds)
      case .transform: .transform(layer.transform)
      case .opacity: .opacity(layer.opacity)
      case .zPosition: .zPosition(layer.zPosition)
      case .backgroundColor: .backgroundColor(layer.backgroundColor)
      case .cornerRadius: .cornerRadius(layer.cornerRadius)
      case .borderWidth: .borderWidth(layer.borderWidth)
      case .borderColor: .borderColor(layer.borderColor)
      case .shadowColor: .shadowColor(layer.shadowColor)
      case .shadowOpacity: .shadowOpacity(layer.shadowOpacity)
      case .shadowOffset: .shadowOffset(layer.shadowOffset)
      case .shadowRadius: .shadowRadius(layer.shadowRadius)
      case .fillColor: .fillColor((layer as? CAShapeLayer)?.fillColor)
      case .strokeColor: .strokeColor((layer as? CAShapeLayer)?.strokeColor)
      case .strokeStart: .strokeStart((layer as? CAShapeLayer)?.strokeStart ?? 0)
      case .strokeEnd: .strokeEnd((layer as? CAShapeLayer)?.strokeEnd ?? 1)
      case .lineWidth: .lineWidth((layer as? CAShapeLayer)?.lineWidth ?? 1)
      case .miterLimit: .miterLimit((layer as? CAShapeLayer)?.miterLimit ?? 10)
      case .lineDashPhase: .lineDashPhase((layer as? CAShapeLayer)?.lineDashPhase ?? 0)
      }
  }

  var property: LayerProperty {
    switch self {
    case .position: .position
    case .bounds: .bounds
    case .transform: .transform
    case .opacity: .opacity
    case .zPosition: .zPosition
    case .backgroundColor: .backgroundColor
    case .cornerRadius: .cornerRadius
    case .borderWidth: .borderWidth
    case .borderColor: .borderColor
    case .shadowColor: .shadowColor
    case .shadowOpacity: .shadowOpacity
    case .shadowOffset: .shadowOffset
    case .shadowRadius: .shadowRadius
    case .fillColor: .fillColor
    case .strokeColor: .strokeColor
    case .strokeStart: .strokeStart
    case .strokeEnd: .strokeEnd
    case .lineWidth: .lineWidth
    case .miterLimit: .miterLimit
    case .lineDashPhase: .lineDashPhase
    }
  }

  func assign(to layer: CALayer) {
    switch self {
    case .position(let value): layer.position = value
    case .bounds(let value): layer.bounds = value
    case .transform(let value): layer.transform = value
    case .opacity(let value): layer.opacity = value
    case .zPosition(let value): layer.zPosition = value
    case .backgroundColor(let value): layer.backgroundColor = value
    case .cornerRadius(let value): layer.cornerRadius = value
    case .borderWidth(let value): layer.borderWidth = value
    case .borderColor(let value): layer.borderColor = value
    case .shadowColor(let value): layer.shadowColor = value
    case .shadowOpacity(let value): layer.shadowOpacity = value
    case .shadowOffset(let value): layer.shadowOffset = value
    case .shadowRadius(let value): layer.shadowRadius = value
    default: if let layer = layer as? CAShapeLayer { assign(to: layer) }
    }
  }

  private func assign(to layer: CAShapeLayer) {
    switch self {
    case .fillColor(let value): layer.fillColor = value
    case .strokeColor(let value): layer.strokeColor = value
    case .strokeStart(let value): layer.strokeStart = value
    case .strokeEnd(let value): layer.strokeEnd = value
    case .lineWidth(let value): layer.lineWidth = value
    case .miterLimit(let value): layer.miterLimit = value
    case .lineDashPhase(let value): layer.lineDashPhase = value
    default: break
    }
  }

  /// Assigns the value like ``assign(to:)``, but uses the view's properties if these store more than the
  /// layer's.
  func assignThroughView(of layer: CALayer) {
    switch (self, layer.view) {
    case (.bounds(let value), let view?): view.bounds = value
    case (.backgroundColor(let value), let view?): view.backgroundColor = value.map { UIColor(cgColor: $0) }
    default: assign(to: layer)
    }
  }
}

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

/// Pending values of layer properties.
///
/// The values of superviews are assigned first, because a view resizes its subviews when its size changes.
struct LayerValues {
  private struct Key: Hashable {
    let layer: ObjectIdentifier
    let property: LayerProperty
  }

  private var entries: [(layer: CALayer, value: LayerValue)] = []
  private var indices: [Key: Int] = [:]

  subscript(property: LayerProperty, of layer: CALayer) -> LayerValue {
    get {
      let index = indices[Key(layer: ObjectIdentifier(layer), property: property)]
      return index.map { entries[$0].value } ?? LayerValue(property, of: layer)
    }
    set {
      let key = Key(layer: ObjectIdentifier(layer), property: property)
      if let index = indices[key] { return entries[index].value = newValue }
      indices[key] = entries.count
      entries.append((layer, newValue))
    }
  }

  func assignThroughViews() {
    let depths = entries.map { $0.layer.view?.depth ?? 0 }
    for index in entries.indices.sorted(by: { (depths[$0], $0) < (depths[$1], $1) }) {
      entries[index].value.assignThroughView(of: entries[index].layer)
    }
  }
}
