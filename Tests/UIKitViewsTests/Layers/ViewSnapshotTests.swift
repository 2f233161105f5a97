import UIKitViews
import Foundation
import TestSupport
import Testing

@Suite("Snapshots of views")
struct ViewSnapshotTests {
  private let view = UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 60))
  private let label = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 20))

  init() {
    view.backgroundColor = .red
    label.text = "before"
    view.addSubview(label)
  }

  @Test func `a snapshot has the view's size, origin zero, no subviews and no superview`() throws {
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(snapshot.subviews.isEmpty)
    #expect(snapshot.superview == nil)
    let part = view.resizableSnapshotView(
      from: CGRect(x: 10, y: 10, width: 30, height: 20), afterScreenUpdates: false, withCapInsets: .zero)
    #expect(part?.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
  }

  @Test func `afterScreenUpdates performs the pending layout before a snapshot`() {
    let view = LayingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    _ = view.snapshotView(afterScreenUpdates: false)
    #expect(view.layouts == 0)
    _ = view.snapshotView(afterScreenUpdates: true)
    #expect(view.layouts == 1)
  }

  @Test func `cap insets keep their size when the snapshot is stretched`() throws {
    let insets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 30)
    let snapshot = try #require(
      view.resizableSnapshotView(from: view.bounds, afterScreenUpdates: true, withCapInsets: insets))
    snapshot.bounds.size = CGSize(width: 200, height: 80)
    let frames = (snapshot.layer.sublayers ?? []).map(\.frame)
    expectEqual(
      (frames.count, 9),
      (frames.first, CGRect(x: 0, y: 0, width: 20, height: 10)),
      (frames[4], CGRect(x: 20, y: 10, width: 150, height: 60)),
      (frames.last, CGRect(x: 170, y: 70, width: 30, height: 10)))
  }

  @Test func `a snapshot stretches with its bounds during an animation`() throws {
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { snapshot.bounds.size.width = 200 }
    FrameClock.main.advance(by: 0.5)
    let part = try #require(snapshot.layer.sublayers?.first?.presentation())
    #expect(agree(snapshot.layer.presentation()?.bounds.width ?? 0, 150))
    #expect(agree(part.frame.width, 150))
    FrameClock.main.advance(by: 0.5)
  }
}

private final class LayingView: UIView {
  var layouts = 0

  override func layoutSubviews() { layouts += 1 }
}
