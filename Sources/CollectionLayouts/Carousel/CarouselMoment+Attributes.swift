import CollectionView
import LayoutEngine

extension CarouselMoment {
  /// The attributes of the items that the rectangle meets as they are shown, in the order of their index paths.
  func attributes(in rect: LayoutRect) -> [UICollectionViewLayoutAttributes] {
    let lower = geometry.axis.along(rect.origin)
    let candidates = candidates(from: lower, to: lower + geometry.axis.extent(of: rect.size))
    var found: [UICollectionViewLayoutAttributes] = []
    found.reserveCapacity(candidates.count)
    let seam = seam(in: candidates)
    for slot in seam..<candidates.upperBound { add(slot, to: &found, meeting: rect) }
    for slot in candidates.lowerBound..<seam { add(slot, to: &found, meeting: rect) }
    return found
  }

  /// Where in a run of slots the line starts over; its start where it does not.
  private func seam(in slots: Range<Int>) -> Int {
    guard let loop = geometry.loop, !slots.isEmpty else { return slots.lowerBound }
    let rest = loop.item(at: slots.lowerBound)
    let seam = rest == 0 ? slots.lowerBound : slots.lowerBound + loop.count - rest
    return seam < slots.upperBound ? seam : slots.lowerBound
  }

  private func add(
    _ slot: Int, to found: inout [UICollectionViewLayoutAttributes], meeting rect: LayoutRect
  ) {
    let scale = scale(of: slot)
    if let scale, !frame(of: slot, scale: scale).intersects(rect) { return }
    let attributes = attributes(at: slot, scale: scale)
    // Other effects are known by their attributes only.
    if scale == nil, attributes.isHidden || !shownFrame(of: attributes).intersects(rect) { return }
    found.append(attributes)
  }

  /// What the element covers, as the layout computes places: transforms are on screen, and are not mirrored.
  private func shownFrame(of attributes: CarouselLayoutAttributes) -> LayoutRect {
    var frame = attributes.frame
    if isMirrored { frame.origin.x = 2 * attributes.center.x - frame.maxX }
    return LayoutRect(frame)
  }

  /// Those of an item in the slot that shows it now.
  func attributes(ofItem item: Int) -> CarouselLayoutAttributes {
    let slot = geometry.slot(of: item, at: offset)
    return attributes(at: slot, scale: scale(of: slot))
  }

  private func attributes(at slot: Int, scale: Double?) -> CarouselLayoutAttributes {
    let attributes = CarouselLayoutAttributes(forCellWith: geometry.indexPath(at: slot))
    attributes.size = geometry.itemSize
    attributes.center = CGPoint(center(of: slot))
    attributes.zIndex = geometry.sections.count - abs(slot - nearest)
    let (distance, pitch) = (shownDistance(of: slot), CGFloat(geometry.track.pitch))
    attributes.position = pitch > 0 ? distance / pitch : 0
    if let scale {
      if scale != 1 { attributes.transform = CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale)) }
      if case .fade(let minimum) = geometry.effect {
        attributes.alpha = max(minimum, 1 - (1 - minimum) * abs(attributes.position))
      }
    } else {
      transform(attributes, at: distance)
    }
    return attributes
  }

  private func transform(_ attributes: CarouselLayoutAttributes, at distance: CGFloat) {
    let isVertical = geometry.axis == .vertical
    let position = CarouselPosition(
      distance: distance, pitch: CGFloat(geometry.track.pitch), itemSize: geometry.itemSize,
      viewportSize: geometry.viewport, scrollDirection: isVertical ? .vertical : .horizontal)
    guard let shown = geometry.effect.appearance(at: position) else { return attributes.isHidden = true }
    attributes.transform3D = shown.transform3D
    attributes.alpha = shown.alpha
  }
}
