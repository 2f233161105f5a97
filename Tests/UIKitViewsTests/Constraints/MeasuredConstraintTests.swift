import UIKitViews
import TestSupport
import Testing
import UIKitTestSupport

/// Frames recorded from Apple's engine. SE: iamcgn/swiftui-web, iPhone SE, iOS 26.0, scale 2. P: Vercantez/openuikit, iPhone 16
/// or SE, iOS 26.1. C: the same, Mac Catalyst 26.1, scale 2.
@Suite("Constraints, measured")
struct MeasuredConstraintTests {
  @Test("views are pinned, centred and proportioned; edges go to pixels, quarters up", .fact("N1"))
  func pins() {
    // SE autolayout/pins
    let stage = ConstraintStage(320, 300)
    let root = stage.root
    let banner = stage.add(UIView())
    activate(
      banner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      banner.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      banner.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
      banner.heightAnchor.constraint(equalToConstant: 40))
    let centred = stage.add(UIView())
    activate(
      centred.widthAnchor.constraint(equalToConstant: 101),
      centred.heightAnchor.constraint(equalToConstant: 51),
      centred.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      centred.centerYAnchor.constraint(equalTo: root.centerYAnchor))
    let container = UIView(frame: CGRect(205, 120, 99, 51))
    root.addSubview(container)
    let quarter = stage.add(UIView(), to: container)
    activate(
      quarter.widthAnchor.constraint(equalToConstant: 34.5),
      quarter.heightAnchor.constraint(equalToConstant: 20.5),
      quarter.centerXAnchor.constraint(equalTo: container.centerXAnchor),
      quarter.centerYAnchor.constraint(equalTo: container.centerYAnchor))
    let aspect = stage.add(UIView())
    activate(
      aspect.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      aspect.topAnchor.constraint(equalTo: root.topAnchor, constant: 72),
      aspect.heightAnchor.constraint(equalToConstant: 30),
      aspect.widthAnchor.constraint(equalTo: aspect.heightAnchor, multiplier: 2))
    let pinned = stage.add(label("Pinned label"))
    activate(
      pinned.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      pinned.topAnchor.constraint(equalTo: root.topAnchor, constant: 120))
    let stretched = stage.add(label("Stretched"))
    activate(
      stretched.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      stretched.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      stretched.topAnchor.constraint(equalTo: root.topAnchor, constant: 160))
    let corner = stage.add(UIView())
    activate(
      corner.widthAnchor.constraint(equalToConstant: 40), corner.heightAnchor.constraint(equalToConstant: 40),
      corner.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      corner.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -16))
    stage.layOut()
    #expect(banner.frame == CGRect(16, 16, 288, 40))
    #expect(centred.frame == CGRect(109.5, 124.5, 101, 51))
    #expect(container.frame == CGRect(205, 120, 99, 51))
    #expect(quarter.frame == CGRect(32.5, 15.5, 34.5, 20.5))
    #expect(aspect.frame == CGRect(16, 72, 60, 30))
    #expect(pinned.frame == CGRect(16, 120, pinned.intrinsicContentSize.width, 20.5))
    #expect(stretched.frame == CGRect(16, 160, 288, 20.5))
    #expect(corner.frame == CGRect(264, 244, 40, 40))
  }

  @Test("views in views are placed in their superviews' coordinates", .fact("N1"))
  func nested() {
    // C constraints_nested
    let stage = ConstraintStage(320, 200)
    let (root, a) = (stage.root, stage.add(UIView()))
    let (b, d) = (stage.add(UIView(), to: a), stage.add(UIView(), to: a))
    let dot = stage.add(UIView(), to: d)
    let e = stage.add(UIView())
    activate(
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      a.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      a.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      a.heightAnchor.constraint(equalToConstant: 110),
      b.leadingAnchor.constraint(equalTo: a.leadingAnchor, constant: 10),
      b.topAnchor.constraint(equalTo: a.topAnchor, constant: 10),
      b.bottomAnchor.constraint(equalTo: a.bottomAnchor, constant: -10),
      b.widthAnchor.constraint(equalToConstant: 60),
      d.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 10),
      d.trailingAnchor.constraint(equalTo: a.trailingAnchor, constant: -10),
      d.topAnchor.constraint(equalTo: a.topAnchor, constant: 10),
      d.bottomAnchor.constraint(equalTo: a.bottomAnchor, constant: -10),
      dot.widthAnchor.constraint(equalToConstant: 30), dot.heightAnchor.constraint(equalToConstant: 30),
      dot.centerXAnchor.constraint(equalTo: d.centerXAnchor),
      dot.centerYAnchor.constraint(equalTo: d.centerYAnchor),
      e.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      e.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 12),
      e.widthAnchor.constraint(equalToConstant: 80), e.heightAnchor.constraint(equalToConstant: 30))
    stage.layOut()
    #expect(a.frame == CGRect(20, 20, 280, 110))
    #expect(b.frame == CGRect(10, 10, 60, 90))
    #expect(d.frame == CGRect(80, 10, 190, 90))
    #expect(dot.frame == CGRect(80, 30, 30, 30))
    #expect(e.frame == CGRect(20, 142, 80, 30))
  }

  @Test("centres count from the centre of the superview", .fact("N1"))
  func centres() {
    // C constraints_center_size
    let stage = ConstraintStage(320, 240)
    let (large, small) = (stage.add(UIView()), stage.add(UIView()))
    activate(
      large.widthAnchor.constraint(equalToConstant: 120), large.heightAnchor.constraint(equalToConstant: 80),
      large.centerXAnchor.constraint(equalTo: stage.root.centerXAnchor),
      large.centerYAnchor.constraint(equalTo: stage.root.centerYAnchor),
      small.widthAnchor.constraint(equalToConstant: 40), small.heightAnchor.constraint(equalToConstant: 40),
      small.centerXAnchor.constraint(equalTo: stage.root.centerXAnchor, constant: 80),
      small.centerYAnchor.constraint(equalTo: stage.root.centerYAnchor, constant: -60))
    stage.layOut()
    #expect(large.frame == CGRect(100, 80, 120, 80))
    #expect(small.frame == CGRect(220, 40, 40, 40))
  }

  @Test("a higher priority wins; the label that hugs less takes the room", .fact("N2"))
  func priorities() {
    // SE autolayout/priorities
    let stage = ConstraintStage(320, 300)
    let root = stage.root
    func row() -> UIView {
      let view = stage.add(UIView())
      activate(view.heightAnchor.constraint(equalToConstant: 30))
      return view
    }
    let (wide, pick, atLeast, atLeast2) = (row(), row(), row(), row())
    activate(
      wide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      wide.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
      wide.widthAnchor.constraint(equalToConstant: 500).at(999),
      wide.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -16),
      pick.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      pick.topAnchor.constraint(equalTo: wide.bottomAnchor, constant: 8),
      pick.widthAnchor.constraint(equalToConstant: 200).at(250),
      pick.widthAnchor.constraint(equalToConstant: 100).at(750),
      atLeast.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      atLeast.topAnchor.constraint(equalTo: pick.bottomAnchor, constant: 8),
      atLeast.widthAnchor.constraint(greaterThanOrEqualToConstant: 100).at(750),
      atLeast.widthAnchor.constraint(equalToConstant: 50).at(999),
      atLeast2.leadingAnchor.constraint(equalTo: atLeast.trailingAnchor, constant: 8),
      atLeast2.topAnchor.constraint(equalTo: atLeast.topAnchor),
      atLeast2.widthAnchor.constraint(greaterThanOrEqualToConstant: 100).at(999),
      atLeast2.widthAnchor.constraint(equalToConstant: 50).at(750))
    let (left, right) = (stage.add(label("Left")), stage.add(label("Right")))
    left.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    left.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    activate(
      left.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      left.topAnchor.constraint(equalTo: atLeast.bottomAnchor, constant: 16),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 8),
      right.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      right.firstBaselineAnchor.constraint(equalTo: left.firstBaselineAnchor))
    stage.layOut()
    #expect(wide.frame == CGRect(16, 16, 288, 30))
    #expect(pick.frame == CGRect(16, 54, 100, 30))
    #expect(atLeast.frame == CGRect(16, 92, 50, 30))
    #expect(atLeast2.frame == CGRect(74, 92, 100, 30))
    let width = left.intrinsicContentSize.width
    #expect(left.frame == CGRect(16, 138, width, 20.5))
    #expect(right.frame == CGRect(24 + width, 138, 280 - width, 20.5))
  }

  @Test("the view that resists less is compressed", .fact("N2"))
  func compression() {
    // C constraints_compression
    let stage = ConstraintStage(320, 100)
    let (a, b) = (stage.add(191, 19), stage.add(172, 19))
    b.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    activate(
      a.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 12),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
      b.trailingAnchor.constraint(lessThanOrEqualTo: stage.root.trailingAnchor, constant: -12),
      b.widthAnchor.constraint(lessThanOrEqualToConstant: 110))
    for view in [a, b] {
      NSLayoutConstraint(
        item: view, attribute: .centerY, relatedBy: .equal, toItem: stage.root, attribute: .centerY,
        multiplier: 0.5, constant: 0
      ).isActive = true
    }
    stage.layOut()
    #expect(a.frame.minX == 12 && a.frame.size == CGSize(width: 191, height: 19))
    #expect(b.frame.minX == 211 && b.frame.size == CGSize(width: 97, height: 19))
    #expect(abs(a.frame.midY - 25) <= 0.25)
  }

  @Test(
    "contents at 1000 lie above 999 and below a required constraint: those 24 wide", .fact("N3"),
    arguments: [
      (1000, 1000, .width(36, 1000), 36), (1000, 1000, .width(10, 1000), 10),
      (1000, 750, .width(36, 1000), 36),
      (999, 750, .trailing(36), 36), (1000, 750, .width(36, 999), 24), (1000, 750, .width(36, 500), 24),
      (250, 1000, .width(36, 998), 36), (250, 1000, .width(10, 998), 24),
    ] as [(Float, Float, ContentRule, CGFloat)])
  func contents(hugging: Float, resistance: Float, rule: ContentRule, width: CGFloat) {
    // P families I1 to I3
    let stage = ConstraintStage(300, 300)
    let view = stage.add(24, 20)
    view.setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal)
    view.setContentCompressionResistancePriority(UILayoutPriority(resistance), for: .horizontal)
    let messages = warnings {
      activate(
        view.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 10),
        view.heightAnchor.constraint(equalToConstant: 20),
        view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor))
      switch rule {
      case .width(let constant, let priority):
        activate(view.widthAnchor.constraint(equalToConstant: constant).at(priority))
      case .trailing(let constant):
        activate(view.trailingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: constant))
      }
      stage.layOut()
    }
    #expect(view.frame == CGRect(0, 10, width, 20))
    #expect(messages.isEmpty)
  }

  enum ContentRule: Sendable {
    case width(CGFloat, Float)
    case trailing(CGFloat)
  }

  @Test("a changed constant and an exchanged constraint count at the next layout", .fact("N4"))
  func update() {
    // SE autolayout/update
    let stage = ConstraintStage(320, 300)
    let view = stage.add(UIView())
    let leading = view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 16)
    let width = view.widthAnchor.constraint(equalToConstant: 60)
    activate(
      leading, width, view.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 16),
      view.heightAnchor.constraint(equalToConstant: 40))
    stage.layOut()
    #expect(view.frame == CGRect(16, 16, 60, 40))
    leading.constant = 100
    #expect(view.frame == CGRect(16, 16, 60, 40))
    stage.layOut()
    #expect(view.frame == CGRect(100, 16, 60, 40))
    width.isActive = false
    view.widthAnchor.constraint(equalToConstant: 200).isActive = true
    stage.layOut()
    #expect(view.frame == CGRect(100, 16, 200, 40))
  }

  @Test("a constant changed before layoutIfNeeded() in an animation block animates", .fact("N4"))
  func animated() {
    let stage = ConstraintStage(320, 300)
    let view = stage.add(UIView())
    let leading = view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 0)
    activate(
      leading, view.topAnchor.constraint(equalTo: stage.root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 40))
    stage.layOut()
    leading.constant = 200
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.root.layoutIfNeeded() }
    #expect(view.frame.minX == 200)
    FrameClock.main.advance(by: 0.5)
    #expect(abs((view.layer.presentation()?.position.x ?? 0) - 150) < 1)
    FrameClock.main.advance(by: 1)
    #expect(view.layer.presentation()?.position.x == 250)
  }

  @Test("a view that keeps its mask is not moved, and others may be held at its edges", .fact("N6"))
  func fixed() {
    let stage = ConstraintStage(320, 300)
    let fixed = UIView(frame: CGRect(30, 40, 50, 60))
    stage.root.addSubview(fixed)
    let inner = UIView(frame: CGRect(5, 6, 20, 20))
    fixed.addSubview(inner)
    let (neighbour, below) = (stage.add(UIView()), stage.add(UIView()))
    activate(
      neighbour.leadingAnchor.constraint(equalTo: fixed.trailingAnchor, constant: 10),
      neighbour.topAnchor.constraint(equalTo: fixed.topAnchor),
      neighbour.widthAnchor.constraint(equalToConstant: 10),
      neighbour.heightAnchor.constraint(equalToConstant: 10),
      below.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
      below.topAnchor.constraint(equalTo: inner.bottomAnchor, constant: 4),
      below.widthAnchor.constraint(equalTo: inner.widthAnchor),
      below.heightAnchor.constraint(equalToConstant: 8))
    stage.layOut()
    #expect(fixed.frame == CGRect(30, 40, 50, 60))
    #expect(neighbour.frame == CGRect(90, 40, 10, 10))
    #expect(below.frame == CGRect(35, 70, 20, 8))
    fixed.frame.origin = CGPoint(x: 100, y: 50)
    inner.frame.size.width = 40
    stage.layOut()
    #expect(neighbour.frame == CGRect(160, 50, 10, 10))
    #expect(below.frame == CGRect(105, 80, 40, 8))
  }

  @Test("from right to left, leading is the right edge, and constants count inwards", .fact("N7"))
  func rightToLeft() {
    // P, conformance screens
    let stage = ConstraintStage(320, 300)
    stage.root.semanticContentAttribute = .forceRightToLeft
    let (control, text) = (stage.add(UIView()), stage.add(BoxView(100, 20)))
    activate(
      control.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 16),
      control.topAnchor.constraint(equalTo: stage.root.topAnchor),
      control.widthAnchor.constraint(equalToConstant: 50),
      control.heightAnchor.constraint(equalToConstant: 30),
      text.trailingAnchor.constraint(lessThanOrEqualTo: stage.root.trailingAnchor, constant: -8),
      text.leadingAnchor.constraint(equalTo: control.trailingAnchor, constant: 8),
      text.topAnchor.constraint(equalTo: stage.root.topAnchor))
    stage.layOut()
    #expect(control.frame == CGRect(254, 0, 50, 30))
    #expect(text.frame == CGRect(146, 0, 100, 20))
    text.contents.width = 400
    stage.layOut()
    #expect(text.frame == CGRect(8, 0, 238, 20))
    stage.root.semanticContentAttribute = .forceLeftToRight
    stage.layOut()
    #expect(control.frame == CGRect(16, 0, 50, 30))
    #expect(text.frame == CGRect(74, 0, 238, 20))
  }
}
