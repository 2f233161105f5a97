import UIKitViews
import TestSupport
import Testing
import UIKitTestSupport

@Suite("N Safe areas and margins")
struct SafeAreaTests {
  private final class Root: UIView {
    var insets = UIEdgeInsets.zero
    override var safeAreaInsets: UIEdgeInsets { insets }
  }
  private final class Probe: UIView {
    var calls: [String] = []
    override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      calls.append("margins \(Int(layoutMargins.top))")
    }
    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      calls.append("area \(Int(safeAreaInsets.top))")
    }
  }
  private final class Controller: UIViewController {
    var calls: [String] = []
    override func viewLayoutMarginsDidChange() { calls.append("margins") }
    override func viewSafeAreaInsetsDidChange() { calls.append("area \(Int(view.safeAreaInsets.top))") }
  }

  @Test(.fact("N11"))
  func `a view with preserved superview margins is notified on insertion and removal`() {
    let (root, probe) = (UIView(frame: CGRect(0, 0, 320, 480)), Probe(frame: CGRect(0, 0, 320, 480)))
    root.layoutMargins.top = 20
    root.addSubview(probe)
    probe.removeFromSuperview()
    #expect(probe.calls == [])
    probe.preservesSuperviewLayoutMargins = true
    root.addSubview(probe)
    probe.removeFromSuperview()
    #expect(probe.calls == ["margins 8", "margins 20", "margins 8"])
  }

  @Test(.fact("N11", "N23"))
  func `a view is notified of changed margins, then of its safe area, once per change`() {
    let (root, outer, probe) = (
      Root(frame: CGRect(0, 0, 320, 480)), UIView(frame: CGRect(0, 0, 320, 480)), Probe()
    )
    probe.frame = CGRect(0, 0, 320, 100)
    root.addSubview(outer)
    outer.addSubview(probe)
    root.insets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    root.layoutIfNeeded()
    #expect(probe.calls == ["margins 52", "area 44"])
    root.setNeedsLayout()
    outer.setNeedsLayout()
    probe.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(probe.calls.count == 2)
    root.insets.top = 20
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(probe.calls.suffix(2) == ["margins 28", "area 20"])
    probe.insetsLayoutMarginsFromSafeArea = false
    root.insets.top = 30
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(probe.calls.suffix(2) == ["margins 8", "area 30"])
  }

  @Test func `a view moved out of the safe area is notified at its superview's layout`() {
    let (root, probe) = (Root(frame: CGRect(0, 0, 320, 480)), Probe(frame: CGRect(0, 0, 320, 100)))
    root.addSubview(probe)
    root.insets.top = 44
    root.layoutIfNeeded()
    probe.frame.origin.y = 200
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(probe.calls.suffix(1) == ["area 0"])
  }

  @Test func `a view moved into the safe area by constraints is notified and laid out at once`() {
    let root = Root(frame: CGRect(0, 0, 320, 480))
    root.insets.top = 44
    let (card, label, neighbour) = (Probe(), BoxView(40, 20), BoxView(40, 20))
    for view in [card, label, neighbour] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(card)
    root.addSubview(neighbour)
    card.addSubview(label)
    let top = card.topAnchor.constraint(equalTo: root.topAnchor, constant: 100)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "H:|[c(200)]", views: ["c": card]) + [
        top, card.heightAnchor.constraint(equalToConstant: 100),
        label.topAnchor.constraint(equalTo: card.safeAreaLayoutGuide.topAnchor),
        neighbour.topAnchor.constraint(equalTo: card.safeAreaLayoutGuide.topAnchor),
      ])
    root.layoutIfNeeded()
    expectEqual((label.frame.minY, 0), (neighbour.frame.minY, 100))
    card.calls = []
    top.constant = 0
    root.layoutIfNeeded()
    expectEqual(
      (card.calls, ["margins 52", "area 44"]), (label.frame.minY, 44), (neighbour.frame.minY, 44))
  }

  @Test func `a view moved into preserved margins by constraints is notified and laid out`() {
    let root = UIView(frame: CGRect(0, 0, 320, 480))
    root.layoutMargins.top = 30
    let (card, label) = (Probe(), BoxView(40, 20))
    for view in [card, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    card.preservesSuperviewLayoutMargins = true
    root.addSubview(card)
    card.addSubview(label)
    let top = card.topAnchor.constraint(equalTo: root.topAnchor, constant: 100)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "H:|[c(200)]", views: ["c": card]) + [
        top, card.heightAnchor.constraint(equalToConstant: 100),
        label.topAnchor.constraint(equalTo: card.layoutMarginsGuide.topAnchor),
      ])
    root.layoutIfNeeded()
    #expect(label.frame.minY == 8)
    card.calls = []
    top.constant = 10
    root.layoutIfNeeded()
    expectEqual((card.calls, ["margins 20"]), (label.frame.minY, 20))
  }

  @Test func `directional margins keep their sides when the layout direction changes`() {
    let view = Probe(frame: CGRect(0, 0, 320, 480))
    let margins = NSDirectionalEdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 8)
    view.directionalLayoutMargins = margins
    let window = UIWindow(frame: CGRect(0, 0, 320, 480))
    window.traitOverrides.layoutDirection = .rightToLeft
    view.calls = []
    window.addSubview(view)
    expectEqual((view.directionalLayoutMargins, margins), (view.layoutMargins.right, 40))
    #expect(view.calls == ["margins 0"])
    view.semanticContentAttribute = .forceLeftToRight
    expectEqual((view.directionalLayoutMargins, margins), (view.layoutMargins.left, 40))
    #expect(view.calls == ["margins 0", "margins 0"])
    view.layoutMargins = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2)
    view.semanticContentAttribute = .forceRightToLeft
    expectEqual((view.layoutMargins.left, 1), (view.directionalLayoutMargins.leading, 2))
  }

  @Test func `a controller is notified of its view's margins and safe area`() {
    let window = UIWindow(frame: CGRect(0, 0, 320, 480))
    let controller = Controller()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    controller.calls = []
    controller.additionalSafeAreaInsets.top = 10
    window.layoutIfNeeded()
    #expect(controller.calls == ["margins", "area 10"])
  }
}
