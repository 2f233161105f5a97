import Foundation

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

  /// Assigns the value like ``assign(to:)``, but through the view's properties that store more.
  func assignThroughView(of layer: CALayer) {
    switch (self, layer.view) {
    case (.bounds(let value), let view?): view.bounds = value
    case (.backgroundColor(let value), let view?): view.backgroundColor = value.map { UIColor(cgColor: $0) }
    default: assign(to: layer)
    }
  }
}
