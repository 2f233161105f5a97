import UIKitViews
import TestSupport
import Testing
import UIKitTestSupport

/// Recorded labels with constraints: see ``MeasuredConstraintTests``.
@Suite("Labels under constraints, measured")
struct MeasuredTextLayoutTests {
  @Test(
    .fact("N15"),
    arguments: [
      (11, 13.5), (12, 14.5), (13, 16), (15, 18), (17, 20.5), (20, 24), (22, 26.5), (28, 33.5), (34, 41),
    ] as [(CGFloat, CGFloat)])
  func `a label is as tall as its font's lines, rounded up to whole pixels once`(
    size: CGFloat, height: CGFloat
  ) {
    expectEqual(
      (label("Hg", size).intrinsicContentSize.height, height),
      (label("", size).intrinsicContentSize, .zero))
  }

  @Test(.fact("N15"))
  func `labels align at their first baselines`() {
    // SE autolayout/baseline
    let stage = ConstraintStage(320, 300)
    let base = stage.add(label("Hg"))
    activate(
      base.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 16),
      base.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 60))
    let expected: [(CGFloat, CGFloat, CGFloat)] = [(11, 65.5, 13.5), (20, 57, 24), (34, 43.5, 41)]
    let others = expected.map { size, _, _ in
      let other = stage.add(label("Hg", size))
      activate(
        other.leadingAnchor.constraint(equalTo: base.trailingAnchor),
        other.firstBaselineAnchor.constraint(equalTo: base.firstBaselineAnchor))
      return other
    }
    stage.layOut()
    expectEqual((base.frame.minY, 60), (base.frame.height, 20.5))
    expectRows(others.map { [$0.frame.minY, $0.frame.height] }, equal: expected.map { [$1, $2] })
  }

  @Test(.fact("N15"))
  func `text is centered in a taller label, and its baselines follow`() {
    let stage = ConstraintStage(320, 300)
    let (tall, other, below) = (stage.add(label("Hg")), stage.add(label("Hg")), stage.add(label("Hg")))
    activate(
      tall.topAnchor.constraint(equalTo: stage.root.topAnchor),
      tall.heightAnchor.constraint(equalToConstant: 40.5),
      other.firstBaselineAnchor.constraint(equalTo: tall.firstBaselineAnchor),
      below.firstBaselineAnchor.constraint(equalTo: tall.lastBaselineAnchor, constant: 30))
    stage.layOut()
    expectEqual((other.frame.minY, 10), (below.frame.minY, 40))
  }

  @Test(.fact("N16"))
  func `a card is as large as its constraints require and lays itself out at that size`() {
    // SE autolayout/fitting
    let card = UIView()
    let (title, subtitle) = (label("Title"), label("Subtitle text"))
    for view in [title, subtitle] {
      view.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(view)
    }
    activate(
      title.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
      title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
      title.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -8),
      subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      subtitle.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
      subtitle.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
      subtitle.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8))
    let size = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: subtitle.intrinsicContentSize.width + 16, height: 61))
    card.frame.size = size
    card.layoutIfNeeded()
    expectEqual(
      (title.frame, CGRect(8, 8, title.intrinsicContentSize.width, 20.5)),
      (subtitle.frame, CGRect(8, 32.5, subtitle.intrinsicContentSize.width, 20.5)))
  }

  @Test(.fact("N17"))
  func `a wrapping label is measured at its resolved width`() {
    let stage = ConstraintStage(393, 600)
    stage.window.screen = UIScreen.main
    let text = stage.add(
      label("One line after another, and another one, until there is no room left for words.", 13))
    text.numberOfLines = 0
    let below = stage.add(UIView())
    activate(
      text.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 16),
      text.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor, constant: -16),
      text.topAnchor.constraint(equalTo: stage.root.topAnchor),
      below.topAnchor.constraint(equalTo: text.bottomAnchor),
      below.heightAnchor.constraint(equalToConstant: 10))
    stage.layOut()
    let lines = (text.sizeThatFits(CGSize(width: 361, height: 0)).height / text.font.lineHeight).rounded(
      .down)
    #expect(lines > 1)
    let height = (lines * text.font.lineHeight * 2).rounded(.up) / 2
    expectEqual((text.frame, CGRect(16, 0, 361, height)), (below.frame.minY, height))
    stage.root.frame.size.width = 200
    stage.layOut()
    expectEqual(
      (text.frame.height, text.sizeThatFits(CGSize(width: 168, height: 0)).height),
      (below.frame.minY, text.frame.height))
    text.text = "Short"
    stage.layOut()
    #expect(text.frame.height == 16)
  }

  @Test(.fact("N17"))
  func `systemLayoutSizeFitting wraps text at the required width`() {
    let card = UIView()
    let text = label("One line after another, and another one, until there is no room left for words.", 13)
    text.numberOfLines = 0
    text.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(text)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "H:|-10-[t]-10-|", views: ["t": text])
        + NSLayoutConstraint.constraints(withVisualFormat: "V:|-5-[t]-5-|", views: ["t": text]))
    for width in [150, 300, 90] as [CGFloat] {
      let size = card.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      let height = text.sizeThatFits(CGSize(width: width - 20, height: 0)).height
      #expect(size == CGSize(width: width, height: height + 10))
    }
  }
}
