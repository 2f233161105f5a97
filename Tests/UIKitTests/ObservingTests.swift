import Testing
import UIKit

// Written as for an iPhone, including the import line and Swift 5 rules. Compiling this file is half of
// the test.

private class ParallaxHeader: UIView {
  private var observation: NSKeyValueObservation?
  private(set) var offsets: [CGFloat] = []

  func follow(_ scrollView: UIScrollView) {
    observation = scrollView.observe(\.contentOffset, options: [.new, .old]) {
      [weak self] scrollView, change in
      guard let self = self, let new = change.newValue, change.oldValue != change.newValue else { return }
      self.frame.origin.y = min(0, -scrollView.contentOffset.y)
      self.offsets.append(new.y)
    }
  }

  func stop() {
    observation?.invalidate()
    observation = nil
  }
}

private class TableHeightController: UIViewController {
  let collectionView = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
  private var tokens = Set<NSKeyValueObservation>()
  private(set) var heights: [CGFloat] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.observe(\.contentSize, options: .new) { [unowned self] _, change in
      self.heights.append(change.newValue?.height ?? -1)
    }.store(in: &tokens)
    let token = view.observe(\UIView.frame) { (view, change) in _ = change.kind == .setting }
    tokens.insert(token)
  }
}

private extension NSKeyValueObservation {
  func store(in set: inout Set<NSKeyValueObservation>) { set.insert(self) }
}

@MainActor @Suite struct ObservingTests {
  @Test func `a header observes contentOffset until it stops following`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scrollView.contentSize = CGSize(width: 320, height: 2000)
    let header = ParallaxHeader(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    header.follow(scrollView)
    scrollView.contentOffset = CGPoint(x: 0, y: 40)
    scrollView.setContentOffset(CGPoint(x: 0, y: 90), animated: false)
    #expect(header.frame.minY == -90)
    header.stop()
    scrollView.contentOffset.y = 0
    #expect(header.offsets == [40, 90])
  }

  @Test func `a controller observes its collection view's contentSize`() {
    let controller = TableHeightController()
    controller.loadViewIfNeeded()
    controller.collectionView.contentSize.height = 700
    #expect(controller.heights == [700])
  }
}
