import CollectionView
import LayoutEngine

extension NSCollectionLayoutSection {
  /// A section of a compositional layout whose items pass the middle of the view, one at rest there, as in a ``CarouselLayout``.
  ///
  ///     UICollectionViewCompositionalLayout { section, environment in
  ///       .carousel(itemSize: CGSize(width: 240, height: 320), itemSpacing: 12, effect: .cosineZoom(reach: .viewport))
  ///     }
  ///
  /// It scrolls by itself with `groupPagingCentered`: a flick moves one item. The effect is a
  /// `visibleItemsInvalidationHandler`; for one of your own, and to rest elsewhere than in the middle, set the
  /// section's properties.
  ///
  /// Values that make no sense count as the nearest ones that do, as in a ``CarouselLayout``, but are not reported: a section is
  /// made anew time and again.
  ///
  /// - Parameters:
  ///   - itemSize: of every item, in points, before the effect. At least 1 × 1.
  ///   - itemSpacing: between two items, in points. Default 0. Negative values let items overlap: they advance by 1 at least.
  ///   - effect: what happens to items as they pass the middle. Default none. Distances of a
  ///     ``CarouselEffect/custom(_:)`` are those of the direction of reading: the next item's is positive.
  public static func carousel(
    itemSize: CGSize, itemSpacing: CGFloat = 0, effect: CarouselEffect = .none
  ) -> NSCollectionLayoutSection {
    // Has the rules, and no view.
    let line = CarouselLayout()
    var inputCheck = InputCheck.silent
    let given = inputCheck.accept(itemSize, of: "itemSize", in: line)
    let itemSize = CGSize(width: max(1, given.width), height: max(1, given.height))
    let itemSpacing = inputCheck.accept(
      inputCheck.acceptSigned(itemSpacing, of: "itemSpacing", in: line),
      in: (1 - itemSize.width)...InputCheck.greatest,
      orElse: 0, of: "itemSpacing", in: line)
    let effect = effect.accepted(by: &inputCheck, in: line)
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(itemSize.width), heightDimension: .absolute(itemSize.height))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    section.interGroupSpacing = itemSpacing
    section.orthogonalScrollingBehavior = .groupPagingCentered
    if case .none = effect { return section }
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      let viewport = environment.container.contentSize
      for item in items where item.representedElementCategory == .cell {
        let position = CarouselPosition(
          distance: item.center.x - offset.x - viewport.width / 2, pitch: itemSize.width + itemSpacing,
          itemSize: itemSize, viewportSize: viewport, scrollDirection: .horizontal)
        guard let shown = effect.appearance(at: position) else {
          item.isHidden = true
          continue
        }
        item.transform3D = shown.transform3D
        item.alpha = shown.alpha
        item.zIndex = -Int(min(abs(position.itemsFromCenter).rounded(), 1000))
      }
    }
    return section
  }
}
