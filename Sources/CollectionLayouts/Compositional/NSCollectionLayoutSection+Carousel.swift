import CollectionView
import LayoutEngine

extension NSCollectionLayoutSection {
  /// Creates a section of a compositional layout whose items come to rest in the center, as in a
  /// ``CarouselLayout``.
  ///
  /// ```swift
  /// UICollectionViewCompositionalLayout { section, environment in
  ///   .carousel(itemSize: .fractional(width: 0.8, height: 0.5), itemSpacing: 12, effect: .cosineZoom(reach: .viewport))
  /// }
  /// ```
  ///
  /// The section scrolls with `groupPagingCentered`, and the effect is a `visibleItemsInvalidationHandler`.
  ///
  /// Invalid values count as the nearest valid ones. The first invalid value of each parameter is reported,
  /// once for all sections.
  ///
  /// - Parameters:
  ///   - itemSize: The size of every item before the effect. Lengths are at least one point, and fractions at
  ///     least 0.01.
  ///   - itemSpacing: The spacing between items, in points. Items may overlap, but each begins at least one
  ///     point after the previous one. The default value is 0.
  ///   - effect: The effect on items as they pass the center. Distances of a ``CarouselEffect/custom(_:)``
  ///     follow the reading direction. ``CarouselEffect/parallax`` is reported and ignored. The default value
  ///     is none.
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
    // Cells read the parallax from attributes of a carousel layout.
    if case .parallax = effect {
      inputCheck.refuse(setting: ".parallax", of: "effect", in: line)
      return section
    }
    if case .none = effect { return section }
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      let viewport = environment.container.contentSize
      let effect = UIAccessibility.isReduceMotionEnabled ? effect.withoutMotion : effect
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
  /// Returns −1 if later items are on the left. Custom effects always use the reading direction.
  fileprivate func sideOfLaterItems(in traits: UITraitCollection) -> CGFloat {
    if case .custom = self { return 1 }
    return traits.layoutDirection == .rightToLeft ? -1 : 1
  }
}

/// Checks and reports the values of sections. It has no view.
private final class CarouselSection: CarouselLayout {
  static let shared = CarouselSection()
  static let sharedCheck = InputCheck()

  nonisolated deinit {}
}
