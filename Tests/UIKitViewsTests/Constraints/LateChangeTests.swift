import UIKitViews
import TestSupport
import Testing
import UIKitTestSupport

@Suite("Constraints and sizes that change late")
struct LateChangeTests {
  private let stage = ConstraintStage(400, 300)

  /// Adds a view across the top of the root, with content pinned to the edges of a guide.
  private func banner(_ guide: UILayoutGuide, of view: UIView, around content: UIView) {
    stage.add(view)
    stage.add(content, to: view)
    activate(
      view.topAnchor.constraint(equalTo: stage.root.topAnchor),
      view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor))
  }

  /// Changes to the margins of a view that initially has margins of 8 on each side and doesn't preserve its
  /// superview's margins.
  nonisolated enum MarginChange: CaseIterable {
    case sides, directional, preserving, withoutSafeArea
  }

  @Test(arguments: MarginChange.allCases)
  func `a view's size follows its margins in the layout after they change`(change: MarginChange) {
    let (view, content) = (UIView(), BoxView(20, 20))
    stage.root.layoutMargins = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
    banner(view.layoutMarginsGuide, of: view, around: content)
    let controller = UIViewController()
    if change == .withoutSafeArea {
      stage.root.removeFromSuperview()
      controller.view = stage.root
      controller.additionalSafeAreaInsets.top = 40
      stage.window.rootViewController = controller
      stage.window.makeKeyAndVisible()
    }
    stage.layOut()
    #expect(view.frame.height == (change == .withoutSafeArea ? 76 : 36))
    switch change {
    case .sides: view.layoutMargins.bottom = 50
    case .directional: view.directionalLayoutMargins.top = 50
    case .preserving: view.preservesSuperviewLayoutMargins = true
    case .withoutSafeArea: view.insetsLayoutMarginsFromSafeArea = false
    }
    UIView.animate(withDuration: 1) { stage.layOut() }
    let height: CGFloat =
      switch change {
      case .sides, .directional: 78
      case .preserving: 58
      case .withoutSafeArea: 36
      }
    expectEqual(
      (view.frame.height, height),
      (content.frame.maxY + view.layoutMargins.bottom, height),
      (content.frame.height, 20))
  }

  @Test func `an outer stack follows the margins of an inner stack at once`() {
    let inner = UIStackView(arrangedSubviews: [BoxView(20, 20)])
    inner.isLayoutMarginsRelativeArrangement = true
    inner.layoutMargins = .zero
    let outer = UIStackView(arrangedSubviews: [inner, BoxView(20, 20)])
    outer.axis = .vertical
    stage.add(outer)
    stage.layOut()
    #expect(outer.frame.size == CGSize(width: 20, height: 40))
    inner.layoutMargins = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
    stage.layOut()
    expectEqual((outer.frame.size, CGSize(width: 50, height: 60)), (inner.frame.height, 40))
  }

  @Test func `a text in the readable column wraps and sizes its view in one layout`() {
    let stage = ConstraintStage(1400, 300)
    let text = label(String(repeating: "Words that wrap. ", count: 20))
    text.numberOfLines = 0
    let view = stage.add(UIView())
    stage.add(text, to: view)
    let column = view.readableContentGuide
    activate(
      view.topAnchor.constraint(equalTo: stage.root.topAnchor),
      view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
      text.topAnchor.constraint(equalTo: view.topAnchor),
      text.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      text.leadingAnchor.constraint(equalTo: column.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: column.trailingAnchor))
    for width in [1400, 700, 1200] as [CGFloat] {
      stage.window.frame.size.width = width
      stage.root.frame.size.width = width
      stage.layOut()
      let height = text.sizeThatFits(CGSize(width: text.bounds.width, height: 0)).height
      expectEqual(
        (text.bounds.width, width > 1008 ? 920 : width - 16), (text.bounds.height, height),
        (view.bounds.height, height))
    }
  }

  /// A view of constant area. It determines its height during layout.
  private final class Area: UIView {
    private var width: CGFloat = 0
    private(set) var layouts = 0

    override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: width > 0 ? 10_000 / width : 10)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      guard width != bounds.width else { return }
      width = bounds.width
      invalidateIntrinsicContentSize()
    }
  }

  @Test func `a view whose height depends on its width is sized in the same layout`() {
    let (area, below) = (Area(), BoxView(UIView.noIntrinsicMetric, 20))
    let stack = UIStackView(arrangedSubviews: [area, below])
    stack.axis = .vertical
    stage.add(stack)
    activate(
      stack.topAnchor.constraint(equalTo: stage.root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor))
    for (width, height) in [(400, 25), (200, 50)] as [(CGFloat, CGFloat)] {
      stage.root.frame.size.width = width
      stage.layOut()
      expectEqual(
        (area.frame, CGRect(0, 0, width, height)), (below.frame, CGRect(0, height, width, 20)),
        (stack.frame.height, height + 20))
    }
    let layouts = area.layouts
    stage.layOut()
    #expect(area.layouts == layouts)
  }

  /// Invalidates its superview's layout during each layout.
  private final class Marking: UIView {
    private(set) var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      superview?.setNeedsLayout()
      invalidateIntrinsicContentSize()
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 10, height: CGFloat(layouts)) }
  }

  @Test func `a view that changes its size in every layout resumes in the next layout pass`() {
    let view = Marking()
    stage.add(view)
    activate(view.topAnchor.constraint(equalTo: stage.root.topAnchor))
    #expect(exceptions { stage.layOut() }.isEmpty)
    let layouts = view.layouts
    #expect(layouts < 20)
    #expect(exceptions { stage.layOut() }.isEmpty)
    #expect(view.layouts > layouts)
  }

  @Test func `systemLayoutSizeFitting uses the intrinsic size of a view without constraints`() {
    let (view, wide) = (BoxView(30, 40), BoxView(30, UIView.noIntrinsicMetric))
    wide.bounds.size = CGSize(width: 5, height: 6)
    expectEqual(
      (view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 30, height: 40)),
      (view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize), CGSize(width: 30, height: 40)),
      (
        view.systemLayoutSizeFitting(
          CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel), CGSize(width: 100, height: 40)
      ),
      (wide.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 30, height: 6)),
      (
        UISwitch().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
        CGSize(width: 51, height: 31)
      ))
  }

  @Test(arguments: [
    UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ])
  func `a stack's length depends only on its currently visible views`(
    distribution: UIStackView.Distribution
  ) {
    let views = (0..<3).map { _ in BoxView(20, 40) }
    let (stack, below) = (UIStackView(arrangedSubviews: views), BoxView(20, 20))
    (stack.axis, stack.distribution, stack.spacing) = (.vertical, distribution, 10)
    stage.add(stack)
    stage.add(below)
    activate(
      stack.topAnchor.constraint(equalTo: stage.root.topAnchor),
      below.topAnchor.constraint(equalTo: stack.bottomAnchor))
    func expect(_ count: Int, _ height: CGFloat) {
      for (index, view) in views.enumerated() { view.isHidden = index >= count }
      stage.layOut()
      expectEqual((stack.bounds.height, height), (below.frame.minY, height))
    }
    expect(3, 140)
    expect(2, 90)
    expect(0, 0)
    expect(1, 40)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 3, left: 0, bottom: 4, right: 0)
    expect(0, 7)
    // A height constraint of the stack itself applies, too.
    let height = stack.heightAnchor.constraint(equalToConstant: 200)
    height.priority = .defaultLow
    height.isActive = true
    expect(0, 200)
  }

  @Test
  func `a label that takes all the width is as tall as its lines at that width`() {
    let (wide, other) = (label(String(repeating: "Words that wrap. ", count: 20)), label("Other"))
    wide.numberOfLines = 0
    wide.setContentCompressionResistancePriority(.required, for: .horizontal)
    let stack = stage.add(UIStackView(arrangedSubviews: [wide, other]))
    activate(
      stack.topAnchor.constraint(equalTo: stage.root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor))
    stage.layOut()
    let height = wide.sizeThatFits(CGSize(width: 400, height: 0)).height
    expectEqual(
      (wide.frame, CGRect(0, 0, 400, height)), (other.frame.width, 0), (stack.frame.height, height))
  }

}
