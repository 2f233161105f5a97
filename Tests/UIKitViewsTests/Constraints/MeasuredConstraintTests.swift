import UIKitViews
import TestSupport
import Testing
import UIKitTestSupport

@Suite("Constraints, measured")
struct MeasuredConstraintTests {
  @Test(.fact("N1", "N2", "N6", "N7"), arguments: RecordedScreen.all)
  func `recorded screens have the frames of Apple's layout engine`(screen: RecordedScreen) {
    let stage = ConstraintStage(screen.size.width, screen.size.height)
    let views = screen.build(on: stage)
    for step in screen.steps {
      step.change(views)
      stage.layOut()
      let expected = step.frames { views[$0]?.intrinsicContentSize.width ?? .nan }
      let found = views.filter { expected[$0.key] != nil }.mapValues(\.frame)
      expectFrames(found, equal: expected, within: 0, "\(screen.source), \(step.name)")
    }
  }

  /// Two views of 191 and 172 points in a row of 320, with margins of 12 and a gap of 8. The second is at
  /// most 110 wide.
  struct Resistance: CustomTestStringConvertible, Sendable {
    let name: String
    let first: Float
    let second: Float
    let widths: [CGFloat]

    var testDescription: String { name }
  }

  // C constraints_compression, and the reverse.
  @Test(
    .fact("N2"),
    arguments: [
      Resistance(name: "the second resists less", first: 750, second: 749, widths: [191, 97]),
      Resistance(name: "the first resists less", first: 749, second: 750, widths: [178, 110]),
    ])
  func `the view with the lower compression resistance is compressed`(row: Resistance) {
    let stage = ConstraintStage(320, 100)
    let (a, b) = (stage.add(191, 19), stage.add(172, 19))
    a.setContentCompressionResistancePriority(UILayoutPriority(row.first), for: .horizontal)
    b.setContentCompressionResistancePriority(UILayoutPriority(row.second), for: .horizontal)
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
    expectEqual(
      (a.frame.minX, 12), (a.frame.size, CGSize(width: row.widths[0], height: 19)),
      (b.frame.minX, 20 + row.widths[0]), (b.frame.size, CGSize(width: row.widths[1], height: 19)))
    expectAll([a, b]) { abs($0.frame.midY - 25) <= 0.25 }
  }

  @Test(
    .fact("N3"),
    arguments: [
      (1000, 1000, .width(36, 1000), 36), (1000, 1000, .width(10, 1000), 10),
      (1000, 750, .width(36, 1000), 36),
      (999, 750, .trailing(36), 36), (1000, 750, .width(36, 999), 24), (1000, 750, .width(36, 500), 24),
      (250, 1000, .width(36, 998), 36), (250, 1000, .width(10, 998), 24),
    ] as [(Float, Float, ContentRule, CGFloat)])
  func `content priorities of 1000 rank above 999 and below required constraints`(
    hugging: Float, resistance: Float, rule: ContentRule, width: CGFloat
  ) {
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

  /// The constraints of a view of 60 × 40 at 16, 16.
  struct Fitted {
    let view: UIView
    let leading: NSLayoutConstraint
    let width: NSLayoutConstraint
  }

  /// A change, with the view's frame before and after the next layout pass.
  struct Change: Sendable {
    let name: String
    let change: @MainActor @Sendable (Fitted) -> Void
    let before: CGRect
    let after: CGRect
  }

  // SE autolayout/update
  @Test(.fact("N4"))
  func `a changed constant and a replaced constraint apply in the next layout`() {
    let changes = [
      Change(
        name: "nothing", change: { _ in }, before: CGRect(16, 16, 60, 40), after: CGRect(16, 16, 60, 40)),
      Change(
        name: "another constant", change: { $0.leading.constant = 100 }, before: CGRect(16, 16, 60, 40),
        after: CGRect(100, 16, 60, 40)),
      Change(
        name: "another constraint",
        change: { fitted in
          fitted.width.isActive = false
          fitted.view.widthAnchor.constraint(equalToConstant: 200).isActive = true
        }, before: CGRect(100, 16, 60, 40), after: CGRect(100, 16, 200, 40)),
    ]
    let stage = ConstraintStage(320, 300)
    let view = stage.add(UIView())
    let fitted = Fitted(
      view: view, leading: view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 16),
      width: view.widthAnchor.constraint(equalToConstant: 60))
    activate(
      fitted.leading, fitted.width, view.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 16),
      view.heightAnchor.constraint(equalToConstant: 40))
    stage.layOut()
    for row in changes {
      row.change(fitted)
      let before = view.frame
      stage.layOut()
      expectFrames([before, view.frame], equal: [row.before, row.after], within: 0, "\(row.name)")
    }
  }

  @Test(.fact("N4"))
  func `layoutIfNeeded() in an animation block animates a changed constant`() {
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
}
