import CollectionLayouts
import CollectionView
import TestSupport
import Testing

/// Changes during an interactive transition to a layout. The collection view then uses the transition layout,
/// which queries both the old layout and the new one.
@Suite struct InteractiveTransitionTests {
  private func begin(
    _ kind: AnyLayout, isRightToLeft: Bool = false
  ) -> (feed: Feed, transition: UICollectionViewTransitionLayout) {
    let flow = UICollectionViewFlowLayout()
    flow.scrollDirection = kind.isHorizontal ? .horizontal : .vertical
    let sideways: Feed.Direction = isRightToLeft ? .left : .right
    let sections = [Array(0..<60), Array(60..<100)]
    let feed = Feed(sections, flow, kind.isHorizontal ? sideways : .down)
    return (feed, feed.view.startInteractiveTransition(to: kind.make()))
  }

  /// Finishes the transition. Expects the next layout with all items, and the right cell in place for every
  /// visible item.
  private func end(_ feed: Feed, _ transition: UICollectionViewTransitionLayout) {
    let view = feed.view
    view.layoutIfNeeded()
    view.finishInteractiveTransition()
    view.layoutIfNeeded()
    #if os(iOS) || os(tvOS) || os(visionOS)
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.5))
    #else
    FrameClock.main.run(for: 1)
    #endif
    view.layoutIfNeeded()
    #expect(view.collectionViewLayout === transition.nextLayout)
    let counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
    #expect(counts == feed.sections.map(\.count))
    var visible = 0
    for (section, numbers) in feed.sections.enumerated() {
      for (item, number) in numbers.enumerated() {
        let path = IndexPath(item: item, section: section)
        // Items overlapping the view only by a rounding error may have no cell.
        guard let attributes = view.layoutAttributesForItem(at: path), !attributes.isHidden,
          sharesArea(attributes.frame.insetBy(dx: 1e-6, dy: 1e-6), view.bounds)
        else { continue }
        visible += 1
        guard let cell = view.cellForItem(at: path) else {
          Issue.record("\(path) has no cell")
          continue
        }
        #expect(cell.tag == number, "\(path)")
        #expect(isClose(cell.center, attributes.center, 0.01), "\(path)")
      }
    }
    // Some hours have no events.
    #expect(visible > 0 || view.collectionViewLayout is TimelineLayout)
  }

  @Test(arguments: AnyLayout.allCases, [false, true])
  func `items can be reloaded during an interactive transition`(kind: AnyLayout, isRightToLeft: Bool) {
    let (feed, transition) = begin(kind, isRightToLeft: isRightToLeft)
    transition.transitionProgress = 0.3
    feed.view.layoutIfNeeded()
    feed.view.reloadItems(at: [[0, 2]])
    end(feed, transition)
  }

  @Test(arguments: fewPairs(AnyLayout.allCases, [false, true]))
  func `the view can resize and scroll during an interactive transition`(kind: AnyLayout, isRightToLeft: Bool)
  {
    let (feed, transition) = begin(kind, isRightToLeft: isRightToLeft)
    transition.transitionProgress = 0.3
    feed.view.layoutIfNeeded()
    feed.view.frame.size = CGSize(width: 500, height: 300)
    feed.view.layoutIfNeeded()
    feed.position += 40
    feed.sections[0].removeFirst()
    feed.view.deleteItems(at: [[0, 0]])
    end(feed, transition)
  }

  @Test(arguments: fewPairs(AnyLayout.allCases, [-0.4, -30, 10_000] as [CGFloat]))
  func `the contents can be overscrolled during an interactive transition`(kind: AnyLayout, offset: CGFloat) {
    let (feed, transition) = begin(kind)
    transition.transitionProgress = 0.3
    feed.view.layoutIfNeeded()
    feed.position = offset
    transition.transitionProgress = 0.6
    feed.position = offset - 7
    feed.position = offset + 7
    end(feed, transition)
  }
}
