import CollectionView
import LayoutEngine

extension CarouselLayout {
  func measure(_ collectionView: UICollectionView) {
    let (axis, area) = (Axis(scrollDirection), VisibleArea(of: collectionView))
    shownEffect = effect.accepted(by: inputCheck, in: self)
    var size = LayoutSize(inputCheck.accept(itemSize, of: "itemSize", in: self))
    var spacing = Double(inputCheck.acceptSigned(itemSpacing, of: "itemSpacing", in: self))
    let viewportExtent = axis.extent(of: area.size)
    if let peek {
      let extent = itemExtent(peeking: peek, spacing: spacing, in: viewportExtent)
      size = axis.size(extent: extent, breadth: axis.breadth(of: size))
    }
    let itemExtent = axis.extent(of: size)
    shownEffect = shownEffect.seenInFront(ofItems: itemExtent, by: inputCheck, in: self)
    // With a pitch below one point, too many items would be visible.
    if itemExtent >= 1 {
      let limits = CGFloat(1 - itemExtent)...InputCheck.greatest
      spacing = Double(
        inputCheck.accept(CGFloat(spacing), in: limits, orElse: 0, of: "itemSpacing", in: self))
    }
    if spacingReference == .shown, case .scaled(let curve) = shownEffect.projection {
      let pitch = curve.pitch(shownSpacing: spacing, itemExtent: itemExtent, viewportExtent: viewportExtent)
      spacing = max(itemExtent >= 1 ? 1 : 0, pitch) - itemExtent
    }
    line = CarouselLine(
      axis: axis, sections: SectionMap(collectionView), area: area, isMirrored: isMirrored, itemSize: size,
      itemSpacing: spacing, loops: loops)
  }

  private func itemExtent(peeking peek: CGFloat, spacing: Double, in viewport: Double) -> Double {
    let given = viewport - 2 * (Double(inputCheck.accept(peek, of: "peek", in: self)) + spacing)
    // A view without a size has no room.
    guard viewport > 0, given < 1 else { return max(0, given) }
    // If there is no room even without a peek, a peek of 0 isn't reported.
    let widest = max(0, CGFloat((viewport - 1) / 2 - spacing))
    _ = inputCheck.accept(peek, in: -InputCheck.greatest...widest, orElse: 0, of: "peek", in: self)
    return 1
  }
}
