import UIKitViews
import TestSupport
import Testing
import UIKitTestSupport

/// The behavior of iOS for invalid layouts, recorded in P (see ``RecordedScreen``): `layout_break_ios.json`
/// and `layout_tiebreak_ios.json`.
@Suite("Contradicting and ambiguous constraints, measured")
struct ContradictionTests {
  private struct Scene {
    let stage = ConstraintStage(300, 300)
    let v, u: UIView

    init() {
      v = stage.add(UIView())
      u = stage.add(UIView(), to: v)
    }

    func leading(_ constant: CGFloat) -> NSLayoutConstraint {
      v.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: constant)
    }
    func width(_ constant: CGFloat) -> NSLayoutConstraint {
      v.widthAnchor.constraint(equalToConstant: constant)
    }
  }

  /// Constraints that can't all be satisfied.
  nonisolated enum Conflict: CaseIterable, Sendable {
    case largeWidths, smallWidths, edgesAndWidth, widthAndMaximum, minimumAndMaximum, leadingEdges,
      negativeLeadingEdges, edgesAndCenter, fractionAndWidth, subviewWidths
  }

  /// Returns the constraints of a conflict. The last one breaks.
  private static func constraints(
    of conflict: Conflict, in scene: Scene
  ) -> (x: CGFloat, width: CGFloat, all: [NSLayoutConstraint]) {
    let (v, u, root) = (scene.v, scene.u, scene.stage.root)
    switch conflict {
    case .largeWidths: return (0, 100, [scene.leading(0), scene.width(100), scene.width(200)])
    case .smallWidths: return (0, 50, [scene.leading(0), scene.width(50), scene.width(100)])
    case .edgesAndWidth:
      return (
        10, 100,
        [
          scene.leading(10), v.trailingAnchor.constraint(equalTo: root.leadingAnchor, constant: 110),
          scene.width(50),
        ]
      )
    case .widthAndMaximum:
      return (
        0, 100,
        [
          scene.leading(0), scene.width(100), v.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
          v.widthAnchor.constraint(lessThanOrEqualToConstant: 50),
        ]
      )
    case .minimumAndMaximum:
      return (
        0, 150,
        [
          scene.leading(0), v.widthAnchor.constraint(greaterThanOrEqualToConstant: 150),
          v.widthAnchor.constraint(lessThanOrEqualToConstant: 100),
        ]
      )
    case .leadingEdges: return (10, 30, [scene.leading(10), scene.width(30), scene.leading(20)])
    case .negativeLeadingEdges: return (-20, 30, [scene.leading(-20), scene.width(30), scene.leading(-10)])
    case .edgesAndCenter:
      return (
        30, 260,
        [
          v.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10), scene.leading(30),
          v.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: 5),
        ]
      )
    case .fractionAndWidth:
      return (
        0, 150,
        [
          scene.leading(0), v.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
          scene.width(200),
        ]
      )
    case .subviewWidths:
      return (
        0, 200,
        [
          scene.leading(0), u.widthAnchor.constraint(equalTo: v.widthAnchor), scene.width(200),
          u.widthAnchor.constraint(equalToConstant: 100),
        ]
      )
    }
  }

  @Test(.fact("N20"), arguments: Conflict.allCases, 0..<6)
  func `the same required constraint breaks in a conflict, in any activation order`(
    conflict: Conflict, order: Int
  ) throws {
    let scene = Scene()
    let (x, width, constraints) = Self.constraints(of: conflict, in: scene)
    let victim = try #require(constraints.last)
    let messages = warnings {
      var shuffled = constraints
      var generator = SeededGenerator(seed: UInt64(order))
      shuffled.shuffle(using: &generator)
      for constraint in shuffled {
        constraint.isActive = true
        if order % 2 == 0 { scene.stage.layOut() }
      }
      scene.stage.layOut()
    }
    expectEqual((scene.v.frame.minX, x), (scene.v.frame.width, width), (messages.count, 1))
    #expect(messages.first?.hasPrefix("Unable to simultaneously satisfy constraints.\n") == true)
    #expect(messages.first?.contains("Will attempt to recover by breaking constraint \n\(victim)") == true)
  }

  @Test(.fact("N20"))
  func `a broken constraint applies again when its conflict is gone`() {
    let scene = Scene()
    let (hundred, twoHundred) = (scene.width(100), scene.width(200))
    let messages = warnings {
      activate(scene.leading(0), hundred, twoHundred)
      scene.stage.layOut()
      hundred.isActive = false
      scene.stage.layOut()
      #expect(scene.v.frame.width == 200)
      hundred.isActive = true
      scene.stage.layOut()
      #expect(scene.v.frame.width == 100)
    }
    #expect(messages.count == 2)
  }

  @Test func `the root's size is kept in a conflict, and no width is negative`() {
    let stage = ConstraintStage(20, 40)
    let view = stage.add(UIView())
    let messages = warnings {
      activate(
        view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 16),
        view.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor, constant: -16),
        view.topAnchor.constraint(equalTo: stage.root.topAnchor),
        view.bottomAnchor.constraint(equalTo: stage.root.bottomAnchor))
      stage.layOut()
      stage.layOut()
    }
    expectEqual((messages.count, 1), (view.frame.width, 0))
    stage.root.frame.size.width = 100
    stage.layOut()
    #expect(view.frame == CGRect(16, 0, 68, 40))
  }

  @Test func `a constraint's description shows its identifier, items and visual format`() {
    let scene = Scene()
    let (leading, wide) = (scene.leading(10), scene.width(50))
    leading.identifier = "start"
    #expect("\(leading)".contains(" 'start' H:|-(10)-[UIView:0x"))
    #expect("\(leading)".contains("(inactive, names: '|':UIView:0x"))
    leading.isActive = true
    #expect("\(leading)".contains("(active, names: '|':UIView:0x"))
    #expect("\(wide)".contains(".width == 50   (inactive)>"))
    let twice = scene.v.widthAnchor.constraint(
      greaterThanOrEqualTo: scene.u.heightAnchor, multiplier: 2, constant: -3
    ).at(750)
    #expect("\(twice)".contains(".width >= 2*UIView:0x"))
    #expect("\(twice)".hasSuffix(".height - 3 priority:750   (inactive)>"))
  }

  // MARK: Ties

  @Test(
    .fact("N19"),
    arguments: [
      (2, false, [], 0), (2, true, [], 1), (3, false, [], 0), (2, false, [0, 1], 1), (2, false, [1], 1),
      (2, false, [0], 0),
    ] as [(Int, Bool, [Int], Int)])
  func `of equally hugging labels, the last wrapping one grows or the first constrained`(
    count: Int, isReversed: Bool, wrapping: [Int], stretched: Int
  ) {
    let stage = ConstraintStage(393, 72)
    let labels = (0..<count).map { index in
      let label = stage.add(label("Text", 18 - CGFloat(index) * 2))
      if wrapping.contains(index) { label.numberOfLines = 0 }
      return label
    }
    var constraints = [labels[0].leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 20)]
    for (one, next) in zip(labels, labels.dropFirst()) {
      constraints.append(one.trailingAnchor.constraint(equalTo: next.leadingAnchor, constant: -24))
    }
    constraints.append(
      stage.root.trailingAnchor.constraint(equalTo: labels[count - 1].trailingAnchor, constant: 20))
    constraints += labels.map { $0.centerYAnchor.constraint(equalTo: stage.root.centerYAnchor) }
    NSLayoutConstraint.activate(isReversed ? constraints.reversed() : constraints)
    stage.layOut()
    for (index, label) in labels.enumerated() {
      let isNatural = abs(label.frame.width - label.intrinsicContentSize.width) <= 0.5
      #expect(isNatural == (index != stretched))
    }
  }

  /// UIKit also compresses buttons next to long texts: firefox-ios pull request 107 gives such a button a
  /// width, and eaze issue 2 requests a lower compression resistance for the text.
  @Test(arguments: [(Float(750), true), (749, false)])
  func `a long text compresses the button next to it unless the button resists more`(
    resistance: Float, isSqueezed: Bool
  ) {
    let stage = ConstraintStage(200, 72)
    let text = stage.add(label("A text that is far too long for the line that it is in"))
    let button = stage.add(UIButton(configuration: .filled()))
    button.configuration?.title = "Open"
    text.setContentCompressionResistancePriority(UILayoutPriority(resistance), for: .horizontal)
    activate(
      text.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 10),
      button.leadingAnchor.constraint(equalTo: text.trailingAnchor, constant: 10),
      button.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor, constant: -10),
      text.topAnchor.constraint(equalTo: stage.root.topAnchor),
      button.topAnchor.constraint(equalTo: stage.root.topAnchor))
    stage.layOut()
    let natural = button.intrinsicContentSize.width
    #expect(isSqueezed ? button.frame.width < natural / 2 : abs(button.frame.width - natural) < 1)
    #expect(abs(text.frame.width + button.frame.width - 170) < 1)
  }

  @Test(
    arguments: [
      [9_969_999_999, 999, 999_999], [9_969_999_999, 999_999, 999], [999, 9_969_999_999, 999_999],
      [999, 999_999, 9_969_999_999], [999_999, 999, 9_969_999_999], [999_999, 9_969_999_999, 999],
    ] as [[CGFloat]])
  func `of three conflicting widths, the smallest is kept and two are reported`(
    widths: [CGFloat]
  ) {
    let scene = Scene()
    NSLayoutConstraint.activate([scene.leading(0)] + widths.map(scene.width))
    let messages = warnings { scene.stage.layOut() }
    expectEqual((scene.v.frame.width, 999), (messages.count, 2))
  }

  @Test func `a view with an undetermined width is ambiguous until it is fully constrained`() {
    let stage = ConstraintStage(300, 300)
    let view = stage.add(UIView())
    activate(
      view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      view.topAnchor.constraint(equalTo: stage.root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10))
    stage.layOut()
    expectEqual(
      (view.hasAmbiguousLayout, true),
      (view.widthAnchor.hasAmbiguousLayout, true),
      (view.heightAnchor.hasAmbiguousLayout, false))
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(!view.hasAmbiguousLayout)
    #expect(!UIView().hasAmbiguousLayout)
  }
}
