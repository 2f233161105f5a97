import UIKitViews
import TestSupport
import Testing
import UIKitTestSupport

@Suite("Constraints and the view tree")
struct ConstraintHierarchyTests {
  @Test(.fact("N5"))
  func `a constraint is installed on the closest common ancestor and is required`() {
    let (root, a, b, inner) = (UIView(), UIView(), UIView(), UIView())
    root.addSubview(a)
    root.addSubview(b)
    a.addSubview(inner)
    let (own, sibling, deep) = (
      inner.widthAnchor.constraint(equalToConstant: 10), inner.topAnchor.constraint(equalTo: b.topAnchor),
      inner.leadingAnchor.constraint(equalTo: a.leadingAnchor)
    )
    expectEqual((own.priority, .required), (own.isActive, false))
    activate(own, sibling, deep)
    expectEqual(
      (inner.constraints, [own]),
      (root.constraints, [sibling]),
      (a.constraints, [deep]),
      (UIView.noIntrinsicMetric, -1))
    sibling.isActive = false
    #expect(root.constraints.isEmpty)
    #expect(!sibling.isActive)
  }

  @Test func `items without a common ancestor and invalid attribute pairs raise exceptions`() {
    let (one, other) = (UIView(), UIView())
    let constraint = one.topAnchor.constraint(equalTo: other.topAnchor)
    #expect(exceptions { constraint.isActive = true }.first?.contains("they have no common ancestor") == true)
    #expect(!constraint.isActive)
    func pair(_ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute, _ item: UIView?)
      -> String?
    {
      exceptions {
        _ = NSLayoutConstraint(
          item: one, attribute: first, relatedBy: .equal, toItem: item, attribute: second, multiplier: 1,
          constant: 0)
      }.first
    }
    #expect(pair(.top, .notAnAttribute, nil)?.contains("sets a location equal to a constant") == true)
    #expect(pair(.width, .top, other)?.contains("Invalid pairing of layout attributes") == true)
    #expect(pair(.leading, .left, other)?.contains("leading/trailing for both or neither") == true)
    #expect(pair(.width, .height, other) == nil)
    #expect(exceptions { _ = constraint.at(0) }.first?.contains("It's illegal to set priority:0") == true)
    #expect(exceptions { other.addConstraint(constraint) }.first?.contains("not prepared") == true)
  }

  @Test(
    arguments: [CGFloat.nan, .infinity, -.infinity])
  func `a nonfinite constant or multiplier raises an exception and becomes 0 or 1`(
    number: CGFloat
  ) {
    let stage = ConstraintStage(300, 100)
    let view = stage.add(UIView())
    var made: [NSLayoutConstraint] = []
    let reasons = exceptions {
      made = [
        NSLayoutConstraint(
          item: view, attribute: .left, relatedBy: .equal, toItem: stage.root, attribute: .left,
          multiplier: 1, constant: number),
        view.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: number),
        view.widthAnchor.constraint(equalTo: stage.root.widthAnchor, multiplier: number),
        view.heightAnchor.constraint(greaterThanOrEqualToConstant: number),
      ]
    }
    let parts = ["constant", "constant", "multiplier", "constant"]
    #expect(reasons.count == 4)
    for (reason, part) in zip(reasons, parts) {
      #expect(reason.hasPrefix("The \(part) of <NSLayoutConstraint:"))
      #expect(reason.hasSuffix(" must be finite, not \(number)."))
    }
    expectEqual((made.map(\.constant), [0, 0, 0, 0]), (made.map(\.multiplier), [1, 1, 1, 1]))
    NSLayoutConstraint.activate(made)
    stage.layOut()
    #expect(view.frame == CGRect(0, 0, 300, 0))
  }

  @Test(
    arguments: [
      (CGSize(width: 100, height: CGFloat.infinity), UILayoutPriority.fittingSizeLevel, true),
      (CGSize(width: 100, height: CGFloat.nan), .fittingSizeLevel, true),
      (CGSize(width: 100, height: 0), UILayoutPriority(0), false),
      (CGSize(width: 100, height: 0), UILayoutPriority(-1), true),
      (CGSize(width: 100, height: 0), UILayoutPriority(.nan), true),
    ])
  func `an invalid fitting target or priority raises an exception, unlike priority 0`(
    target: CGSize, priority: UILayoutPriority, isError: Bool
  ) {
    let view = UIView()
    let box = BoxView(30, 20)
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate(
      ["H:|[b]|", "V:|[b]|"].flatMap {
        NSLayoutConstraint.constraints(withVisualFormat: $0, views: ["b": box])
      })
    var size = CGSize.zero
    let reasons = exceptions {
      size = view.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: .required, verticalFittingPriority: priority)
    }
    expectEqual((reasons.count, isError ? 1 : 0), (size, CGSize(width: 100, height: 20)))
  }

  @Test func `nonfinite margins and alignment insets are ignored with one warning`() {
    final class Odd: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: .nan, bottom: 0, right: 0) }
      override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 20) }
    }
    let stage = ConstraintStage(300, 100)
    let (inside, odd) = (stage.add(BoxView(10, 10)), stage.add(Odd()))
    activate(
      inside.leftAnchor.constraint(equalTo: stage.root.layoutMarginsGuide.leftAnchor),
      odd.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 5))
    let told = warnings {
      let reasons = exceptions {
        stage.root.layoutMargins.left = .nan
        stage.root.directionalLayoutMargins.leading = .infinity
        stage.layOut()
      }
      #expect(reasons.isEmpty)
    }
    expectEqual((told.count, 1), (inside.frame.minX, 8), (odd.frame.minX, 5))
  }

  @Test(
    arguments: [
      (NSLayoutConstraint.Attribute.left, NSLayoutConstraint.Attribute.top), (.top, .leading),
      (.centerX, .bottom),
    ])
  func `anchors of different axes raise an exception on activation, not on creation`(
    first: NSLayoutConstraint.Attribute, second: NSLayoutConstraint.Attribute
  ) throws {
    let (root, view) = (UIView(), UIView())
    root.addSubview(view)
    var constraint: NSLayoutConstraint?
    let made = exceptions {
      constraint = NSLayoutConstraint(
        item: view, attribute: first, relatedBy: .equal, toItem: root, attribute: second, multiplier: 1,
        constant: 0)
    }
    #expect(made.isEmpty)
    let activated = exceptions { constraint?.isActive = true }
    #expect(activated.first?.contains("Invalid pairing of layout attributes") == true)
    #expect(constraint?.isActive == false)
  }

  @Test func `a removed view keeps its own constraints and deactivates those with other views`() {
    let stage = ConstraintStage(300, 300)
    let (a, b) = (stage.add(UIView()), stage.add(UIView()))
    let inside = stage.add(BoxView(10, 10), to: a)
    let (own, outer, inner) = (
      a.widthAnchor.constraint(equalToConstant: 100), b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      inside.leadingAnchor.constraint(equalTo: a.leadingAnchor, constant: 5)
    )
    let edge = a.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 20)
    activate(own, outer, inner, edge)
    stage.layOut()
    expectEqual((b.frame.minX, 120), (inside.frame.minX, 5))
    a.removeFromSuperview()
    expectEqual(
      (outer.isActive, false),
      (edge.isActive, false),
      (own.isActive, true),
      (inner.isActive, true))
    stage.layOut()
    stage.add(a)
    inner.constant = 9
    a.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 30).isActive = true
    stage.layOut()
    expectEqual((a.frame.minX, 30), (a.frame.width, 100), (inside.frame, CGRect(9, 0, 10, 10)))
  }

  @Test func `a view with constraints can be built and measured before it has a superview`() {
    let card = UIView()
    card.translatesAutoresizingMaskIntoConstraints = false
    let text = BoxView(80, 20)
    text.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(text)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "H:|-10-[t]-10-|", views: ["t": text])
        + NSLayoutConstraint.constraints(withVisualFormat: "V:|-5-[t]-5-|", views: ["t": text]))
    #expect(card.systemLayoutSizeFitting(.zero) == CGSize(width: 100, height: 30))
    let stage = ConstraintStage(300, 300)
    stage.add(card)
    card.centerXAnchor.constraint(equalTo: stage.root.centerXAnchor).isActive = true
    card.topAnchor.constraint(equalTo: stage.root.topAnchor).isActive = true
    stage.layOut()
    expectEqual((card.frame, CGRect(100, 0, 100, 30)), (text.frame, CGRect(10, 5, 80, 20)))
    text.contents.width = 120
    stage.layOut()
    expectEqual(
      (card.frame, CGRect(80, 0, 140, 30)),
      (card.systemLayoutSizeFitting(.zero), CGSize(width: 140, height: 30)))
  }

  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func `constraints of a view that outlives its superview apply in the next superview`(
    direction: UITraitEnvironmentLayoutDirection
  ) {
    let (a, b) = (BoxView(10, 10), BoxView(10, 10))
    for view in [a, b] { view.translatesAutoresizingMaskIntoConstraints = false }
    let width = a.widthAnchor.constraint(equalToConstant: 50)
    let gap = b.leadingAnchor.constraint(equalTo: a.trailingAnchor)
    do {
      let gone = UIView(frame: CGRect(0, 0, 100, 100))
      for view in [a, b] { gone.addSubview(view) }
      activate(width, gap)
      gone.layoutIfNeeded()
      #expect(a.frame.width == 50)
    }
    #expect(!gap.isActive)
    let stage = ConstraintStage(300, 300)
    stage.window.traitOverrides.layoutDirection = direction
    let other = stage.add(UIView())
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "H:|-30-[v(20)]", views: ["v": other]))
    stage.layOut()
    let frame = other.frame
    for view in [a, b] { stage.add(view) }
    width.constant = 60
    gap.isActive = true
    gap.isActive = false
    stage.layOut()
    expectEqual((a.frame.width, 60), (other.frame, frame))
  }

  @Test func `a view can switch between frames and constraints`() {
    let stage = ConstraintStage(300, 300)
    let view = UIView(frame: CGRect(10, 10, 50, 50))
    stage.root.addSubview(view)
    let inside = stage.add(BoxView(10, 10), to: view)
    inside.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    inside.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    stage.layOut()
    #expect(inside.frame == CGRect(40, 0, 10, 10))
    view.translatesAutoresizingMaskIntoConstraints = false
    activate(
      view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 100),
      view.topAnchor.constraint(equalTo: stage.root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 80),
      view.heightAnchor.constraint(equalToConstant: 20))
    stage.layOut()
    expectEqual((view.frame, CGRect(100, 0, 80, 20)), (inside.frame, CGRect(70, 0, 10, 10)))
    NSLayoutConstraint.deactivate(view.constraints.filter { $0.secondItem == nil } + stage.root.constraints)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(0, 0, 60, 60)
    stage.layOut()
    expectEqual((view.frame, CGRect(0, 0, 60, 60)), (inside.frame, CGRect(50, 0, 10, 10)))
  }

  @Test func `a guide moved to another view deactivates its constraints and works there again`() {
    let stage = ConstraintStage(300, 300)
    let views = [UIView(frame: CGRect(0, 0, 100, 100)), UIView(frame: CGRect(150, 0, 100, 100))]
    for view in views { stage.root.addSubview(view) }
    let (guide, outside) = (UILayoutGuide(), stage.add(UIView()))
    let lead = outside.leadingAnchor.constraint(equalTo: guide.trailingAnchor, constant: 5)
    outside.widthAnchor.constraint(equalToConstant: 20).isActive = true
    for view in views {
      view.addLayoutGuide(guide)
      #expect(!lead.isActive)
      let inside = [
        guide.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
        guide.widthAnchor.constraint(equalToConstant: 40),
      ]
      NSLayoutConstraint.activate(inside + [lead])
      stage.layOut()
      expectEqual((outside.frame.minX, view.frame.minX + 55), (guide.layoutFrame.minX, 10))
      NSLayoutConstraint.deactivate(inside)
    }
  }

  @Test(.fact("N22"))
  func `a view with a flexible size fills a constrained superview, even when measuring`() {
    let stage = ConstraintStage(300, 300)
    let outer = stage.add(UIView())
    let filling = UIView(frame: outer.bounds)
    filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(filling)
    let text = stage.add(BoxView(70, 20), to: filling)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "H:|-5-[t]-5-|", views: ["t": text])
        + NSLayoutConstraint.constraints(withVisualFormat: "V:|-5-[t]-5-|", views: ["t": text]))
    activate(
      outer.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      outer.topAnchor.constraint(equalTo: stage.root.topAnchor))
    stage.layOut()
    expectEqual(
      (outer.frame, CGRect(0, 0, 80, 30)),
      (filling.frame, CGRect(0, 0, 80, 30)),
      (text.frame, CGRect(5, 5, 70, 20)),
      (outer.systemLayoutSizeFitting(.zero), CGSize(width: 80, height: 30)))
    let container = UIView(frame: CGRect(0, 0, 200, 100))
    let masks: [(CGRect, UIView.AutoresizingMask, CGRect)] = [
      (CGRect(10, 10, 180, 30), [.flexibleWidth, .flexibleBottomMargin], CGRect(10, 10, 268, 30)),
      (CGRect(150, 60, 40, 30), [.flexibleLeftMargin, .flexibleTopMargin], CGRect(238, 120, 40, 30)),
      (
        CGRect(80, 40, 40, 20),
        [.flexibleLeftMargin, .flexibleTopMargin, .flexibleRightMargin, .flexibleBottomMargin],
        CGRect(124, 70, 40, 20)
      ),
    ]
    for (frame, mask, _) in masks {
      let view = UIView(frame: frame)
      view.autoresizingMask = mask
      container.addSubview(view)
    }
    container.frame.size = CGSize(width: 288, height: 160)
    #expect(container.subviews.map(\.frame) == masks.map(\.2))
  }

  @Test func `constraints to a scroll view's edges determine its content size`() {
    let stage = ConstraintStage(200, 100)
    let scroll = stage.add(UIScrollView())
    let (content, pinned) = (stage.add(UIView(), to: scroll), stage.add(UIView(), to: scroll))
    NSLayoutConstraint.activate(
      ["H:|[s]|", "V:|[s]|", "H:|-10-[c]-10-|", "V:|[c(500)]|"].flatMap {
        NSLayoutConstraint.constraints(withVisualFormat: $0, views: ["s": scroll, "c": content])
      })
    activate(
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -20),
      pinned.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 4),
      pinned.heightAnchor.constraint(equalToConstant: 10))
    stage.layOut()
    expectEqual(
      (scroll.contentSize, CGSize(width: 200, height: 500)),
      (content.frame, CGRect(10, 0, 180, 500)),
      (pinned.frame.minY, 4))
    scroll.contentOffset.y = 50
    stage.layOut()
    #expect(pinned.frame.minY == 54)
  }

  // Apple's TN2154: constraints to outside views make views inside a scroll view float over its contents.
  @Test(.fact("N25"))
  func `views in a scroll view constrained to an outside view do not scroll`() {
    let stage = ConstraintStage(200, 100)
    let scroll = stage.add(UIScrollView())
    let (content, header, deep) = (
      stage.add(UIView(), to: scroll), stage.add(BoxView(20, 10), to: scroll), BoxView(20, 10)
    )
    stage.add(deep, to: content)
    NSLayoutConstraint.activate(
      ["H:|-7-[s]|", "V:|-5-[s]|", "H:|[c(500)]|", "V:|[c(500)]|"].flatMap {
        NSLayoutConstraint.constraints(withVisualFormat: $0, views: ["s": scroll, "c": content])
      })
    activate(
      header.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 5),
      deep.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 9))
    for offset in [CGPoint.zero, CGPoint(x: 30, y: 50), CGPoint(x: 10, y: 80)] {
      scroll.contentOffset = offset
      stage.layOut()
      expectEqual(
        (header.frame.minY, offset.y), (deep.frame.minX, offset.x + 2), (content.frame.minY, 0))
    }
  }

  @Test func `constraints to a view with a frame respect its anchor point`() {
    let stage = ConstraintStage(300, 300)
    let (fixed, neighbour) = (UIView(frame: CGRect(100, 100, 50, 50)), stage.add(BoxView(10, 10)))
    stage.root.addSubview(fixed)
    activate(
      neighbour.leadingAnchor.constraint(equalTo: fixed.trailingAnchor),
      neighbour.topAnchor.constraint(equalTo: fixed.bottomAnchor))
    stage.layOut()
    #expect(neighbour.frame.origin == CGPoint(x: 150, y: 150))
    fixed.anchorPoint = CGPoint(x: 0, y: 1)
    stage.layOut()
    expectEqual(
      (fixed.frame.origin, CGPoint(x: 125, y: 75)), (neighbour.frame.origin, CGPoint(x: 175, y: 125)))
  }

  // MARK: Baselines

  @Test func `a row's first baseline is its tallest label's, even after the tallest changes`() {
    let stage = ConstraintStage(300, 300)
    let (first, neighbour) = (label("Hg", 13), stage.add(label("Hg", 17)))
    let row = stage.add(UIStackView(arrangedSubviews: [first, label("Hg", 28)]))
    row.alignment = .firstBaseline
    activate(
      row.topAnchor.constraint(equalTo: stage.root.topAnchor),
      row.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      neighbour.firstBaselineAnchor.constraint(equalTo: row.firstBaselineAnchor))
    func ascender(_ size: CGFloat) -> CGFloat { (UIFont.systemFont(ofSize: size).ascender * 2).rounded() / 2 }
    stage.layOut()
    #expect(neighbour.frame.minY == ascender(28) - ascender(17))
    first.font = .systemFont(ofSize: 40)
    stage.layOut()
    #expect(neighbour.frame.minY == ascender(40) - ascender(17))
  }

  @Test func `a column's baseline is correct after a nested column hides or shows a view`() {
    let stage = ConstraintStage(300, 300)
    let a = BoxView(50, 10)
    let inner = UIStackView(arrangedSubviews: [a, BoxView(50, 10)])
    let outer = stage.add(UIStackView(arrangedSubviews: [inner, BoxView(50, 10)]))
    let neighbour = stage.add(BoxView(10, 10))
    for stack in [inner, outer] { stack.axis = .vertical }
    activate(
      outer.topAnchor.constraint(equalTo: stage.root.topAnchor),
      outer.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      neighbour.firstBaselineAnchor.constraint(equalTo: outer.firstBaselineAnchor))
    for isHidden in [false, true, false] {
      a.isHidden = isHidden
      stage.layOut()
      expectEqual((neighbour.frame.minY, 0), (outer.frame.height, isHidden ? 20 : 30))
    }
  }

  // MARK: Constraint updates

  private final class UpdatingView: UIView {
    var log: [String] = []
    var name = ""
    static var log: [String] = []
    override class var requiresConstraintBasedLayout: Bool { true }
    override func updateConstraints() {
      Self.log.append("update \(name)")
      super.updateConstraints()
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      Self.log.append("layout \(name)")
    }
  }

  @Test func `constraints update before the layout, subviews first, once for many requests`() {
    UpdatingView.log = []
    let stage = ConstraintStage(100, 100)
    let (outer, inner) = (UpdatingView(), UpdatingView())
    (outer.name, inner.name) = ("outer", "inner")
    outer.addSubview(inner)
    stage.root.addSubview(outer)
    outer.setNeedsUpdateConstraints()
    #expect(outer.needsUpdateConstraints())
    stage.layOut()
    #expect(UpdatingView.log == ["update inner", "update outer", "layout outer", "layout inner"])
    #expect(!outer.needsUpdateConstraints())
    UpdatingView.log = []
    inner.setNeedsUpdateConstraints()
    inner.setNeedsUpdateConstraints()
    stage.root.updateConstraintsIfNeeded()
    #expect(UpdatingView.log == ["update inner"])
  }

  @Test func `constraints position the alignment rectangle rather than the frame`() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
      override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 20) }
    }
    let stage = ConstraintStage(200, 200)
    let (view, neighbour) = (stage.add(Shadowed()), stage.add(UIView()))
    activate(
      view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 10),
      neighbour.leadingAnchor.constraint(equalTo: view.trailingAnchor),
      neighbour.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      neighbour.heightAnchor.constraint(equalToConstant: 4))
    stage.layOut()
    expectEqual(
      (view.frame, CGRect(8, 9, 56, 24)),
      (neighbour.frame.minX, 60),
      (neighbour.frame.midY, 20),
      (view.frame(forAlignmentRect: CGRect(10, 10, 50, 20)), view.frame),
      (view.alignmentRect(forFrame: view.frame), CGRect(10, 10, 50, 20)))
  }

  @Test(
    .fact("N21"),
    arguments: [
      (UILabel.self, 250, 250), (UIView.self, 250, 250), (UIImageView.self, 250, 250),
      (UIButton.self, 250, 250),
      (UISlider.self, 250, 750), (UIProgressView.self, 250, 750), (UIPageControl.self, 250, 750),
      (UISwitch.self, 750, 750), (UIActivityIndicatorView.self, 750, 750),
    ] as [(UIView.Type, Float, Float)])
  func `each class has its own hugging priorities and a compression resistance of 750`(
    type: UIView.Type, across: Float, down: Float
  ) {
    let view: UIView = UIView._make(type, frame: .zero)
    expectEqual(
      (view.contentHuggingPriority(for: .horizontal).rawValue, across),
      (view.contentHuggingPriority(for: .vertical).rawValue, down))
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      #expect(view.contentCompressionResistancePriority(for: axis).rawValue == 750)
    }
  }

  @Test(.fact("N21"))
  func `a switch keeps its size, and the label next to it takes the remaining width`() {
    let stage = ConstraintStage(320, 100)
    let (text, onOff) = (stage.add(label("Wi-Fi")), stage.add(UISwitch()))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-16-[t]-8-[s]-16-|", options: .alignAllCenterY, views: ["t": text, "s": onOff]))
    stage.layOut()
    let size = onOff.intrinsicContentSize
    expectEqual(
      (onOff.alignmentRect(forFrame: onOff.frame).size, size),
      (text.frame.width, 280 - size.width))
  }

  @Test(.fact("N21"))
  func `plain views and scroll views have no intrinsic content size`() {
    expectEqual(
      (UIView().intrinsicContentSize, CGSize(width: -1, height: -1)),
      (UIScrollView().intrinsicContentSize, CGSize(width: -1, height: -1)))
  }
}
