// Only this package simulates frames and fingers. On Apple's platforms, test this manually.
#if !os(iOS) && !os(tvOS) && !os(visionOS)
import CollectionLayouts
import CollectionView
import TestSupport
import Testing

@Suite(.serialized) struct PhotoStackOpeningTests {
  private let frame: TimeInterval = 1.0 / 60
  private let grid: UICollectionViewFlowLayout = {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 90)
    return layout
  }()
  private let pile = PhotoStackLayout()

  private func album() -> Album {
    let album = Album(pile, count: 12)
    pile.attachTap(to: album.view, opening: grid)
    return album
  }

  @Test func `a tap opens the stack, and photos move straight to their grid cells`()
    throws
  {
    let album = album()
    #expect(album.view.visibleCells.count == 5)
    album.finger.tap(at: CGPoint(x: 200, y: 300))
    #expect(album.view.collectionViewLayout === grid)
    #expect(album.view.visibleCells.count == 12)
    for number in 0..<12 {
      let photo = try #require(album.shown(number))
      #expect(isClose(photo.center, CGPoint(x: 200, y: 300)))
      #expect(photo.alpha == (number < 5 ? 1 : 0))
      if number < 5 { #expect(isClose(photo.turn, pile.angles[number])) }
    }
    FrameClock.main.run(for: 0.15)
    for number in 0..<12 {
      let (photo, end) = (try #require(album.shown(number)), try #require(album.cell(number)).center)
      #expect(isClose(photo.center, CGPoint(x: (200 + end.x) / 2, y: (300 + end.y) / 2), 0.5))
    }
    FrameClock.main.run(for: 0.2)
    for number in 0..<12 {
      let photo = try #require(album.shown(number))
      let cell = try #require(album.cell(number))
      #expect(isClose(photo.center, cell.center))
      #expect(photo.alpha == 1)
      #expect(isClose(photo.turn, 0))
    }
  }

  /// A layout with headers. Its sections start outside the visible area.
  enum Opened: CaseIterable {
    case plain, flow, pinnedFlow, pinnedWaterfall, horizontalWaterfall, compositional, pinnedCompositional

    var isPinned: Bool { [.pinnedFlow, .pinnedWaterfall, .pinnedCompositional].contains(self) }
    var isHorizontal: Bool { self == .horizontalWaterfall }
    var kind: String {
      self == .compositional || self == .pinnedCompositional
        ? "title" : UICollectionView.elementKindSectionHeader
    }

    @MainActor func make() -> UICollectionViewLayout {
      switch self {
      case .plain, .flow, .pinnedFlow:
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 90)
        if self != .plain { layout.headerReferenceSize = CGSize(width: 0, height: 40) }
        layout.sectionHeadersPinToVisibleBounds = isPinned
        return layout
      case .pinnedWaterfall, .horizontalWaterfall:
        let layout = WaterfallLayout()
        if isHorizontal { layout.scrollDirection = .horizontal }
        (layout.itemLength, layout.headerReferenceLength) = (.absolute(90), 40)
        layout.sectionInset = .zero
        layout.sectionHeadersPinToVisibleBounds = isPinned
        return layout
      case .compositional, .pinnedCompositional:
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(90))
        let section = NSCollectionLayoutSection(
          group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        let header = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
          elementKind: kind, alignment: .top)
        header.pinToVisibleBounds = isPinned
        section.boundarySupplementaryItems = [header]
        return UICollectionViewCompositionalLayout(section: section)
      }
    }
  }

  @Test(arguments: Opened.allCases, [false, true])
  func `a stack opens at its section's header, followed by the first photo`(
    opened: Opened, isRightToLeft: Bool
  ) throws {
    let pile = PhotoStackLayout()
    pile.arrangement = .sections()
    let stage = Stage(
      pile, width: 400, height: 600, counts: [30, 30, 30, 30, 30],
      views: (UICollectionReusableView.self, [opened.kind]), isRightToLeft: isRightToLeft)
    stage.show()
    let view = stage.view
    let layout = opened.make()
    pile.attachTap(to: view, opening: layout)
    let stack = try #require(view.layoutAttributesForItem(at: [3, 0])).center
    Finger(in: stage.window).tap(at: CGPoint(x: stack.x, y: stack.y - view.contentOffset.y))
    FrameClock.main.run(for: 2)
    #expect(view.collectionViewLayout === layout)
    let first = try #require(view.layoutAttributesForItem(at: [3, 0])).frame
      .offsetBy(dx: -view.contentOffset.x, dy: -view.contentOffset.y)
    let length: CGFloat = opened == .plain ? 0 : 40
    if opened.isHorizontal {
      #expect(isClose(isRightToLeft ? 400 - first.maxX : first.minX, length))
    } else {
      #expect(isClose(first.minY, length))
    }
    guard opened != .plain else { return }
    let header = try #require(
      view.layoutAttributesForSupplementaryElement(ofKind: opened.kind, at: [3, 0])
    ).frame.offsetBy(dx: -view.contentOffset.x, dy: -view.contentOffset.y)
    #expect(isClose(opened.isHorizontal ? (isRightToLeft ? 400 - header.maxX : header.minX) : header.minY, 0))
  }

  @Test(arguments: few(0..<20))
  func `a second tap reverses the photos at any moment without a jump`(frames: Int) throws {
    let album = album()
    album.finger.tap(at: CGPoint(x: 200, y: 300))
    for _ in 0..<frames { FrameClock.main.advance(by: frame) }
    album.finger.down(at: CGPoint(x: 200, y: 300))
    let before = (0..<12).map { album.shown($0)?.center ?? .zero }
    album.finger.lift()
    #expect(album.view.collectionViewLayout === pile)
    for number in 0..<12 {
      #expect(isClose(try #require(album.shown(number)).center, before[number]))
    }
    FrameClock.main.run(for: 0.5)
    #expect(album.view.subviews.count == 5)
    for number in 0..<5 {
      let photo = try #require(album.shown(number))
      #expect(isClose(photo.center, CGPoint(x: 200, y: 300)))
      #expect(isClose(photo.turn, pile.angles[number]))
    }
    album.finger.tap(at: CGPoint(x: 200, y: 300))
    #expect(album.view.collectionViewLayout === grid)
  }
}
#endif
