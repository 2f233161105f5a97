import TestSupport
import Testing

@testable import UIKitViews
import UIKitTestSupport

@MainActor @Suite("Menus", .serialized)
struct MenuTests {
  private let window = makeWindow(width: 390, height: 600)
  private let button = UIButton(type: .system)
  private let chosen = Choices()

  private final class Choices { var titles: [String] = [] }

  init() {
    button.setTitle("Sort", for: .normal)
    button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
    window.addSubview(button)
    window.layoutIfNeeded()
  }

  private func action(
    _ title: String, _ attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [chosen] in chosen.titles.append($0.title)
    }
  }

  private func open(_ menu: UIMenu) {
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    tap(button)
  }

  private func tap(_ view: UIView) {
    window.layoutIfNeeded()
    Finger(in: window).tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    FrameClock.main.run(while: !FrameClock.main.isIdle)
  }

  private var rows: [MenuRow] { window.openMenu?.card.rows ?? [] }
  private var titles: [String] { rows.compactMap(\.accessibilityLabel) }
  private func row(_ title: String) throws -> MenuRow {
    try #require(rows.first { $0.accessibilityLabel == title })
  }

  @Test func `a tap opens a button's menu and sends only menuActionTriggered`() {
    var events: [UIControl.Event] = []
    for event in [UIControl.Event.touchUpInside, .primaryActionTriggered, .menuActionTriggered] {
      button.addAction(UIAction { _ in events.append(event) }, for: event)
    }
    open(UIMenu(children: [action("Name"), action("Date")]))
    expectEqual((titles, ["Name", "Date"]), (events, [.menuActionTriggered]))
    window.openMenu?.close(animated: false)
    button.sendActions(for: .touchUpInside)
    expectEqual((window.openMenu, nil), (events, [.menuActionTriggered, .touchUpInside]))
    button.performPrimaryAction()
    #expect(window.openMenu != nil)
  }

  // MARK: Opening touch

  private func openWithLongPress(_ menu: UIMenu) -> Finger {
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    let finger = Finger(in: window)
    finger.down(at: button.center)
    return finger
  }

  private func middle(of title: String) throws -> CGPoint {
    window.layoutIfNeeded()
    let row = try row(title)
    return row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
  }

  @Test func `the menu opens while the finger is down, and lifting on an element chooses it`() throws {
    var events: [UIControl.Event] = []
    for event in [UIControl.Event.touchUpInside, .touchUpOutside, .touchCancel, .menuActionTriggered] {
      button.addAction(UIAction { _ in events.append(event) }, for: event)
    }
    let finger = openWithLongPress(
      UIMenu(children: [action("Name"), action("Off", .disabled), action("Date")]))
    expectEqual((titles, ["Name", "Off", "Date"]), (button.isTracking, false))
    finger.move(to: try middle(of: "Name"), duration: 0.2)
    #expect(rows.map(\.isHighlighted) == [true, false, false])
    finger.move(to: try middle(of: "Off"), duration: 0.1)
    expectAll(rows) { !$0.isHighlighted }
    finger.move(to: try middle(of: "Date"), duration: 0.1)
    #expect(rows.map(\.isHighlighted) == [false, false, true])
    finger.lift()
    expectEqual((chosen.titles, ["Date"]), (window.openMenu, nil), (events, [.menuActionTriggered]))
  }

  @Test func `lifting outside, on a disabled element or the initial spot keeps the menu open`()
    throws
  {
    button.frame = window.bounds
    let menu = UIMenu(children: [action("Name"), action("Off", .disabled)])
    let finger = Finger(in: window)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    tap(button)
    let name = try middle(of: "Name")
    window.openMenu?.close(animated: false)
    finger.tap(at: name)
    #expect(titles == ["Name", "Off"])
    #expect(chosen.titles.isEmpty)
    window.openMenu?.close(animated: false)
    finger.drag(from: name, to: CGPoint(x: 380, y: 20), duration: 0.2)
    #expect(titles == ["Name", "Off"])
    let off = try middle(of: "Off")
    window.openMenu?.close(animated: false)
    finger.drag(from: CGPoint(x: 380, y: 20), to: off, duration: 0.2)
    #expect(titles == ["Name", "Off"])
    #expect(chosen.titles.isEmpty)
  }

  @Test func `a finger canceled by a gesture recognizer no longer controls the menu`() throws {
    let finger = openWithLongPress(UIMenu(children: [action("Name"), action("Date")]))
    finger.move(to: try middle(of: "Date"), duration: 0.2)
    #expect(try row("Date").isHighlighted)
    // A gesture recognizer doesn't change a touch's phase.
    button.touchesCancelled(Set([try #require(button.trackedTouch)]), with: nil)
    #expect(try !row("Date").isHighlighted)
    finger.lift()
    #expect(window.openMenu != nil)
    #expect(chosen.titles.isEmpty)
  }

  @Test func `lifting on a submenu opens it, and a canceled touch chooses nothing`() throws {
    let share = UIMenu(title: "Share", children: [action("Mail")])
    let finger = openWithLongPress(UIMenu(children: [share, action("Date")]))
    finger.move(to: try middle(of: "Share"), duration: 0.2)
    finger.lift()
    #expect(titles == ["Share", "Mail"])
    window.openMenu?.close(animated: false)
    finger.down(at: button.center)
    finger.move(to: try middle(of: "Date"), duration: 0.2)
    finger.cancel()
    #expect(titles == ["Share", "Date"])
    #expect(chosen.titles.isEmpty)
    expectAll(rows) { !$0.isHighlighted }
  }

  @Test func `the finger of a long press can move on to a menu element and choose it`() throws {
    button.menu = UIMenu(children: [action("Name")])
    let finger = Finger(in: window)
    finger.down(at: button.center)
    FrameClock.main.advance(by: 0.6)
    finger.move(to: try middle(of: "Name"), duration: 0.2)
    #expect(rows.map(\.isHighlighted) == [true])
    finger.lift()
    expectEqual((chosen.titles, ["Name"]), (window.openMenu, nil))
  }

  @Test
  func `a finger that has opened a menu neither scrolls nor triggers other gestures`()
    throws
  {
    let scrollView = UIScrollView(frame: window.bounds)
    scrollView.contentSize = CGSize(width: 390, height: 2000)
    scrollView.contentInsetAdjustmentBehavior = .never
    var taps = 0
    let tap = UITapGestureRecognizer()
    tap.addAction { _ in taps += 1 }
    scrollView.addGestureRecognizer(tap)
    window.addSubview(scrollView)
    scrollView.addSubview(button)
    let finger = openWithLongPress(UIMenu(children: [action("Name"), action("Date")]))
    #expect(window.openMenu == nil)
    FrameClock.main.advance(by: 0.2)
    #expect(titles == ["Name", "Date"])
    FrameClock.main.advance(by: 0.6)
    finger.move(to: try middle(of: "Date"), duration: 0.2)
    finger.lift()
    expectEqual((chosen.titles, ["Date"]), (scrollView.contentOffset, .zero), (taps, 0))
    // An immediate drag scrolls.
    finger.drag(from: button.center, to: CGPoint(x: 70, y: 20), duration: 0.1)
    #expect(window.openMenu == nil)
    #expect(scrollView.contentOffset.y > 0)
  }

  // MARK: Deferred elements

  @Test
  func `a deferred element shows a loading row until its elements arrive`()
    throws
  {
    var calls = (once: 0, always: 0)
    var completion: (([UIMenuElement]) -> Void)?
    let once = UIDeferredMenuElement {
      calls.once += 1
      completion = $0
    }
    let always = UIDeferredMenuElement.uncached { [self] in
      calls.always += 1
      $0([action("Call \(calls.always)", state: .on)])
    }
    let menu = UIMenu(children: [once, always])
    #expect(calls == (0, 0))
    let finger = openWithLongPress(menu)
    finger.lift()
    #expect(titles == ["Loading…", "Call 1"])
    #expect(calls == (1, 1))
    #expect(rows.map(\.isEnabled) == [false, true])
    FrameClock.main.advance(by: 1)
    completion?([action("Recent"), UIMenu(options: .displayInline, children: [action("Old")])])
    #expect(titles == ["Recent", "Old", "Call 1"])
    window.layoutIfNeeded()
    #expect(window.openMenu?.card.bounds.height == 148)
    tap(try row("Old"))
    expectEqual((chosen.titles, ["Old"]), (menu.selectedElements.map(\.title), ["Call 1"]))
    tap(button)
    #expect(titles == ["Recent", "Old", "Call 2"])
    #expect(calls == (1, 2))
  }

  @Test func `elements that arrive after closing show next time, and an empty menu closes`() {
    var completion: (([UIMenuElement]) -> Void)?
    let menu = UIMenu(children: [UIDeferredMenuElement { completion = $0 }])
    openWithLongPress(menu).lift()
    #expect(titles == ["Loading…"])
    window.openMenu?.close(animated: false)
    completion?([action("Late")])
    #expect(window.openMenu == nil)
    tap(button)
    #expect(titles == ["Late"])
    window.openMenu?.close(animated: false)
    openWithLongPress(UIMenu(children: [UIDeferredMenuElement { completion = $0 }])).lift()
    completion?([])
    #expect(window.openMenu == nil)
    openWithLongPress(UIMenu(children: [UIDeferredMenuElement { $0([]) }])).lift()
    #expect(window.openMenu == nil)
  }

  @Test func `deferred elements can contain deferred elements and single-selection menus`()
    throws
  {
    var sort: [UIAction] = []
    let inner = UIDeferredMenuElement { [self] completion in
      sort = ["Name", "Date"].map { action($0, state: $0 == "Name" ? .on : .off) }
      completion([UIMenu(options: [.displayInline, .singleSelection], children: sort)])
    }
    let outer = UIDeferredMenuElement.uncached { $0([inner]) }
    let menu = UIMenu(children: [outer])
    openWithLongPress(menu).lift()
    #expect(titles == ["Name", "Date"])
    tap(try row("Date"))
    expectEqual((sort.map(\.state), [.off, .on]), (menu.selectedElements, [sort[1]]))
  }

  // MARK: Selection

  @Test func `a chosen action has the button as its sender, and the menu closes`() throws {
    var sender: AnyObject?
    open(UIMenu(children: [UIAction(title: "Name") { sender = $0.sender as AnyObject? }, action("Date")]))
    tap(try row("Name"))
    #expect(sender === button)
    #expect(window.openMenu == nil)
    #expect(!window.subviews.contains { $0 is MenuCover })
  }

  @Test func `a touch outside the menu or Escape only closes the menu`() throws {
    var taps = 0
    let other = UIButton(type: .system, primaryAction: UIAction(title: "Other") { _ in taps += 1 })
    other.frame = CGRect(x: 280, y: 500, width: 90, height: 44)
    window.addSubview(other)
    let menu = UIMenu(children: [action("Name")])
    open(menu)
    tap(other)
    expectEqual((window.openMenu, nil), (taps, 0))
    open(menu)
    expectEqual((window.openMenu?.accessibilityPerformEscape(), true), (window.openMenu, nil))
    #expect(chosen.titles.isEmpty)
    tap(other)
    #expect(taps == 1)
  }

  @Test func `hidden actions are omitted, disabled ones inert, and some keep the menu open`() throws {
    open(
      UIMenu(children: [
        action("Off", .disabled), action("Away", .hidden), action("Step", .keepsMenuPresented),
      ]))
    #expect(titles == ["Off", "Step"])
    tap(try row("Off"))
    #expect(chosen.titles.isEmpty)
    tap(try row("Step"))
    tap(try row("Step"))
    #expect(chosen.titles == ["Step", "Step"])
  }

  @Test func `inline menus are separated, and a submenu's title leads back to the menu`()
    throws
  {
    let share = UIMenu(title: "Share", children: [action("Mail")])
    let inline = UIMenu(options: .displayInline, children: [action("Delete", .destructive)])
    open(UIMenu(children: [action("Open"), share, inline]))
    #expect(titles == ["Open", "Share", "Delete"])
    let (first, last) = (try row("Share"), try row("Delete"))
    #expect(last.frame.minY == first.frame.maxY + 8)
    tap(first)
    #expect(titles == ["Share", "Mail"])
    tap(try row("Share"))
    #expect(titles == ["Open", "Share", "Delete"])
    tap(try row("Share"))
    tap(try row("Mail"))
    expectEqual((chosen.titles, ["Mail"]), (window.openMenu, nil))
  }

  @Test func `only in a single-selection menu does choosing an element change its state`()
    throws
  {
    let (name, date) = (action("Name", state: .on), action("Date"))
    let menu = UIMenu(options: .singleSelection, children: [name, date])
    open(menu)
    #expect(rows.map(\.isChecked) == [true, false])
    tap(try row("Date"))
    #expect(menu.selectedElements == [date])
    let plain = action("Plain")
    open(UIMenu(children: [plain, menu]))
    tap(try row("Plain"))
    expectEqual((plain.state, .off), (date.state, .on))
  }

  @Test func `a button with changesSelectionAsPrimaryAction shows the chosen element`() throws {
    let button = UIButton(configuration: .gray())
    let menu = UIMenu(children: [action("Daily"), action("Weekly"), action("Monthly")])
    (button.menu, button.showsMenuAsPrimaryAction, button.changesSelectionAsPrimaryAction) = (
      menu, true, true
    )
    button.frame = CGRect(x: 200, y: 300, width: 150, height: 44)
    window.addSubview(button)
    expectEqual((button.currentTitle, "Daily"), (menu.selectedElements.map(\.title), ["Daily"]))
    tap(button)
    tap(try row("Weekly"))
    expectEqual(
      (button.currentTitle, "Weekly"),
      (menu.selectedElements.map(\.title), ["Weekly"]),
      (chosen.titles, ["Weekly"]),
      (button.isSelected, false))
    // The button's menu indicator follows the title.
    #expect(button.imageView?.image != nil)
    #expect(try #require(button.imageView).frame.minX > #require(button.titleLabel).frame.maxX)
    button.configuration?.indicator = .none
    window.layoutIfNeeded()
    #expect(button.imageView?.image == nil)
  }

  @Test func `without showsMenuAsPrimaryAction, a tap acts and a long press opens the menu`() {
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .primaryActionTriggered)
    button.menu = UIMenu(children: [action("Name")])
    tap(button)
    expectEqual((taps, 1), (window.openMenu, nil))
    let finger = Finger(in: window)
    finger.down(at: button.center)
    FrameClock.main.advance(by: 0.6)
    finger.lift()
    expectEqual((titles, ["Name"]), (taps, 1))
  }

  @Test(arguments: [false, true])
  func `a long press opens no menu if the button or its context menu is disabled`(enabled: Bool) {
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .primaryActionTriggered)
    button.menu = UIMenu(children: [action("Name")])
    button.isEnabled = enabled
    button.isContextMenuInteractionEnabled = !enabled
    let finger = Finger(in: window)
    finger.down(at: button.center)
    FrameClock.main.advance(by: 0.6)
    finger.lift()
    expectEqual((window.openMenu, nil), (taps, enabled ? 1 : 0))
  }

  @Test(arguments: [
    (CGRect(x: 20, y: 100, width: 100, height: 44), CGPoint(x: 20, y: 152)),
    (CGRect(x: 280, y: 100, width: 90, height: 44), CGPoint(x: 370 - 250, y: 152)),
    (CGRect(x: 20, y: 540, width: 100, height: 44), CGPoint(x: 20, y: 532 - 88)),
    (CGRect(x: 2, y: 100, width: 40, height: 44), CGPoint(x: 8, y: 152)),
    (CGRect(x: 0, y: 0, width: 390, height: 600), CGPoint(x: 8, y: 592 - 88)),
  ])
  func `the menu opens below or above its source, inside the window, at the near edge`(
    source: CGRect, origin: CGPoint
  ) throws {
    button.frame = source
    open(UIMenu(children: [action("Name"), action("Date")]))
    let card = try #require(window.openMenu?.card)
    #expect(card.frame == CGRect(origin: origin, size: CGSize(width: 250, height: 88)))
  }

  @Test func `a menu longer than the window scrolls, and its last element can be chosen`() throws {
    open(UIMenu(children: (0..<30).map { action("\($0)") }))
    let card = try #require(window.openMenu?.card)
    expectEqual((card.frame.maxY, 592), (card.frame.minY, 152))
    let list = try #require(rows.first?.superview as? UIScrollView)
    #expect(list.contentSize == CGSize(width: 250, height: 1320))
    list.contentOffset.y = list.contentSize.height - list.bounds.height
    tap(try row("29"))
    #expect(chosen.titles == ["29"])
  }

  @Test func `a menu closes when the root controller changes, and an empty one does not open`() {
    open(UIMenu(children: [action("Away", .hidden)]))
    #expect(window.openMenu == nil)
    open(UIMenu(children: [action("Name")]))
    window.rootViewController = UIViewController()
    #expect(window.openMenu == nil)
  }
}
