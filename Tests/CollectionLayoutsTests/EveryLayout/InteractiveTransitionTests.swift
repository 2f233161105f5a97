import CollectionLayouts
import CollectionView
import TestSupport
import Testing

/// Changes during an interactive transition to a layout, when the collection view uses the transition layout,
/// and the layout is queried alongside another one.
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

  private func end(_ feed: Feed, _ kind: AnyLayout) {
    feed.view.layoutIfNeeded()
    feed.view.finishInteractiveTransition()
    feed.view.layoutIfNeeded()
    #expect(feed.view.numberOfItems(inSection: 0) == feed.sections[0].count)
  }

  @Test(arguments: AnyLayout.allCases, [false, true])
  func `items can be reloaded during an interactive transition`(kind: AnyLayout, isRightToLeft: Bool) {
    let (feed, transition) = begin(kind, isRightToLeft: isRightToLeft)
    transition.transitionProgress = 0.3
    feed.view.layoutIfNeeded()
    feed.view.reloadItems(at: [[0, 2]])
    end(feed, kind)
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
    end(feed, kind)
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
    end(feed, kind)
  }
}
