import UIKitViews
import Foundation
import Testing

/// A selector is created with its method, because Swift on Linux can't look up methods by name.
@Suite(.serialized) struct SelectorTests {
  final class Target: NSObject {
    var calls: [String] = []

    func bare() { calls.append("bare") }
    func tapped(_ sender: UIGestureRecognizer) { calls.append("tapped \(sender.state == .ended)") }
    func changed(_ notification: Notification) { calls.append("changed \(notification.name.rawValue)") }
    func changedObject(_ notification: NSNotification) {
      calls.append("object \(notification.name.rawValue)")
    }
    func ticked(_ link: CADisplayLink) { calls.append("ticked") }
    func fired(_ timer: Timer) { calls.append("fired") }
    func performAgain() {
      calls.append("again")
      guard calls.count < 100 else { return }
      perform(Selector("performAgain", Target.performAgain), with: nil, afterDelay: 0)
    }
    func restored(_ value: Any?) { calls.append("restored \(value as? Int ?? 0)") }
  }

  @Test func `selectors with the same name are equal`() {
    #expect(Selector("bare", Target.bare) == Selector("bare", Target.bare))
    #expect(Selector("bare", Target.bare) != Selector("tapped:", Target.tapped(_:)))
    #expect(Selector("tapped:", Target.tapped(_:)).description == "tapped:")
  }

  // https://developer.apple.com/documentation/uikit/uigesturerecognizer/addtarget(_:action:)
  @Test func `a recognizer calls each target and action pair once`() {
    let target = Target()
    let tap = UITapGestureRecognizer(target: target, action: Selector("tapped:", Target.tapped(_:)))
    tap.addTarget(target, action: Selector("tapped:", Target.tapped(_:)))
    tap.addTarget(target, action: Selector("bare", Target.bare))
    tap.state = .ended
    #expect(target.calls == ["tapped true", "bare"])
  }

  @Test func `a removed target is not called`() {
    let target = Target()
    let other = Target()
    let tap = UITapGestureRecognizer(target: target, action: Selector("bare", Target.bare))
    tap.addTarget(target, action: Selector("tapped:", Target.tapped(_:)))
    tap.addTarget(other, action: Selector("bare", Target.bare))
    tap.removeTarget(target, action: Selector("bare", Target.bare))
    tap.removeTarget(other, action: nil)
    tap.state = .ended
    #expect(target.calls == ["tapped true"])
    #expect(other.calls.isEmpty)
  }

  @Test func `a recognizer does not retain its target`() {
    var target: Target? = Target()
    weak let object = target
    let tap = UITapGestureRecognizer(target: target, action: Selector("bare", Target.bare))
    target = nil
    #expect(object == nil)
    tap.state = .ended
  }

  @Test func `a selector of another class raises an unrecognized selector exception`() {
    var reasons: [String] = []
    let handler = UIKitException.handler
    UIKitException.handler = { reasons.append($0.reason) }
    defer { UIKitException.handler = handler }
    let label = UILabel()
    let tap = UITapGestureRecognizer(target: label, action: Selector("bare", Target.bare))
    tap.state = .ended
    #expect(reasons == ["-[UILabel bare]: unrecognized selector sent to instance"])
  }

  @Test func `an observer is called for the notifications that it was added for`() {
    let center = NotificationCenter()
    let target = Target()
    center.addObserver(
      target, selector: Selector("changed:", Target.changed(_:)), name: NSNotification.Name("a"), object: nil)
    center.addObserver(
      target, selector: Selector("changedObject:", Target.changedObject(_:)), name: NSNotification.Name("b"),
      object: nil)
    for name in ["a", "b", "c"] { center.post(name: NSNotification.Name(name), object: nil) }
    #expect(target.calls == ["changed a", "object b"])
    center.removeObserver(target, name: NSNotification.Name("a"), object: nil)
    for name in ["a", "b"] { center.post(name: NSNotification.Name(name), object: nil) }
    #expect(target.calls == ["changed a", "object b", "object b"])
    center.removeObserver(target)
    center.post(name: NSNotification.Name("b"), object: nil)
    #expect(target.calls.count == 3)
  }

  @Test func `a notification center does not retain an observer`() {
    let center = NotificationCenter()
    var target: Target? = Target()
    weak let object = target
    if let target {
      center.addObserver(
        target, selector: Selector("changed:", Target.changed(_:)), name: NSNotification.Name("a"),
        object: nil)
    }
    target = nil
    #expect(object == nil)
    center.post(name: NSNotification.Name("a"), object: nil)
  }

  @Test func `a display link calls its target`() {
    let target = Target()
    let link = CADisplayLink(target: target, selector: Selector("ticked:", Target.ticked(_:)))
    link.add(to: .main, forMode: .common)
    FrameClock.main.advance(by: 1 / 60)
    link.invalidate()
    #expect(target.calls == ["ticked"])
  }

  @Test func `a timer calls its target`() {
    let target = Target()
    let timer = Timer(
      timeInterval: 60, target: target, selector: Selector("fired:", Target.fired(_:)), userInfo: nil,
      repeats: false)
    timer.fire()
    #expect(target.calls == ["fired"])
  }

  @Test func `perform(_:with:afterDelay:) waits for the clock and can be canceled`() {
    let target = Target()
    target.perform(Selector("restored:", Target.restored(_:)), with: 3, afterDelay: 0.5)
    target.perform(Selector("bare", Target.bare), with: nil, afterDelay: 0.5)
    NSObject.cancelPreviousPerformRequests(
      withTarget: target, selector: Selector("bare", Target.bare), object: nil)
    #expect(target.calls.isEmpty)
    FrameClock.main.advance(by: 1)
    #expect(target.calls == ["restored 3"])
  }

  @Test func `a method that performs its selector again is called again in the next frame`() {
    let target = Target()
    target.performAgain()
    FrameClock.main.advance(by: 1)
    #expect(target.calls.count == 2)
    FrameClock.main.advance(by: 1)
    #expect(target.calls.count == 3)
    NSObject.cancelPreviousPerformRequests(withTarget: target)
  }
}
