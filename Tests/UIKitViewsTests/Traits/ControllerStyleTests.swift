import TestSupport
import Testing
import UIKitTestSupport
import UIKitViews

@Suite struct ControllerStyleTests {
  /// Records the previous style at each change.
  private final class Recorder: UIViewController {
    var previous: [UIUserInterfaceStyle] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      previous.append(previousTraitCollection?.userInterfaceStyle ?? .unspecified)
    }
  }

  private func styles(_ controllers: UIViewController...) -> [UIUserInterfaceStyle] {
    controllers.flatMap { controller in
      let ofView = controller.viewIfLoaded?.traitCollection
      return [controller.traitCollection.userInterfaceStyle] + (ofView.map { [$0.userInterfaceStyle] } ?? [])
    }
  }

  @Test(.fact("R15"))
  func `a controller's style applies to its view without being set on the view`() {
    let controller = Recorder()
    controller.overrideUserInterfaceStyle = .dark
    #expect(styles(controller) == [.dark])
    controller.loadViewIfNeeded()
    #expect(styles(controller) == [.dark, .dark])
    #expect(controller.view.overrideUserInterfaceStyle == .unspecified)
    controller.overrideUserInterfaceStyle = .light
    #expect(styles(controller) == [.light, .light])
    controller.overrideUserInterfaceStyle = .unspecified
    expectEqual(
      (styles(controller), [.light, .light]), (controller.view.overrideUserInterfaceStyle, .unspecified),
      (controller.previous.last, .dark))
  }

  @Test(.fact("R15"))
  func `a style set on a view neither changes nor notifies its controller`() {
    let controller = Recorder()
    controller.view.overrideUserInterfaceStyle = .dark
    expectEqual(
      (styles(controller), [.light, .dark]), (controller.previous, []),
      (controller.overrideUserInterfaceStyle, .unspecified))
    controller.overrideUserInterfaceStyle = .dark
    expectEqual((styles(controller), [.dark, .dark]), (controller.previous, [.light]))
    controller.view.overrideUserInterfaceStyle = .light
    expectEqual((styles(controller), [.dark, .light]), (controller.previous, [.light]))
  }

  nonisolated enum Place: CaseIterable { case unloaded, loaded, inParent }

  @Test(.fact("R15"), arguments: Place.allCases)
  func `children adopt their parent's style, regardless of their views' location`(place: Place) {
    let (parent, child, grandchild) = (UIViewController(), Recorder(), UIViewController())
    parent.addChild(child)
    child.addChild(grandchild)
    if place != .unloaded { for controller in [child, grandchild] { controller.loadViewIfNeeded() } }
    if place == .inParent {
      parent.view.addSubview(child.view)
      child.view.addSubview(grandchild.view)
    }
    parent.overrideUserInterfaceStyle = .dark
    #expect(styles(child, grandchild).allSatisfy { $0 == .dark })
    #expect(child.previous == (place == .unloaded ? [] : [.light]))
    child.overrideUserInterfaceStyle = .light
    #expect(styles(child, grandchild).allSatisfy { $0 == .light })
    child.overrideUserInterfaceStyle = .unspecified
    #expect(styles(child, grandchild).allSatisfy { $0 == .dark })
    parent.overrideUserInterfaceStyle = .unspecified
    #expect(styles(child, grandchild).allSatisfy { $0 == .light })
  }

  @Test func `a controller moved to another parent adopts that parent's style`() {
    let (day, night, child) = (UIViewController(), UIViewController(), Recorder())
    night.overrideUserInterfaceStyle = .dark
    child.loadViewIfNeeded()
    night.addChild(child)
    expectEqual((styles(child), [.dark, .dark]), (child.previous, [.light]))
    day.addChild(child)
    expectEqual((styles(child), [.light, .light]), (child.previous, [.light, .dark]))
  }

  @Test func `a child's own style wins over the one set by its parent`() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    child.loadViewIfNeeded()
    parent.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .dark), forChild: child)
    #expect(styles(child) == [.dark, .dark])
    child.overrideUserInterfaceStyle = .light
    #expect(styles(child) == [.light, .light])
  }

  @Test func `a replaced view of a controller adopts the style`() {
    let controller = UIViewController()
    controller.overrideUserInterfaceStyle = .dark
    let (first, second) = (UIView(), UIView())
    controller.view = first
    #expect(first.traitCollection.userInterfaceStyle == .dark)
    controller.view = second
    expectEqual(
      (first.traitCollection.userInterfaceStyle, .light), (second.traitCollection.userInterfaceStyle, .dark))
  }

  @Test func `a controller's trait observer is called once per change of its own traits`() {
    let window = makeWindow()
    let controller = UIViewController()
    window.rootViewController = controller
    var told: [UIUserInterfaceStyle] = []
    controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (it: UIViewController, _) in
      told.append(it.traitCollection.userInterfaceStyle)
    }
    controller.view.overrideUserInterfaceStyle = .light
    window.overrideUserInterfaceStyle = .dark
    #expect(told == [.dark])
    controller.overrideUserInterfaceStyle = .light
    #expect(told == [.dark, .light])
  }

  @Test(.fact("F6"))
  func `a controller's view resizes with its superview`() {
    let controller = UIViewController()
    #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    controller.view.frame = parent.bounds
    parent.addSubview(controller.view)
    parent.frame.size = CGSize(width: 120, height: 80)
    #expect(controller.view.frame == parent.bounds)
  }
}
