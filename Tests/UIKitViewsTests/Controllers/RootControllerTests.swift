import UIKitViews
import TestSupport
import Testing

/// Logs calls by a window and reacts to one of them.
private final class Root: UIViewController {
  let name: String
  let log: EventList
  /// The reaction to a call.
  var reaction: (call: String, act: () -> Void)?

  init(_ name: String, _ log: EventList) {
    (self.name, self.log) = (name, log)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func hear(_ call: String) {
    log.entries.append("\(name) \(call)")
    guard let reaction, reaction.call == call else { return }
    self.reaction = nil
    reaction.act()
  }

  private final class Skin: UIView {
    var hear: (String) -> Void = { _ in }
    override func willMove(toWindow newWindow: UIWindow?) { if newWindow != nil { hear("enters") } }
    override func didMoveToWindow() { if window != nil { hear("entered") } }
  }

  override func loadView() {
    let skin = Skin()
    view = skin
    skin.hear = { [weak self] call in if self?.reaction?.call == call { self?.hear(call) } }
  }
  override func viewDidLoad() { hear("did load") }
  override func viewWillAppear(_ animated: Bool) { hear("will appear") }
  override func viewDidAppear(_ animated: Bool) { hear("did appear") }
  override func viewWillDisappear(_ animated: Bool) { hear("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { hear("did disappear") }
}

private final class EventList {
  var entries: [String] = []
}

@Suite("Root controllers")
struct RootControllerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let log = EventList()

  @Test(
    arguments: [
      ("did load", ["first did load"]),
      ("enters", ["first did load", "first enters"]),
      ("entered", ["first did load", "first entered"]),
      (
        "will appear",
        ["first did load", "first will appear", "first will disappear", "first did disappear"]
      ),
    ])
  func `a root set while the previous one is being shown is the only one visible`(
    call: String, before: [String]
  ) {
    let (first, child, second) = (Root("first", log), Root("child", log), Root("second", log))
    first.addChild(child)
    first.reaction = (call, { [window] in window.rootViewController = second })
    window.makeKeyAndVisible()
    window.rootViewController = first
    expectEqual(
      (window.subviews, [second.view]),
      (log.entries, before + ["second did load", "second will appear", "second did appear"]))
    log.entries = []
    window.rootViewController = nil
    #expect(log.entries == ["second will disappear", "second did disappear"])
  }

  @Test func `a root that is set again in its viewWillDisappear is shown`() {
    let (first, second) = (Root("first", log), Root("second", log))
    window.makeKeyAndVisible()
    window.rootViewController = first
    log.entries = []
    first.reaction = ("will disappear", { [window] in window.rootViewController = first })
    window.rootViewController = second
    expectEqual(
      (window.subviews, [first.view]),
      (log.entries, ["first will disappear", "first will appear", "first did appear"]))
  }

  enum WayToLeave: CaseIterable { case removed, removedAsItDisappears, addedElsewhere }

  @Test(arguments: WayToLeave.allCases)
  func `a child removed while visible disappears, and appears again as a root`(
    way: WayToLeave
  ) {
    let (parent, child) = (Root("parent", log), Root("child", log))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    window.makeKeyAndVisible()
    window.rootViewController = parent
    log.entries = []
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    if way == .removedAsItDisappears { child.reaction = ("will disappear", { child.removeFromParent() }) }
    if way == .addedElsewhere { Root("other", log).addChild(child) }
    child.removeFromParent()
    expectEqual(
      (log.entries, ["child will disappear", "child did disappear"]), (child.parent, nil),
      (parent.children, []))
    log.entries = []
    window.rootViewController = child
    expectRows(
      log.entries,
      equal: ["parent will disappear", "parent did disappear", "child will appear", "child did appear"])
  }

  @Test func `a child appears when its view enters a shown parent and disappears on removal`() {
    let (parent, child, grandchild) = (Root("parent", log), Root("child", log), Root("grandchild", log))
    window.makeKeyAndVisible()
    window.rootViewController = parent
    child.addChild(grandchild)
    child.view.addSubview(grandchild.view)
    parent.addChild(child)
    log.entries = []
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    expectRows(
      log.entries,
      equal: [
        "child will appear", "grandchild will appear", "grandchild did appear", "child did appear",
      ])
    log.entries = []
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    expectRows(
      log.entries,
      equal: [
        "child will disappear", "grandchild will disappear", "grandchild did disappear",
        "child did disappear",
      ])
  }

  @Test func `a child that replaces the root in viewWillAppear is the last child to appear`() {
    let (first, second) = (Root("first", log), Root("second", log))
    let children = [Root("one", log), Root("two", log)]
    for child in children { first.addChild(child) }
    window.makeKeyAndVisible()
    children[0].reaction = ("will appear", { [window] in window.rootViewController = second })
    window.rootViewController = first
    expectRows(
      log.entries,
      equal: [
        "first did load", "first will appear", "one did load", "one will appear", "first will disappear",
        "one will disappear", "one did disappear", "first did disappear", "second did load",
        "second will appear", "second did appear",
      ])
  }
}
