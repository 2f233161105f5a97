/// An animatable property of a layer. The raw value is Core Animation's key.
nonisolated enum LayerProperty: String {
  case position, bounds, transform, opacity, zPosition
  case backgroundColor, cornerRadius, borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius
  /// Properties of shape layers.
  case fillColor, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit, lineDashPhase
}
