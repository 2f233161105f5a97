import UIKitViews
import TestSupport
import Testing
import UIKitTestSupport

/// Recorded stack views: see ``MeasuredConstraintTests``.
@Suite("Stack views, measured")
struct MeasuredStackTests {
  private func stack(
    _ frame: CGRect, _ views: [UIView], spacing: CGFloat = 8,
    _ distribution: UIStackView.Distribution = .fill,
    _ alignment: UIStackView.Alignment = .fill, _ axis: NSLayoutConstraint.Axis = .horizontal
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = frame
    (stack.spacing, stack.distribution, stack.alignment, stack.axis) = (
      spacing, distribution, alignment, axis
    )
    return stack
  }

  @Test(.fact("N18"))
  func `a column of labels fits its widest label and stacks their heights`() {
    // SE stack/basic
    let labels = ["First", "Second line", "Third"].map { label($0) }
    let column = stack(.zero, labels, .fill, .leading, .vertical)
    let size = column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    expectEqual(
      (size, CGSize(width: labels.map(\.intrinsicContentSize.width).max() ?? 0, height: 77.5)),
      (column.intrinsicContentSize, CGSize(width: -1, height: -1)))
    column.frame.size = size
    column.layoutIfNeeded()
    let widths = labels.map(\.intrinsicContentSize.width)
    expectRows(labels.map(\.frame), equal: zip(widths, [0, 28.5, 57]).map { CGRect(0, $1, $0, 20.5) })
  }

  @Test(.fact("N18"))
  func `fillEqually gives all views the same width`() {
    // SE stack/basic, C
    let pair = [BoxView(50, 30), BoxView(70, 30)]
    stack(CGRect(0, 0, 288, 34), pair, .fillEqually).layoutIfNeeded()
    #expect(pair.map(\.frame) == [CGRect(0, 0, 140, 34), CGRect(148, 0, 140, 34)])
    let four = (0..<4).map { _ in UIView() }
    stack(CGRect(0, 0, 320, 100), four, .fillEqually).layoutIfNeeded()
    #expect(four.map(\.frame) == [0, 82, 164, 246].map { CGRect($0, 0, 74, 100) })
  }

  @Test(.fact("N18"))
  func `fillProportionally divides by intrinsic sizes, and the last view gets the rest`() {
    // SE stack/distribution
    let row = [BoxView(11.5, 20.5), BoxView(61.5, 20.5), BoxView(123, 20.5)]
    stack(CGRect(0, 0, 288, 24), row, .fillProportionally).layoutIfNeeded()
    #expect(row.map(\.frame) == [CGRect(0, 0, 15.5, 24), CGRect(23.5, 0, 83.5, 24), CGRect(115, 0, 173, 24)])
    let column = [BoxView(40, 33.5), BoxView(28.5, 20.5), BoxView(29.5, 14.5)]
    stack(CGRect(0, 0, 120, 60), column, spacing: 4, .fillProportionally, .leading, .vertical)
      .layoutIfNeeded()
    #expect(
      column.map(\.frame) == [
        CGRect(0, 0, 40, 26.5), CGRect(0, 30.5, 28.5, 16), CGRect(0, 50.5, 29.5, 9.5),
      ])
  }

  @Test func `fillProportionally follows contents that change or arrive late`() {
    let row = [label("AA"), label("AA")]
    let pair = stack(CGRect(0, 0, 120, 20), row, spacing: 0, .fillProportionally)
    pair.layoutIfNeeded()
    #expect(row.map(\.frame.width) == [60, 60])
    row[0].text = "AAAAAA"
    pair.layoutIfNeeded()
    #expect(row.map(\.frame.width) == [90, 30])
    let late = [UILabel(), UILabel()]
    let column = stack(CGRect(0, 0, 120, 20), late, spacing: 0, .fillProportionally)
    column.layoutIfNeeded()
    late[0].text = "AA"
    late[1].text = "AAAAAA"
    column.layoutIfNeeded()
    #expect(late.map(\.frame.width) == [30, 90])
  }

  @Test(.fact("N18"))
  func `with too little room, the least resistant view shrinks, or the first of equals`() {
    // SE stack/distribution, C
    let row = [BoxView(126, 20.5), BoxView(151, 20.5), BoxView(39.5, 20.5)]
    let three = stack(CGRect(0, 0, 288, 24), row)
    three.layoutIfNeeded()
    #expect(
      row.map(\.frame) == [CGRect(0, 0, 81.5, 24), CGRect(89.5, 0, 151, 24), CGRect(248.5, 0, 39.5, 24)])
    let pair = [BoxView(76.5, 19), BoxView(94, 19)]
    stack(CGRect(0, 0, 120, 30), pair).layoutIfNeeded()
    #expect(pair.map(\.frame.width) == [18, 94])
    row[1].setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    three.layoutIfNeeded()
    #expect(row.map(\.frame.width) == [126, 106.5, 39.5])
    row[0].setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    row[1].setContentCompressionResistancePriority(UILayoutPriority(750), for: .horizontal)
    three.layoutIfNeeded()
    #expect(row.map(\.frame.width) == [126, 106.5, 39.5])
    for distribution in [UIStackView.Distribution.equalSpacing, .equalCentering] {
      three.distribution = distribution
      row[0].setContentCompressionResistancePriority(UILayoutPriority(750), for: .horizontal)
      three.layoutIfNeeded()
      #expect(row.map(\.frame.width) == [81.5, 151, 39.5])
    }
  }

  @Test(.fact("N18"))
  func `extra room goes to a view without contents or, if there's none, to the first`() {
    // SE and C, rules
    let row = [BoxView(50, 20), BoxView(60, 20)]
    stack(CGRect(0, 0, 200, 20), row).layoutIfNeeded()
    #expect(row.map(\.frame.width) == [132, 60])
    let (one, spacer, other) = (BoxView(28, 19), UIView(), BoxView(37.5, 19))
    stack(CGRect(0, 0, 300, 30), [one, spacer, other], .fill, .center).layoutIfNeeded()
    expectEqual(
      ([one, spacer, other].map(\.frame.width), [28, 218.5, 37.5]),
      (spacer.frame.height, 0))
    let (inner, neighbour) = (UIStackView(arrangedSubviews: [BoxView(10, 10)]), BoxView(30, 10))
    stack(CGRect(0, 0, 100, 10), [neighbour, inner]).layoutIfNeeded()
    expectEqual((neighbour.frame.width, 30), (inner.frame, CGRect(38, 0, 62, 10)))
  }

  @Test(.fact("N18"))
  func `a hidden view takes no room, and the custom spacing before it remains`() {
    // SE stack/distribution
    let row = [BoxView(50.5, 20.5), BoxView(55, 20.5), BoxView(37.5, 20.5)]
    let three = stack(CGRect(0, 0, 200, 24), row)
    three.setCustomSpacing(24, after: row[0])
    row[1].isHidden = true
    three.layoutIfNeeded()
    expectEqual(
      (row[0].frame, CGRect(0, 0, 138.5, 24)),
      (row[1].frame, CGRect(150.5, 0, 0, 24)),
      (row[2].frame, CGRect(162.5, 0, 37.5, 24)))
    row[1].isHidden = false
    three.layoutIfNeeded()
    expectEqual((row.map(\.frame.width), [75.5, 55, 37.5]), (row[1].frame.minX, 99.5))
  }

  @Test(.fact("N18"))
  func `in a constrained stack, baselines align and the stack is as tall as needed`() {
    // SE autolayout/stacks
    let stage = ConstraintStage(320, 300)
    let labels = [28, 13, 17].map { label("Text", $0) }
    let firsts = stage.add(stack(.zero, labels, .fill, .firstBaseline))
    let (box, text) = (UIView(), label("Text"))
    let centred = stage.add(stack(.zero, [box, text], .fill, .center))
    activate(
      firsts.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      firsts.topAnchor.constraint(equalTo: stage.root.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 40), box.heightAnchor.constraint(equalToConstant: 40),
      centred.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor, constant: -16),
      centred.topAnchor.constraint(equalTo: firsts.bottomAnchor))
    stage.layOut()
    expectEqual(
      (firsts.frame.height, 33.5),
      (labels.map(\.frame.minY), [0, 14, 10.5]),
      (labels.map(\.frame.height), [33.5, 16, 20.5]),
      (labels.map(\.frame.width), labels.map(\.intrinsicContentSize.width)),
      (labels[1].frame.minX, labels[0].frame.maxX + 8))
    expectEqual(
      (centred.frame.height, 40),
      (centred.frame.maxX, 304),
      (box.frame, CGRect(0, 0, 40, 40)),
      (text.frame, CGRect(48, 10, text.intrinsicContentSize.width, 20.5)))
    firsts.alignment = .lastBaseline
    stage.layOut()
    #expect(labels.map(\.frame.maxY) == [33.5, 30, 31].map { $0 })
  }

  @Test(.fact("N18"))
  func `a stack has no margins by default and applies them only in relative arrangement`() {
    // C
    let (small, large) = (BoxView(20, 10), BoxView(30, 15))
    let column = stack(.zero, [small, large], spacing: 4, .fill, .fill, .vertical)
    #expect(column.layoutMargins == .zero)
    column.layoutMargins = UIEdgeInsets(top: 2, left: 5, bottom: 3, right: 7)
    #expect(column.systemLayoutSizeFitting(.zero) == CGSize(width: 30, height: 29))
    column.isLayoutMarginsRelativeArrangement = true
    #expect(column.systemLayoutSizeFitting(.zero) == CGSize(width: 42, height: 34))
  }

  @Test(.fact("N18"))
  func `a leading-aligned column keeps its views' intrinsic sizes`() {
    // C
    let views = [BoxView(39, 19), BoxView(34.5, 16), BoxView(28.5, 16)]
    stack(CGRect(0, 0, 128, 57), views, spacing: 3, .fill, .leading, .vertical).layoutIfNeeded()
    #expect(views.map(\.frame) == [CGRect(0, 0, 39, 19), CGRect(0, 22, 34.5, 16), CGRect(0, 41, 28.5, 16)])
  }

  @Test(.fact("N18"))
  func `removeArrangedSubview keeps a subview, and removeFromSuperview unarranges it`() {
    let views = [BoxView(20, 20), BoxView(20, 20), BoxView(20, 20)]
    let row = stack(CGRect(0, 0, 200, 20), views)
    expectAll(views) { !$0.translatesAutoresizingMaskIntoConstraints }
    row.removeArrangedSubview(views[0])
    #expect(views[0].superview === row)
    views[1].removeFromSuperview()
    #expect(row.arrangedSubviews == [views[2]])
    row.layoutIfNeeded()
    #expect(views[2].frame == CGRect(0, 0, 200, 20))
    #expect(row.constraints.isEmpty)
    row.insertArrangedSubview(views[1], at: 0)
    row.insertArrangedSubview(views[2], at: 0)
    #expect(row.arrangedSubviews == [views[2], views[1]])
    row.layoutIfNeeded()
    #expect(views[1].frame.minX == 180)
  }

  @Test func `equalSpacing has equal gaps, and equalCentering has equally spaced centers`() {
    let views = [BoxView(20, 10), BoxView(60, 10), BoxView(40, 10)]
    let row = stack(CGRect(0, 0, 200, 10), views, .equalSpacing)
    row.layoutIfNeeded()
    #expect(views.map(\.frame) == [CGRect(0, 0, 20, 10), CGRect(60, 0, 60, 10), CGRect(160, 0, 40, 10)])
    row.distribution = .equalCentering
    row.layoutIfNeeded()
    expectEqual((views.map(\.frame.midX), [10, 95, 180]), (views.map(\.frame.width), [20, 60, 40]))
  }

  @Test func `a stack supports baseline arrangement, trailing alignment and right-to-left`() {
    let labels = [label("One"), label("Two", 13)]
    let column = stack(CGRect(0, 0, 100, 100), labels, spacing: 20, .fill, .trailing, .vertical)
    column.isBaselineRelativeArrangement = true
    labels[0].setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    column.layoutIfNeeded()
    #expect(labels.map(\.frame.maxX) == [100, 100])
    #expect(column.forFirstBaselineLayout === labels[0])
    #expect(column.forLastBaselineLayout === labels[1])
    let row = stack(CGRect(0, 0, 100, 10), [BoxView(20, 10), BoxView(30, 10)], .equalSpacing)
    row.semanticContentAttribute = .forceRightToLeft
    row.layoutIfNeeded()
    #expect(row.arrangedSubviews.map(\.frame.minX) == [80, 0])
  }

  @Test
  func `in a right-to-left stack, a hidden view lies in mid-gap without conflicts`() {
    let row = [BoxView(50.5, 20.5), BoxView(55, 20.5), BoxView(37.5, 20.5)]
    let three = stack(CGRect(0, 0, 200, 24), row)
    three.semanticContentAttribute = .forceRightToLeft
    three.setCustomSpacing(24, after: row[0])
    row[1].isHidden = true
    #expect(warnings { three.layoutIfNeeded() }.isEmpty)
    expectEqual(
      (row[0].frame, CGRect(61.5, 0, 138.5, 24)),
      (row[1].frame, CGRect(49.5, 0, 0, 24)),
      (row[2].frame, CGRect(0, 0, 37.5, 24)))
  }

  @Test func `hiding a view in an animation block animates the others to their new frames`() {
    let stage = ConstraintStage(300, 100)
    let views = [BoxView(50, 20), BoxView(50, 20), BoxView(50, 20)]
    let row = stack(CGRect(0, 0, 166, 20), views)
    stage.root.addSubview(row)
    stage.layOut()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[0].isHidden = true }
    #expect(views[1].frame == CGRect(0, 0, 108, 20))
    FrameClock.main.advance(by: 0.5)
    let middle = views[1].layer.presentation()?.position.x ?? 0
    #expect(middle < 83)
    #expect(middle > 54)
    FrameClock.main.advance(by: 1)
  }
}
