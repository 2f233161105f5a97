import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

@Suite("D Interactive transitions, interrupted at any frame", .serialized)
struct InterruptedTransitionTests {
  private let frame: TimeInterval = 1.0 / 60
  private let source = LabelledSource([Array(0..<40), Array(100..<120)])
  private let small = grid(width: 60, height: 40)
  private let large = grid(width: 150, height: 90)
  private let rows = grid(width: 300, height: 30)
  private let view: UICollectionView

  /// The phase of a transition: interactive, or animating toward either end.
  enum Phase: CaseIterable { case led, finishing, cancelling }

  /// The frames of each phase. An end animation lasts 18 frames.
  private static nonisolated let moments = Phase.allCases.flatMap { phase in few(0..<18).map { (phase, $0) } }

  init() {
    view = UICollectionView(small, showing: source, width: 320, height: 300)
    view.layoutIfNeeded()
    view.contentOffset.y = 120
    view.layoutIfNeeded()
  }

  private static func grid(width: CGFloat, height: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: width, height: height)
    return layout
  }

  /// Runs a transition toward the larger cells up to the given number of frames into a phase.
  private func begin(_ phase: Phase, _ frames: Int, completion: @escaping (Bool, Bool) -> Void = { _, _ in })
  {
    let transition = view.startInteractiveTransition(to: large, completion: completion)
    for step in 0..<(phase == .led ? frames : 8) {
      transition.transitionProgress = CGFloat(step) / 18
      view.layoutIfNeeded()
      FrameClock.main.advance(by: frame)
    }
    guard phase != .led else { return }
    if phase == .finishing { view.finishInteractiveTransition() } else { view.cancelInteractiveTransition() }
    for _ in 0..<frames { FrameClock.main.advance(by: frame) }
  }

  /// Makes a change and expects that no cell jumps, appears, or vanishes immediately, and that no item has
  /// two cells in later frames.
  private func expectNoJump(except replaced: Set<Int> = [], _ change: () -> Void) {
    func shown() -> [UICollectionViewCell: (center: CGPoint, alpha: CGFloat)] {
      var seen: [UICollectionViewCell: (center: CGPoint, alpha: CGFloat)] = [:]
      for cell in view.cellsOnScreen where !replaced.contains(cell.tag) {
        let look = view.shown(cell)
        let height = cell.layer.presentation()?.bounds.height ?? 0
        let isInSight = abs(look.center.y - 150) < 150 + height / 2 - 1e-6
        if look.alpha > 0, isInSight { seen[cell] = look }
      }
      return seen
    }
    let before = shown()
    #expect(!before.isEmpty || !replaced.isEmpty)
    change()
    let after = shown()
    for (cell, look) in before {
      guard let now = after[cell] else {
        Issue.record("cell \(cell.tag) vanished: \(look)")
        continue
      }
      #expect(distance(now.center, look.center) < 1e-6, "cell \(cell.tag) jumped")
      #expect(abs(now.alpha - look.alpha) < 1e-6, "cell \(cell.tag) flashed")
    }
    for (cell, look) in after where before[cell] == nil {
      Issue.record("cell \(cell.tag) appeared at once: \(look)")
    }
    for _ in 0..<25 {
      FrameClock.main.advance(by: frame)
      view.layoutIfNeeded()
      let tags = view.cellsOnScreen.map(\.tag).filter { !replaced.contains($0) }
      #expect(tags.count == Set(tags).count, "an item has two cells")
    }
  }

  @Test(.fact("D14"), arguments: few(0..<18), [true, false])
  func `a finished or canceled transition ends without a jump and completes once`(frames: Int, finishes: Bool)
  {
    var results: [[Bool]] = []
    let offset = view.contentOffset
    begin(.led, frames) { results.append([$0, $1]) }
    expectNoJump {
      if finishes { view.finishInteractiveTransition() } else { view.cancelInteractiveTransition() }
    }
    #expect(results == [[true, finishes]])
    #expect(view.collectionViewLayout === (finishes ? large : small))
    #expect(finishes || view.contentOffset == offset)
    view.expectShows(source)
  }

  @Test(.fact("D12", "D14"), arguments: moments)
  func `setting another layout during a transition replaces it without a jump`(phase: Phase, frames: Int) {
    var results: [[Bool]] = []
    var changed: [Bool] = []
    begin(phase, frames) { results.append([$0, $1]) }
    expectNoJump { view.setCollectionViewLayout(rows, animated: true) { changed.append($0) } }
    expectEqual((results.count, 1), (changed, [true]), (results.first?.last, phase == .finishing))
    #expect(phase != .led || results.first == [false, false])
    #expect(view.collectionViewLayout === rows)
    expectEqual((small.collectionView, nil), (large.collectionView, nil))
    view.expectShows(source)
  }

  @Test func `the interrupting layout replaces a layout set in the transition's completion`() {
    let list = Self.grid(width: 320, height: 20)
    var results: [[Bool]] = []
    begin(.led, 5) { [view] completed, finished in
      results.append([completed, finished])
      view.setCollectionViewLayout(list, animated: false)
    }
    view.setCollectionViewLayout(rows, animated: false)
    expectEqual((results, [[false, false]]), (view.collectionViewLayout, rows))
    for layout in [small, large, list] { #expect(layout.collectionView == nil) }
    view.layoutIfNeeded()
    view.expectShows(source)
  }

  @Test(.fact("D14"), arguments: moments)
  func `a batch at any point of a transition causes no jump`(phase: Phase, frames: Int) {
    var random = SeededGenerator(seed: UInt64(frames))
    var (results, next): ([[Bool]], Int) = ([], 1000)
    begin(phase, frames) { results.append([$0, $1]) }
    let old = Set(source.sections.joined())
    let batch = RandomBatch(from: source, nextLabel: &next, using: &random)
    let replaced = old.subtracting(batch.stayingItems.filter { $0.key == $0.value }.keys).union((1001...2000))
    expectNoJump(except: replaced.union(batch.reloadedLabels)) {
      view.performBatchUpdates { batch.apply(to: view, source) }
    }
    if phase == .led {
      #expect(results.isEmpty)
      view.finishInteractiveTransition()
      FrameClock.main.run(for: 0.4)
    }
    #expect(results == [[true, phase != .cancelling]])
    #expect(view.collectionViewLayout === (phase == .cancelling ? small : large))
    view.expectShows(source)
  }

  @Test(.fact("D14"), arguments: moments)
  func `a reload at any point of a transition shows the new data`(phase: Phase, frames: Int) {
    var results: [[Bool]] = []
    begin(phase, frames) { results.append([$0, $1]) }
    source.sections = [Array(200..<230)]
    view.reloadData()
    view.layoutIfNeeded()
    expectAll(view.cellsOnScreen) { view.indexPath(for: $0)?.item == $0.tag - 200 }
    if phase == .led { view.cancelInteractiveTransition() }
    FrameClock.main.run(for: 0.4)
    view.layoutIfNeeded()
    // The reload removes the views, which interrupts a running end animation.
    #expect(results == [[phase == .led, phase == .finishing]])
    #expect(view.collectionViewLayout === (phase == .finishing ? large : small))
    view.expectShows(source)
  }

  @Test(.fact("D14"), arguments: moments)
  func `the next transition can start while the last one is ending`(phase: Phase, frames: Int) {
    guard phase != .led else {
      begin(.led, frames)
      #expect(exceptions { _ = view.startInteractiveTransition(to: rows) }.count == 1)
      return
    }
    var results: [String] = []
    begin(phase, frames) { results.append("first \($0) \($1)") }
    var transition: UICollectionViewTransitionLayout?
    expectNoJump {
      transition = view.startInteractiveTransition(to: rows) { results.append("second \($0) \($1)") }
    }
    #expect(transition?.currentLayout === (phase == .finishing ? large : small))
    transition?.transitionProgress = 0.5
    view.layoutIfNeeded()
    expectNoJump { view.finishInteractiveTransition() }
    #expect(results == ["first true \(phase == .finishing)", "second true true"])
    #expect(view.collectionViewLayout === rows)
    view.expectShows(source)
  }
}
