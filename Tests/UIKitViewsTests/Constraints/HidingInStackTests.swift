import UIKitViews
import TestSupport
import Testing
import UIKitTestSupport

@Suite("N Views hidden in a stack")
struct HidingInStackTests {
  private let window = UIWindow(frame: CGRect(0, 0, 300, 300))
  private let first = UIView()
  private let second = UIView()
  private let stack: UIStackView

  init() {
    stack = UIStackView(arrangedSubviews: [first, second])
    stack.axis = .vertical
    stack.frame = CGRect(0, 0, 300, 100)
    stack.distribution = .fillEqually
    window.addSubview(stack)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  @Test(.fact("N24"))
  func `a view hidden in an animation shrinks visibly until the animation ends`() {
    UIView.animate(withDuration: 1) { second.isHidden = true }
    expectEqual((second.isHidden, true), (second.layer.isHidden, false), (second.frame.height, 0))
    FrameClock.main.advance(by: 0.5)
    let height = second.layer.presentation()?.bounds.height ?? -1
    #expect(height > 0)
    #expect(height < 50)
    #expect(window.hitTest(CGPoint(x: 10, y: 90), with: nil) !== second)
    FrameClock.main.advance(by: 1)
    #expect(second.layer.isHidden)
  }

  @Test func `a view shown again before the hiding animation ends stays visible`() {
    UIView.animate(withDuration: 1) { second.isHidden = true }
    FrameClock.main.advance(by: 0.3)
    UIView.animate(withDuration: 1) { second.isHidden = false }
    FrameClock.main.advance(by: 2)
    expectEqual((second.isHidden, false), (second.layer.isHidden, false), (second.frame.height, 50))
  }

  @Test func `a view hidden without an animation disappears at once`() {
    second.isHidden = true
    #expect(second.layer.isHidden)
  }
}
