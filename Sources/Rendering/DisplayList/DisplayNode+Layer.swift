import UIKitViews

extension DisplayNode {
  /// Creates a node for a layer.
  ///
  /// - Parameter shown: A layer with the currently shown values. Without animations, it's the layer itself.
  @MainActor
  init(_ layer: CALayer, shown: CALayer, parent: ID?, projection: Projection) {
    id = ID(rawValue: layer.serialNumber)
    self.parent = parent
    self.projection = projection
    bounds = shown.bounds
    opacity = min(1, Double(shown.opacity))
    clips = shown.masksToBounds
    cornerRadius = max(0, min(shown.cornerRadius, min(bounds.width, bounds.height) / 2))
    fill = shown.backgroundColor.map(RGBA.init).flatMap { $0.alpha > 0 ? $0 : nil }
    border = DisplayBorder(shown)
    // A clipping layer also clips its shadow.
    shadow = clips ? nil : DisplayShadow(shown)
    if let rarities = shown.rarities {
      corners.corners = rarities.maskedCorners.corners
      corners.areContinuous = rarities.cornerCurve == .continuous
      backdrop = rarities.backdrop.map { DisplayBackdrop(radius: $0.radius, saturation: $0.saturation) }
      shadow?.path = rarities.shadowPath.map { VectorPath($0) }.flatMap { $0.isFinite ? $0 : nil }
    }
    switch layer.drawing(in: bounds) {
    case .image(let image, let frame): content = .image(image, frame: frame)
    case .text(let label):
      content = .text(DisplayText(label, in: bounds))
    case .richText(let text):
      content = .richText(DisplayRichText(text))
    case .gradient(let gradient): content = .gradient(DisplayGradient(gradient))
    case .shape(let shape): content = DisplayShape(shape).map { .shape($0) }
    case nil: content = nil
    }
  }

  nonisolated var clipsContent: Bool {
    switch content {
    case .text(let text): clips || text.isClipped
    case .richText(let text): clips || text.isClipped
    case .image, .gradient, .shape, nil: clips
    }
  }

  /// The box of everything that the node itself paints, or a null rectangle.
  nonisolated var paintedBox: CGRect {
    var box = CGRect.null
    func seen(_ content: CGRect) -> CGRect { clipsContent ? content.intersection(bounds) : content }
    if fill != nil || border != nil || backdrop != nil { box = bounds }
    switch content {
    case .image(_, let frame): box = box.union(seen(frame))
    case .text(let text): box = box.union(seen(text.box))
    case .richText(let text): box = box.union(seen(text.box))
    case .gradient: box = bounds
    case .shape(let shape): box = box.union(seen(shape.box))
    case nil: break
    }
    guard let shadow else { return box }
    if let path = shadow.path {
      return box.union(path.box.insetBy(dx: -shadow.reach.width, dy: -shadow.reach.height))
    }
    guard !box.isNull else { return box }
    return box.insetBy(dx: -shadow.reach.width, dy: -shadow.reach.height)
  }
}

extension DisplayShadow {
  @MainActor
  fileprivate init?(_ layer: CALayer) {
    guard layer.shadowOpacity > 0, let color = layer.shadowColor.map(RGBA.init), color.alpha > 0 else {
      return nil
    }
    self.color = color
    self.color.alpha *= min(1, Double(layer.shadowOpacity))
    offset = layer.shadowOffset
    radius = max(0, layer.shadowRadius)
  }
}

extension DisplayBorder {
  @MainActor
  fileprivate init?(_ layer: CALayer) {
    guard layer.borderWidth > 0, let color = layer.borderColor.map(RGBA.init), color.alpha > 0 else {
      return nil
    }
    (self.color, width) = (color, layer.borderWidth)
  }
}

nonisolated extension DisplayGradient {
  fileprivate init(_ gradient: GradientDrawing) {
    (start, end) = (gradient.start, gradient.end)
    stops = gradient.stops.map { Stop(color: RGBA($0.color), location: min(1, max(0, $0.location))) }
  }
}
