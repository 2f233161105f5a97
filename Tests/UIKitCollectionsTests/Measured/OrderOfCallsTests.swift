import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

/// The order of calls as recorded on UIKit (iOS 26.1 simulator, by the probes of the public repository
/// Vercantez/openuikit): a layout subclass that returns `true` for every bounds change, 320 × 480, a header,
/// and items.
@Suite("M3 Order of calls, as recorded on UIKit (iOS 26.1 simulator, Vercantez/openuikit)")
struct OrderOfCallsTests {
  let layout = TracingLayout()
  let source = CountedCells([30])
  let view: UICollectionView

  init() {
    view = UICollectionView(layout, showing: source, width: 320, height: 480)
    source.log = { [layout] in layout.trace.append($0) }
  }

  @Test(.fact("M3.5"))
  func `a new collection view queries nothing before its first layout`() {
    #expect(layout.trace == [])
  }

  @Test(.fact("M3.5"), arguments: ["batch", "call", "empty"])
  func `changes before the first layout query nothing`(change: String) {
    var completions: [Bool] = []
    switch change {
    case "batch":
      view.performBatchUpdates {
        view.insertItems(at: [[0, 0]])
        view.reloadSections([0])
      } completion: {
        completions.append($0)
      }
    case "call": view.insertItems(at: [[0, 0]])
    default: view.performBatchUpdates(nil) { completions.append($0) }
    }
    expectEqual((layout.trace, []), (completions, change == "call" ? [] : [true]))
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 12)
  }

  @Test(.fact("M3.5"))
  func `numberOfItems queries the data source even before any layout`() {
    #expect(view.numberOfItems(inSection: 0) == 30)
    #expect(layout.trace.contains("numberOfItemsInSection 0"))
    #expect(!layout.trace.contains("prepare"))
  }

  @Test(
    .fact("M3.1", "B1.1"))
  func `the first layout queries layout and data source in UIKit's order`() {
    layout.headerHeight = 20
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(view)
    #expect(layout.trace == [])
    window.layoutIfNeeded()
    #expect(
      layout.trace == [
        "invalidateLayout",
        "prepare",
        "numberOfSections",
        "numberOfItemsInSection 0",
        "collectionViewContentSize",
        "layoutAttributesForElements(in: 0,0,320,480)",
        "collectionViewContentSize",
        "cell 0-0", "cell 0-1", "cell 0-2", "cell 0-3", "cell 0-4", "cell 0-5", "cell 0-6", "cell 0-7",
        "cell 0-8", "cell 0-9", "cell 0-10", "cell 0-11",
        "supplementary 0-0",
      ])
  }

  @Test(.fact("M3.2", "B2.1"))
  func `a frame change prepares immediately and queries elements at the next layout`() {
    view.layoutIfNeeded()
    _ = layout.drainTrace()
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 480)
    #expect(
      layout.drainTrace() == [
        "shouldInvalidateLayout(forBoundsChange: 0,0,300,480)",
        "invalidateLayout",
        "prepare",
        "collectionViewContentSize",
      ])
    view.layoutIfNeeded()
    #expect(
      layout.drainTrace() == ["layoutAttributesForElements(in: 0,0,300,480)", "collectionViewContentSize"])
  }

  @Test(.fact("M3.3", "B1.4", "B2.1"))
  func `an offset change invalidates immediately and queries whole pages later`() {
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 480)
    view.layoutIfNeeded()
    _ = layout.drainTrace()
    view.contentOffset = CGPoint(x: 0, y: 100)
    #expect(
      layout.drainTrace() == [
        "shouldInvalidateLayout(forBoundsChange: 0,100,300,480)",
        "invalidateLayout",
      ])
    view.layoutIfNeeded()
    #expect(
      layout.drainTrace() == [
        "prepare",
        "collectionViewContentSize",
        "layoutAttributesForElements(in: 0,0,300,960)",
        "collectionViewContentSize",
        "cell 0-12", "cell 0-13", "cell 0-14",
      ])
  }

  @Test(.fact("M3.3"), arguments: [0.5, 1])
  func `the pages of a very narrow view are as long as the view`(width: CGFloat) {
    view.frame = CGRect(x: 0, y: 0, width: width, height: 480)
    view.layoutIfNeeded()
    _ = layout.drainTrace()
    view.contentOffset = CGPoint(x: 0, y: 100)
    view.layoutIfNeeded()
    #expect(layout.trace.contains("layoutAttributesForElements(in: 0,0,\(Int(width)),960)"))
  }

  @Test(.fact("M3.4", "B1.3"))
  func `invalidateLayout alone has no effect until the next layout`() {
    view.layoutIfNeeded()
    _ = layout.drainTrace()
    layout.invalidateLayout()
    layout.invalidateLayout()
    #expect(layout.drainTrace() == ["invalidateLayout", "invalidateLayout"])
    view.layoutIfNeeded()
    #expect(
      layout.drainTrace() == [
        "prepare",
        "collectionViewContentSize",
        "layoutAttributesForElements(in: 0,0,320,480)",
        "collectionViewContentSize",
      ])
  }
}
