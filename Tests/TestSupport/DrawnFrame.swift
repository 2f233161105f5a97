import CollectionView

/// A cell as drawn in one frame.
public struct DrawnCell: Equatable, Sendable {
  /// The number of the cell's item, independent of the item's path.
  public let item: Int
  /// The bounding rectangle of the cell, in window coordinates.
  public let frame: CGRect
  /// The opacity, including the superviews' opacity.
  public let alpha: CGFloat
  /// The part of the window not clipped by the superviews.
  public let clip: CGRect
  /// The distance to the place where the animations of the cell and its superviews end, in points.
  public let remainingWay: CGFloat
  /// `true` if the cell fills its frame, which a rotated cell doesn't.
  public let fillsFrame: Bool

  public init(
    item: Int, frame: CGRect, alpha: CGFloat = 1, clip: CGRect, remainingWay: CGFloat = 0,
    fillsFrame: Bool = true
  ) {
    (self.item, self.frame, self.alpha, self.clip) = (item, frame, alpha, clip)
    (self.remainingWay, self.fillsFrame) = (remainingWay, fillsFrame)
  }

  /// The distance that the cell would have to move to be out of sight, in points. It is negative if the cell
  /// is out of sight.
  public var depth: CGFloat {
    min(
      frame.maxX - clip.minX, clip.maxX - frame.minX, frame.maxY - clip.minY, clip.maxY - frame.minY)
  }

  func distance(to other: DrawnCell) -> CGFloat { frame.distance(to: other.frame) }

  /// Returns `true` if the other cell covers this one completely.
  func isCovered(by other: DrawnCell) -> Bool {
    let seen = frame.intersection(clip)
    return other.alpha > 0.99 && other.fillsFrame
      && other.frame.intersection(other.clip).insetBy(dx: -0.5, dy: -0.5).contains(seen)
  }
}

extension CGRect {
  fileprivate func distance(to other: CGRect) -> CGFloat {
    max(
      abs(minX - other.minX), abs(maxX - other.maxX), abs(minY - other.minY), abs(maxY - other.maxY))
  }
}

/// The cells of a collection view in one frame.
public struct DrawnFrame: Equatable, Sendable {
  /// The cells from back to front. While one cell replaces another, both show the same item.
  public var cells: [DrawnCell]
  /// The size of the collection view.
  public var size: CGSize
  /// The content offsets of the scroll views, by view number.
  public var offsets: [UInt: CGPoint]

  public init(_ cells: [DrawnCell], size: CGSize, offsets: [UInt: CGPoint] = [:]) {
    (self.cells, self.size, self.offsets) = (cells, size, offsets)
  }

  func isCovered(_ index: Int) -> Bool {
    cells[(index + 1)...].contains { cells[index].isCovered(by: $0) }
  }

  func scrolledDistance(from other: DrawnFrame) -> CGFloat {
    offsets.compactMap { view, offset in
      other.offsets[view].map { max(abs(offset.x - $0.x), abs(offset.y - $0.y)) }
    }.max() ?? 0
  }
}

#if !os(iOS) && !os(tvOS) && !os(visionOS)
// On Apple's systems, tests can't read frames during an animation.

extension DrawnFrame {
  /// Reads the cells of a collection view as drawn at the clock's time. Its superviews must not be rotated or
  /// scaled.
  ///
  /// - Parameter item: Returns the item number shown by a cell, or `nil` if it shows none.
  @MainActor public init(of view: UICollectionView, item: (UICollectionViewCell) -> Int?) {
    self.init([], size: view.layer.shownNow.bounds.size)
    guard let window = view.window, !window.isHidden else { return }
    var space = Space(window)
    let ancestors = sequence(first: view, next: \UIView.superview).dropFirst().prefix { $0 !== window }
    for ancestor in Array(ancestors).reversed() { space = space.inside(ancestor, ancestor.layer.shownNow) }
    read(view, in: space, item: item)
  }

  @MainActor private mutating func read(
    _ view: UIView, in space: Space, item: (UICollectionViewCell) -> Int?
  ) {
    let layer = view.layer.shownNow
    guard !layer.isHidden, layer.opacity > 0.001 else { return }
    if let cell = view as? UICollectionViewCell {
      if let item = item(cell) { cells.append(DrawnCell(of: cell, layer, item, in: space)) }
      return
    }
    if view is UICollectionReusableView { return }
    if view is UIScrollView {
      offsets[UInt(bitPattern: ObjectIdentifier(view).hashValue)] = layer.bounds.origin
    }
    let inside = space.inside(view, layer)
    var subviews = view.subviews
    if subviews.contains(where: { $0.layer.zPosition != 0 }) {
      subviews = subviews.enumerated().sorted {
        ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset)
      }.map(\.element)
    }
    for subview in subviews { read(subview, in: inside, item: item) }
  }
}

/// The coordinate space of a view's contents in its window.
private struct Space {
  /// The origin as drawn.
  private(set) var drawn: CGPoint
  /// The origin at the end of animations.
  private(set) var end: CGPoint
  private(set) var clip: CGRect
  private(set) var alpha: CGFloat

  @MainActor init(_ window: UIWindow) { (drawn, end, clip, alpha) = (.zero, .zero, window.bounds, 1) }

  /// - Parameter layer: The view's layer as drawn.
  @MainActor func inside(_ view: UIView, _ layer: CALayer) -> Space {
    var space = self
    let frame = layer.outline.offsetBy(dx: drawn.x, dy: drawn.y)
    space.drawn = CGPoint(x: frame.minX - layer.bounds.minX, y: frame.minY - layer.bounds.minY)
    let (outline, origin) = (view.layer.outline, view.layer.bounds.origin)
    space.end = CGPoint(x: end.x + outline.minX - origin.x, y: end.y + outline.minY - origin.y)
    if view.clipsToBounds { space.clip = clip.intersection(frame) }
    space.alpha *= CGFloat(layer.opacity)
    return space
  }
}

extension DrawnCell {
  /// - Parameter layer: The cell's layer as drawn.
  @MainActor fileprivate init(
    of cell: UICollectionViewCell, _ layer: CALayer, _ item: Int, in space: Space
  ) {
    let frame = layer.outline.offsetBy(dx: space.drawn.x, dy: space.drawn.y)
    let end = cell.layer.outline.offsetBy(dx: space.end.x, dy: space.end.y)
    let matrix = layer.transform
    self.init(
      item: item, frame: frame, alpha: space.alpha * CGFloat(layer.opacity), clip: space.clip,
      remainingWay: frame.distance(to: end),
      fillsFrame: matrix.m12 == 0 && matrix.m14 == 0 && matrix.m21 == 0 && matrix.m24 == 0)
  }
}

extension CALayer {
  /// The layer as drawn at the clock's time.
  fileprivate var shownNow: CALayer { animationKeys() == nil ? self : presentation() ?? self }

  /// The bounding rectangle of the layer in its superlayer, with perspective.
  fileprivate var outline: CGRect {
    let left = -anchorPoint.x * bounds.width
    let top = -anchorPoint.y * bounds.height
    let matrix = transform
    if CATransform3DIsIdentity(matrix) {
      return CGRect(
        x: position.x + left, y: position.y + top, width: bounds.width, height: bounds.height)
    }
    var (low, high) = (
      CGPoint(x: CGFloat.infinity, y: .infinity), CGPoint(x: -CGFloat.infinity, y: -.infinity)
    )
    for x in [left, left + bounds.width] {
      for y in [top, top + bounds.height] {
        let w = x * matrix.m14 + y * matrix.m24 + matrix.m44
        let corner = CGPoint(
          x: position.x + (x * matrix.m11 + y * matrix.m21 + matrix.m41) / w,
          y: position.y + (x * matrix.m12 + y * matrix.m22 + matrix.m42) / w)
        low = CGPoint(x: min(low.x, corner.x), y: min(low.y, corner.y))
        high = CGPoint(x: max(high.x, corner.x), y: max(high.y, corner.y))
      }
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
#endif
