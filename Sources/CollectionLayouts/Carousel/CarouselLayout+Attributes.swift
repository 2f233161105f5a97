import CollectionView
import LayoutEngine

extension CarouselLayout {
  /// The attributes of the items that the rectangle meets as they are shown.
  func attributes(in rect: LayoutRect) -> [UICollectionViewLayoutAttributes] {
    let moment = moment
    let lower = geometry.axis.along(rect.origin)
    let candidates = moment.track.indices(
      from: lower, to: lower + geometry.axis.extent(of: rect.size), overhang: moment.overhang)
    var found: [UICollectionViewLayoutAttributes] = []
    found.reserveCapacity(candidates.count)
    for index in candidates {
      let scale = moment.scale(of: index)
      if let scale, !moment.frame(of: index, scale: scale).intersects(rect) { continue }
      let attributes = attributes(at: index, moment, scale: scale)
      // A custom effect is known by its attributes only.
      if scale == nil, !LayoutRect(attributes.frame).intersects(rect) { continue }
      found.append(attributes)
    }
    return found
  }

  func attributes(at index: Int) -> UICollectionViewLayoutAttributes {
    let moment = moment
    return attributes(at: index, moment, scale: moment.scale(of: index))
  }

  private var moment: CarouselMoment {
    CarouselMoment(
      track: geometry.track, axis: geometry.axis, size: LayoutSize(geometry.itemSize),
      viewport: LayoutSize(geometry.viewport), curve: effect.curve, offset: currentOffset)
  }

  private func attributes(
    at index: Int, _ moment: CarouselMoment, scale: Double?
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: geometry.sections.indexPath(of: index))
    attributes.size = geometry.itemSize
    attributes.center = CGPoint(moment.center(of: index))
    attributes.zIndex = moment.track.count - abs(index - moment.nearest)
    if let scale {
      if scale != 1 { attributes.transform = CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale)) }
    } else if case .custom(let transform) = effect {
      let shown = transform(position(of: index, moment))
      attributes.transform3D = shown.transform3D
      attributes.alpha = shown.alpha
    }
    return attributes
  }

  private func position(of index: Int, _ moment: CarouselMoment) -> CarouselPosition {
    let distance = CGFloat(moment.distance(of: index))
    return CarouselPosition(
      distance: geometry.axis == .horizontal && isMirrored ? -distance : distance,
      pitch: CGFloat(geometry.track.pitch), itemSize: geometry.itemSize, viewportSize: geometry.viewport,
      scrollDirection: scrollDirection)
  }
}
