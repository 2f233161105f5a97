import CollectionView
import Previews

extension GalleryScene {
  static let badges = GalleryScene(
    id: "badges", title: "Badges",
    summary: "a compositional grid with item badges, section backgrounds, and pinned headers",
    sampleCount: 60, firstSample: 30, maximumCount: 200_000, sectionLength: 15
  ) { _ in
    let settings = BadgeSettings()
    let layout = UICollectionViewCompositionalLayout { _, environment in
      settings.section(in: environment, settings.section)
    }
    layout.register(PanelView.self, forDecorationViewOfKind: PanelView.kind)
    settings.layout = layout
    return SceneContent(
      layout: layout,
      settings: [
        .choice("Badges", BadgeSettings.corners, of: settings, \.corner),
        .toggle("Outside", of: settings, \.isOutside),
        .toggle("pinToVisibleBounds", of: settings, \.pinsHeaders),
        .number("Item width", 80...260, of: settings, \.itemWidth),
      ],
      pictureOffset: CGPoint(x: 0, y: 210), canBeReordered: true, screen: settings.screen,
      nextLayouts: [SceneLayouts.waterfall(hasHeaders: true)])
  }
}

private final class BadgeSettings: SectionCachingSettings {
  static let corners: [(String, NSDirectionalRectEdge)] = [
    ("Top, trailing", [.top, .trailing]), ("Top, leading", [.top, .leading]),
    ("Bottom, trailing", [.bottom, .trailing]), ("Bottom", .bottom),
  ]

  var corner: NSDirectionalRectEdge = [.top, .trailing] { didSet { changed() } }
  var isOutside = true { didSet { changed() } }
  var pinsHeaders = true { didSet { changed() } }
  var itemWidth: CGFloat = 150 { didSet { changed() } }

  private var badgeOffset: CGPoint {
    guard isOutside else { return .zero }
    return CGPoint(
      x: corner.contains(.trailing) ? 0.3 : corner.contains(.leading) ? -0.3 : 0,
      y: corner.contains(.top) ? -0.3 : 0.3)
  }

  func screen(_ plain: ScreenSource) -> ScreenSource {
    var screen = plain
    let edges = [
      (NSDirectionalRectEdge.top, ".top"), (.leading, ".leading"), (.bottom, ".bottom"),
      (.trailing, ".trailing"),
    ].filter { corner.contains($0.0) }.map(\.1).joined(separator: ", ")
    screen.describe(
      section: """
        let width = environment.container.effectiveContentSize.width
        let count = max(1, Int((width - 60) / \(Int(itemWidth) + 20)))
        let badge = NSCollectionLayoutSupplementaryItem(
          layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(34), heightDimension: .absolute(34)),
          elementKind: "badge",
          containerAnchor: NSCollectionLayoutAnchor(
            edges: [\(edges)], fractionalOffset: CGPoint(x: \(badgeOffset.x), y: \(badgeOffset.y))))
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1 / CGFloat(count)), heightDimension: .fractionalHeight(1)),
          supplementaryItems: [badge])
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(\(Int(itemWidth)))),
          subitems: [item])
        group.interItemSpacing = .fixed(20)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 20
        section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 40, bottom: 40, trailing: 40)
        """ + "\n" + ScreenSource.header(pins: pinsHeaders))
    screen.addHeaders()
    screen.addHeaders(kind: "\"badge\"")
    screen.members.append(ScreenSource.movement)
    return screen
  }

  func section(_ width: CGFloat) -> NSCollectionLayoutSection {
    let margin: CGFloat = width > 160 ? 40 : 0
    let room = width - 2 * margin
    let count = max(1, Int((room + 20) / (itemWidth + 20)))
    let anchor =
      isOutside
      ? NSCollectionLayoutAnchor(edges: corner, fractionalOffset: badgeOffset)
      : NSCollectionLayoutAnchor(edges: corner)
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(34), heightDimension: .absolute(34)),
      elementKind: BadgeView.kind, containerAnchor: anchor)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(count)), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(itemWidth)),
      subitems: [item])
    group.interItemSpacing = .fixed(20)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 20
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 16, leading: margin, bottom: 40, trailing: margin)
    section.boundarySupplementaryItems = [Self.header(pins: pinsHeaders)]
    section.supplementariesFollowContentInsets = false
    let panel = NSCollectionLayoutDecorationItem.background(elementKind: PanelView.kind)
    panel.contentInsets = NSDirectionalEdgeInsets(top: 60, leading: 20, bottom: 20, trailing: 20)
    section.decorationItems = [panel]
    return section
  }
}

private final class PanelView: UICollectionReusableView {
  static let kind = "panel"

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.heading.withAlphaComponent(0.06)
    layer.cornerRadius = 24
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

final class BadgeView: UICollectionReusableView {
  static let kind = "badge"

  private let label = UILabel()

  var number = 0 { didSet { label.text = String(number) } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(red: 0.84, green: 0.23, blue: 0.3, alpha: 1)
    label.font = .systemFont(ofSize: 14, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    label.frame = bounds
  }
}
