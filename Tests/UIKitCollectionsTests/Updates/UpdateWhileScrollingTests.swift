import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

/// Rows of 50 points. The first visible row stays in place when rows above it are inserted or deleted.
private final class AnchoredRows: RowsLayout {
  private var shift = 0

  override init() {
    super.init()
    itemHeight = 50
  }

  required init?(coder: NSCoder) { nil }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    shift = 0
    for update in updateItems {
      if update.indexPathBeforeUpdate == nil { shift += 1 }
      if update.indexPathAfterUpdate == nil { shift -= 1 }
    }
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    defer { shift = 0 }
    return CGPoint(x: proposedContentOffset.x, y: proposedContentOffset.y + 50 * CGFloat(shift))
  }
}

@Suite("D Updates during scrolling", .serialized)
struct UpdateWhileScrollingTests {
  private let window = makeWindow()
  private let source = LabelledSource([Array(0..<100)])
  private let view: UICollectionView
  private let finger: Finger

  init() {
    view = UICollectionView(AnchoredRows(), showing: source, width: 320, height: 480)
    view.contentInsetAdjustmentBehavior = .never
    window.addSubview(view)
    view.layoutIfNeeded()
    finger = Finger(in: window)
  }

  private func insertAbove(_ count: Int) {
    view.performBatchUpdates {
      source.sections[0].insert(contentsOf: 1000..<1000 + count, at: 0)
      view.insertItems(at: (0..<count).map { [0, $0] })
    }
  }

  private func removeFirst(_ count: Int) {
    view.performBatchUpdates {
      source.sections[0].removeFirst(count)
      view.deleteItems(at: (0..<count).map { [0, $0] })
    }
  }

  private func shownMiddle(of label: Int) -> CGFloat? {
    view.visibleCells.first { $0.tag == label }.map { view.shown($0).center.y }
  }

  @Test(arguments: [0, 1, 7, 17])
  func `an animated scroll reaches its target despite insertions above, without a jump`(
    frame: Int
  ) throws {
    view.contentOffset.y = 1000
    view.layoutIfNeeded()
    view.setContentOffset(CGPoint(x: 0, y: 1400), animated: true)
    for _ in 0..<frame { FrameClock.main.advance(by: 1 / 60) }
    let label = try #require(view.visibleCells.map(\.tag).min()) + 5
    let before = try #require(shownMiddle(of: label))
    insertAbove(4)
    #expect(abs(try #require(shownMiddle(of: label)) - before) < 1e-6)
    var last = before
    for _ in 0..<60 {
      FrameClock.main.advance(by: 1 / 60)
      guard let now = shownMiddle(of: label) else { break }
      #expect(now - last < 1e-6, "rows jumped by \(now - last)")
      #expect(last - now < 50, "rows jumped by \(now - last)")
      last = now
    }
    FrameClock.main.run(for: 1)
    #expect(abs(view.contentOffset.y - 1600) < 1e-9)
  }

  @Test func `an animated scroll past shortened content ends at the content's end`() {
    view.contentOffset.y = 1000
    view.layoutIfNeeded()
    view.setContentOffset(CGPoint(x: 0, y: 4520), animated: true)
    FrameClock.main.advance(by: 0.1)
    let before = view.contentOffset.y
    view.performBatchUpdates {
      source.sections[0].removeLast(20)
      view.deleteItems(at: (80..<100).map { [0, $0] })
    }
    // The deleted rows were below, but this layout treats them as rows above and scrolls up by their length.
    #expect(abs(view.contentOffset.y - (before - 1000)) < 1e-6)
    var last = view.contentOffset.y
    for _ in 0..<60 {
      FrameClock.main.advance(by: 1 / 60)
      #expect(view.contentOffset.y >= last)
      last = view.contentOffset.y
    }
    #expect(abs(view.contentOffset.y - (50 * 80 - 480)) < 1e-9)
  }

  @Test(arguments: [true, false])
  func `content dragged past an edge stays under the finger during updates`(atTheTop: Bool) throws {
    view.contentOffset.y = atTheTop ? 0 : 50 * 100 - 480
    view.layoutIfNeeded()
    let (start, end): (CGFloat, CGFloat) = atTheTop ? (100, 300) : (400, 200)
    finger.down(at: CGPoint(x: 160, y: start))
    finger.move(to: CGPoint(x: 160, y: end), duration: 0.2)
    let overshoot = atTheTop ? -view.contentOffset.y : view.contentOffset.y - (50 * 100 - 480)
    #expect(overshoot > 50)
    let label = atTheTop ? 3 : 97
    let before = try #require(shownMiddle(of: label))
    if atTheTop { insertAbove(3) } else { removeFirst(2) }
    #expect(abs(try #require(shownMiddle(of: label)) - before) < 1e-6)
    // Dragging continues without a jump, although the edge has moved.
    let middle = try #require(shownMiddle(of: label))
    finger.move(to: CGPoint(x: 160, y: end + 1))
    #expect(abs(try #require(shownMiddle(of: label)) - middle) < 1.5)
    finger.move(to: CGPoint(x: 160, y: end))
    FrameClock.main.run(for: 0.5)
    if !atTheTop { #expect(abs(try #require(shownMiddle(of: label)) - before) < 1e-6) }
    finger.lift()
    FrameClock.main.run(for: 3)
    let range = 0...(50 * CGFloat(source.sections[0].count) - 480)
    #expect(range.contains(view.contentOffset.y))
  }

  @Test func `content dragged past its end stays under the finger when it grows`() throws {
    view.contentOffset.y = 50 * 100 - 480
    view.layoutIfNeeded()
    finger.down(at: CGPoint(x: 160, y: 400))
    finger.move(to: CGPoint(x: 160, y: 200), duration: 0.2)
    let before = view.contentOffset.y
    source.sections[0] += 200..<240
    view.collectionViewLayout.invalidateLayout()
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == before)
    finger.move(to: CGPoint(x: 160, y: 199))
    #expect(abs(view.contentOffset.y - before - 1) < 1e-9)
    finger.cancel()
    FrameClock.main.run(for: 3)
  }

  @Test(arguments: [1, 9, 40])
  func `a deceleration continues, shifted by rows inserted above`(frame: Int) throws {
    view.contentOffset.y = 1000
    view.layoutIfNeeded()
    finger.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 300), duration: 0.1)
    #expect(view.isDecelerating)
    for _ in 0..<frame { FrameClock.main.advance(by: 1 / 60) }
    let offset = view.contentOffset.y
    let label = try #require(view.visibleCells.map(\.tag).min()) + 6
    let before = try #require(shownMiddle(of: label))
    insertAbove(4)
    #expect(abs(view.contentOffset.y - offset - 200) < 1e-9)
    #expect(view.isDecelerating)
    #expect(abs(try #require(shownMiddle(of: label)) - before) < 1e-6)
    var last = before
    for _ in 0..<30 {
      FrameClock.main.advance(by: 1 / 60)
      guard let now = shownMiddle(of: label) else { break }
      #expect(now - last < 1e-6)
      #expect(last - now < 20)
      last = now
    }
    FrameClock.main.run(for: 5)
    #expect(!view.isDecelerating)
    #expect(view.contentOffset.y > offset + 200)
  }

  @Test func `in an anchoring layout, inserted and deleted cells stay with the anchored ones`() throws {
    view.contentOffset.y = 1000
    view.layoutIfNeeded()
    let leaving = try #require(view.visibleCells.first { $0.tag == 24 })
    let (stays, goes) = (try #require(shownMiddle(of: 21)), view.shown(leaving).center.y)
    view.performBatchUpdates {
      source.sections[0].remove(at: 24)
      source.sections[0].insert(500, at: 22)
      source.sections[0].insert(contentsOf: [600, 601, 602], at: 0)
      view.deleteItems(at: [[0, 24]])
      view.insertItems(at: [[0, 0], [0, 1], [0, 2], [0, 25]])
    }
    let coming = try #require(view.visibleCells.first { $0.tag == 500 })
    let comes = view.shown(coming).center.y
    let alpha = view.shown(coming).alpha
    #expect(alpha == 0)
    for frame in 1...17 {
      FrameClock.main.advance(by: 1 / 60)
      #expect(abs(view.shown(coming).center.y - comes) < 1e-6, "frame \(frame)")
      #expect(abs(view.shown(leaving).center.y - goes) < 1e-6, "frame \(frame)")
      if frame == 8 { insertAbove(2) }
    }
    let now = try #require(shownMiddle(of: 21))
    #expect(abs(now - stays) < 1e-6)
    FrameClock.main.run(for: 1)
  }
}
