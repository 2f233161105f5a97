import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

/// Rows with twice the height if the view is wider than 200 points. Logs its calls.
private final class ColumnLayout: RowsLayout {
  var log: [String] = []
  var boundsAtPrepare: CGRect?
  var initial: CGFloat?
  var final: CGFloat?

  override func prepare() {
    itemHeight = (collectionView?.bounds.width ?? 0) > 200 ? 80 : 40
    log.append("prepare")
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    log.append("invalidate")
    super.invalidateLayout(with: context)
  }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    boundsAtPrepare = collectionView?.bounds
    log.append("prepareForAnimated(\(Int(oldBounds.width)) x \(Int(oldBounds.height)))")
  }

  override func finalizeAnimatedBoundsChange() {
    log.append("finalizeAnimated in \(UIView.inheritedAnimationDuration) s")
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.append("initial \(itemIndexPath.item)")
    return moved(itemIndexPath, to: initial)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.append("final \(itemIndexPath.item)")
    return moved(itemIndexPath, to: final)
  }

  private func moved(_ path: IndexPath, to x: CGFloat?) -> UICollectionViewLayoutAttributes? {
    guard let x else { return nil }
    let attributes = row(path.item)
    attributes.center.x = x
    return attributes
  }
}

// The order follows UIKit's documentation of the methods that prepare and finalize an animated bounds change.
// It also fits layouts that save state when they prepare, and restore it when they return the target offset.
@Suite("B2 A size that changes within an animation (MagazineLayout, UIKit's documentation)", .serialized)
struct AnimatedBoundsTests {
  private let layout = ColumnLayout()
  private let source = LabelledSource([Array(0..<20)])
  private let view: UICollectionView

  init() {
    view = UICollectionView(layout, showing: source, width: 200, height: 160, cells: CountedCell.self)
    view.layoutIfNeeded()
    layout.log = []
  }

  private func cell(_ label: Int) throws -> UICollectionViewCell {
    try #require(view.cellsOnScreen.first { $0.tag == label })
  }

  private func resize(to size: CGSize, duration: TimeInterval = 1) {
    UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) { view.frame.size = size }
  }

  @Test(
    .fact("B2.4"))
  func `an animated size change calls the layout's methods in UIKit's order`() {
    resize(to: CGSize(width: 300, height: 160))
    expectEqual(
      (
        layout.log,
        [
          "invalidate", "prepareForAnimated(200 x 160)", "prepare", "final 2", "final 3",
          "finalizeAnimated in 1.0 s",
        ]
      ),
      (layout.boundsAtPrepare, CGRect(x: 0, y: 0, width: 300, height: 160)))
    FrameClock.main.run(for: 2)
    layout.log = []
    resize(to: CGSize(width: 200, height: 160))
    #expect(
      layout.log == [
        "invalidate", "prepareForAnimated(300 x 160)", "prepare", "initial 2", "initial 3",
        "finalizeAnimated in 1.0 s",
      ])
    FrameClock.main.run(for: 2)
  }

  @Test(.fact("B2.4"))
  func `cells move and resize evenly between old and new frames during the animation`() throws {
    resize(to: CGSize(width: 300, height: 160))
    let (second, third) = (try cell(1), try cell(2))
    #expect(second.frame == CGRect(x: 0, y: 80, width: 300, height: 80))
    for step in 0...60 {
      let part = CGFloat(step) / 60
      let shown = try #require(second.layer.presentation())
      #expect(abs(shown.position.y - (60 + 60 * part)) < 1e-6)
      #expect(abs(shown.bounds.height - (40 + 40 * part)) < 1e-6)
      #expect(abs(shown.bounds.width - (200 + 100 * part)) < 1e-6)
      // Disappearing items move to their positions in the new layout.
      #expect(abs((third.layer.presentation()?.position.y ?? 0) - (100 + 100 * part)) < 1e-6)
      if step < 60 { FrameClock.main.advance(by: 1.0 / 60) }
    }
    FrameClock.main.advance(by: 1.0 / 60)
    expectEqual((third.superview, nil), (view.cellsOnScreen.count, 2))
  }

  @Test(.fact("B2.4"))
  func `a cell scrolled in by the resize starts from its old position`() throws {
    resize(to: CGSize(width: 300, height: 160))
    FrameClock.main.run(for: 2)
    resize(to: CGSize(width: 200, height: 160))
    let arriving = try cell(3)
    #expect(abs((arriving.layer.presentation()?.position.y ?? 0) - 280) < 1e-6)
    FrameClock.main.run(for: 0.5)
    #expect(abs((arriving.layer.presentation()?.position.y ?? 0) - 210) < 1)
    #expect(arriving.layer.presentation()?.opacity == 1)
    FrameClock.main.run(for: 1)
    expectEqual((arriving.layer.animationKeys(), nil), (arriving.center.y, 140))
  }

  @Test(.fact("B2.4"))
  func `the layout's initial and final attributes position arriving and departing cells`() throws {
    layout.final = 900
    resize(to: CGSize(width: 300, height: 160))
    let leaving = try cell(2)
    FrameClock.main.run(for: 0.5)
    #expect(abs((leaving.layer.presentation()?.position.x ?? 0) - 500) < 20)
    FrameClock.main.run(for: 1)
    layout.initial = -500
    resize(to: CGSize(width: 200, height: 160))
    #expect(try cell(2).layer.presentation()?.position.x == -500)
    FrameClock.main.run(for: 2)
    #expect(try cell(2).layer.presentation()?.position.x == 100)
  }

  @Test(.fact("B2.4"))
  func `reversing a resize halfway brings back the departing cell itself`() throws {
    resize(to: CGSize(width: 300, height: 160))
    let leaving = try cell(2)
    FrameClock.main.run(for: 0.5)
    let before = try #require(leaving.layer.presentation()?.position.y)
    resize(to: CGSize(width: 200, height: 160))
    #expect(try cell(2) === leaving)
    #expect(abs((leaving.layer.presentation()?.position.y ?? 0) - before) < 1e-6)
    FrameClock.main.run(for: 2)
    #expect(leaving.superview === view)
    #expect(view.cellsOnScreen.count == 4)
  }

  @Test(.fact("B2.4"), arguments: [true, false])
  func `resizing by the superview or by setting bounds animates, too`(bySuperview: Bool) {
    let container = UIView(frame: view.frame)
    container.addSubview(view)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.layoutIfNeeded()
    layout.log = []
    UIView.animate(withDuration: 1) {
      if bySuperview {
        container.frame.size.width = 300
      } else {
        view.bounds.size.width = 300
      }
    }
    #expect(layout.log.contains("prepareForAnimated(200 x 160)"))
    #expect(layout.log.last == "finalizeAnimated in 1.0 s")
    FrameClock.main.run(for: 2)
  }

  @Test(.fact("B2.4"))
  func `a property animator moves cells to its fractionComplete`() throws {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
      view.frame.size = CGSize(width: 300, height: 160)
    }
    animator.fractionComplete = 0.25
    #expect(layout.log.contains("finalizeAnimated in 1.0 s"))
    #expect(abs((try cell(1).layer.presentation()?.position.y ?? 0) - 75) < 1e-6)
    animator.fractionComplete = 0.75
    #expect(abs((try cell(1).layer.presentation()?.position.y ?? 0) - 105) < 1e-6)
    animator.startAnimation()
    FrameClock.main.run(for: 2)
    #expect(view.cellsOnScreen.count == 2)
  }

  @Test func `a reversed animator restores the view and its cells`() throws {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
      view.frame.size = CGSize(width: 300, height: 160)
    }
    animator.startAnimation()
    FrameClock.main.run(for: 0.5)
    animator.isReversed = true
    FrameClock.main.run(for: 1)
    view.layoutIfNeeded()
    expectEqual(
      (animator.state, .inactive),
      (view.frame, CGRect(x: 0, y: 0, width: 200, height: 160)),
      (view.cellsOnScreen.count, 4),
      (view.visibleCells.map(\.frame.minY), [0, 40, 80, 120]))
    expectAll(view.visibleCells) { $0.frame.size == CGSize(width: 200, height: 40) }
  }

  @Test func `a layout invalidated before a resize requests sizes for the new bounds`() {
    final class Pages: NSObject, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { collectionView.bounds.size }
    }
    let (layout, pages) = (UICollectionViewFlowLayout(), Pages())
    layout.minimumLineSpacing = 0
    let view = UICollectionView(layout, showing: source, width: 200, height: 160)
    view.delegate = pages
    view.layoutIfNeeded()
    UIView.animate(withDuration: 1) {
      layout.invalidateLayout()
      view.frame.size = CGSize(width: 160, height: 200)
      view.scrollToItem(at: IndexPath(item: 3, section: 0), at: .top, animated: false)
    }
    FrameClock.main.run(for: 2)
    view.layoutIfNeeded()
    expectEqual(
      (view.contentOffset, CGPoint(x: 0, y: 600)),
      (view.indexPathsForVisibleItems, [IndexPath(item: 3, section: 0)]))
    expectAll(view.visibleCells) { $0.frame.size == CGSize(width: 160, height: 200) }
  }

  @Test func `batches and reloads within an animated resize end in the right state`() {
    UIView.animate(withDuration: 0.5) {
      view.frame.size = CGSize(width: 300, height: 240)
      source.sections[0].removeFirst()
      view.deleteItems(at: [[0, 0]])
      view.frame.size = CGSize(width: 180, height: 160)
    }
    FrameClock.main.run(for: 1)
    expectEqual((view.visibleCells.map(\.tag), [1, 2, 3, 4]), (view.cellsOnScreen.count, 4))
    UIView.animate(withDuration: 0.5) {
      source.sections = [[7, 8]]
      view.reloadData()
      view.frame.size = CGSize(width: 220, height: 400)
      view.layoutIfNeeded()
    }
    FrameClock.main.run(for: 1)
    #expect(view.cellsOnScreen.map(\.tag).sorted() == [7, 8])
  }

  @Test(.fact("B2.4"))
  func `unanimated resizes and animated scrolling prepare no animated bounds change`() {
    view.frame.size = CGSize(width: 300, height: 160)
    UIView.performWithoutAnimation { view.frame.size = CGSize(width: 250, height: 160) }
    UIView.animate(withDuration: 1) { view.contentOffset.y = 40 }
    view.layoutIfNeeded()
    #expect(!layout.log.contains { $0.hasPrefix("prepareForAnimated") || $0.hasPrefix("finalizeAnimated") })
    FrameClock.main.run(for: 2)
  }

  @Test(.fact("B2.4"))
  func `the layout's target offset for the new size is animated, too`() throws {
    final class AnchoringFlowLayout: UICollectionViewFlowLayout {
      override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        CGPoint(x: 0, y: 100)
      }
    }
    let layout = AnchoringFlowLayout(itemSize: CGSize(width: 200, height: 40))
    let view = UICollectionView(layout, showing: source, width: 200, height: 160)
    view.layoutIfNeeded()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.size.height = 120 }
    #expect(view.contentOffset.y == 100)
    FrameClock.main.run(for: 0.5)
    #expect(abs((view.layer.presentation()?.bounds.minY ?? 0) - 50) < 1)
    // The on-screen position of an item changes linearly.
    let item = try #require(view.cellForItem(at: IndexPath(item: 3, section: 0)))
    #expect(abs(view.shown(item).center.y - (140 - 50)) < 1)
    FrameClock.main.run(for: 1)
  }

  @Test(.fact("B2.4"), arguments: seeds(50))
  func `random resizes during animations leave one cell per item, each at its frame`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<12 {
      resize(
        to: CGSize(
          width: Int.random(in: 100...300, using: &random), height: Int.random(in: 0...400, using: &random)),
        duration: TimeInterval.random(in: 0...0.5, using: &random))
      if Bool.random(using: &random) {
        view.contentOffset.y = CGFloat(Int.random(in: 0...400, using: &random))
      }
      FrameClock.main.run(for: TimeInterval.random(in: 0...0.3, using: &random))
      let tags = view.cellsOnScreen.map(\.tag)
      #expect(Set(tags).count == tags.count)
    }
    FrameClock.main.run(for: 1)
    view.layoutIfNeeded()
    let bounds = view.bounds
    #expect(view.cellsOnScreen.count == view.visibleCells.count)
    for path in view.indexPathsForVisibleItems {
      let cell = view.cellForItem(at: path)
      expectEqual(
        (cell?.frame, layout.layoutAttributesForItem(at: path)?.frame),
        (cell?.layer.animationKeys(), nil))
    }
    let expected = layout.layoutAttributesForElements(in: bounds)?.filter {
      $0.frame.intersection(bounds).area > 0
    }
    #expect(view.indexPathsForVisibleItems == expected?.map(\.indexPath))
  }
}

extension CGRect {
  fileprivate var area: CGFloat { isNull ? 0 : width * height }
}
