import UIKitViews
import TestSupport
import Testing
import UIKitTestSupport

/// Requests a constraint update of another view in each call of its own `needsUpdateConstraints()`.
private final class AskingView: UIView {
  weak var other: UIView?

  override func needsUpdateConstraints() -> Bool {
    other?.setNeedsUpdateConstraints()
    return super.needsUpdateConstraints()
  }
}

private final class CountingView: UIView {
  private(set) var updates = 0

  override func updateConstraints() {
    updates += 1
    super.updateConstraints()
  }
}

@Suite("Views with pending constraint updates")
struct AwaitingConstraintsTests {
  @Test func `a view can update another view's constraints while it updates its own`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (asking, other) = (AskingView(), CountingView())
    root.addSubview(asking)
    root.addSubview(other)
    asking.other = other
    asking.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(other.updates > 0)
    #expect(!asking.needsUpdateConstraints())
  }

  /// Changes its stack during layout or when its traits change.
  private final class Arranging: UIView {
    let stack: UIStackView
    var change: (UIStackView, UIView) -> Void = { _, _ in }
    var changesWithTraits = false
    private(set) var layouts = 0

    init(_ views: [UIView]) {
      stack = UIStackView(arrangedSubviews: views)
      super.init(frame: CGRect(0, 0, 200, 100))
      stack.distribution = .fillEqually
      stack.translatesAutoresizingMaskIntoConstraints = false
      addSubview(stack)
      NSLayoutConstraint.activate(
        ["H:|[s]|", "V:|[s]|"].flatMap {
          NSLayoutConstraint.constraints(withVisualFormat: $0, views: ["s": stack])
        })
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      if !changesWithTraits { change(stack, self) }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      if changesWithTraits { change(stack, self) }
    }
  }

  private static func followSize(_ stack: UIStackView, _ view: UIView) {
    stack.axis = view.bounds.width > 150 ? .horizontal : .vertical
  }

  @Test func `a stack changed by its superview's layout is arranged in the same pass`() {
    let window = UIWindow(frame: CGRect(0, 0, 200, 100))
    let (first, second) = (UIView(), UIView())
    let view = Arranging([first, second])
    view.change = Self.followSize
    window.addSubview(view)
    window.layoutIfNeeded()
    expectEqual((first.frame, CGRect(0, 0, 100, 100)), (second.frame, CGRect(100, 0, 100, 100)))
    view.frame.size.width = 100
    window.layoutIfNeeded()
    expectEqual((first.frame, CGRect(0, 0, 100, 50)), (second.frame, CGRect(0, 50, 100, 50)))
  }

  @Test func `a stack changed together with the screen's traits is arranged in the same pass`() {
    // Don't use the main screen, which shows windows of other tests.
    let (window, screen) = (UIWindow(frame: CGRect(0, 0, 200, 100)), UIScreen())
    window.screen = screen
    let second = UIView()
    let view = Arranging([UIView(), second])
    view.changesWithTraits = true
    view.change = { stack, view in
      stack.axis = view.traitCollection.userInterfaceIdiom == .pad ? .horizontal : .vertical
    }
    window.addSubview(view)
    screen.configure(size: CGSize(width: 1024, height: 768), scale: 2)
    window.layoutIfNeeded()
    #expect(second.frame == CGRect(100, 0, 100, 100))
    screen.configure(size: CGSize(width: 390, height: 844), scale: 2)
    window.layoutIfNeeded()
    #expect(second.frame == CGRect(0, 50, 200, 50))
  }

  @Test func `a layout that changes a stack every time without moving views terminates`() {
    let window = UIWindow(frame: CGRect(0, 0, 200, 100))
    let (first, second) = (UIView(), UIView())
    let view = Arranging([first, second])
    view.change = { stack, _ in
      stack.removeArrangedSubview(first)
      stack.insertArrangedSubview(first, at: 0)
    }
    window.addSubview(view)
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    let layouts = view.layouts
    window.layoutIfNeeded()
    expectEqual((view.layouts, layouts), (second.frame, CGRect(100, 0, 100, 100)))
  }

  @Test func `layoutIfNeeded on an arranged view lays out its stack first`() {
    let window = UIWindow(frame: CGRect(0, 0, 200, 100))
    let added = UIView()
    let view = Arranging([UIView()])
    window.addSubview(view)
    window.layoutIfNeeded()
    view.stack.addArrangedSubview(added)
    added.layoutIfNeeded()
    #expect(added.frame == CGRect(100, 0, 100, 100))
  }

  @Test func `pending constraint updates move with a view to another view tree`() {
    let (root, other) = (UIView(), UIView())
    let (container, counting) = (UIView(), CountingView())
    container.addSubview(counting)
    root.addSubview(container)
    root.layoutIfNeeded()
    counting.setNeedsUpdateConstraints()
    other.addSubview(container)
    root.layoutIfNeeded()
    #expect(counting.updates == 0)
    other.layoutIfNeeded()
    #expect(counting.updates == 1)
  }
}
