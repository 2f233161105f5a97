import TestSupport
import Testing

@testable import UIKitCollections
@testable import UIKitViews

@MainActor @Suite struct CompositionalSurroundingsTests {
  private func layout(
    _ section: NSCollectionLayoutSection, _ items: [NSCollectionLayoutBoundarySupplementaryItem]
  ) -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = items
    configuration.interSectionSpacing = 10
    return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
  }

  private func outerFrame(_ kind: String, _ stage: CompositionalStage) -> CGRect? {
    stage.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(index: 0))?.frame
  }

  @Test func `the layout's boundary items surround all sections and can be pinned`() throws {
    let section = NSCollectionLayoutSection(group: CompositionalStage.row(.absolute(100)))
    let header = CompositionalStage.header(50, kind: "top")
    header.pinToVisibleBounds = true
    header.zIndex = 5
    let stage = CompositionalStage(
      CGSize(width: 320, height: 300), items: [2, 2], kinds: ["top", "bottom"],
      layout(section, [header, CompositionalStage.header(30, kind: "bottom", alignment: .bottom)]))
    stage.show()
    expectEqual(
      (outerFrame("top", stage), CGRect(x: 0, y: 0, width: 320, height: 50)),
      ([stage.frame(0), stage.frame(1), stage.frame(0, 1)].map(\.?.minY), [50, 150, 260]),
      (outerFrame("bottom", stage)?.minY, 460),
      (stage.view.contentSize, CGSize(width: 320, height: 490)))
    stage.view.contentOffset.y = 100
    stage.view.layoutIfNeeded()
    #expect(stage.view.supplementaryView(forElementKind: "top", at: IndexPath(index: 0))?.frame.minY == 100)
    stage.source.counts = [2, 1, 2]
    stage.view.insertSections([1])
    FrameClock.main.run(for: 1)
    #expect(stage.view.supplementaryView(forElementKind: "top", at: IndexPath(index: 0))?.frame.minY == 100)
  }

  @Test func `a leading boundary item of the layout narrows all sections`() {
    let section = NSCollectionLayoutSection(group: CompositionalStage.row(.absolute(100)))
    let side = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(40), heightDimension: .absolute(60)),
      elementKind: "side", alignment: .leading)
    let stage = CompositionalStage(
      CGSize(width: 320, height: 300), items: [2], kinds: ["side"], layout(section, [side]))
    stage.show()
    expectEqual(
      (stage.frame(0), CGRect(x: 40, y: 0, width: 280, height: 100)),
      (outerFrame("side", stage), CGRect(x: 0, y: 70, width: 40, height: 60)))
  }

  /// The object whose content insets reference is set to margins.
  nonisolated enum ReferenceOwner: CaseIterable, Sendable { case layout, section, supplementaries }

  @Test(.fact("N11"), arguments: ReferenceOwner.allCases, [true, false])
  func `sections and headers that follow margins track them, including inherited ones`(
    owner: ReferenceOwner, isReadable: Bool
  ) {
    let section = NSCollectionLayoutSection(group: CompositionalStage.row(.absolute(100)))
    section.boundarySupplementaryItems = [CompositionalStage.header(30)]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    let margins: UIContentInsetsReference = isReadable ? .readableContent : .layoutMargins
    switch owner {
    case .layout: configuration.contentInsetsReference = margins
    case .section: section.contentInsetsReference = margins
    case .supplementaries: section.supplementaryContentInsetsReference = margins
    }
    let stage = CompositionalStage(
      CGSize(width: 320, height: 300), items: [1], kinds: ["header"],
      UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    stage.show()
    func starts(_ margin: CGFloat) -> [CGFloat?] { [owner == .supplementaries ? 0 : margin, margin] }
    func found() -> [CGFloat?] {
      stage.view.layoutIfNeeded()
      return [
        stage.view.cellForItem(at: [0, 0])?.frame.minX,
        stage.view.supplementaryView(forElementKind: "header", at: [0, 0])?.frame.minX,
      ]
    }
    #expect(found() == starts(8))
    stage.view.layoutMargins.left = 20
    #expect(found() == starts(20))
    stage.window.layoutMargins.left = 40
    #expect(found() == starts(20))
    stage.view.preservesSuperviewLayoutMargins = true
    #expect(found() == starts(40))
    stage.window.layoutMargins.left = 50
    #expect(found() == starts(50))
  }

  @Test(arguments: [false, true])
  func `layout margins keep their left and right sides in a right-to-left layout`(isRightToLeft: Bool) {
    let section = NSCollectionLayoutSection(group: CompositionalStage.row(.absolute(100)))
    section.contentInsetsReference = .layoutMargins
    let stage = CompositionalStage(
      CGSize(width: 320, height: 300), items: [1], UICollectionViewCompositionalLayout(section: section))
    stage.window.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    stage.view.layoutMargins = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 40)
    stage.show()
    #expect(stage.view.cellForItem(at: [0, 0])?.frame == CGRect(x: 8, y: 0, width: 272, height: 100))
  }

  final class TallView: UICollectionReusableView {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = 24
      return layoutAttributes
    }
  }

  @Test func `badges and boundary items of estimated size take their preferred size`() {
    func size(_ width: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: width, heightDimension: .estimated(10))
    }
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .trailing]))
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: whole,
      subitems: [NSCollectionLayoutItem(layoutSize: whole, supplementaryItems: [badge])])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1)), elementKind: "header", alignment: .top)
    ]
    let outer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1)), elementKind: "outer", alignment: .top)
    let stage = CompositionalStage(
      CGSize(width: 320, height: 300), items: [2], kinds: ["badge", "header", "outer"], views: TallView.self,
      layout(section, [outer]))
    stage.show()
    expectEqual(
      (outerFrame("outer", stage), CGRect(x: 0, y: 0, width: 320, height: 24)),
      (stage.frame("header", 0), CGRect(x: 0, y: 24, width: 320, height: 24)),
      (stage.frame(0)?.minY, 48),
      (stage.frame("badge", 0, item: 1), CGRect(x: 300, y: 224, width: 20, height: 24)),
      (stage.view.visibleSupplementaryViews(ofKind: "badge").map(\.frame.height), [24, 24]))
  }

  @Test func `insets of sections and of boundary items follow their own references`() {
    final class Inset: UICollectionView {
      override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 50) }
    }
    let section = NSCollectionLayoutSection(group: CompositionalStage.row(.absolute(100)))
    section.boundarySupplementaryItems = [CompositionalStage.header(20)]
    section.supplementaryContentInsetsReference = .none
    let layout = UICollectionViewCompositionalLayout(section: section)
    let view = Inset(frame: CGRect(x: 0, y: 0, width: 320, height: 300), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    let source = CountedCells([1])
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "view")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.layoutAttributesForItem(at: [0, 0])?.frame == CGRect(x: 30, y: 20, width: 240, height: 100))
    let header = view.layoutAttributesForSupplementaryElement(ofKind: "header", at: [0, 0])
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 320, height: 20))
    section.contentInsetsReference = .none
    layout.invalidateLayout()
    #expect(view.layoutAttributesForItem(at: [0, 0])?.frame == CGRect(x: 0, y: 20, width: 320, height: 100))
  }

  @Test(.fact("P12"))
  func `content insets shrink badges and boundary items, including pinned ones`() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(40), heightDimension: .absolute(40)),
      elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .leading]))
    badge.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: whole,
      subitems: [NSCollectionLayoutItem(layoutSize: whole, supplementaryItems: [badge])])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    let header = CompositionalStage.header(44)
    header.pinToVisibleBounds = true
    header.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 8, trailing: 6)
    section.boundarySupplementaryItems = [header]
    let outer = CompositionalStage.header(30, kind: "outer")
    outer.contentInsets.leading = 20
    let stage = CompositionalStage(
      CGSize(width: 320, height: 300), items: [9], kinds: ["badge", "header", "outer"],
      layout(section, [outer]))
    stage.show()
    expectEqual(
      (outerFrame("outer", stage), CGRect(x: 20, y: 0, width: 300, height: 30)),
      (stage.frame("header", 0), CGRect(x: 26, y: 34, width: 278, height: 32)),
      (stage.frame(0), CGRect(x: 10, y: 74, width: 300, height: 100)),
      (stage.frame("badge", 0), CGRect(x: 12, y: 75, width: 34, height: 36)))
    stage.view.contentOffset.y = 200
    stage.view.layoutIfNeeded()
    #expect(stage.frame("header", 0)?.minY == 204)
  }

  @Test(.fact("P12")) func `a boundary item's insets are ignored along its estimated dimension`() {
    let section = NSCollectionLayoutSection(group: CompositionalStage.row(.absolute(100)))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(10)),
      elementKind: "header", alignment: .top)
    header.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 8, trailing: 6)
    section.boundarySupplementaryItems = [header]
    let stage = CompositionalStage(
      CGSize(width: 320, height: 300), items: [2], kinds: ["header"], views: TallView.self,
      UICollectionViewCompositionalLayout(section: section))
    stage.show()
    expectEqual(
      (stage.frame("header", 0), CGRect(x: 16, y: 0, width: 298, height: 24)),
      (stage.frame(0)?.minY, 24))
  }

  @Test(arguments: [false, true])
  func `boundary items that follow no content insets ignore their section's insets`(usesReference: Bool) {
    let section = NSCollectionLayoutSection(group: CompositionalStage.row(.absolute(100)))
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 30)
    section.boundarySupplementaryItems = [CompositionalStage.header(40)]
    if usesReference {
      section.supplementaryContentInsetsReference = .none
    } else {
      section.supplementariesFollowContentInsets = false
    }
    let stage = CompositionalStage(
      CGSize(width: 320, height: 300), items: [1], kinds: ["header"],
      UICollectionViewCompositionalLayout(section: section))
    stage.show()
    expectEqual(
      (stage.frame("header", 0), CGRect(x: 0, y: 0, width: 320, height: 40)),
      (stage.frame(0), CGRect(x: 20, y: 45, width: 270, height: 100)))
  }

  @Test(.fact("N12"), arguments: [(1000, 8, 984), (1200, 140, 920)] as [(CGFloat, CGFloat, CGFloat)])
  func `a section with the readable content reference is as wide as the readable column`(
    width: CGFloat, x: CGFloat, column: CGFloat
  ) {
    let section = NSCollectionLayoutSection(group: CompositionalStage.row(.absolute(100)))
    section.contentInsetsReference = .readableContent
    section.boundarySupplementaryItems = [CompositionalStage.header(20)]
    let stage = CompositionalStage(
      CGSize(width: width, height: 300), items: [9], kinds: ["header"],
      UICollectionViewCompositionalLayout(section: section))
    stage.show()
    expectEqual(
      (stage.frame(0), CGRect(x: x, y: 20, width: column, height: 100)),
      (stage.frame("header", 0), CGRect(x: x, y: 0, width: column, height: 20)))
  }

  @Test(
    arguments: [(NSRectAlignment.topLeading, 150), (.leading, 150), (.bottomTrailing, 350)]
      as [(NSRectAlignment, CGFloat)])
  func `in horizontal scrolling, a pinned corner item stays at its side of the view`(
    alignment: NSRectAlignment, x: CGFloat
  ) {
    let section = NSCollectionLayoutSection(
      group: CompositionalStage.single(.absolute(100), .fractionalHeight(1)))
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(20)),
      elementKind: "corner", alignment: alignment)
    item.pinToVisibleBounds = true
    item.extendsBoundary = false
    section.boundarySupplementaryItems = [item]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let stage = CompositionalStage(
      CGSize(width: 300, height: 200), items: [10, 10], kinds: ["corner"],
      UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    stage.show()
    stage.view.contentOffset.x = 150
    stage.view.layoutIfNeeded()
    #expect(stage.view.supplementaryView(forElementKind: "corner", at: [0, 0])?.frame.minX == x)
  }

  @Test func `copies keep the original's values and don't follow its changes`() throws {
    let section = NSCollectionLayoutSection(group: CompositionalStage.row(.absolute(100)))
    section.orthogonalScrollingBehavior = .paging
    section.orthogonalScrollingProperties.bounce = .never
    section.interGroupSpacing = 4
    let copy = try #require(section.copy() as? NSCollectionLayoutSection)
    section.orthogonalScrollingProperties.bounce = .always
    expectEqual(
      (copy.orthogonalScrollingBehavior, .paging),
      (copy.interGroupSpacing, 4),
      (copy.orthogonalScrollingProperties.bounce, .never))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [CompositionalStage.header(10)]
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    configuration.interSectionSpacing = 30
    expectEqual(
      (layout.configuration.interSectionSpacing, 0),
      (layout.configuration.boundarySupplementaryItems.count, 1))
  }

  @Test func `a header far outside its section is found at its frame`() throws {
    let section = NSCollectionLayoutSection(group: CompositionalStage.row(.absolute(100)))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
      elementKind: "header", alignment: .top, absoluteOffset: CGPoint(x: 0, y: -150))
    header.extendsBoundary = false
    section.boundarySupplementaryItems = [header]
    let stage = CompositionalStage(
      CGSize(width: 320, height: 300), items: Array(repeating: 1, count: 10), kinds: ["header"],
      UICollectionViewCompositionalLayout(section: section))
    stage.show()
    let frame = try #require(stage.frame("header", 5))
    #expect(frame == CGRect(x: 0, y: 350, width: 320, height: 20))
    let found = stage.layout.layoutAttributesForElements(in: frame) ?? []
    expectEqual(
      (found.map(\.indexPath), [[3, 0], [5, 0]]),
      (found.map(\.representedElementKind), [nil, "header"]))
  }

  @Test(arguments: [true, false], [true, false])
  func `a background is found where it extends beyond the cells of its section`(
    reachesUp: Bool, reachesOutOfBoth: Bool
  ) throws {
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = NSDirectionalEdgeInsets(
      top: reachesUp ? -30 : 0, leading: 0, bottom: reachesUp ? 0 : -30, trailing: 0)
    let number = reachesUp ? 1 : 0
    let layout = UICollectionViewCompositionalLayout { section, _ in
      let description = NSCollectionLayoutSection(group: CompositionalStage.row(.absolute(310)))
      if reachesOutOfBoth || section == number { description.decorationItems = [background] }
      return description
    }
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
    let stage = CompositionalStage(CGSize(width: 320, height: 300), items: [1, 1], layout)
    stage.show()
    let rect = CGRect(x: 0, y: reachesUp ? 0 : 320, width: 320, height: 300)
    let found = (layout.layoutAttributesForElements(in: rect) ?? []).filter {
      $0.representedElementCategory == .decorationView
    }
    let frame = try #require(found.first { $0.indexPath == [number, 0] }).frame
    expectEqual((frame.minY, reachesUp ? 280 : 0), (frame.height, 340))
  }

  @Test func `scrolling invalidates the layout only with pinned items or a visibility handler`() {
    for (pins, tells) in [(false, false), (true, false), (false, true)] {
      let section = NSCollectionLayoutSection(group: CompositionalStage.row(.absolute(100)))
      let header = CompositionalStage.header(20)
      header.pinToVisibleBounds = pins
      section.boundarySupplementaryItems = [header]
      if tells { section.visibleItemsInvalidationHandler = { _, _, _ in } }
      let stage = CompositionalStage(
        CGSize(width: 320, height: 300), items: [10], kinds: ["header"],
        UICollectionViewCompositionalLayout(section: section))
      stage.show()
      let bounds = stage.view.bounds
      #expect(!stage.layout.shouldInvalidateLayout(forBoundsChange: bounds))
      let scrolled = stage.layout.shouldInvalidateLayout(forBoundsChange: bounds.offsetBy(dx: 0, dy: 10))
      #expect(scrolled == (pins || tells))
      let grown = CGRect(x: 0, y: 0, width: 320, height: 310)
      #expect(stage.layout.shouldInvalidateLayout(forBoundsChange: grown))
    }
  }

  @Test func `a group's visualDescription lists its nested groups and items`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
      subitems: [CompositionalStage.row(.estimated(44))])
    group.interItemSpacing = .fixed(8)
    #expect(
      group.visualDescription() == """
        horizontal <.containerWidthFactor(1.0), .absolute(100.0)>, spacing .fixed(8.0)
          vertical <.containerWidthFactor(1.0), .estimated(44.0)>
            item <.containerWidthFactor(1.0), .estimated(44.0)>
        """)
  }

  @Test
  func `replaced boundary items take effect at the next invalidation`() {
    let section = NSCollectionLayoutSection(group: CompositionalStage.row(.absolute(50)))
    let layout = UICollectionViewCompositionalLayout(section: section)
    let stage = CompositionalStage(
      CGSize(width: 320, height: 200), items: [20], kinds: ["header"], layout)
    stage.show()
    section.boundarySupplementaryItems = [CompositionalStage.header(30)]
    stage.view.contentOffset.y = 300
    stage.view.layoutIfNeeded()
    expectEqual((stage.frame("header", 0), nil), (stage.frame(0)?.minY, 0))
    layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    expectEqual((stage.frame("header", 0)?.height, 30), (stage.frame(0)?.minY, 30))
  }

  @Test func `one section object can describe each section differently`() {
    let section = NSCollectionLayoutSection(group: CompositionalStage.row(.absolute(50)))
    let layout = UICollectionViewCompositionalLayout { number, _ in
      section.boundarySupplementaryItems = number == 1 ? [CompositionalStage.header(30)] : []
      return section
    }
    let stage = CompositionalStage(
      CGSize(width: 320, height: 400), items: [1, 1, 1], kinds: ["header"], layout)
    stage.show()
    #expect((0..<3).map { stage.frame("header", $0)?.height } == [nil, 30, nil])
    #expect((0..<3).map { stage.frame(0, $0)?.minY } == [0, 80, 130])
  }

  @Test
  func `changing a returned configuration has no effect until it is set`() {
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: CompositionalStage.row(.absolute(50))))
    let configuration = layout.configuration
    configuration.scrollDirection = .horizontal
    #expect(layout.configuration.scrollDirection == .vertical)
    layout.configuration = configuration
    #expect(layout.configuration.scrollDirection == .horizontal)
  }

  @Test func `headers follow a delegate's invalidation while a batch's cells appear`() {
    let section = NSCollectionLayoutSection(group: CompositionalStage.row(.absolute(50)))
    section.boundarySupplementaryItems = [CompositionalStage.header(30)]
    let layout = UICollectionViewCompositionalLayout(section: section)
    let stage = CompositionalStage(CGSize(width: 320, height: 400), items: [3], kinds: ["header"], layout)
    let delegate = ArrivalDelegate()
    stage.delegate = delegate
    stage.show()
    #expect(stage.frame("header", 0)?.width == 320)
    delegate.arrive = {
      stage.view.contentInset = UIEdgeInsets(top: 0, left: 7, bottom: 7, right: 7)
      layout.invalidateLayout()
    }
    stage.view.reloadItems(at: [[0, 0]])
    FrameClock.main.run(for: 1)
    expectEqual((delegate.arrive == nil, true), (stage.frame("header", 0)?.width, 306))
    #expect(stage.view.supplementaryView(forElementKind: "header", at: [0, 0])?.frame.width == 306)
  }
}
