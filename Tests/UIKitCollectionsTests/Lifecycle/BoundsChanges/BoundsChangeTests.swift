import TestSupport
import UIKitCollections
import Testing
import UIKitTestSupport

/// A layout that logs every call with the collection view's vertical offset at the time: `prepare@40`.
private final class ProbeLayout: UICollectionViewLayout {
  var log: [String] = []
  var answer = true
  private var context: UICollectionViewLayoutInvalidationContext?

  func note(_ call: String) { log.append("\(call)@\(Int(collectionView?.bounds.minY ?? -1))") }

  func drainLog() -> [String] {
    defer { log = [] }
    return log
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 2000) }

  override func prepare() { note("prepare") }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    note("elements")
    return (0..<40).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: 50 * indexPath.item, width: 200, height: 40)
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    note("should(\(Int(newBounds.minY)))")
    return answer
  }

  override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    note("context(\(Int(newBounds.minY)))")
    let context = super.invalidationContext(forBoundsChange: newBounds)
    self.context = context
    return context
  }

  override func invalidateLayout() {
    note("invalidate")
    super.invalidateLayout()
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    note(context === self.context ? "invalidate(with: the same)" : "invalidate(with: another)")
    super.invalidateLayout(with: context)
  }
}

private final class ScrollNotes: NSObject, UICollectionViewDelegate {
  weak var layout: ProbeLayout?

  func scrollViewDidScroll(_ scrollView: UIScrollView) { layout?.note("didScroll") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { layout?.note("willBeginDragging") }
}

/// The probe's stage: 200 × 300, 40 items of 200 × 40 every 50 points.
@Suite("B2 Layout calls in a bounds change, as recorded on UIKit (iOS 26.1, Vercantez/openuikit)")
struct BoundsChangeTests {
  private let layout = ProbeLayout()
  private let source = CountedCells([40])
  private let notes = ScrollNotes()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  private let view: UICollectionView

  init() {
    view = UICollectionView(layout, showing: source, width: 200, height: 300)
    view.delegate = notes
    notes.layout = layout
    window.addSubview(view)
    // Another suite may have changed the traits of all windows, and a change of text size triggers new
    // measurements.
    window.traitOverrides.preferredContentSizeCategory = .large
    window.traitOverrides.layoutDirection = .leftToRight
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    layout.log = []
  }

  @Test(
    .fact("B2.1", "B2.3", "M3.6", "M3.7", "M3.8"))
  func `setting bounds queries the layout before the change and invalidates it after`() {
    view.bounds = CGRect(x: 0, y: 40, width: 200, height: 300)
    #expect(
      layout.drainLog() == [
        "should(40)@0", "context(40)@0", "invalidate@40", "invalidate(with: the same)@40",
      ])
    view.layoutIfNeeded()
    #expect(layout.drainLog() == ["prepare@40", "elements@40"])
  }

  @Test(.fact("B2.1", "M3.7", "M3.8"))
  func `assigning contentOffset invalidates like setting bounds, then calls didScroll`() {
    view.contentOffset.y = 40
    #expect(
      layout.drainLog() == [
        "should(40)@0", "context(40)@0", "invalidate@40", "invalidate(with: the same)@40", "didScroll@40",
      ])
  }

  /// A way to change the offset at once.
  nonisolated enum OffsetChange: Sendable {
    case contentOffset, setContentOffset, scrollRectToVisible, scrollToItem

    /// The new offset.
    var target: Int {
      switch self {
      case .scrollToItem: 300
      default: 40
      }
    }

    @MainActor func make(in view: UICollectionView) {
      switch self {
      case .contentOffset: view.contentOffset.y = 40
      case .setContentOffset: view.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
      case .scrollRectToVisible:
        view.scrollRectToVisible(CGRect(x: 0, y: 300, width: 200, height: 40), animated: false)
      case .scrollToItem: view.scrollToItem(at: IndexPath(item: 6, section: 0), at: .top, animated: false)
      }
    }
  }

  @Test(.fact("M3.7"), arguments: [OffsetChange.setContentOffset, .scrollRectToVisible, .scrollToItem])
  func `an offset set by a method invalidates the layout before the bounds change`(change: OffsetChange) {
    change.make(in: view)
    let target = change.target
    #expect(
      layout.drainLog() == [
        "should(\(target))@0", "context(\(target))@0", "invalidate@0", "invalidate(with: the same)@0",
        "didScroll@\(target)",
      ])
    view.layoutIfNeeded()
    #expect(layout.drainLog() == ["prepare@\(target)", "elements@\(target)"])
  }

  @Test(.fact("M3.9"))
  func `an animated offset queries the layout for the target, then for every frame`() {
    view.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
    #expect(
      layout.drainLog() == ["should(40)@0", "context(40)@0", "invalidate@0", "invalidate(with: the same)@0"])
    view.layoutIfNeeded()
    #expect(layout.drainLog() == ["prepare@0", "elements@0"])
    var chains = 0
    for _ in 0..<18 {
      let before = view.bounds.minY
      FrameClock.main.advance(by: 1.0 / 60)
      guard view.bounds.minY != before else { continue }
      chains += 1
      #expect(
        layout.log.map { String($0.prefix { $0 != "(" && $0 != "@" }) } == [
          "should", "context", "invalidate", "invalidate", "didScroll", "prepare", "elements",
        ])
      #expect(layout.drainLog()[0].hasSuffix("@\(Int(before))"))
    }
    #expect(view.contentOffset.y == 40)
    #expect(chains >= 17)
  }

  @Test(.fact("B2.1"), arguments: [OffsetChange.setContentOffset, .contentOffset, .scrollRectToVisible])
  func `a layout that declines a bounds change is queried once and not invalidated`(change: OffsetChange) {
    layout.answer = false
    change.make(in: view)
    #expect(layout.drainLog() == ["should(40)@0", "didScroll@40"])
    view.frame.size.width = 220
    #expect(layout.drainLog() == ["should(40)@40"])
  }

  @Test(.fact("M3.9"))
  func `an already invalid layout is not queried about a bounds change`() {
    view.contentOffset.y = 40
    layout.log = []
    view.contentOffset.y = 60
    #expect(layout.drainLog() == ["didScroll@60"])
    view.layoutIfNeeded()
    #expect(layout.drainLog() == ["prepare@60", "elements@60"])
    view.contentOffset.y = 80
    #expect(layout.drainLog().first == "should(80)@60")
  }

  @Test(.fact("B2.1"))
  func `an unchanged or merely moved frame doesn't query the layout`() {
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    view.frame = CGRect(x: 7, y: 8, width: 200, height: 300)
    #expect(layout.drainLog() == [])
  }

  @Test(.fact("B2.1", "M3.6", "M3.7"))
  func `a new size prepares the layout immediately, with the new bounds`() {
    view.frame = CGRect(x: 0, y: 0, width: 220, height: 300)
    #expect(
      layout.drainLog() == [
        "should(0)@0", "context(0)@0", "invalidate@0", "invalidate(with: the same)@0", "prepare@0",
      ])
  }

  @Test(.fact("M3.9"))
  func `a drag queries the layout for each offset if the layout is up to date`() {
    let finger = Finger(in: window)
    finger.down(at: CGPoint(x: 100, y: 200))
    window.layoutIfNeeded()
    layout.log = []
    finger.move(to: CGPoint(x: 100, y: 185))
    let offset = Int(view.bounds.minY)
    #expect(
      layout.drainLog() == [
        "willBeginDragging@0", "should(\(offset))@0", "context(\(offset))@0", "invalidate@\(offset)",
        "invalidate(with: the same)@\(offset)", "didScroll@\(offset)",
      ])
    finger.move(to: CGPoint(x: 100, y: 170))
    #expect(layout.drainLog() == ["didScroll@\(offset + 15)"])
    window.layoutIfNeeded()
    finger.move(to: CGPoint(x: 100, y: 155))
    #expect(layout.log.contains("should(\(offset + 30))@\(offset + 15)"))
  }

  @Test(.fact("M3.9"))
  func `a deceleration queries and invalidates the layout in every frame`() {
    Finger(in: window).drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 150), duration: 0.1)
    window.layoutIfNeeded()
    #expect(view.isDecelerating)
    for _ in 0..<30 {
      layout.log = []
      let before = Int(view.bounds.minY)
      FrameClock.main.advance(by: 1.0 / 60)
      let after = Int(view.bounds.minY)
      #expect(
        layout.drainLog() == [
          "should(\(after))@\(before)", "context(\(after))@\(before)", "invalidate@\(after)",
          "invalidate(with: the same)@\(after)", "didScroll@\(after)", "prepare@\(after)",
          "elements@\(after)",
        ])
    }
    view.stopScrollingAndZooming()
  }

  @Test(.fact("B2.3"))
  func `a context's contentOffsetAdjustment adds to the assigned offset`() {
    final class Adjusting: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 2000) }
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.minY == 40
      }
      override func invalidationContext(forBoundsChange newBounds: CGRect)
        -> UICollectionViewLayoutInvalidationContext
      {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        context.contentOffsetAdjustment.y = 7
        return context
      }
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: Adjusting())
    let source = CountedCells([])
    view.dataSource = source
    view.layoutIfNeeded()
    view.contentOffset.y = 40
    #expect(view.contentOffset.y == 47)
  }
}
