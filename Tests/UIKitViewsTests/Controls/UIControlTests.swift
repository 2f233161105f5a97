import UIKitViews
import TestSupport
import Testing
import UIKitTestSupport

@Suite("Controls: touches, events, targets and actions")
struct UIControlTests {
  let window = makeWindow(width: 400, height: 400)
  let control = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
  let finger: Finger
  let log = EventLog()

  init() {
    window.addSubview(control)
    finger = Finger(in: window)
    log.follow(control)
  }

  private let inside = CGPoint(x: 150, y: 120)

  @Test func `a tap sends touchDown and touchUpInside and highlights the control in between`() {
    finger.down(at: inside)
    expectEqual(
      (control.isHighlighted, true),
      (control.isTracking, true),
      (control.isTouchInside, true),
      (control.state, .highlighted))
    finger.lift()
    expectEqual(
      (control.state, .normal),
      (control.isTracking, false),
      (control.isTouchInside, false),
      (log.events, ["down", "upInside"]))
  }

  // Apple's documentation of UIControl.Event: exit, enter, and drags on either side. The distance of 70
  // points is known behavior of buttons.
  @Test func `a touch exits 70 points outside the bounds and enters again on return`() {
    finger.down(at: inside)
    finger.move(to: CGPoint(x: 269, y: 120))
    #expect(control.isHighlighted)
    finger.move(to: CGPoint(x: 271, y: 120))
    expectEqual(
      (control.isHighlighted, false),
      (control.isTouchInside, false),
      (control.isTracking, true))
    finger.move(to: CGPoint(x: 300, y: 120))
    finger.move(to: inside)
    #expect(control.isHighlighted)
    finger.move(to: CGPoint(x: 300, y: 120))
    finger.lift()
    #expect(
      log.events == [
        "down", "dragInside", "dragOutside exit", "dragOutside", "dragInside enter", "dragOutside exit",
        "upOutside",
      ])
  }

  @Test func `a canceled touch sends touchCancel and triggers nothing`() {
    finger.down(at: inside)
    finger.cancel()
    expectEqual((log.events, ["down", "cancel"]), (control.state, .normal))
  }

  @Test func `a second tap shortly after the first also sends touchDownRepeat`() {
    finger.tap(at: inside)
    finger.tap(at: inside)
    #expect(log.events == ["down", "upInside", "down repeat", "upInside"])
  }

  @Test func `a control sends no events if beginTracking returns false or tracking stops`() {
    let picky = PickyControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(picky)
    log.follow(picky)
    picky.begins = false
    finger.tap(at: CGPoint(x: 25, y: 25))
    expectEqual((log.events, []), (picky.calls, ["begin"]))
    (picky.begins, picky.calls) = (true, [])
    finger.down(at: CGPoint(x: 25, y: 25))
    finger.move(to: CGPoint(x: 30, y: 25))
    picky.continues = false
    finger.move(to: CGPoint(x: 35, y: 25))
    expectEqual((picky.isTracking, false), (picky.isHighlighted, false))
    finger.lift()
    expectEqual(
      (picky.calls, ["begin", "continue", "continue"]),
      (log.events, ["down repeat", "dragInside"]))
  }

  @Test func `a disabled control passes touches on, and disabling it ends its tracking`() {
    let below = TouchLogView(frame: window.bounds)
    window.addSubview(below)
    below.addSubview(control)
    control.isEnabled = false
    #expect(control.state == .disabled)
    finger.tap(at: inside)
    expectEqual((below.log, ["began", "ended"]), (log.events, []))
    control.isEnabled = true
    finger.down(at: inside)
    control.isEnabled = false
    expectEqual((control.isTracking, false), (control.isHighlighted, false))
    finger.lift()
    expectEqual((log.events, ["down repeat"]), (control.state, .disabled))
  }

  // MARK: Targets and actions

  @Test func `a target added twice is called once per event, with the control and the event`() {
    let target = Target()
    let selector = Selector("tapped:for:", Target.tapped)
    control.addTarget(target, action: selector, for: .touchUpInside)
    control.addTarget(target, action: selector, for: [.touchUpInside, .touchDown])
    finger.tap(at: inside)
    expectEqual(
      (target.calls, ["tapped with event", "tapped with event"]),
      (control.actions(forTarget: target, forControlEvent: .touchDown), ["tapped:for:"]),
      (control.actions(forTarget: target, forControlEvent: .valueChanged), nil),
      (control.allTargets, [target]))
    control.removeTarget(target, action: nil, for: .touchDown)
    finger.tap(at: inside)
    #expect(target.calls.count == 3)
    control.sendActions(for: .touchUpInside)
    #expect(target.calls.last == "tapped")
  }

  @Test func `a control does not retain its target`() {
    weak var gone: Target?
    do {
      let target = Target()
      gone = target
      control.addTarget(target, action: Selector("tapped:for:", Target.tapped), for: .touchUpInside)
    }
    #expect(gone == nil)
    control.sendActions(for: .touchUpInside)
  }

  @Test func `an action without a target is sent up the responder chain`() {
    let panel = Panel(frame: window.bounds)
    window.addSubview(panel)
    panel.addSubview(control)
    control.addTarget(nil, action: Selector("pressed", Panel.pressed), for: .touchUpInside)
    #expect(control.allTargets.count == 1)
    #expect(control.allTargets.first?.base is NSNull)
    finger.tap(at: inside)
    #expect(panel.presses == 1)
  }

  @Test func `actions run in order, with the control as their sender`() {
    var calls: [String] = []
    let first = UIAction(title: "1") { calls.append("\($0.title) \($0.sender is UIControl)") }
    control.addAction(first, for: .touchUpInside)
    control.addAction(UIAction(title: "2") { calls.append($0.title) }, for: .touchUpInside)
    control.addAction(first, for: .touchUpInside)
    finger.tap(at: inside)
    expectEqual((calls, ["1 true", "2"]), (first.sender == nil, true))
    control.removeAction(first, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(calls == ["1 true", "2", "2"])
  }

  // Apple's documentation of addAction(_:for:): an action with the same identifier is replaced.
  @Test(.fact("O6"))
  func `an action replaces one with the same identifier, for the given events only`() {
    var calls: [String] = []
    control.addAction(
      UIAction(title: "old", identifier: UIAction.Identifier("save")) { calls.append($0.title) },
      for: [.touchDown, .touchUpInside])
    control.addAction(
      UIAction(title: "new", identifier: UIAction.Identifier("save")) { calls.append($0.title) },
      for: .touchUpInside)
    finger.tap(at: inside)
    #expect(calls == ["old", "new"])
    control.removeAction(identifiedBy: UIAction.Identifier("save"), for: .allEvents)
    finger.tap(at: inside)
    #expect(calls == ["old", "new"])
    var rest: [UIControl.Event] = []
    control.enumerateEventHandlers { _, _, events, _ in rest.append(events) }
    #expect(rest.count == EventLog.names.count, "only the log's handlers are left")
  }

  @Test func `an action already added for another event replaces one with its identifier`() {
    var calls: [String] = []
    let (a, b) = (
      UIAction(title: "a", identifier: UIAction.Identifier("save")) { calls.append($0.title) },
      UIAction(title: "b", identifier: UIAction.Identifier("save")) { calls.append($0.title) }
    )
    control.addAction(a, for: .touchUpInside)
    control.addAction(b, for: .valueChanged)
    control.addAction(b, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    #expect(calls == ["b", "b"])
  }

  @Test func `removing another action during an event does not prevent its call`() {
    var calls: [String] = []
    let last = UIAction { _ in calls.append("last") }
    control.addAction(
      UIAction { [control] _ in
        calls.append("first")
        control.removeAction(last, for: .touchUpInside)
      }, for: .touchUpInside)
    control.addAction(last, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(calls == ["first", "last", "first"])
  }
}

private final class PickyControl: UIControl {
  var (begins, continues) = (true, true)
  var calls: [String] = []

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    calls.append("begin")
    return begins
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    calls.append("continue")
    return continues
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("end") }
}

private final class Target: NSObject {
  var calls: [String] = []

  func tapped(_ sender: UIControl, _ event: UIEvent?) {
    calls.append(event == nil ? "tapped" : "tapped with event")
  }
}

private final class Panel: UIView {
  var presses = 0

  func pressed() { presses += 1 }
}
