import CollectionView
import Previews

extension GalleryScene {
  static let photoPages = GalleryScene(
    id: "photo-pages", title: "Photo pages",
    summary:
      "nested compositional groups: a large picture beside two others, rows of three, a panorama",
    sampleCount: 80, firstSample: 17
  ) { _ in
    let settings = PageSettings()
    let layout = UICollectionViewCompositionalLayout { _, environment in settings.section(in: environment) }
    settings.layout = layout
    return SceneContent(
      layout: layout,
      settings: [
        .number("Spacing", 0...24, of: settings, \.spacing),
        .number("Margin", 0...60, of: settings, \.margin),
        .toggle("Panoramas", of: settings, \.hasPanoramas),
      ],
      cellStyle: .picture, canBeReordered: true, screen: settings.screen,
      nextLayouts: [SceneLayouts.grid(), SceneLayouts.waterfall()])
  }
}

private final class PageSettings: SectionCachingSettings {
  var spacing: CGFloat = 6 { didSet { changed() } }
  var margin: CGFloat = 24 { didSet { changed() } }
  var hasPanoramas = true { didSet { changed() } }

  func screen(_ plain: ScreenSource) -> ScreenSource {
    var screen = plain
    screen.describe(
      section: """
        @MainActor func size(
          _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
        ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }
        @MainActor func item(
          _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
        ) -> NSCollectionLayoutItem {
          let item = NSCollectionLayoutItem(layoutSize: size(width, height))
          let half = CGFloat(\(spacing)) / 2
          item.contentInsets = NSDirectionalEdgeInsets(top: half, leading: half, bottom: half, trailing: half)
          return item
        }
        let page = max(60, environment.container.effectiveContentSize.width - 2 * \(margin))
        let large = item(.fractionalWidth(2 / 3), .fractionalHeight(1))
        let column = NSCollectionLayoutGroup.vertical(
          layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)),
          subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))])
        let lead = size(.fractionalWidth(1), .absolute(page * 4 / 9))
        let parts: [NSCollectionLayoutItem] = [
          NSCollectionLayoutGroup.horizontal(layoutSize: lead, subitems: [large, column]),
          NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(page * 2 / 9)),
            subitems: [item(.fractionalWidth(1 / 3), .fractionalHeight(1))]),
          NSCollectionLayoutGroup.horizontal(layoutSize: lead, subitems: [column, large]),\(
            hasPanoramas ? "\n  item(.fractionalWidth(1), .absolute(page / 3))," : "")
        ]
        let section = NSCollectionLayoutSection(
          group: .vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(page * \(hasPanoramas ? "13" : "10") / 9)), subitems: parts))
        section.contentInsets = NSDirectionalEdgeInsets(
          top: \(margin), leading: \(margin), bottom: \(margin), trailing: \(margin))
        """)
    screen.members.append(ScreenSource.movement)
    return screen
  }

  /// Shows one page in narrow views, and two side by side in wide views.
  func section(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let whole = environment.container.effectiveContentSize.width
    let margin = whole > 4 * self.margin ? self.margin : 0
    let width = whole - 2 * margin
    let pageCount: CGFloat = width > 900 ? 2 : 1
    let page = max(60, (width - (pageCount - 1) * spacing) / pageCount)
    let large = item(.fractionalWidth(2 / 3), .fractionalHeight(1))
    let small = item(.fractionalWidth(1), .fractionalHeight(0.5))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)), subitems: [small])
    let lead = size(.fractionalWidth(1), .absolute(page * 4 / 9))
    let rest = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(page * 2 / 9)),
      subitems: [item(.fractionalWidth(1 / 3), .fractionalHeight(1))])
    var parts: [NSCollectionLayoutItem] = [
      NSCollectionLayoutGroup.horizontal(layoutSize: lead, subitems: [large, column]), rest,
      NSCollectionLayoutGroup.horizontal(layoutSize: lead, subitems: [column, large]),
    ]
    if hasPanoramas { parts.append(item(.fractionalWidth(1), .absolute(page / 3))) }
    let height = page * (4 + 2 + 4) / 9 + (hasPanoramas ? page / 3 : 0)
    let pages = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(page), .absolute(height)), subitems: parts)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(height)), repeatingSubitem: pages, count: Int(pageCount)
    )
    group.interItemSpacing = .fixed(spacing)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(
      top: margin, leading: margin, bottom: margin, trailing: margin)
    return section
  }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  private func item(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutItem {
    let item = NSCollectionLayoutItem(layoutSize: size(width, height))
    let half = spacing / 2
    item.contentInsets = NSDirectionalEdgeInsets(top: half, leading: half, bottom: half, trailing: half)
    return item
  }
}
