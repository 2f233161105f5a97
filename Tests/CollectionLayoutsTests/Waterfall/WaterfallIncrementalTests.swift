import CollectionLayouts
import CollectionView
import TestSupport
import Testing

/// What a waterfall takes in piece by piece ends where a waterfall made from scratch is.
@Suite(.serialized) struct WaterfallIncrementalTests {
  /// Sections, their items, and the view that shows them.
  private final class Shelf: NSObject, UICollectionViewDataSource, WaterfallLayoutDelegate {
    struct Item: Equatable {
      var length: CGFloat
      var span = 1
    }

    struct Section {
      var items: [Item]
      var header: CGFloat = 0
      var inset = UIEdgeInsets.zero
      var laneCount = 3
    }

    var sections: [Section]
    let layout = WaterfallLayout()
    let view: UICollectionView
    var questions: [IndexPath] = []

    init(_ sections: [Section], _ direction: UICollectionView.ScrollDirection = .vertical) {
      self.sections = sections
      layout.scrollDirection = direction
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
      super.init()
      view.contentInsetAdjustmentBehavior = .never
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
      view.dataSource = self
      view.delegate = self
      view.layoutIfNeeded()
      questions = []
    }

    /// The same contents, laid out from scratch.
    func rebuilt() -> Shelf {
      let other = Shelf(sections, layout.scrollDirection)
      other.layout.placement = layout.placement
      other.view.layoutIfNeeded()
      return other
    }

    var all: [CGRect] {
      view.layoutIfNeeded()
      return sections.indices.flatMap { section in
        let header = layout.layoutAttributesForSupplementaryView(
          ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
        let items = sections[section].items.indices.map {
          layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))
        }
        return ([header] + items).map { $0?.frame ?? .null }
      }
    }

    /// What the view shows.
    var shown: [IndexPath: CGRect] {
      view.layoutIfNeeded()
      let found = layout.layoutAttributesForElements(in: view.bounds) ?? []
      return Dictionary(
        found.filter { $0.representedElementCategory == .cell }.map { ($0.indexPath, $0.frame) }
      ) { first, _ in first }
    }

    /// The cells on screen.
    var cells: [IndexPath: CGRect] {
      view.layoutIfNeeded()
      return Dictionary(
        view.indexPathsForVisibleItems.map { ($0, view.cellForItem(at: $0)?.frame ?? .null) }
      ) { first, _ in first }
    }

    func invalidate(_ name: (UICollectionViewLayoutInvalidationContext) -> Void) {
      let context = UICollectionViewLayoutInvalidationContext()
      name(context)
      layout.invalidateLayout(with: context)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      sections[section].items.count
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      lengthForItemAt indexPath: IndexPath, laneBreadth: CGFloat
    ) -> CGFloat {
      questions.append(indexPath)
      return sections[indexPath.section].items[indexPath.item].length
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      spanForItemAt indexPath: IndexPath
    ) -> Int { sections[indexPath.section].items[indexPath.item].span }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      laneCountForSectionAt section: Int
    ) -> Int { sections[section].laneCount }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { sections[section].inset }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceLengthForHeaderInSection section: Int
    ) -> CGFloat { sections[section].header }
  }

  private func items(_ count: Int) -> [Shelf.Item] {
    (0..<count).map { Shelf.Item(length: CGFloat(20 + $0 * 37 % 90)) }
  }

  @Test("items added at the end are asked for alone, in the last section and in others")
  func append() {
    let shelf = Shelf([.init(items: items(40)), .init(items: items(30))])
    shelf.view.performBatchUpdates {
      shelf.sections[0].items += items(2)
      shelf.sections[1].items += items(3)
      shelf.view.insertItems(at: [[0, 40], [0, 41], [1, 30], [1, 31], [1, 32]])
    }
    #expect(shelf.questions == [[0, 40], [0, 41], [1, 30], [1, 31], [1, 32]])
    #expect(shelf.all == shelf.rebuilt().all)

    shelf.questions = []
    shelf.view.performBatchUpdates {
      shelf.sections.append(.init(items: items(5), header: 20))
      shelf.view.insertSections([2])
    }
    #expect(shelf.questions.map(\.section) == [2, 2, 2, 2, 2])
    #expect(shelf.all == shelf.rebuilt().all)
  }

  @Test("an item that is reloaded is asked for alone")
  func reload() {
    let shelf = Shelf([.init(items: items(400))])
    shelf.sections[0].items[7].length = 333
    shelf.view.reloadItems(at: [[0, 7]])
    #expect(shelf.questions == [[0, 7]])
    #expect(shelf.all == shelf.rebuilt().all)
    #expect(shelf.view.contentSize == shelf.rebuilt().view.contentSize)
  }

  @Test(
    "cells behind an item that changes follow, and those that come into view appear", arguments: [10, 400])
  func cells(length: CGFloat) {
    let shelf = Shelf([.init(items: items(400), header: 20)])
    shelf.sections[0].items[1].length = length
    shelf.invalidate { $0.invalidateItems(at: [[0, 1]]) }
    let fresh = shelf.rebuilt()
    #expect(shelf.cells == fresh.cells)
    shelf.sections[0].header = 5
    shelf.invalidate {
      $0.invalidateSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader, at: [[0, 0]])
    }
    #expect(shelf.cells == shelf.rebuilt().cells)
  }

  @Test("an item that changes its span is asked for alone")
  func span() {
    let shelf = Shelf([.init(items: items(400))])
    shelf.sections[0].items[300] = .init(length: 10, span: 2)
    shelf.invalidate { $0.invalidateItems(at: [[0, 300]]) }
    #expect(shelf.all == shelf.rebuilt().all)
    #expect(shelf.questions == [[0, 300]])
  }

  @Test("a header that changes its length asks for no item")
  func header() {
    let shelf = Shelf([.init(items: items(40), header: 10), .init(items: items(40), header: 10)])
    shelf.sections[0].header = 50
    shelf.invalidate {
      $0.invalidateSupplementaryElements(
        ofKind: UICollectionView.elementKindSectionHeader, at: [[0, 0], [9, 0]])
    }
    #expect(shelf.all == shelf.rebuilt().all)
    #expect(shelf.questions.isEmpty)
  }

  @Test("a section that gets other lanes with its new items is laid out anew")
  func lanes() {
    let shelf = Shelf([.init(items: items(40)), .init(items: items(30))])
    shelf.view.performBatchUpdates {
      shelf.sections[0].laneCount = 2
      shelf.sections[0].items += items(1)
      shelf.view.insertItems(at: [[0, 40]])
    }
    #expect(shelf.questions == (0..<41).map { [0, $0] })
    #expect(shelf.all == shelf.rebuilt().all)
  }

  @Test("counts that grew without word of what did are not taken for items at the end")
  func silence() {
    let shelf = Shelf([.init(items: items(40))])
    shelf.sections[0].items.insert(.init(length: 200), at: 0)
    shelf.view.performBatchUpdates(nil)
    #expect(shelf.all == shelf.rebuilt().all)
  }

  @Test(
    "after any changes everything is where it would be from scratch",
    arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
  func anyChanges(direction: UICollectionView.ScrollDirection) {
    var random = SeededGenerator(seed: direction == .vertical ? 31 : 32)
    for placement in [WaterfallLayout.Placement.shortestLane, .sequential] {
      let shelf = Shelf(
        [.init(items: items(300), header: 12), .init(items: []), .init(items: items(90))], direction)
      shelf.layout.placement = placement
      shelf.view.layoutIfNeeded()
      for step in 0..<60 {
        change(shelf, &random)
        let fresh = shelf.rebuilt()
        #expect(shelf.all == fresh.all, "step \(step)")
        #expect(shelf.layout.collectionViewContentSize == fresh.layout.collectionViewContentSize)
        shelf.view.layoutIfNeeded()
        #expect(shelf.view.contentSize == fresh.view.contentSize, "step \(step)")
        let end = max(0, shelf.view.contentSize.height - 300)
        shelf.view.contentOffset.y = direction == .vertical ? .random(in: 0...end, using: &random) : 0
      }
    }
  }

  private func change(_ shelf: Shelf, _ random: inout SeededGenerator) {
    let section = Int.random(in: shelf.sections.indices, using: &random)
    let count = shelf.sections[section].items.count
    let new = Shelf.Item(
      length: CGFloat(Int.random(in: 0...4000, using: &random)) / 16, span: .random(in: 1...2, using: &random)
    )
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1:
      shelf.view.performBatchUpdates {
        shelf.sections[section].items += [new, new]
        shelf.view.insertItems(at: [IndexPath(item: count, section: section), [section, count + 1]])
      }
    case 2:
      let place = Int.random(in: 0...count, using: &random)
      shelf.view.performBatchUpdates {
        shelf.sections[section].items.insert(new, at: place)
        shelf.view.insertItems(at: [[section, place]])
      }
    case 3 where count > 0:
      let place = Int.random(in: 0..<count, using: &random)
      shelf.view.performBatchUpdates {
        shelf.sections[section].items.remove(at: place)
        shelf.view.deleteItems(at: [[section, place]])
      }
    case 4 where count > 1:
      let (from, to) = (Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random))
      shelf.view.performBatchUpdates {
        let item = shelf.sections[section].items.remove(at: from)
        shelf.sections[section].items.insert(item, at: to)
        shelf.view.moveItem(at: [section, from], to: [section, to])
      }
    case 5 where count > 0:
      let place = Int.random(in: 0..<count, using: &random)
      shelf.sections[section].items[place] = new
      shelf.view.reloadItems(at: [[section, place]])
    case 6:
      shelf.sections[section].header = CGFloat(Int.random(in: 0...60, using: &random))
      shelf.invalidate {
        $0.invalidateSupplementaryElements(
          ofKind: UICollectionView.elementKindSectionHeader, at: [[section, 0]])
      }
    default:
      guard count > 0 else { return }
      let places = (0..<3).map { _ in Int.random(in: 0..<count, using: &random) }
      for place in places { shelf.sections[section].items[place] = new }
      shelf.invalidate { context in context.invalidateItems(at: places.map { [section, $0] }) }
    }
  }

  // MARK: A long tail

  /// So many that what follows a change is not packed at once.
  private static let many = 220_000

  @Test("what is on screen is right at once; items asked for are, however far behind")
  func tailOnDemand() {
    let shelf = Shelf([.init(items: items(Self.many)), .init(items: items(10))])
    shelf.sections[0].items[1].length = 400
    shelf.invalidate { $0.invalidateItems(at: [[0, 1]]) }
    let fresh = shelf.rebuilt()
    #expect(shelf.shown == fresh.shown)
    #expect(shelf.view.contentSize.height >= fresh.view.contentSize.height - 500)
    for path in [IndexPath(item: 150_000, section: 0), [0, Self.many - 1], [1, 9]] {
      #expect(
        shelf.layout.layoutAttributesForItem(at: path) == fresh.layout.layoutAttributesForItem(at: path))
    }
    #expect(shelf.layout.collectionViewContentSize == fresh.layout.collectionViewContentSize)
  }

  @Test("the end of the contents is right when it is scrolled to before it has been packed")
  func tailScrolledTo() {
    let shelf = Shelf([.init(items: items(Self.many), header: 10), .init(items: items(10), header: 10)])
    shelf.sections[0].items[1].length = 400
    shelf.invalidate { $0.invalidateItems(at: [[0, 1]]) }
    shelf.view.layoutIfNeeded()
    let fresh = shelf.rebuilt()
    for view in [shelf.view, fresh.view] {
      view.contentOffset.y = fresh.view.contentSize.height - 300
    }
    #expect(shelf.shown == fresh.shown)
  }

  #if !os(iOS) && !os(tvOS) && !os(visionOS)
  @Test("the tail is packed in the frames that follow, a part in each, and then the contents have their size")
  func tailInFrames() {
    let shelf = Shelf([.init(items: items(Self.many)), .init(items: items(10))])
    shelf.sections[0].items[1].length = 50_000
    shelf.invalidate { $0.invalidateItems(at: [[0, 1]]) }
    shelf.view.layoutIfNeeded()
    let fresh = shelf.rebuilt()
    var frames = 0
    while shelf.view.contentSize != fresh.view.contentSize, frames < 10 {
      FrameClock.main.advance(by: 1 / 60)
      shelf.view.layoutIfNeeded()
      frames += 1
    }
    #expect(frames > 1 && frames < 10)
    #expect(shelf.all == fresh.all)
  }

  @Test("a layout that is let go with items left does not go on")
  func tailOfADeadLayout() {
    weak var layout: WaterfallLayout?
    do {
      let shelf = Shelf([.init(items: items(Self.many))])
      shelf.sections[0].items[1].length = 400
      shelf.invalidate { $0.invalidateItems(at: [[0, 1]]) }
      shelf.view.layoutIfNeeded()
      layout = shelf.layout
      #expect(layout?.collectionViewContentSize != shelf.rebuilt().layout.collectionViewContentSize)
    }
    FrameClock.main.run(for: 0.1)
    #expect(layout == nil)
  }
  #endif
}
