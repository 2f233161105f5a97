import CollectionView
import Testing

/// Numbers that are infinite or none are refused where they come in, by an exception that says whose they are; what was there
/// before stays.
@Suite("B5 Numbers that are infinite or none: layers and views", .serialized)
struct NotFiniteTests {
  private let nan = CGFloat.nan
  private let infinity = CGFloat.infinity

  @Test("a layer's position and bounds: UIKit's exception in its words", .fact("B5.11"))
  func layer() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    let changes: [(String, () -> Void)] = [
      ("CALayer position contains NaN: [nan nan]", { layer.position = CGPoint(x: nan, y: nan) }),
      ("CALayer position contains NaN: [75.75 nan]", { layer.position = CGPoint(x: 75.75, y: -nan) }),
      ("CALayer position contains NaN: [nan inf]", { layer.position = CGPoint(x: nan, y: infinity) }),
      (
        "CALayer bounds contains NaN: [0 0; nan nan]", { layer.bounds.size = CGSize(width: nan, height: nan) }
      ),
      (
        "CALayer bounds contains NaN: [nan 34.3333; 390 513.333]",
        { layer.bounds = CGRect(x: nan, y: 103.0 / 3, width: 390, height: 1540.0 / 3) }
      ),
      // A frame sets the position first.
      (
        "CALayer position contains NaN: [nan 70]",
        { layer.frame = CGRect(x: nan, y: 50, width: nan, height: 40) }
      ),
    ]
    for (words, change) in changes {
      let raised = namedExceptions(in: change)
      #expect(raised.count == 1)
      #expect(raised.first?.hasPrefix("CALayerInvalidGeometry: \(words)") == true, "\(raised)")
      #expect(raised.first?.hasSuffix(".") == true)
      #expect(layer.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    }
  }

  @Test("a layer's infinite places and sizes, its transforms and depth: an exception in words like UIKit's")
  func otherLayerGeometry() {
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 30, height: 40)
    var transform = CATransform3DIdentity
    transform.m42 = nan
    let changes: [(String, () -> Void)] = [
      ("position contains infinity: [inf 0]", { layer.position.x = infinity }),
      ("bounds contains infinity: [0 0; 30 inf]", { layer.bounds.size.height = infinity }),
      (
        "position contains infinity: [-inf 0.5]",
        { layer.frame = CGRect(x: -infinity, y: 0, width: 1, height: 1) }
      ),
      ("transform contains NaN: [1 0 0 0; 0 1 0 0; 0 0 1 0; 0 nan 0 1]", { layer.transform = transform }),
      ("sublayerTransform contains NaN: [1 0", { layer.sublayerTransform = transform }),
      ("zPosition contains infinity: [inf]", { layer.zPosition = infinity }),
      ("anchorPoint contains NaN: [0.5 nan]", { layer.anchorPoint.y = nan }),
    ]
    for (words, change) in changes {
      let raised = namedExceptions(in: change)
      #expect(
        raised.count == 1 && raised[0].hasPrefix("CALayerInvalidGeometry: CALayer \(words)"), "\(raised)")
    }
    #expect(layer.frame == CGRect(x: -15, y: -20, width: 30, height: 40))
    #expect(CATransform3DIsIdentity(layer.transform) && CATransform3DIsIdentity(layer.sublayerTransform))
    #expect(layer.zPosition == 0 && layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
  }

  @Test("the largest finite numbers are fine")
  func largest() {
    let layer = CALayer()
    let raised = exceptions {
      layer.bounds.size = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
      layer.zPosition = -.greatestFiniteMagnitude
      layer.frame = .infinite
    }
    #expect(raised.isEmpty, "\(raised)")
  }

  @Test("a view's frame, bounds, centre and transform name the view, once", .fact("B5.11"))
  func view() {
    final class Tile: UIView {}
    let view = Tile(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let changes: [() -> Void] = [
      { view.frame = CGRect(x: nan, y: 0, width: nan, height: 5) }, { view.bounds.size.width = infinity },
      { view.center.x = nan }, { view.transform = CGAffineTransform(scaleX: nan, y: 1) },
      { view.transform3D.m34 = infinity }, { UIView.animate(withDuration: 1) { view.center.y = nan } },
    ]
    for change in changes {
      let raised = exceptions(in: change)
      #expect(raised.count == 1 && raised[0].contains("Tile"), "\(raised)")
    }
    #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 10) && view.transform == .identity)
    #expect(view.layer.animationKeys() == nil)
    let raised = exceptions { _ = UIView(frame: CGRect(x: nan, y: 0, width: nan, height: 15)) }
    #expect(
      raised.count == 1 && raised[0].hasPrefix("CALayer bounds contains NaN: [0 0; nan 15]"), "\(raised)")
  }

  // MARK: Scroll views

  private func scrollView() -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 1000)
    view.contentOffset.y = 34
    return view
  }

  @Test(
    "an offset: UIKit's exception, of the bounds; nobody hears of it", .fact("B5.12"),
    arguments: [false, true])
  func contentOffset(animated: Bool) {
    let (view, log) = (scrollView(), ScrollLog())
    view.delegate = log
    let raised = namedExceptions {
      view.setContentOffset(CGPoint(x: nan, y: 34), animated: animated)
    }
    #expect(raised.count == 1)
    #expect(
      raised.first?.hasPrefix("CALayerInvalidGeometry: CALayer bounds contains NaN: [nan 34; 100 100]")
        == true)
    let more = exceptions {
      view.contentOffset = CGPoint(x: 0, y: infinity)
      view.scrollRectToVisible(CGRect(x: nan, y: nan, width: nan, height: nan), animated: animated)
      FrameClock.main.run(for: 0.5)
    }
    #expect(more.first?.contains("bounds contains infinity: [0 inf; 100 100]") == true, "\(more)")
    #expect(view.contentOffset == CGPoint(x: 0, y: 34))
    #expect(log.log.isEmpty)
  }

  @Test("a content size and an inset keep what was there before, and the contents scroll on")
  func contentSize() {
    let view = scrollView()
    for (words, change) in [
      (
        "UIScrollView.contentSize must be finite, not (nan, 1076)",
        { view.contentSize = CGSize(width: nan, height: 1076) }
      ),
      ("UIScrollView.contentSize must be finite, not (100, inf)", { view.contentSize.height = infinity }),
      ("UIScrollView.contentInset must be finite", { view.contentInset.top = nan }),
      ("UIScrollView.contentInset must be finite", { view.contentInset.left = -infinity }),
    ] {
      let raised = exceptions(in: change)
      #expect(raised.count == 1 && raised[0].hasPrefix(words) && raised[0].hasSuffix("."), "\(raised)")
    }
    #expect(view.contentSize == CGSize(width: 100, height: 1000) && view.contentInset == .zero)
    view.contentAlignmentPoint = CGPoint(x: nan, y: nan)
    view.contentSize.height = 20
    #expect(view.contentOffset == .zero)
  }

  @Test("a delegate's target of a flick: the contents rest where they would have")
  func flickTarget() {
    final class Careless: NSObject, UIScrollViewDelegate {
      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) { targetContentOffset.pointee.y = .nan }
    }
    let (stage, delegate) = (ScrollStage(), Careless())
    stage.scrollView.delegate = delegate
    let raised = exceptions {
      stage.flickUp()
      stage.runToRest()
    }
    #expect(raised.count == 1 && raised[0].contains("scrollViewWillEndDragging"), "\(raised)")
    #expect(stage.scrollView.contentOffset.y > 300)
  }

  // MARK: Layouts

  /// A column of items of 40 points with one mistake.
  private final class MistakenLayout: UICollectionViewLayout {
    var contentSize = CGSize(width: 100, height: 400)
    var target: CGPoint?
    var restingTarget: CGPoint?
    var initial: ((UICollectionViewLayoutAttributes) -> Void)?
    var mistake: (UICollectionViewLayoutAttributes) -> Void = { _ in }

    override var collectionViewContentSize: CGSize { contentSize }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map(attributes(at:))
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      attributes(at: indexPath.item)
    }

    override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
      target ?? proposed
    }

    override func targetContentOffset(
      forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { restingTarget ?? proposed }

    override func initialLayoutAttributesForAppearingItem(
      at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard let initial else { return nil }
      let own = attributes(at: path.item)
      initial(own)
      return own
    }

    private func attributes(at item: Int) -> UICollectionViewLayoutAttributes {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(x: 0, y: CGFloat(item) * 40, width: 100, height: 40)
      if item == 1 { mistake(attributes) }
      return attributes
    }
  }

  private struct Stage {
    let layout = MistakenLayout()
    let view: UICollectionView
    let source: CountingDataSource
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init(items: Int = 10) {
      source = CountingDataSource([items])
      view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      window.addSubview(view)
      window.isHidden = false
    }
  }

  @Test(
    "attributes: UIKit's exception, then layout, element and value; the element is left out", .fact("B5.11"))
  func attributes() {
    let mistakes: [(String, (UICollectionViewLayoutAttributes) -> Void)] = [
      ("CALayer position contains NaN: [nan 60]. ", { $0.center.x = .nan }),
      ("CALayer position contains NaN: [nan inf]. ", { $0.center = CGPoint(x: CGFloat.nan, y: .infinity) }),
      ("CALayer bounds contains NaN: [0 0; nan 40]. ", { $0.size.width = .nan }),
      ("CALayer bounds contains infinity: [0 0; 100 inf]. ", { $0.size.height = .infinity }),
      ("CALayer transform contains NaN: [nan ", { $0.transform = CGAffineTransform(rotationAngle: .nan) }),
      ("CALayer transform contains infinity: [1 0 0 inf; ", { $0.transform3D.m14 = .infinity }),
      ("CALayer opacity contains NaN: [nan]. ", { $0.alpha = .nan }),
    ]
    for (words, mistake) in mistakes {
      let stage = Stage()
      stage.layout.mistake = mistake
      let raised = namedExceptions { FrameClock.main.advance(by: 1 / 60) }
      #expect(raised.count == 1, "\(raised)")
      #expect(raised.first?.hasPrefix("CALayerInvalidGeometry: \(words)") == true, "\(raised)")
      #expect(
        raised.first?.contains("MistakenLayout returned this for the cell at index path [0, 1]") == true)
      #expect(stage.view.indexPathsForVisibleItems.map(\.item) == [0, 2])
      let byPath = exceptions { #expect(stage.view.layoutAttributesForItem(at: [0, 1]) == nil) }
      #expect(byPath.count == 1)
      stage.layout.mistake = { _ in }
      stage.layout.invalidateLayout()
      FrameClock.main.advance(by: 1 / 60)
      #expect(stage.view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2])
    }
  }

  @Test("a content size that is infinite or none has the length that the view had")
  func layoutContentSize() {
    let stage = Stage()
    FrameClock.main.advance(by: 1 / 60)
    stage.layout.contentSize = CGSize(width: nan, height: 1076)
    stage.layout.invalidateLayout()
    let raised = exceptions { FrameClock.main.advance(by: 1 / 60) }
    #expect(
      raised.first == "MistakenLayout.collectionViewContentSize must be finite, not (nan, 1076).", "\(raised)"
    )
    #expect(stage.view.contentSize == CGSize(width: 100, height: 1076))
    #expect(stage.view.visibleCells.count == 3)
  }

  @Test("target offsets that are none: as proposed")
  func targetOffsets() {
    let stage = Stage()
    FrameClock.main.advance(by: 1 / 60)
    stage.view.contentOffset.y = 100
    stage.layout.target = CGPoint(x: 0, y: nan)
    stage.source.counts = [9]
    var raised = exceptions {
      stage.view.performBatchUpdates { stage.view.deleteItems(at: [[0, 9]]) }
      FrameClock.main.run(for: 0.5)
    }
    #expect(
      raised == [
        "MistakenLayout.targetContentOffset(forProposedContentOffset:) must return a finite point, not (0, nan)."
      ])
    #expect(stage.view.contentOffset.y == 100)

    stage.layout.target = nil
    stage.layout.restingTarget = CGPoint(x: infinity, y: 0)
    let finger = Finger(in: stage.window)
    raised = exceptions {
      finger.drag(from: CGPoint(x: 50, y: 80), to: CGPoint(x: 50, y: 20), duration: 0.1)
      FrameClock.main.run(while: stage.view.isDecelerating)
    }
    #expect(
      raised == [
        "MistakenLayout.targetContentOffset(forProposedContentOffset:withScrollingVelocity:) must return a finite "
          + "point, not (inf, 0)."
      ])
    #expect(stage.view.contentOffset.x == 0)
  }

  @Test("initial attributes: the cell appears as without them")
  func initialAttributes() {
    let stage = Stage(items: 1)
    FrameClock.main.advance(by: 1 / 60)
    stage.layout.initial = { $0.center.y = .nan }
    stage.source.counts = [2]
    let raised = exceptions {
      stage.view.performBatchUpdates { stage.view.insertItems(at: [[0, 1]]) }
      FrameClock.main.run(for: 0.5)
    }
    #expect(
      !raised.isEmpty && raised.allSatisfy { $0.contains("position contains NaN: [50 nan]") }, "\(raised)")
    #expect(stage.view.visibleCells.map(\.center.y) == [20, 60])
  }

  @Test("a context's adjustments: the context is not taken")
  func adjustments() {
    let stage = Stage()
    FrameClock.main.advance(by: 1 / 60)
    for (name, adjust) in [
      ("contentOffsetAdjustment", { $0.contentOffsetAdjustment.y = .nan }),
      ("contentSizeAdjustment", { $0.contentSizeAdjustment.width = .infinity }),
    ] as [(String, (UICollectionViewLayoutInvalidationContext) -> Void)] {
      let context = UICollectionViewLayoutInvalidationContext()
      adjust(context)
      let raised = exceptions { stage.layout.invalidateLayout(with: context) }
      #expect(raised.count == 1)
      #expect(raised.first?.contains(".\(name) must be finite") == true, "\(raised)")
      #expect(raised.first?.contains("MistakenLayout") == true)
    }
    #expect(stage.view.contentOffset == .zero && stage.view.contentSize == stage.layout.contentSize)
  }

  private final class UnmeasurableCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = .nan
      return layoutAttributes
    }
  }

  @Test("a preferred size: names cell, path and layout, and the layout is not asked")
  func preferredSize() {
    let stage = Stage(items: 1)
    stage.view.register(UnmeasurableCell.self, forCellWithReuseIdentifier: "cell")
    let raised = exceptions { FrameClock.main.advance(by: 1 / 60) }
    #expect(
      raised == [
        "CALayer bounds contains NaN: [0 0; 100 nan]. UnmeasurableCell prefers this for the cell at index path [0, 0] in "
          + "MistakenLayout: center (50, 20), size (100, nan)."
      ])
    #expect(stage.view.visibleCells.first?.frame == CGRect(x: 0, y: 0, width: 100, height: 40))
  }

  @Test("the progress of a transition, and the place of a hand, stay as they were")
  func transitionAndMovement() {
    let stage = Stage()
    FrameClock.main.advance(by: 1 / 60)
    #expect(
      exceptions { stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: nan, y: 0)) }.count == 1)
    let transition = stage.view.startInteractiveTransition(to: MistakenLayout())
    transition.transitionProgress = 0.5
    let raised = exceptions { transition.transitionProgress = nan }
    #expect(raised == ["UICollectionViewTransitionLayout.transitionProgress must be finite, not nan."])
    #expect(transition.transitionProgress == 0.5)
    FrameClock.main.advance(by: 1 / 60)
    #expect(stage.view.visibleCells.count == 3)
  }

  @Test(
    "whatever number of a flow layout is none or infinite, nothing traps",
    arguments: [CGFloat.nan, .infinity, -.infinity],
    [UICollectionView.ScrollDirection.vertical, .horizontal])
  func flow(number: CGFloat, direction: UICollectionView.ScrollDirection) {
    let changes: [(UICollectionViewFlowLayout) -> Void] = [
      { $0.itemSize.width = number }, { $0.itemSize.height = number }, { $0.minimumLineSpacing = number },
      { $0.minimumInteritemSpacing = number }, { $0.sectionInset.left = number },
      { $0.sectionInset.top = number },
      { $0.headerReferenceSize.height = number }, { $0.headerReferenceSize.width = number },
      { $0.footerReferenceSize.height = number },
      { $0.estimatedItemSize = CGSize(width: number, height: 10) },
      { $0.estimatedItemSize = CGSize(width: 10, height: number) },
    ]
    for change in changes {
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = direction
      change(layout)
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        view.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
      }
      let source = CountingDataSource([3, 2])
      view.dataSource = source
      _ = warnings {
        _ = exceptions {
          view.layoutIfNeeded()
          view.contentOffset.y = 20
          view.layoutIfNeeded()
          _ = view.indexPathForItem(at: CGPoint(x: 5, y: 5))
        }
      }
      #expect(view.contentSize.width.isFinite && view.contentSize.height.isFinite)
    }
  }
}
