import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

/// The order of calls follows UIKit's header of the collection view.
@Suite("Selecting by touch")
struct SelectionByTouchTests {
  final class Delegate: NSObject, UICollectionViewDelegate {
    var log: [String] = []
    var highlights = true
    var selects = true
    var deselects = true
    var logsPrimaryActions = false
    var whenAsked: () -> Void = {}
    var whenDeselected: () -> Void = {}
    var target: (CGPoint) -> CGPoint = { $0 }

    func collectionView(
      _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) { if logsPrimaryActions { log.append("primaryAction \(indexPath.item)") } }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
      -> Bool
    {
      log.append("shouldHighlight \(indexPath.item)")
      whenAsked()
      return highlights
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
      log.append("didHighlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
      log.append("didUnhighlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
      log.append("shouldSelect \(indexPath.item)")
      return selects
    }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
    {
      log.append("shouldDeselect \(indexPath.item)")
      return deselects
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.append("didSelect \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      log.append("didDeselect \(indexPath.item)")
      whenDeselected()
    }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { targetContentOffset.pointee = target(targetContentOffset.pointee) }

    func drain() -> [String] {
      defer { log = [] }
      return log
    }
  }

  final class SnappingLayout: TracingLayout {
    var velocity = CGPoint.zero

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      self.velocity = velocity
      return CGPoint(
        x: proposedContentOffset.x, y: (proposedContentOffset.y / itemHeight).rounded() * itemHeight)
    }
  }

  let window = makeWindow()
  let layout = SnappingLayout()
  let source = CountedCells([100])
  let delegate = Delegate()
  let view: UICollectionView
  let finger: Finger

  init() {
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = delegate
    window.addSubview(view)
    window.layoutIfNeeded()
    finger = Finger(in: window)
  }

  private func tap(_ item: Int) { finger.tap(at: CGPoint(x: 100, y: CGFloat(item) * 40 + 20)) }
  private var selected: [Int] { (view.indexPathsForSelectedItems ?? []).map(\.item) }

  @Test func `a tap highlights, selects, and unhighlights in the documented order`() {
    tap(2)
    expectEqual(
      (
        delegate.drain(),
        [
          "shouldHighlight 2", "didHighlight 2", "shouldSelect 2", "didSelect 2", "didUnhighlight 2",
        ]
      ),
      (selected, [2]))
    let cell = view.cellForItem(at: IndexPath(item: 2, section: 0))
    expectEqual((cell?.isSelected, true), (cell?.isHighlighted, false))
  }

  @Test func `a tap on a different item moves a single selection`() {
    tap(2)
    _ = delegate.drain()
    tap(3)
    #expect(delegate.drain().contains("shouldDeselect 2") == false)
    tap(2)
    expectEqual(
      (
        delegate.drain(),
        [
          "shouldHighlight 2", "didHighlight 2", "shouldSelect 2", "didDeselect 3", "didSelect 2",
          "didUnhighlight 2",
        ]
      ),
      (selected, [2]))
  }

  @Test(arguments: [(0, 2), (3, nil)])
  func `an item moved in didDeselect is selected at its new path, a deleted one isn't`(
    deleted: Int, expected: Int?
  ) {
    delegate.logsPrimaryActions = true
    tap(5)
    delegate.whenDeselected = { [view, source] in
      source.counts = [99]
      view.deleteItems(at: [IndexPath(item: deleted, section: 0)])
    }
    _ = delegate.drain()
    tap(3)
    #expect(selected == (expected.map { [$0] } ?? []))
    let calls = delegate.drain()
    #expect(calls.contains("didSelect 2") == (expected != nil))
    #expect(calls.contains("primaryAction 2") == (expected != nil))
    #expect(!calls.contains("didSelect 3"))
    #expect(!calls.contains("primaryAction 3"))
  }

  @Test(arguments: [(0, [2]), (3, [])])
  func `an item moved in shouldHighlight is highlighted at its new path`(
    deleted: Int, expected: [Int]
  ) {
    var highlighted: [Int] {
      view.indexPathsForVisibleItems.filter { view.cellForItem(at: $0)?.isHighlighted == true }.map(\.item)
    }
    delegate.whenAsked = { [view, source, delegate] in
      delegate.whenAsked = {}
      source.counts = [99]
      view.deleteItems(at: [IndexPath(item: deleted, section: 0)])
    }
    finger.down(at: CGPoint(x: 100, y: 140))
    FrameClock.main.run(for: 0.5)
    #expect(highlighted == expected)
    // Another item is now under the finger.
    finger.lift()
    FrameClock.main.run(for: 0.5)
    expectEqual((highlighted, []), (selected, []), (delegate.drain().contains("shouldSelect 3"), false))
  }

  @Test(arguments: [(100, [3]), (3, [])])
  func `after a reload in didDeselect, a tap selects the item at its path, if any`(
    count: Int, expected: [Int]
  ) {
    tap(5)
    delegate.whenDeselected = { [view, source] in
      source.counts = [count]
      view.reloadData()
    }
    _ = delegate.drain()
    tap(3)
    expectEqual((selected, expected), (delegate.drain().contains("didSelect 3"), !expected.isEmpty))
  }

  @Test func `with a delegate that implements no methods, all items can be selected`() {
    let silent = SilentDelegate()
    view.delegate = silent
    view.allowsMultipleSelection = true
    tap(2)
    tap(3)
    #expect(selected == [2, 3])
    tap(2)
    #expect(selected == [3])
  }

  @Test func `with multiple selection, taps select and deselect single items`() {
    view.allowsMultipleSelection = true
    tap(2)
    tap(3)
    #expect(selected == [2, 3])
    _ = delegate.drain()
    tap(2)
    expectEqual(
      (
        delegate.drain(),
        [
          "shouldHighlight 2", "didHighlight 2", "shouldDeselect 2", "didDeselect 2", "didUnhighlight 2",
        ]
      ),
      (selected, [3]))
    delegate.deselects = false
    tap(3)
    #expect(selected == [3])
  }

  /// UIKit keeps one of the selected items, usually the first (PSTCollectionView pull request 92). AppKit
  /// keeps the first.
  @Test(.fact("D20"), arguments: [false, true])
  func `disallowing multiple selection keeps only the first selected item`(isEditing: Bool) {
    view.isEditing = isEditing
    (view.allowsMultipleSelection, view.allowsMultipleSelectionDuringEditing) = (true, true)
    for item in [3, 1, 4] {
      view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    // The property for the other mode has no effect.
    if isEditing {
      view.allowsMultipleSelection = false
    } else {
      view.allowsMultipleSelectionDuringEditing = false
    }
    #expect(selected == [3, 1, 4])
    (view.allowsMultipleSelection, view.allowsMultipleSelectionDuringEditing) = (false, false)
    expectEqual(
      (selected, [3]),
      (delegate.drain(), []),
      (view.visibleCells.count(where: \.isSelected), 1))
  }

  @Test
  func `shouldHighlight prevents selection, and shouldSelect allows only highlighting`() {
    delegate.highlights = false
    tap(1)
    #expect(delegate.drain() == ["shouldHighlight 1"])
    delegate.highlights = true
    delegate.selects = false
    tap(1)
    expectEqual((delegate.drain().last, "didUnhighlight 1"), (selected, []))
  }

  @Test func `with selection disallowed or while editing, a tap calls no delegate method`() {
    view.allowsSelection = false
    tap(1)
    view.allowsSelection = true
    view.isEditing = true
    tap(1)
    #expect(delegate.drain() == [])
    view.allowsSelectionDuringEditing = true
    tap(1)
    #expect(selected == [1])
  }

  @Test func `while editing, selectItem extends the selection if editing allows several`() {
    func select(_ item: Int) {
      view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    view.allowsMultipleSelectionDuringEditing = true
    select(1)
    select(2)
    #expect(selected == [2])
    view.isEditing = true
    select(3)
    #expect(selected == [2, 3])
    view.allowsMultipleSelectionDuringEditing = false
    view.allowsMultipleSelection = true
    select(4)
    #expect(selected == [4])
  }

  @Test func `a tap that selects one item performs its primary action, as documented`() {
    delegate.logsPrimaryActions = true
    tap(2)
    #expect(delegate.drain().suffix(3) == ["didSelect 2", "primaryAction 2", "didUnhighlight 2"])
    tap(2)
    #expect(delegate.drain().contains("primaryAction 2"))
    delegate.selects = false
    tap(4)
    // A tap is a primary action even if the selection is refused.
    #expect(delegate.drain().contains("primaryAction 4"))
  }

  @Test func `taps in multiple selection or while editing perform no primary action`() {
    delegate.logsPrimaryActions = true
    view.allowsMultipleSelection = true
    tap(2)
    #expect(delegate.drain().contains("primaryAction 2"))
    tap(3)
    tap(3)
    tap(2)
    #expect(delegate.drain().filter { $0.hasPrefix("primary") } == [])
    view.isEditing = true
    view.allowsSelectionDuringEditing = true
    tap(5)
    expectEqual((delegate.drain().filter { $0.hasPrefix("primary") }, []), (selected, [5]))
  }

  @Test(.fact("B3.6"), arguments: [0, 5])
  func `a tap on overlapping cells selects the topmost one`(zIndex: Int) {
    final class Stack: UICollectionViewLayout {
      var zIndex = 0
      override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 480) }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<2).map { item in
          let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
          attributes.frame = CGRect(x: 50 * item, y: 0, width: 100, height: 100)
          attributes.zIndex = item == 0 ? zIndex : 0
          return attributes
        }
      }
    }
    let stack = Stack()
    stack.zIndex = zIndex
    source.counts = [2]
    view.reloadData()
    view.collectionViewLayout = stack
    view.layoutIfNeeded()
    finger.tap(at: CGPoint(x: 75, y: 50))
    // At equal z indexes, the later cell is in front. A higher z index is in front of later cells.
    #expect(selected == [zIndex > 0 ? 0 : 1])
  }

  @Test
  func `a resting finger highlights the item, and scrolling unhighlights it`() {
    finger.down(at: CGPoint(x: 100, y: 100))
    FrameClock.main.advance(by: 0.2)
    expectEqual(
      (delegate.drain(), ["shouldHighlight 2", "didHighlight 2"]),
      (view.cellForItem(at: IndexPath(item: 2, section: 0))?.isHighlighted, true))
    finger.move(to: CGPoint(x: 100, y: 50), duration: 0.1)
    finger.lift()
    expectEqual((delegate.drain(), ["didUnhighlight 2"]), (selected, []))
  }

  @Test func `a quick flick highlights nothing`() {
    finger.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), duration: 0.1)
    #expect(delegate.drain() == [])
  }

  @Test func `a cell rotated in 3D is tapped at its visible position`() throws {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 400
    view.layer.sublayerTransform = perspective
    let cell = try #require(view.cellForItem(at: IndexPath(item: 4, section: 0)))
    cell.transform3D = CATransform3DMakeRotation(1, 0, 1, 0)
    let corner = cell.convert(CGPoint(x: 3, y: 3), to: nil)
    finger.tap(at: corner)
    #expect(selected == [4])
    _ = delegate.drain()
    // Before the rotation, the corner was here.
    finger.tap(at: CGPoint(x: 3, y: 163))
    #expect(delegate.drain() == [])
  }

  // MARK: Scroll targets

  @Test(.fact("E2"))
  func `the layout decides the end of a flick by a velocity in points per millisecond`() {
    finger.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300), duration: 0.1)
    #expect(abs(layout.velocity.y - 1) < 1e-6)
    FrameClock.main.run(while: view.isDecelerating)
    // 90 points dragged plus 499.5 projected, rounded to the nearest item.
    #expect(view.contentOffset.y == 600)
  }

  @Test(.fact("E2"))
  func `the delegate overrides the layout's target offset`() {
    var proposed = CGPoint.zero
    delegate.target = {
      proposed = $0
      return CGPoint(x: 0, y: 450)
    }
    finger.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300), duration: 0.1)
    #expect(proposed.y == 600)
    FrameClock.main.run(while: view.isDecelerating)
    #expect(view.contentOffset.y == 450)
  }

  @Test func `cells appear and disappear in every frame of a flick`() {
    finger.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200), duration: 0.1)
    while view.isDecelerating {
      FrameClock.main.advance(by: 1 / 60)
      let first = Int((view.contentOffset.y / 40).rounded(.down))
      #expect(view.indexPathsForVisibleItems.contains(IndexPath(item: first, section: 0)))
      #expect(view.visibleCells.count <= 13)
    }
    #expect(view.contentOffset.y > 1000)
  }

  @Test func `an animated scrollToItem and a wheel both end at the layout's target`() {
    view.scrollToItem(at: IndexPath(item: 50, section: 0), at: .top, animated: true)
    #expect(view.contentOffset.y == 0)
    FrameClock.main.run(for: 0.4)
    #expect(view.contentOffset.y == 2000)
    view.scroll(byWheel: CGVector(dx: 0, dy: 15))
    FrameClock.main.run(for: 1)
    #expect(view.contentOffset.y == 2000)
  }
}
