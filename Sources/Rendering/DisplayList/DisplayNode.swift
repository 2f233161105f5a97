import UIKitViews

/// One layer as currently shown. All lengths are in points, in the node's own coordinates.
///
/// The paint order is shadow, backdrop, fill, content, child nodes, border.
public nonisolated struct DisplayNode: Hashable, Sendable, Identifiable {
  /// Identifies the layer's nodes in all display lists.
  public struct ID: Hashable, Sendable {
    /// The number, which is unique among all layers of the process.
    public let rawValue: Int
    /// Creates an identifier.
    public init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// The layer's identifier.
  public var id: ID
  /// The superlayer's node, or `nil` for the root.
  public var parent: ID?
  /// The projection to the parent's coordinates, or to the picture's for the root.
  public var projection: Projection
  /// The bounds. In a scrolled view, their origin isn't zero.
  public var bounds: CGRect
  /// The opacity of the node and its descendants as a group, 0…1.
  public var opacity: Double
  /// `true` if content and child nodes are clipped to the rounded bounds.
  public var clips: Bool
  /// The rounded corners and their shape. The default value is circular corners.
  public var corners = DisplayCorners()
  /// The corner radius: at least 0, and at most half the shorter side.
  public var cornerRadius: Double
  /// The shadow. Clipping nodes have none.
  public var shadow: DisplayShadow?
  /// The blur of the content under the rounded bounds.
  public var backdrop: DisplayBackdrop?
  /// The color that fills the rounded bounds.
  public var fill: RGBA?
  /// The border.
  public var border: DisplayBorder?
  /// An image, text, gradient, or shape.
  public var content: DisplayContent?
  /// The mask for everything, including child nodes and shadow.
  public var mask: DisplayMask?
}

/// The rounded corners of a rectangle, and their shape.
public nonisolated struct DisplayCorners: Hashable, Sendable {
  package var corners = RectCorners.all
  /// `true` if the corners curve gradually, as on iOS. The default value is `false`.
  public var areContinuous = false

  /// Creates circular corners.
  public init() {}

  var areAllCircular: Bool { corners == .all && !areContinuous }
}

/// The shadow of everything visible in the node and its descendants.
public nonisolated struct DisplayShadow: Hashable, Sendable {
  /// The color, including the shadow's opacity.
  public var color: RGBA
  /// The offset, with y downward.
  public var offset: CGSize
  /// The standard deviation of the blur. CSS's blur radius is twice this value.
  public var radius: Double
  /// The casting outline, or `nil` if the node and its descendants cast the shadow.
  package var path: VectorPath?
  /// `true` if the fill alone casts the whole shadow.
  package var isOfFill = false

  var reach: CGSize {
    CGSize(width: radius * 3 + abs(offset.width), height: radius * 3 + abs(offset.height))
  }
}

/// The effect on the content under a node.
public nonisolated struct DisplayBackdrop: Hashable, Sendable {
  /// The standard deviation of the blur, in points, as in CSS's `blur()`.
  public var radius: Double
  /// The saturation: 1 changes nothing, and larger values make colors stronger.
  public var saturation: Double
}

/// A line along the inside of the bounds.
public nonisolated struct DisplayBorder: Hashable, Sendable {
  /// The color, never fully transparent.
  public var color: RGBA
  /// The width in points, above 0.
  public var width: Double
}

/// The content inside a node's bounds.
public nonisolated enum DisplayContent: Hashable, Sendable {
  /// An upright image that fills the frame, even outside the bounds unless the node clips.
  case image(UIImage, frame: CGRect)
  /// Text on its baselines, even outside the bounds unless the node or its label clips.
  case text(DisplayText)
  /// Text in several fonts and colors, even outside the bounds unless the node or its label clips.
  case richText(DisplayRichText)
  /// A gradient that fills the rounded bounds.
  case gradient(DisplayGradient)
  /// A path, even outside the bounds unless the node clips.
  case shape(DisplayShape)
}

/// A gradient along a line in the unit square, which is then stretched to the bounds.
public nonisolated struct DisplayGradient: Hashable, Sendable {
  /// A color and its location.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: RGBA
    /// The location from start to end, 0…1.
    public var location: Double
  }

  /// The start of the line, in the unit square.
  public var start: CGPoint
  /// The end of the line, in the unit square.
  public var end: CGPoint
  /// The stops from start to end.
  public var stops: [Stop]
}

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

/// A color in sRGB.
public nonisolated struct RGBA: Hashable, Sendable {
  /// The red component, 0…255.
  public var red: UInt8
  /// The green component, 0…255.
  public var green: UInt8
  /// The blue component, 0…255.
  public var blue: UInt8
  /// The alpha, 0…1.
  public var alpha: Double

  /// Creates a color from bytes and an alpha, 0…1.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Creates a color from components clamped to 0…1 and rounded to bytes.
  public init(_ color: CGColor) {
    func byte(_ component: CGFloat) -> UInt8 { UInt8((min(1, max(0, component)) * 255).rounded()) }
    let rgba = color.rgba
    self.init(
      red: byte(rgba.red), green: byte(rgba.green), blue: byte(rgba.blue), alpha: min(1, max(0, rgba.alpha)))
  }
}
