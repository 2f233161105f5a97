import CollectionLayouts
import CollectionView
import Floor

/// A window with a collection view of which about twenty cells are visible.
final class Screen {
  private static let stepsInARound = 200

  let view: UICollectionView
  var layout: UICollectionViewLayout { view.collectionViewLayout }
  let source: Source
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1200, height: 1100))
  private var step = CGPoint.zero

  init(count: Int, layout: UICollectionViewLayout) {
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    source = Source(count: count)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: Source.cell)
    view.dataSource = source
    view.delegate = source
    window.addSubview(view)
    window.makeKeyAndVisible()
    view.layoutIfNeeded()
    step = view.contentSize.width > view.bounds.width ? CGPoint(x: 37, y: 0) : CGPoint(x: 0, y: 37)
  }

  /// Nanoseconds for one step of 37 points, with the layout it asks for.
  func scroll() -> Double { timed(per: Self.stepsInARound, scrollSteps) }

  /// Allocations in one step.
  func scrollAllocations() -> Double {
    scrollSteps()
    let before = floor_allocations()
    scrollSteps()
    return Double(floor_allocations() - before) / Double(Self.stepsInARound)
  }

  private func scrollSteps() {
    for _ in 0..<Self.stepsInARound {
      turnAtTheEnds()
      view.contentOffset = CGPoint(x: view.contentOffset.x + step.x, y: view.contentOffset.y + step.y)
      view.layoutIfNeeded()
    }
  }

  private func turnAtTheEnds() {
    let next = view.bounds.offsetBy(dx: step.x, dy: step.y)
    let contents = view.contentSize
    guard next.minX < 0 || next.minY < 0 || next.maxX > contents.width || next.maxY > contents.height else {
      return
    }
    step = CGPoint(x: -step.x, y: -step.y)
  }

  /// Nanoseconds until the layout answers for the screen, and until the cells are in place too, after one of the items on
  /// it has got another length.
  func resizeVisibleItem() -> (answer: Double, cells: Double) {
    guard let path = view.indexPathsForVisibleItems.dropFirst(5).first else { return (0, 0) }
    source.lengths[path.item] = 340 - source.lengths[path.item]
    let answer = timed {
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: [path])
      layout.invalidateLayout(with: context)
      layout.prepare()
      sink &+= layout.layoutAttributesForElements(in: view.bounds)?.count ?? 0
    }
    return (answer, answer + timed { view.layoutIfNeeded() })
  }

  /// Nanoseconds that the longest of the frames takes in which the rest follows.
  func longestFrame() -> Double {
    var longest = 0.0
    while !FrameClock.main.isIdle { longest = max(longest, timed { FrameClock.main.advance(by: 1 / 120) }) }
    return longest
  }

  /// Nanoseconds for a batch that adds items at the end, without the cells' animation.
  func append(_ count: Int) -> Double {
    let old = source.lengths.count
    let paths = (old..<old + count).map { IndexPath(item: $0, section: 0) }
    let added = Array(source.lengths[..<count])
    return timed {
      UIView.performWithoutAnimation {
        view.performBatchUpdates { [self] in
          source.lengths += added
          view.insertItems(at: paths)
        }
      }
      view.layoutIfNeeded()
    }
  }

  static func waterfall() -> UICollectionViewLayout {
    let layout = WaterfallLayout()
    layout.laneCount = 3
    return layout
  }

  static func carousel() -> UICollectionViewLayout {
    let layout = CarouselLayout()
    layout.itemSize = .fixed(CGSize(width: 50, height: 80))
    layout.effect = .cosineZoom(reach: .halfViewport)
    return layout
  }
}

final class Source: NSObject, UICollectionViewDataSource, WaterfallLayoutDelegate {
  static let cell = "cell"
  var lengths: [Float]

  init(count: Int) { lengths = Corpus(count: count).lengths }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    lengths.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: Self.cell, for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    lengthForItemAt indexPath: IndexPath, laneBreadth: CGFloat
  ) -> CGFloat { CGFloat(lengths[indexPath.item]) }
}
