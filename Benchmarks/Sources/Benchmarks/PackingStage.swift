import CollectionLayouts
import CollectionView

/// All layouts, starting with the ones for packing items.
enum PackingKind: String, CaseIterable {
  case waterfall, justified, mosaic, tags, timeline, flow, compositional
  case list, stickyHeaders, carousel, circle, cardStack, photoStack

  /// The layouts with a stored position for each item.
  static let packing: [PackingKind] = [
    .waterfall, .justified, .mosaic, .tags, .timeline, .flow, .compositional,
  ]

  fileprivate var layout: UICollectionViewLayout {
    switch self {
    case .waterfall:
      let layout = WaterfallLayout()
      layout.laneCount = 3
      return layout
    case .justified: return JustifiedLayout()
    case .mosaic:
      let layout = MosaicLayout()
      layout.laneCount = 6
      return layout
    case .tags: return TagLayout()
    case .timeline: return TimelineLayout()
    case .flow: return UICollectionViewFlowLayout()
    case .compositional:
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
      let line = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
        subitems: [item])
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: line))
    case .list: return UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    case .stickyHeaders: return StickyHeaderFlowLayout()
    case .carousel: return CarouselLayout()
    case .circle: return CircleLayout()
    case .cardStack: return CardStackLayout()
    case .photoStack: return PhotoStackLayout()
    }
  }
}

/// A collection view with many items of one kind. An item's properties depend on its identifier.
final class PackingStage: NSObject {
  private let kind: PackingKind
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1_000, height: 900))
  private let view: UICollectionView
  private var identifiers: [UInt32]
  /// The number of delegate calls for items.
  private var questions = 0
  /// The number of delegate calls in the last change.
  private(set) var asked = 0

  init(_ kind: PackingKind, count: Int) {
    self.kind = kind
    identifiers = Array(0..<UInt32(count))
    view = UICollectionView(frame: window.bounds, collectionViewLayout: kind.layout)
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, TimelineLayout.elementKindRuler] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.dataSource = self
    view.delegate = self
    window.addSubview(view)
    window.makeKeyAndVisible()
    layOut()
  }

  // MARK: Changes

  enum Change: CaseIterable {
    case insertion, deletion, move
  }

  /// Performs a change at the front, which repacks the most items, and then undoes it so that later changes
  /// find the same items.
  ///
  /// - Returns: The time until the cells are in position and all items are packed, in nanoseconds.
  func perform(_ change: Change) -> Double {
    let (first, middle) = (IndexPath(item: 0, section: 0), IndexPath(item: identifiers.count / 2, section: 0))
    let before = identifiers
    switch change {
    case .insertion: identifiers.insert(UInt32(before.count), at: 0)
    case .deletion: identifiers.removeFirst()
    case .move: identifiers.insert(identifiers.removeFirst(), at: middle.item)
    }
    questions = 0
    let time = update { view in
      switch change {
      case .insertion: view.insertItems(at: [first])
      case .deletion: view.deleteItems(at: [first])
      case .move: view.moveItem(at: first, to: middle)
      }
    }
    asked = questions
    identifiers = before
    _ = update { view in
      switch change {
      case .insertion: view.deleteItems(at: [first])
      case .deletion: view.insertItems(at: [first])
      case .move: view.moveItem(at: middle, to: first)
      }
    }
    return time
  }

  private func update(_ changes: (UICollectionView) -> Void) -> Double {
    // Starts a new frame, because a layout repeats its last query within a frame.
    FrameClock.main.advance(by: 1 / 120)
    return timed {
      UIView.performWithoutAnimation { view.performBatchUpdates { changes(view) } }
      layOut()
      // Reading the end packs everything left for later frames.
      sink &+= Int(view.contentSize.height)
      sink &+= Int(
        view.layoutAttributesForItem(at: IndexPath(item: identifiers.count - 1, section: 0))?.frame.maxY ?? 0)
    }
  }

  private func layOut() { window.layoutIfNeeded() }

  /// Scrolls through the middle to the end, so that everything created by scrolling exists.
  func goThrough() {
    for part in [0.5, 1, 0] as [CGFloat] {
      view.contentOffset.y = part * max(0, view.contentSize.height - view.bounds.height)
      layOut()
    }
  }

  /// Ends the run if no cells are visible or the view's item count is wrong.
  func check() {
    guard !view.visibleCells.isEmpty, view.numberOfItems(inSection: 0) == identifiers.count else {
      Check.fail("\(view.visibleCells.count) cells of \(identifiers.count) items in \(kind)")
    }
  }

  private func number(of path: IndexPath) -> Int {
    questions += 1
    // Practically random, and the same in every run.
    return Int((identifiers[path.item] &* 2_654_435_761) >> 8)
  }
}

extension PackingStage: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    identifiers.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
}

extension PackingStage: WaterfallLayoutDelegate, JustifiedLayoutDelegate, MosaicLayoutDelegate,
  TagLayoutDelegate, TimelineLayoutDelegate
{
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    lengthForItemAt indexPath: IndexPath, laneBreadth: CGFloat
  ) -> LayoutLength { .absolute(CGFloat(40 + number(of: indexPath) % 261)) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    aspectRatioForItemAt indexPath: IndexPath
  ) -> CGFloat { CGFloat(50 + number(of: indexPath) % 200) / 100 }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    spanForItemAt indexPath: IndexPath
  ) -> MosaicLayout.Span {
    switch number(of: indexPath) % 20 {
    case 0: MosaicLayout.Span(lanes: 3, lines: 2)
    case 1...2: MosaicLayout.Span(lanes: 2, lines: 2)
    case 3...5: MosaicLayout.Span(lanes: 2, lines: 1)
    default: MosaicLayout.Span()
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> TagLayout.TagSize {
    let number = number(of: indexPath)
    return .absolute(CGSize(width: 30 + number % 171, height: 24 + number % 9))
  }

  /// Returns intervals in the order of identifiers, with up to four at once.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    intervalForItemAt indexPath: IndexPath
  ) -> ClosedRange<Double> {
    let start = Double(identifiers[indexPath.item]) * 15
    return start...start + Double(10 + number(of: indexPath) % 51)
  }
}
