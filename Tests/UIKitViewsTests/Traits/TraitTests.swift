import UIKitViews
import Foundation
import TestSupport
import Testing
import UIKitTestSupport

@Suite("R Traits")
struct TraitTests {
  private struct Density: UITraitDefinition {
    static let defaultValue = 1
  }
  private final class Unequal {}
  private struct Theme: UITraitDefinition {
    static let defaultValue: Unequal? = nil
  }

  private final class Recorder: UIView {
    var previous: [UITraitCollection] = []
    var current: [UITraitCollection] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      if let previousTraitCollection { previous.append(previousTraitCollection) }
      current.append(.current)
    }
    var laidOutWith: [UIContentSizeCategory] = []
    override func layoutSubviews() {
      super.layoutSubviews()
      laidOutWith.append(UITraitCollection.current.preferredContentSizeCategory)
    }
  }

  private func window(_ size: CGSize = CGSize(width: 390, height: 844)) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.isHidden = false
    return window
  }

  // MARK: Collections

  @Test(.fact("R5"))
  func `a new trait collection is unspecified; in a merge, later specified traits win`() {
    let none = UITraitCollection()
    expectEqual(
      (none.userInterfaceStyle, .unspecified),
      (none.layoutDirection, .unspecified),
      (none.displayScale, 0),
      (none.preferredContentSizeCategory, .unspecified),
      (none.horizontalSizeClass, .unspecified))
    expectEqual(
      (none.verticalSizeClass, .unspecified),
      (none.userInterfaceIdiom, .unspecified),
      (UIUserInterfaceSizeClass.compact.rawValue, 1),
      (UIUserInterfaceSizeClass.regular.rawValue, 2))
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: .small),
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(preferredContentSizeCategory: .extraLarge), none,
    ])
    expectEqual(
      (merged.preferredContentSizeCategory, .extraLarge),
      (merged.horizontalSizeClass, .compact))
    #expect(merged.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)))
    #expect(merged.containsTraits(in: nil))
    #expect(!merged.containsTraits(in: UITraitCollection(verticalSizeClass: .compact)))
    #expect(merged == merged.modifyingTraits { _ in })
    #expect(merged != merged.replacing(UITraitDisplayScale.self, value: 3))
  }

  @Test func `dynamic colors depend on style, contrast and level`() {
    let traits = UITraitCollection.current
    #expect(
      traits.replacing(UITraitUserInterfaceStyle.self, value: .dark).hasDifferentColorAppearance(
        comparedTo: traits))
    #expect(
      traits.replacing(UITraitAccessibilityContrast.self, value: .high).hasDifferentColorAppearance(
        comparedTo: traits))
    #expect(
      traits.replacing(UITraitUserInterfaceLevel.self, value: .elevated).hasDifferentColorAppearance(
        comparedTo: traits))
    #expect(
      !traits.replacing(UITraitDisplayScale.self, value: 1).hasDifferentColorAppearance(comparedTo: traits))
  }

  // MARK: Inheritance

  @Test(.fact("R6"))
  func `a trait override applies to the view and its subviews until it is removed`() {
    let (window, card, label) = (window(), Recorder(), Recorder())
    window.addSubview(card)
    card.addSubview(label)
    card.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    card.traitOverrides.horizontalSizeClass = .regular
    expectEqual(
      (label.traitCollection.preferredContentSizeCategory, .accessibilityLarge),
      (label.traitCollection.horizontalSizeClass, .regular),
      (window.traitCollection.preferredContentSizeCategory, .large))
    #expect(card.traitOverrides.contains(UITraitHorizontalSizeClass.self))
    #expect(!card.traitOverrides.contains(UITraitVerticalSizeClass.self))
    #expect(label.previous.map(\.preferredContentSizeCategory) == [.large, .accessibilityLarge])
    card.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    expectEqual(
      (label.traitCollection.horizontalSizeClass, .compact),
      (label.traitCollection.preferredContentSizeCategory, .accessibilityLarge),
      (label.previous.count, 3))
  }

  @Test func `an added view adopts its superview's traits and is notified if they differ`() {
    let (window, view) = (window(), Recorder())
    window.traitOverrides.preferredContentSizeCategory = .small
    let inner = Recorder()
    view.addSubview(inner)
    window.addSubview(view)
    expectEqual(
      (view.previous.map(\.preferredContentSizeCategory), [.large]),
      (inner.traitCollection.preferredContentSizeCategory, .small))
    let same = Recorder()
    view.addSubview(same)
    let again = Recorder()
    view.traitCollection.performAsCurrent { view.addSubview(Recorder()) }
    view.removeFromSuperview()
    #expect(view.traitCollection.preferredContentSizeCategory == .small)
    window.addSubview(view)
    #expect(view.previous.count == 1)
    #expect(again.previous.isEmpty)
  }

  @Test func `content size limits clamp the text size (UIView.minimumContentSizeCategory)`() {
    let (window, view, inner) = (window(), UIView(), UIView())
    window.addSubview(view)
    view.addSubview(inner)
    view.minimumContentSizeCategory = .medium
    view.maximumContentSizeCategory = .extraLarge
    for (outside, inside) in [
      (.extraSmall, .medium), (.large, .large), (.accessibilityLarge, .extraLarge),
    ] as [(UIContentSizeCategory, UIContentSizeCategory)] {
      window.traitOverrides.preferredContentSizeCategory = outside
      #expect(inner.traitCollection.preferredContentSizeCategory == inside)
    }
    view.maximumContentSizeCategory = nil
    #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
  }

  @Test func `the screen's traits reach a window at its next layout or on request`() {
    // Don't use the main screen, which shows windows of other tests.
    let (window, view, screen) = (window(), Recorder(), UIScreen())
    window.screen = screen
    window.addSubview(view)
    screen.configure(size: CGSize(width: 390, height: 844), scale: 3)
    #expect(view.previous.isEmpty)
    window.layoutIfNeeded()
    #expect(view.previous.map(\.displayScale) == [2])
    screen.configure(size: CGSize(width: 1024, height: 768), scale: 3)
    #expect(view.traitCollection.userInterfaceIdiom == .pad)
    screen.configure(size: CGSize(width: 1024, height: 768), scale: 1)
    view.updateTraitsIfNeeded()
    #expect(view.previous.map(\.displayScale) == [2, 3, 3])
  }

  @Test(.fact("R7"))
  func `during layout and trait changes, the view's traits are the current ones`() {
    let (window, view) = (window(), Recorder())
    window.addSubview(view)
    view.traitOverrides.preferredContentSizeCategory = .extraLarge
    #expect(view.current.map(\.preferredContentSizeCategory) == [.extraLarge])
    window.layoutIfNeeded()
    expectEqual(
      (view.laidOutWith, [.extraLarge]),
      (UITraitCollection.current.preferredContentSizeCategory, .large))
  }

  // MARK: Custom traits

  @Test(.fact("R8"))
  func `a custom trait is inherited, has a default and is compared by value`() {
    let (window, view) = (window(), UIView())
    window.addSubview(view)
    var told = 0
    view.registerForTraitChanges([Density.self]) { (_: UIView, previous) in
      told += 1
      #expect(previous[Density.self] == 1)
    }
    #expect(view.traitCollection[Density.self] == 1)
    window.traitOverrides[Density.self] = 1
    #expect(told == 0)
    window.traitOverrides[Density.self] = 3
    expectEqual((view.traitCollection[Density.self], 3), (told, 1))
    let theme = Unequal()
    view.traitOverrides[Theme.self] = theme
    #expect(view.traitCollection[Theme.self] === theme)
    #expect(UITraitCollection { $0[Density.self] = 4 }[Density.self] == 4)
    #expect(Density.identifier.hasSuffix("Density"))
  }

  // MARK: Registrations

  @Test(.fact("R9"))
  func `a registration is called for its traits only, with the object and old traits`() {
    let (window, view) = (window(), Recorder())
    window.addSubview(view)
    var calls: [String] = []
    let observed = ObjectIdentifier(view)
    let registration = view.registerForTraitChanges(
      [UITraitPreferredContentSizeCategory.self, UITraitUserInterfaceStyle.self]
    ) { (object: Recorder, previous) in
      #expect(ObjectIdentifier(object) == observed)
      calls.append(previous.preferredContentSizeCategory.rawValue)
    }
    window.traitOverrides.horizontalSizeClass = .regular
    #expect(calls.isEmpty)
    window.traitOverrides.preferredContentSizeCategory = .small
    window.overrideUserInterfaceStyle = .dark
    #expect(calls == ["UICTContentSizeCategoryL", "UICTContentSizeCategoryS"])
    view.unregisterForTraitChanges(registration)
    window.overrideUserInterfaceStyle = .light
    #expect(calls.count == 2)
  }

  private final class Target: NSObject {
    var calls: [String] = []
    func nothing() { calls.append("nothing") }
    func one(_ environment: UIView) { calls.append("one \(environment.tag)") }
    func two(_ environment: UIView, _ previous: UITraitCollection) {
      calls.append("two \(environment.tag) \(previous.userInterfaceStyle == .light)")
    }
  }

  @Test func `a trait action can take no argument, the object, or the object and old traits`() {
    let view = UIView()
    view.tag = 7
    let target = Target()
    view.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self], target: target, action: Selector("nothing", Target.nothing))
    view.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self], target: target, action: Selector("one:", Target.one(_:)))
    view.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self], target: target, action: Selector("two::", Target.two(_:_:)))
    view.overrideUserInterfaceStyle = .dark
    #expect(target.calls == ["nothing", "one 7", "two 7 true"])
  }

  @Test func `a trait registration retains neither its object nor its target`() {
    weak var weakView: UIView?
    weak var weakTarget: Target?
    do {
      let view = UIView()
      view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in }
      let target = Target()
      view.registerForTraitChanges(
        [UITraitUserInterfaceStyle.self], target: target, action: Selector("nothing", Target.nothing))
      (weakView, weakTarget) = (view, target)
    }
    expectEqual((weakView, nil), (weakTarget, nil))
  }

  // MARK: Controllers

  private final class Controller: UIViewController {
    var log: [String] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      log.append(
        "did \(traitCollection.horizontalSizeClass.rawValue)\(traitCollection.verticalSizeClass.rawValue)")
    }
    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      log.append(
        "will \(newCollection.horizontalSizeClass.rawValue)\(newCollection.verticalSizeClass.rawValue)")
      super.willTransition(to: newCollection, with: coordinator)
    }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      log.append("size")
      super.viewWillTransition(to: size, with: coordinator)
    }
  }

  @Test func `a controller's overrides apply to its view, and not the other way around`() {
    let controller = Controller()
    controller.traitOverrides.preferredContentSizeCategory = .small
    expectEqual(
      (controller.traitCollection.preferredContentSizeCategory, .small),
      (controller.view.traitCollection.preferredContentSizeCategory, .small))
    controller.view.traitOverrides.preferredContentSizeCategory = .extraLarge
    expectEqual(
      (controller.view.traitCollection.preferredContentSizeCategory, .extraLarge),
      (controller.traitCollection.preferredContentSizeCategory, .small))
  }

  @Test func `a parent can set traits for a child`() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let compact = UITraitCollection(verticalSizeClass: .compact)
    parent.setOverrideTraitCollection(compact, forChild: child)
    #expect(child.view.traitCollection.verticalSizeClass == .compact)
    #expect(parent.overrideTraitCollection(forChild: child) === compact)
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.view.traitCollection.verticalSizeClass == .regular)
  }

  @Test(
    .fact("R10"))
  func `rotating a phone notifies the controller before and after the size change`() {
    let (window, controller) = (window(), Controller())
    window.rootViewController = controller
    window.frame.size = CGSize(width: 844, height: 390)
    #expect(controller.log == ["will 11", "size", "did 11"])
    window.frame.size = CGSize(width: 700, height: 390)
    #expect(controller.log.suffix(1) == ["size"])
  }

  @Test(
    .fact("R10"),
    arguments: [
      (390, 844, 1, 2), (844, 390, 1, 1), (440, 956, 1, 2), (956, 440, 2, 1), (896, 414, 2, 1),
      (812, 375, 1, 1),
      (375, 667, 1, 2), (667, 375, 1, 1), (736, 414, 2, 1), (744, 1133, 2, 2), (1133, 744, 2, 2),
      (1366, 1024, 2, 2), (678, 1024, 2, 2), (375, 1024, 1, 2), (507, 768, 1, 2),
    ] as [(CGFloat, CGFloat, Int, Int)])
  func `windows with a device's size have its size classes`(
    _ width: CGFloat, _ height: CGFloat, _ horizontal: Int, _ vertical: Int
  ) {
    let traits = window(CGSize(width: width, height: height)).traitCollection
    expectEqual(
      (traits.horizontalSizeClass.rawValue, horizontal),
      (traits.verticalSizeClass.rawValue, vertical))
  }

  @Test func `a screen of 1024 by 768 points has the pad idiom`() {
    let screen = UIScreen()
    let window = window()
    window.screen = screen
    #expect(window.traitCollection.userInterfaceIdiom == .phone)
    screen.configure(size: CGSize(width: 1024, height: 768), scale: 1)
    expectEqual(
      (window.traitCollection.userInterfaceIdiom, .pad),
      (window.traitCollection.displayScale, 1))
  }

  private enum RowGap: UITraitDefinition { static let defaultValue = 1 }
  private enum RowBadge: UITraitDefinition { static let defaultValue = "" }

  // https://developer.apple.com/documentation/uikit/uitraitcollection/changedtraits(from:)
  @Test func `changedTraits returns the differing system and custom traits`() {
    func names(_ one: UITraitCollection, _ other: UITraitCollection?) -> [String] {
      one.changedTraits(from: other).map { $0.name }
    }
    let base = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0[RowGap.self] = 2
    }
    #expect(names(base, base).isEmpty)
    #expect(names(UITraitCollection(), nil).isEmpty)
    expectEqual(
      (names(base, nil), ["UITraitUserInterfaceStyle", "RowGap"]),
      (names(UITraitCollection(), base), ["UITraitUserInterfaceStyle", "RowGap"]))
    let changed = base.modifyingTraits {
      $0.preferredContentSizeCategory = .small
      $0[RowBadge.self] = "new"
    }
    #expect(names(changed, base) == ["UITraitPreferredContentSizeCategory", "RowBadge"])
    // A trait with its default value doesn't differ from a missing one.
    #expect(names(base.replacing(RowBadge.self, value: ""), base).isEmpty)
  }

}
