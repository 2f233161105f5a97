import CollectionView
import LayoutEngine

extension CarouselLayout {
  /// The attributes of the items that the rectangle meets as they are shown, in the order of their index paths.
  func attributes(in rect: LayoutRect) -> [UICollectionViewLayoutAttributes] {
    let moment = moment
    let lower = geometry.axis.along(rect.origin)
    let candidates = moment.candidates(
      from: lower, to: lower + geometry.axis.extent(of: rect.size), under: geometry.effect)
    var found: [UICollectionViewLayoutAttributes] = []
    found.reserveCapacity(candidates.count)
    let seam = seam(in: candidates)
    for slots in [seam..<candidates.upperBound, candidates.lowerBound..<seam] {
      for slot in slots {
        let scale = moment.scale(of: slot)
        if let scale, !moment.frame(of: slot, scale: scale).intersects(rect) { continue }
        let attributes = attributes(at: slot, moment, scale: scale)
        // Other effects are known by their attributes only.
        if scale == nil, attributes.isHidden || !shownFrame(of: attributes).intersects(rect) { continue }
        found.append(attributes)
      }
    }
    return found
  }

  /// What the element covers, as the layout computes places: transforms are on screen, and are not mirrored.
  private func shownFrame(of attributes: CarouselLayoutAttributes) -> LayoutRect {
    var frame = attributes.frame
    if isMirrored { frame.origin.x = 2 * attributes.center.x - frame.maxX }
    return LayoutRect(frame)
  }

  /// Where in a run of slots the line starts over; its start where it does not.
  private func seam(in slots: Range<Int>) -> Int {
    guard let loop = geometry.loop, !slots.isEmpty else { return slots.lowerBound }
    let rest = loop.item(at: slots.lowerBound)
    let seam = rest == 0 ? slots.lowerBound : slots.lowerBound + loop.count - rest
    return seam < slots.upperBound ? seam : slots.lowerBound
  }

  /// Those of an item in the slot that shows it now.
  func attributes(ofItem item: Int) -> UICollectionViewLayoutAttributes {
    let moment = moment
    let slot = geometry.slot(of: item, at: moment.offset)
    return attributes(at: slot, moment, scale: moment.scale(of: slot))
  }

  private var moment: CarouselMoment { CarouselMoment(geometry, offset: currentOffset) }

  private func attributes(
    at slot: Int, _ moment: CarouselMoment, scale: Double?
  ) -> CarouselLayoutAttributes {
    let attributes = CarouselLayoutAttributes(forCellWith: geometry.indexPath(at: slot))
    attributes.size = geometry.itemSize
    attributes.center = CGPoint(moment.center(of: slot))
    attributes.zIndex = geometry.sections.count - abs(slot - moment.nearest)
    let position = position(of: slot, moment)
    attributes.position = position.itemsFromCenter
    if let scale {
      if scale != 1 { attributes.transform = CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale)) }
      if case .fade(let minimum) = geometry.effect {
        attributes.alpha = max(minimum, 1 - (1 - minimum) * abs(position.itemsFromCenter))
      }
    } else {
      transform(attributes, at: position)
    }
    return attributes
  }

  private func position(of slot: Int, _ moment: CarouselMoment) -> CarouselPosition {
    let distance = CGFloat(moment.distance(of: slot))
    return CarouselPosition(
      distance: geometry.axis == .horizontal && isMirrored ? -distance : distance,
      pitch: CGFloat(geometry.track.pitch), itemSize: geometry.itemSize, viewportSize: geometry.viewport,
      scrollDirection: scrollDirection)
  }

  private func transform(_ attributes: CarouselLayoutAttributes, at position: CarouselPosition) {
    let isVertical = geometry.axis == .vertical
    switch geometry.effect {
    case .coverFlow(let angle, let perspective):
      var view = CATransform3DIdentity
      view.m34 = -perspective
      let turn = -angle * min(1, max(-1, position.itemsFromCenter))
      attributes.transform3D = CATransform3DRotate(view, turn, isVertical ? 1 : 0, isVertical ? 0 : 1, 0)
    case .cylinder(let radius):
      let angle = position.distance / radius
      guard abs(angle) <= .pi / 2 else { return attributes.isHidden = true }
      let turn = CATransform3DMakeRotation(angle, isVertical ? -1 : 0, isVertical ? 0 : 1, 0)
      // What the turn does to a point in front of the axis.
      let shift = radius * (isVertical ? turn.m32 : turn.m31) - position.distance
      var transform = turn
      (transform.m41, transform.m42) = isVertical ? (0, shift) : (shift, 0)
      transform.m43 = radius * (turn.m33 - 1)
      attributes.transform3D = transform
    case .custom(let effect):
      let shown = effect(position)
      attributes.transform3D = shown.transform3D
      attributes.alpha = shown.alpha
    case .none, .cosineZoom, .linearZoom, .fade, .parallax: break
    }
  }
}
