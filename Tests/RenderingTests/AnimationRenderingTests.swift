import CollectionView
import TestSupport
import Testing

@testable import Rendering

@Suite("Animations, rendered")
struct AnimationRenderingTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  private let sibling = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  init() {
    for view in [view, sibling] {
      view.backgroundColor = .red
      root.addSubview(view)
    }
  }

  /// Returns the display list at a quarter of an animation.
  private func quarter(_ animations: @escaping () -> Void) -> DisplayList {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: animations)
    FrameClock.main.advance(by: 0.25)
    defer { FrameClock.main.advance(by: 0.75) }
    return DisplayList(of: root)
  }

  @Test func `a moving view is listed at its current position under its own id`() throws {
    let list = quarter {
      view.frame = CGRect(x: 40, y: 0, width: 40, height: 20)
      view.alpha = 0.5
    }
    let node = try #require(list.nodes.first { $0.id.rawValue == view.layer.serialNumber })
    #expect(abs(node.projection.tx - 10) < 1e-9)
    #expect(abs(node.bounds.width - 25) < 1e-9)
    #expect(abs(node.opacity - 0.875) < 1e-6)
    let end = try #require(DisplayList(of: root).nodes.first { $0.id == node.id })
    expectEqual((end.projection.tx, 40), (end.bounds.width, 40), (end.opacity, 0.5))
  }

  @Test func `a fading view is listed until it is gone, despite its zero alpha`() {
    let list = quarter { view.alpha = 0 }
    expectEqual((view.alpha, 0), (list.nodes.count, 3), (DisplayList(of: root).nodes.count, 2))
  }

  @Test func `views swap in the paint order when their animated z positions cross`() {
    view.layer.zPosition = 4
    func ids(_ list: DisplayList) -> [Int] { list.nodes.dropFirst().map(\.id.rawValue) }
    let list = quarter { view.layer.zPosition = -4 }
    expectEqual(
      (ids(list), [sibling, view].map(\.layer.serialNumber)),
      (ids(DisplayList(of: root)), [view, sibling].map(\.layer.serialNumber)))
  }

  @Test func `perspective follows the superlayer's displayed bounds`() throws {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 100
    let stage = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    stage.layer.sublayerTransform = perspective
    root.addSubview(stage)
    stage.addSubview(view)
    view.layer.zPosition = 50
    let list = quarter { stage.frame = CGRect(x: 0, y: 0, width: 80, height: 40) }
    let node = try #require(list.nodes.first { $0.id.rawValue == view.layer.serialNumber })
    // Halfway to the eye, everything appears twice as far from the middle, which is at x = 25.
    let seen = try #require(node.projection.project(.zero))
    #expect(abs(seen.x - -25) < 1e-9)
    #expect(abs(seen.y - -20) < 1e-9)
  }
}
