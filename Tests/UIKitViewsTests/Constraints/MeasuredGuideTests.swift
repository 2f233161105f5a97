import UIKitViews
import TestSupport
import Testing
import UIKitTestSupport

/// Recorded guides, margins, and safe areas: see ``MeasuredConstraintTests``.
@Suite("Layout guides, measured")
struct MeasuredGuideTests {
  private final class SafeView: UIView {
    var insets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
    override var safeAreaInsets: UIEdgeInsets { insets }
  }

  private func fill(_ view: UIView, _ guide: UILayoutGuide) {
    activate(
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor))
  }

  @Test(.fact("N8"))
  func `a controller's view has side margins of 16, and a plain view has margins of 8`() {
    // SE autolayout/guides
    let window = UIWindow(frame: CGRect(0, 0, 320, 300))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let root: UIView = controller.view
    let stage = ConstraintStage(1, 1)
    let inside = stage.add(UIView(), to: root)
    fill(inside, root.layoutMarginsGuide)
    let corner = stage.add(UIView(), to: root)
    activate(
      corner.widthAnchor.constraint(equalToConstant: 50), corner.heightAnchor.constraint(equalToConstant: 50),
      corner.leadingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.leadingAnchor),
      corner.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor))
    let plain = UIView(frame: CGRect(40, 150, 200, 100))
    root.addSubview(plain)
    let inner = stage.add(UIView(), to: plain)
    fill(inner, plain.layoutMarginsGuide)
    window.layoutIfNeeded()
    expectEqual(
      (inside.frame, CGRect(16, 0, 288, 300)),
      (corner.frame, CGRect(0, 0, 50, 50)),
      (inner.frame, CGRect(8, 8, 184, 84)))
    plain.layoutMargins.left = 20
    window.layoutIfNeeded()
    #expect(inner.frame == CGRect(20, 8, 172, 84))
  }

  @Test(.fact("N9"))
  func `guides of equal width share the space between views`() {
    // SE autolayout/layoutguides
    let stage = ConstraintStage(320, 300)
    let root = stage.root
    let (s1, s2, unused) = (UILayoutGuide(), UILayoutGuide(), UILayoutGuide())
    for guide in [s1, s2, unused] { root.addLayoutGuide(guide) }
    let (a, b, c) = (stage.add(UIView()), stage.add(UIView()), stage.add(UIView()))
    let (on1, on2) = (stage.add(UIView()), stage.add(UIView()))
    activate(
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      a.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
      a.widthAnchor.constraint(equalToConstant: 60), a.heightAnchor.constraint(equalToConstant: 40),
      s1.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.leadingAnchor.constraint(equalTo: s1.trailingAnchor), b.topAnchor.constraint(equalTo: a.topAnchor),
      b.heightAnchor.constraint(equalTo: a.heightAnchor), b.widthAnchor.constraint(equalToConstant: 80),
      s2.leadingAnchor.constraint(equalTo: b.trailingAnchor),
      c.leadingAnchor.constraint(equalTo: s2.trailingAnchor),
      c.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      c.topAnchor.constraint(equalTo: a.topAnchor), c.heightAnchor.constraint(equalTo: a.heightAnchor),
      c.widthAnchor.constraint(equalToConstant: 50), s2.widthAnchor.constraint(equalTo: s1.widthAnchor),
      s1.topAnchor.constraint(equalTo: a.topAnchor), s1.heightAnchor.constraint(equalToConstant: 10),
      s2.topAnchor.constraint(equalTo: a.bottomAnchor, constant: -10),
      s2.bottomAnchor.constraint(equalTo: a.bottomAnchor))
    fill(on1, s1)
    fill(on2, s2)
    stage.layOut()
    expectEqual(
      (a.frame, CGRect(16, 16, 60, 40)),
      (b.frame, CGRect(125, 16, 80, 40)),
      (c.frame, CGRect(254, 16, 50, 40)),
      (on1.frame, CGRect(76, 16, 49, 10)),
      (on2.frame, CGRect(205, 46, 49, 10)),
      (s2.layoutFrame, CGRect(205, 46, 49, 10)),
      (unused.layoutFrame, .zero))
  }

  @Test(
    .fact("N10"),
    arguments: [
      (CGRect(0, 0, 320, 480), UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)),
      (CGRect(30, 20, 100, 500), UIEdgeInsets(top: 24, left: 0, bottom: 34, right: 0)),
      (CGRect(-40, -60, 200, 200), UIEdgeInsets(top: 44, left: 10, bottom: 0, right: 0)),
      (CGRect(0, 100, 320, 200), UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 12)),
      (CGRect(0, 460, 320, 100), UIEdgeInsets(top: 0, left: 10, bottom: 34, right: 12)),
    ])
  func `a safe area extends into subviews edge by edge`(frame: CGRect, expected: UIEdgeInsets) {
    let root = SafeView(frame: CGRect(0, 0, 320, 480))
    let view = UIView(frame: frame)
    root.addSubview(view)
    #expect(view.safeAreaInsets == expected)
  }

  @Test(.fact("N10", "N11"))
  func `safeAreaLayoutGuide is the bounds minus the insets, and margins add to them`() {
    let root = SafeView(frame: CGRect(0, 0, 320, 480))
    expectEqual(
      (root.safeAreaLayoutGuide.layoutFrame, CGRect(10, 44, 298, 402)),
      (root.layoutMargins, UIEdgeInsets(top: 52, left: 18, bottom: 42, right: 20)))
    root.insetsLayoutMarginsFromSafeArea = false
    #expect(root.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test(.fact("N11"))
  func `preserved margins are at least the overlap with the superview's margins`() {
    let root = UIView(frame: CGRect(0, 0, 320, 480))
    root.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let child = UIView(frame: CGRect(10, 10, 100, 100))
    child.preservesSuperviewLayoutMargins = true
    root.addSubview(child)
    #expect(child.layoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 8, right: 8))
  }

  @Test(
    .fact("N12"),
    arguments: [
      (320, 8, 8, 304), (375, 8, 8, 359), (1000, 8, 8, 984), (1008, 8, 8, 992), (1009, 8, 44.5, 920),
      (1020, 8, 50, 920), (1400, 8, 240, 920), (1008, 40, 40, 928), (1009, 40, 44.5, 920),
      (2000, 600, 600, 800), (1200, 0, 140, 920),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func `the readable column follows the margins, or is 920 points wide in wide views`(
    width: CGFloat, margin: CGFloat, x: CGFloat, column: CGFloat
  ) {
    let stage = ConstraintStage(width, 100)
    stage.root.layoutMargins = UIEdgeInsets(top: 8, left: margin, bottom: 8, right: margin)
    let view = stage.add(UIView())
    fill(view, stage.root.readableContentGuide)
    stage.layOut()
    #expect(view.frame == CGRect(x, 8, column, 84))
  }
}
