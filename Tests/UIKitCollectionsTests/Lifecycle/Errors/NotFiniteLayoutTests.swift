import TestSupport
import UIKitCollections
import Testing
import UIKitTestSupport

@Suite("B5 Infinite and NaN values: layouts", .serialized)
struct NotFiniteLayoutTests {
  private let nan = CGFloat.nan
  private let infinity = CGFloat.infinity

  private class MistakenLayout: UICollectionViewLayout {
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

  @Test(.fact("B5.11"))
  func `attributes containing NaN raise UIKit's exception, and the element is left out`() {
    let mistakes: [(String, (UICollectionViewLayoutAttributes) -> Void)] = [
      ("CALayer position contains NaN: [nan 60]. ", { $0.center.x = .nan }),
      ("CALayer position contains NaN: [nan inf]. ", { $0.center = CGPoint(x: CGFloat.nan, y: .infinity) }),
      ("CALayer bounds contains NaN: [0 0; nan 40]. ", { $0.size.width = .nan }),
      (
        "CALayer bounds contains NaN: [0 0; 100 nan]. ",
        {
          $0.center.x = .infinity
          $0.size.height = .nan
        }
      ),
    ]
    for (words, mistake) in mistakes {
      let stage = Stage(shown: MistakenLayout())
      stage.layout.mistake = mistake
      let raised = namedExceptions { FrameClock.main.advance(by: 1 / 60) }
      #expect(raised.count == 1, "\(raised)")
      #expect(raised.first?.hasPrefix("CALayerInvalidGeometry: \(words)") == true, "\(raised)")
      #expect(
        raised.first?.contains(
          "MistakenLayout returned these attributes for the cell at index path [0, 1]") == true)
      #expect(stage.view.indexPathsForVisibleItems.map(\.item) == [0, 2])
      let byPath = exceptions { #expect(stage.view.layoutAttributesForItem(at: [0, 1]) == nil) }
      #expect(byPath.count == 1)
      stage.layout.mistake = { _ in }
      stage.layout.invalidateLayout()
      FrameClock.main.advance(by: 1 / 60)
      #expect(stage.view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2])
    }
  }

  private final class Mistaken<Case>: MistakenLayout {}

  @Test func `attributes with invalid numbers that UIKit accepts are left out with a warning`() {
    let mistakes: [(MistakenLayout, String, (UICollectionViewLayoutAttributes) -> Void)] = [
      (Mistaken<Int8>(), "position contains infinity: [-inf 60]. ", { $0.center.x = -.infinity }),
      (Mistaken<Int16>(), "bounds contains infinity: [0 0; 100 inf]. ", { $0.size.height = .infinity }),
      (
        Mistaken<Int32>(), "transform contains NaN: [nan ",
        { $0.transform = CGAffineTransform(rotationAngle: .nan) }
      ),
      (Mistaken<Int64>(), "transform contains infinity: [1 0 0 inf; ", { $0.transform3D.m14 = .infinity }),
      (Mistaken<Int>(), "opacity contains NaN: [nan]. ", { $0.alpha = .nan }),
      (
        Mistaken<UInt8>(), "bounds contains too large a number: [0 0; 1e+300 40]. ",
        { $0.size.width = 1e300 }
      ),
    ]
    for (layout, words, mistake) in mistakes {
      let stage = Stage(shown: layout)
      layout.mistake = mistake
      let told = warnings {
        #expect(exceptions { FrameClock.main.run(for: 0.1) }.isEmpty)
        layout.invalidateLayout()
        FrameClock.main.advance(by: 1 / 60)
        #expect(stage.view.layoutAttributesForItem(at: [0, 1]) == nil)
      }
      #expect(told.count == 1, "\(told)")
      #expect(told.first?.hasPrefix("CALayer \(words)") == true, "\(told)")
      #expect(
        told.first?.contains("returned these attributes for the cell at index path [0, 1]") == true,
        "\(told)")
      #expect(stage.view.indexPathsForVisibleItems.map(\.item) == [0, 2])
      layout.mistake = { _ in }
      layout.invalidateLayout()
      FrameClock.main.advance(by: 1 / 60)
      #expect(stage.view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2])
    }
  }

  @Test func `a non-finite content size raises an exception and keeps the previous length`() {
    let stage = Stage(shown: MistakenLayout())
    FrameClock.main.advance(by: 1 / 60)
    stage.layout.contentSize = CGSize(width: nan, height: 1076)
    stage.layout.invalidateLayout()
    let raised = exceptions { FrameClock.main.advance(by: 1 / 60) }
    #expect(
      raised.first == "MistakenLayout.collectionViewContentSize must be finite, not (nan, 1076).", "\(raised)"
    )
    expectEqual(
      (stage.view.contentSize, CGSize(width: 100, height: 1076)),
      (stage.view.visibleCells.count, 3))
  }

  @Test func `non-finite target offsets raise exceptions and use the proposed offset`() {
    let stage = Stage(shown: MistakenLayout())
    FrameClock.main.advance(by: 1 / 60)
    stage.view.contentOffset.y = 100
    stage.layout.target = CGPoint(x: 0, y: nan)
    stage.source.counts = [9]
    var raised = exceptions {
      stage.view.performBatchUpdates { stage.view.deleteItems(at: [[0, 9]]) }
      FrameClock.main.run(for: 0.5)
    }
    expectEqual(
      (
        raised,
        [
          "MistakenLayout.targetContentOffset(forProposedContentOffset:) must return a finite point, not (0, nan)."
        ]
      ),
      (stage.view.contentOffset.y, 100))

    stage.layout.target = nil
    stage.layout.restingTarget = CGPoint(x: infinity, y: 0)
    let finger = Finger(in: stage.window)
    raised = exceptions {
      finger.drag(from: CGPoint(x: 50, y: 80), to: CGPoint(x: 50, y: 20), duration: 0.1)
      FrameClock.main.run(while: stage.view.isDecelerating)
    }
    expectEqual(
      (
        raised,
        [
          "MistakenLayout.targetContentOffset(forProposedContentOffset:withScrollingVelocity:) must return a finite "
            + "point, not (inf, 0)."
        ]
      ),
      (stage.view.contentOffset.x, 0))
  }

  @Test func `invalid initial attributes raise an exception, and the cell still appears`() {
    let stage = Stage(shown: MistakenLayout(), items: 1)
    FrameClock.main.advance(by: 1 / 60)
    stage.layout.initial = { $0.center.y = .nan }
    stage.source.counts = [2]
    let raised = exceptions {
      stage.view.performBatchUpdates { stage.view.insertItems(at: [[0, 1]]) }
      FrameClock.main.run(for: 0.5)
    }
    expectAll(raised, "\(raised)") { $0.contains("position contains NaN: [50 nan]") }
    #expect(stage.view.visibleCells.map(\.center.y) == [20, 60])
  }

  @Test func `a context with non-finite adjustments raises an exception and is ignored`() {
    let stage = Stage(shown: MistakenLayout())
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
    expectEqual(
      (stage.view.contentOffset, .zero),
      (stage.view.contentSize, stage.layout.contentSize))
  }

  private final class UnmeasurableCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = .nan
      return layoutAttributes
    }
  }

  @Test func `a NaN preferred size raises an exception naming the cell and the layout`() {
    let stage = Stage(shown: MistakenLayout(), items: 1)
    stage.view.register(UnmeasurableCell.self, forCellWithReuseIdentifier: "cell")
    let raised = exceptions { FrameClock.main.advance(by: 1 / 60) }
    expectEqual(
      (
        raised,
        [
          "CALayer bounds contains NaN: [0 0; 100 nan]. UnmeasurableCell prefers these attributes "
            + "for the cell at index path [0, 0] in MistakenLayout: center (50, 20), size (100, nan)."
        ]
      ),
      (stage.view.visibleCells.first?.frame, CGRect(x: 0, y: 0, width: 100, height: 40)))
  }

  @Test func `NaN transition progress and movement targets raise exceptions and are ignored`() {
    let stage = Stage(shown: MistakenLayout())
    FrameClock.main.advance(by: 1 / 60)
    #expect(
      exceptions { stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: nan, y: 0)) }.count == 1)
    let transition = stage.view.startInteractiveTransition(to: MistakenLayout())
    transition.transitionProgress = 0.5
    let raised = exceptions { transition.transitionProgress = nan }
    expectEqual(
      (raised, ["UICollectionViewTransitionLayout.transitionProgress must be finite, not nan."]),
      (transition.transitionProgress, 0.5))
    FrameClock.main.advance(by: 1 / 60)
    #expect(stage.view.visibleCells.count == 3)
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func `non-finite flow layout metrics raise exceptions and are treated as zero`(number: CGFloat) {
    let metrics: [(String, (UICollectionViewFlowLayout, CGFloat) -> Void)] = [
      ("minimum line spacing", { $0.minimumLineSpacing = $1 }),
      ("minimum interitem spacing", { $0.minimumInteritemSpacing = $1 }),
      ("top inset", { $0.sectionInset.top = $1 }), ("left inset", { $0.sectionInset.left = $1 }),
      ("bottom inset", { $0.sectionInset.bottom = $1 }), ("right inset", { $0.sectionInset.right = $1 }),
    ]
    let source = CountedCells([7])
    for (name, set) in metrics {
      func frames(_ number: CGFloat) -> [CGRect?] {
        let layout = UICollectionViewFlowLayout()
        layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        set(layout, number)
        let view = UICollectionView(layout, showing: source, width: 170, height: 400)
        view.layoutIfNeeded()
        return (0..<7).map { layout.layoutAttributesForItem(at: [0, $0])?.frame }
          + [CGRect(origin: .zero, size: view.contentSize)]
      }
      var shown: [CGRect?] = []
      let raised = exceptions { shown = frames(number) }
      #expect(
        Set(raised) == [
          "UICollectionViewFlowLayout: the \(name) of section 0 must be finite, not \(number)."
        ])
      #expect(shown == frames(0), "\(name)")
    }
  }

  @Test(
    arguments: [CGFloat.nan, .infinity, -.infinity],
    [UICollectionView.ScrollDirection.vertical, .horizontal])
  func `non-finite flow layout values keep the content size finite`(
    number: CGFloat, direction: UICollectionView.ScrollDirection
  ) {
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
      let source = CountedCells([3, 2])
      view.dataSource = source
      _ = warnings {
        _ = exceptions {
          view.layoutIfNeeded()
          view.contentOffset.y = 20
          view.layoutIfNeeded()
          _ = view.indexPathForItem(at: CGPoint(x: 5, y: 5))
        }
      }
      expectEqual((view.contentSize.width.isFinite, true), (view.contentSize.height.isFinite, true))
    }
  }
}
