import CollectionView
import LayoutEngine

extension CarouselLayout {
  var moment: CarouselMoment {
    CarouselMoment(line, shownEffect.projection, offset: currentOffset)
  }

  /// Returns the items whose displayed frames intersect a rectangle, in index path order.
  func attributes(in rect: LayoutRect) -> [UICollectionViewLayoutAttributes] {
    let moment = moment
    let candidates = moment.candidates(near: rect)
    var found: [UICollectionViewLayoutAttributes] = []
    found.reserveCapacity(candidates.count)
    line.forEachSlot(in: candidates) { slot in
      let scale = moment.scale(of: slot)
      if let scale, !moment.frame(of: slot, scale: scale).intersects(rect) { return }
      let attributes = attributes(at: slot, scale: scale, moment)
      // The displayed frame is known only from the attributes.
      if scale == nil, attributes.isHidden || !shownFrame(of: attributes).intersects(rect) { return }
      found.append(attributes)
    }
    return found
  }

  func attributes(ofItem item: Int) -> CarouselLayoutAttributes {
    let moment = moment
    let slot = line.slot(of: item, at: moment.offset)
    return attributes(at: slot, scale: moment.scale(of: slot), moment)
  }

  /// `true` if cells shouldn't move their contents, because the user prefers reduced motion.
  private var stillsParallax: Bool {
    if case .parallax = effect, case .fade = shownEffect { true } else { false }
  }

  /// Returns the displayed frame in the layout's coordinates. Transforms aren't mirrored on screen.
  private func shownFrame(of attributes: CarouselLayoutAttributes) -> LayoutRect {
    var frame = attributes.frame
    if line.isMirrored, line.axis == .horizontal { frame.origin.x = 2 * attributes.center.x - frame.maxX }
    return LayoutRect(frame)
  }

  private func attributes(
    at slot: Int, scale: Double?, _ moment: CarouselMoment
  ) -> CarouselLayoutAttributes {
    let attributes = CarouselLayoutAttributes(forCellWith: line.indexPath(at: slot))
    attributes.size = CGSize(line.itemSize)
    attributes.center = CGPoint(moment.center(of: slot))
    attributes.zIndex = moment.zIndex(of: slot)
    let geometry = CarouselItemGeometry(
      distance: CGFloat(moment.shownDistance(of: slot)), pitch: CGFloat(line.track.pitch),
      itemSize: attributes.size, viewportSize: CGSize(line.area.size), scrollDirection: .init(line.axis))
    attributes.itemsFromCenter = stillsParallax ? 0 : geometry.itemsFromCenter
    if let scale {
      if scale != 1 { attributes.transform = CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale)) }
      attributes.alpha = shownEffect.alpha(of: geometry)
    } else if let shown = shownEffect.appearance(of: geometry) {
      attributes.transform3D = shown.transform3D
      attributes.alpha = shown.alpha
    } else {
      attributes.isHidden = true
    }
    return attributes
  }
}

/// The attributes of a carousel's item, for cells that move their contents as they scroll.
///
/// ```swift
/// final class PhotoCell: UICollectionViewCell {
///   let imageView = UIImageView()
///
///   override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
///     super.apply(layoutAttributes)
///     guard let items = (layoutAttributes as? CarouselLayoutAttributes)?.itemsFromCenter else { return }
///     imageView.center.x = contentView.bounds.midX - 40 * items
///   }
/// }
/// ```
public final class CarouselLayoutAttributes: UICollectionViewLayoutAttributes {
  nonisolated deinit {}

  /// The distance of the item from the center of the viewport, in items, positive to the right or below.
  ///
  /// With ``CarouselEffect/parallax``, it's 0 for users who prefer reduced motion.
  public var itemsFromCenter: CGFloat {
    get { distance }
    set { distance = newValue }
  }
  // Readable from `isEqual(_:)`, which belongs to no actor.
  private nonisolated(unsafe) var distance: CGFloat = 0

  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? CarouselLayoutAttributes)?.distance = distance
    return copy
  }

  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CarouselLayoutAttributes, other.distance == distance else {
      return false
    }
    return super.isEqual(object)
  }
}
