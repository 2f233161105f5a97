import TestSupport
import Testing

@testable import UIKitCollections
@testable import UIKitViews

/// Behavior required by sources written for UIKit. Each case made a library's own tests fail here.
@Suite struct ForeignCodeTests {
  // MARK: Safe area

  private final class Controller: UIViewController {}

  /// Returns a scroll view that fills a window with a safe area, and a view at the end of its contents.
  private func contents(
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, height: CGFloat = 1000
  ) -> (window: UIWindow, scrollView: UIScrollView, cell: UIView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = Controller()
    let scrollView = UIScrollView(frame: window.bounds)
    let cell = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    scrollView.contentInsetAdjustmentBehavior = behavior
    scrollView.contentSize = cell.frame.size
    scrollView.addSubview(cell)
    window.rootViewController = controller
    controller.view.addSubview(scrollView)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 20, bottom: 34, right: 20)
    window.isHidden = false
    window.layoutIfNeeded()
    return (window, scrollView, cell)
  }

  @Test func `safe area edges covered by the adjusted inset don't reach the contents again`() {
    let (window, scrollView, cell) = contents(.automatic)
    scrollView.contentOffset.y = 1000 + 34 - 480
    window.layoutIfNeeded()
    expectEqual(
      (scrollView.safeAreaInsets, UIEdgeInsets(top: 44, left: 20, bottom: 34, right: 20)),
      (scrollView.adjustedContentInset, UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)),
      // The adjusted inset excludes the left and right edges, because the contents don't scroll sideways.
      (cell.safeAreaInsets, UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)))
  }

  @Test func `with the always behavior, no part of the safe area reaches the contents`() {
    let (window, _, cell) = contents(.always)
    #expect(cell.safeAreaInsets == .zero)
    withExtendedLifetime(window) {}
  }

  @Test func `with the never behavior, the whole safe area reaches the contents`() {
    let (window, _, cell) = contents(.never, height: 480)
    #expect(cell.safeAreaInsets == UIEdgeInsets(top: 44, left: 20, bottom: 34, right: 20))
    withExtendedLifetime(window) {}
  }

  // MARK: Offsets set during an invalidation

  private final class PagingLayout: UICollectionViewFlowLayout {
    private(set) var invalidations = 0

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func invalidateLayout() {
      invalidations += 1
      super.invalidateLayout()
      guard invalidations < 50, let collectionView else { return }
      collectionView.setContentOffset(CGPoint(x: 0, y: collectionView.bounds.width), animated: false)
    }
  }

  @Test func `a layout can set the offset in invalidateLayout() while the view rotates`() {
    let source = LabelledSource([Array(0..<600)])
    let layout = PagingLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    view.frame.size = CGSize(width: 480, height: 320)
    view.layoutIfNeeded()
    #expect(layout.invalidations < 10)
    #expect(view.contentOffset.y == 480)
  }

  // MARK: Geometry

  @Test(arguments: [CGPathFillRule.winding, .evenOdd])
  func `a path contains its edges`(rule: CGPathFillRule) {
    let path = CGPath(rect: CGRect(x: 10, y: 20, width: 30, height: 40), transform: nil)
    for point in [
      CGPoint(x: 10, y: 20), CGPoint(x: 40, y: 60), CGPoint(x: 40, y: 30), CGPoint(x: 25, y: 60),
      CGPoint(x: 10, y: 30), CGPoint(x: 25, y: 20),
    ] {
      #expect(path.contains(point, using: rule), "\(point)")
    }
    for point in [
      CGPoint(x: 40.001, y: 30), CGPoint(x: 25, y: 60.001), CGPoint(x: 41, y: 60), CGPoint(x: 9.999, y: 30),
    ] {
      #expect(!path.contains(point, using: rule), "\(point)")
    }
  }

  @Test(arguments: [1, 2, 3, -1])
  func `quarter rotations keep frames at whole numbers`(quarters: Int) {
    let view = UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: CGFloat(quarters) * .pi / 2)
    let isUpright = quarters.isMultiple(of: 2)
    expectEqual(
      (view.frame.width, isUpright ? 100 : 50),
      (view.frame.height, isUpright ? 50 : 100),
      (view.frame.midX, 80),
      (view.frame.midY, 65))
  }

  private final class Fitted: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 60, height: 20) }
  }

  @Test func `sizeToFit of a rotated view changes its bounds and keeps its center`() {
    let view = Fitted(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    view.sizeToFit()
    expectEqual(
      (view.bounds.size, CGSize(width: 60, height: 20)),
      (view.center, CGPoint(x: 50, y: 50)))
  }

  // MARK: Descriptions

  @Test func `a collection view's description names its layout and its data source`() {
    let source = LabelledSource([[1]])
    let view = UICollectionView(
      frame: CGRect(x: 1, y: 2, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
    view.dataSource = source
    let text = view.description
    #expect(text.hasPrefix("<UICollectionView: 0x"))
    #expect(text.contains("; frame = (1 2; 320 480); contentOffset: {0, 0}; "))
    #expect(text.contains("layout: <UICollectionViewFlowLayout: 0x"))
    #expect(text.contains("dataSource: <LabelledSource: 0x"))
    #expect(text.hasSuffix(">>"))
  }
}
