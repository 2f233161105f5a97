#if !os(iOS) && !os(tvOS) && !os(visionOS)
/// The properties of a layer that animate. The raw value is the key that Core Animation knows them by.
nonisolated enum LayerProperty: String {
  case position, bounds, transform, opacity, zPosition
  case backgroundColor, cornerRadius, borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius
  /// Of shape layers.
  case fillColor, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit, lineDashPhase
}
#endif
