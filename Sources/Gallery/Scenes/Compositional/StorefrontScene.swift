import CollectionView
import Previews

extension GalleryScene {
  static let storefront = GalleryScene(
    id: "storefront", title: "Storefront",
    summary: "horizontally scrolling sections: large cards, columns of three rows, and categories",
    sampleCount: 72, firstSample: 4, maximumCount: 100_000, sectionLength: 12
  ) { _ in
    let settings = StorefrontSettings()
    let layout = UICollectionViewCompositionalLayout { section, environment in
      settings.section(ofKind: section % 3, in: environment) { settings.section(section % 3, $0) }
    }
    settings.layout = layout
    return SceneContent(
      layout: layout,
      settings: [
        .choice(
          "orthogonalScrollingBehavior",
          [
            ("Centered group paging", .groupPagingCentered), ("Group paging", .groupPaging),
            ("Continuous", .continuous),
          ],
          of: settings, \.heroBehavior),
        .number("Rows", 1...4, of: settings, \.rowCount),
        .toggle("Cards shrink at the sides", of: settings, \.shrinks),
        .toggle("pinToVisibleBounds", of: settings, \.pinsHeaders),
      ],
      headerTitle: { ["New this week", "Everybody's favourites", "Places to go"][$0 % 3] },
      styleOfSection: { [.card, .product, .card][$0 % 3] },
      price: { price(ofNumber: $0) },
      screen: settings.screen, nextLayouts: [SceneLayouts.waterfall(hasHeaders: true)])
  }
}

/// Returns the price of a picture, which stays the same when the picture moves.
private func price(ofNumber number: Int) -> String {
  let whole = [4, 9, 12, 19, 24, 39, 59, 85, 120][number * 7 % 9]
  return "\(whole).\(["00", "50", "90"][number % 3]) €"
}

private final class StorefrontSettings: SectionCachingSettings {
  var heroBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPagingCentered {
    didSet { changed() }
  }
  var rowCount = 3 { didSet { changed() } }
  var shrinks = true { didSet { changed() } }
  var pinsHeaders = false { didSet { changed() } }

  func screen(_ plain: ScreenSource) -> ScreenSource {
    var screen = plain
    let shrinking = """

        section.visibleItemsInvalidationHandler = { items, offset, environment in
          let middle = offset.x + environment.container.contentSize.width / 2
          for item in items where item.representedElementCategory == .cell {
            let distance = min(1, abs(item.center.x - middle) / environment.container.contentSize.width)
            item.transform = CGAffineTransform(scaleX: 1 - distance * 0.12, y: 1 - distance * 0.12)
          }
        }
      """
    screen.describe(
      section: """
        let width = environment.container.effectiveContentSize.width
        @MainActor func size(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
          NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
        }
        let section: NSCollectionLayoutSection
        switch number % 3 {
        case 0:
          let card = size(min(width * 0.8, 560), (min(width * 0.8, 560) * 0.6).rounded())
          section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: card, subitems: [NSCollectionLayoutItem(layoutSize: card)]))
          section.orthogonalScrollingBehavior = .\(heroBehavior)\(shrinks ? shrinking : "")
        case 1:
          let row = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(72)))
          let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(min(width * 0.84, 320), \(rowCount * 84 - 12)), repeatingSubitem: row, count: \(rowCount))
          group.interItemSpacing = .fixed(12)
          section = NSCollectionLayoutSection(group: group)
          section.orthogonalScrollingBehavior = .groupPaging
        default:
          let category = size(150, 124)
          section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: category, subitems: [NSCollectionLayoutItem(layoutSize: category)]))
          section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        }
        section.interGroupSpacing = 16
        section.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 24, bottom: 28, trailing: 24)
        """ + "\n" + ScreenSource.header(pins: pinsHeaders), number: "number")
    screen.addHeaders()
    return screen
  }

  func section(_ kind: Int, _ width: CGFloat) -> NSCollectionLayoutSection {
    let section =
      switch kind {
      case 0: heroes(width)
      case 1: rows(width)
      default: categories()
      }
    section.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 24, bottom: 28, trailing: 24)
    if kind == 0, heroBehavior == .groupPagingCentered {
      (section.contentInsets.leading, section.contentInsets.trailing) = (0, 0)
    }
    section.boundarySupplementaryItems = [Self.header(pins: pinsHeaders)]
    section.supplementariesFollowContentInsets = false
    return section
  }

  private func heroes(_ width: CGFloat) -> NSCollectionLayoutSection {
    let breadth = min(width * 0.8, 560)
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(breadth), heightDimension: .absolute(max(1, (breadth * 0.6).rounded())))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = 16
    section.orthogonalScrollingBehavior = heroBehavior
    if shrinks {
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        let middle = offset.x + environment.container.contentSize.width / 2
        for item in items where item.representedElementCategory == .cell {
          let distance = min(1, abs(item.center.x - middle) / environment.container.contentSize.width)
          item.transform = CGAffineTransform(scaleX: 1 - distance * 0.12, y: 1 - distance * 0.12)
        }
      }
    }
    return section
  }

  private func rows(_ width: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(72)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(min(width * 0.84, 320)),
        heightDimension: .absolute(CGFloat(rowCount) * 84 - 12)),
      repeatingSubitem: item, count: rowCount)
    group.interItemSpacing = .fixed(12)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 16
    section.orthogonalScrollingBehavior = .groupPaging
    return section
  }

  private func categories() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(150), heightDimension: .absolute(124))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = 12
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    return section
  }
}
