import CollectionView
import LayoutEngine

extension NSCollectionLayoutSection {
  /// A section of a compositional layout whose items pass the middle of the view, one at rest there, as in a ``CarouselLayout``.
  ///
  /// ```swift
  /// UICollectionViewCompositionalLayout { section, environment in
  ///   .carousel(itemSize: .fractional(width: 0.8, height: 0.5), itemSpacing: 12, effect: .cosineZoom(reach: .viewport))
  /// }
  /// ```
  ///
  /// It scrolls by itself with `groupPagingCentered`: a flick moves one item. The effect is a
  /// `visibleItemsInvalidationHandler`; for one of your own, and to rest elsewhere than in the middle, set the
  /// section's properties.
  ///
  /// Values that make no sense count as the nearest ones that do, as in a ``CarouselLayout``. The first one of each parameter is
  /// reported, once for all sections: they are made anew time and again.
  ///
  /// - Parameters:
  ///   - itemSize: of every item before the effect. Lengths are at least a point, fractions of the section's room at least a hundredth.
  ///   - itemSpacing: between two items, in points. Default 0. Negative values let items overlap. An item lies at least a point behind
  ///     the one before it; fractions are not known before the section has its room, so what is too much for them is not reported.
  ///   - effect: what happens to items as they pass the middle. Default none. Distances of a
  ///     ``CarouselEffect/custom(_:)`` are those of the direction of reading: the next item's is positive.
  ///     ``CarouselEffect/parallax`` needs a ``CarouselLayout``: it is reported, and counts as none.
  public static func carousel(
    itemSize: ItemSize, itemSpacing: CGFloat = 0, effect: CarouselEffect = .none
  ) -> NSCollectionLayoutSection {
    carousel(itemSize, itemSpacing, effect, CarouselSection.sharedCheck)
  }

  static func carousel(
    _ itemSize: ItemSize, _ itemSpacing: CGFloat, _ effect: CarouselEffect, _ inputCheck: InputCheck
  ) -> NSCollectionLayoutSection {
    let line = CarouselSection.shared
    func accepted(_ dimension: LayoutDimension) -> NSCollectionLayoutDimension {
      func part(_ value: CGFloat, _ least: CGFloat) -> CGFloat {
        let accepted = value.isFinite ? min(max(least, value), InputCheck.greatest) : least
        if accepted != value {
          inputCheck.report(value, as: accepted, of: "itemSize", at: IndexPath(), in: line)
        }
        return accepted
      }
      switch dimension {
      case .absolute(let length): return .absolute(part(length, 1))
      case .fractionalWidth(let fraction): return .fractionalWidth(part(fraction, 0.01))
      case .fractionalHeight(let fraction): return .fractionalHeight(part(fraction, 0.01))
      }
    }
    let size = NSCollectionLayoutSize(
      widthDimension: accepted(itemSize.width), heightDimension: accepted(itemSize.height))
    let overlap = size.widthDimension.isAbsolute ? 1 - size.widthDimension.dimension : -InputCheck.greatest
    let itemSpacing = inputCheck.accept(
      inputCheck.acceptSigned(itemSpacing, of: "itemSpacing", in: line),
      in: overlap...InputCheck.greatest, orElse: 0, of: "itemSpacing", in: line)
    let effect = effect.accepted(by: inputCheck, in: line)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    section.interGroupSpacing = itemSpacing
    section.orthogonalScrollingBehavior = .groupPagingCentered
    // What moves cells' contents is in attributes of a carousel layout's own.
    if case .parallax = effect {
      _ = inputCheck.accept(1, in: 0...0, of: "effect.parallax", in: line)
      return section
    }
    if case .none = effect { return section }
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      let viewport = environment.container.contentSize
      let side = effect.sideOfLaterItems(in: environment.traitCollection)
      for item in items where item.representedElementCategory == .cell {
        let itemSize = item.bounds.size
        let limited = effect.seenInFront(
          ofItems: Double(itemSize.width), by: CarouselSection.sharedCheck, in: line)
        let geometry = CarouselItemGeometry(
          distance: side * (item.center.x - offset.x - viewport.width / 2),
          pitch: itemSize.width + itemSpacing, itemSize: itemSize, viewportSize: viewport,
          scrollDirection: .horizontal)
        guard let shown = limited.appearance(of: geometry) else {
          item.isHidden = true
          continue
        }
        item.isHidden = false
        item.transform3D = shown.transform3D
        item.alpha = shown.alpha
        item.zIndex = -Int(min(abs(geometry.itemsFromCenter).rounded(), 1000))
      }
    }
    return section
  }
}

extension CarouselEffect {
  /// 1 if the distances of later items are positive. Those of effects that turn items are distances on screen, where later items lie to
  /// the left in right-to-left.
  fileprivate func sideOfLaterItems(in traits: UITraitCollection) -> CGFloat {
    if case .custom = self { return 1 }
    return traits.layoutDirection == .rightToLeft ? -1 : 1
  }
}

/// Has the rules of a carousel, and no view.
private final class CarouselSection: CarouselLayout {
  /// Stands for all sections in reports.
  static let shared = CarouselSection()
  /// Of all sections.
  static let sharedCheck = InputCheck()

  nonisolated deinit {}
}
