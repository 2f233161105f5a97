extension Compositional {
  /// A badge on an item or a group.
  public struct Badge: Hashable, Sendable {
    /// The caller's number for the badge.
    public var id: Int
    /// The size. Fractions are relative to the item or group.
    public var size: Size
    /// The anchor on the item or group.
    public var container: Anchor
    /// The badge's own anchor, which is placed on ``container``. If nil, the badge lies inside the same
    /// edges.
    public var own: Anchor?
    /// The badge's insets, ignored along estimated dimensions.
    public var insets: LayoutInsets

    /// Creates a badge.
    public init(id: Int, size: Size, container: Anchor, own: Anchor? = nil, insets: LayoutInsets = .zero) {
      self.id = id
      self.size = size
      self.container = container
      self.own = own
      self.insets = insets
    }

    /// Returns the badge's frame on an item or group with this frame.
    ///
    /// The origin is rounded to a pixel. The right and bottom edges stay in place, so rounding changes the
    /// size (UIKit, measured). A scale of 0 prevents rounding. A measured size replaces estimates.
    public func frame(on frame: LayoutRect, scale: Double, measured: LayoutSize? = nil) -> LayoutRect {
      var size = size.size(in: frame.size)
      if let measured {
        if self.size.width.isEstimated { size.width = measured.width }
        if self.size.height.isEstimated { size.height = measured.height }
      }
      size = LayoutSize(width: size.width.tamed, height: size.height.tamed)
      let own = own ?? Anchor(x: container.x, y: container.y)
      let (far, near) = (container.distance(of: size), own.distance(of: size))
      let corner = LayoutPoint(
        x: frame.minX + container.x * frame.width - own.x * size.width + far.x + near.x,
        y: frame.minY + container.y * frame.height - own.y * size.height + far.y + near.y)
      let inner = LayoutRect(origin: corner, size: size).inset(by: self.size.insets(insets))
      let origin = LayoutPoint(
        x: inner.minX.roundedUp(toScale: scale), y: inner.minY.roundedUp(toScale: scale))
      return LayoutRect(
        origin: origin,
        size: LayoutSize(
          width: max(0, inner.minX + inner.width - origin.x),
          height: max(0, inner.minY + inner.height - origin.y)))
    }
  }
}

extension Double {
  /// The length, clamped to ±2⁵⁰, at which pixels are still distinct. Infinite values and NaN become 0.
  var tamed: Double { isFinite ? min(max(self, -0x1p50), 0x1p50) : 0 }

  /// Returns the value rounded to the nearest pixel. Halves are rounded up. A scale of 0 prevents rounding.
  func roundedUp(toScale scale: Double) -> Double {
    scale > 0 ? (self * scale + 0.5).rounded(.down) / scale : self
  }
}

extension Compositional {
  /// A rectangle's corner, edge, or middle, plus an offset.
  public struct Anchor: Hashable, Sendable {
    /// The horizontal position: 0 is the left edge, ½ the middle, and 1 the right edge.
    public var x: Double
    /// The vertical position: 0 is the top, ½ the middle, and 1 the bottom.
    public var y: Double
    /// The offset to the right and down, in points or in multiples of the badge's size.
    public var offset: LayoutPoint
    /// `true` if the offset is in multiples of the badge's size.
    public var isFractional: Bool

    /// Creates an anchor, by default in the middle.
    public init(x: Double = 0.5, y: Double = 0.5, offset: LayoutPoint = .zero, isFractional: Bool = false) {
      self.x = x
      self.y = y
      self.offset = offset
      self.isFractional = isFractional
    }

    /// Returns the offset in points.
    func distance(of size: LayoutSize) -> LayoutPoint {
      let (x, y) = (offset.x.tamed, offset.y.tamed)
      return isFractional
        ? LayoutPoint(x: (x * size.width).tamed, y: (y * size.height).tamed) : LayoutPoint(x: x, y: y)
    }
  }
}
