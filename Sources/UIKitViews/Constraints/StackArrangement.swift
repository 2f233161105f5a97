import Foundation

struct StackArrangement {
  private(set) var constraints: [NSLayoutConstraint] = []
  private let stack: UIStackView
  private let views: [UIView]
  private let isRow: Bool
  private let edges: AnyObject

  /// The priority of a breadth of 0 for the stack, just above a size requested with `.fittingSizeLevel`.
  private static let spanPriority: Float = 51
  /// The priority with which views meet the stack's edge, below all priorities of apps.
  private static let fitPriority: Float = 0.5
  /// The priority of a breadth of 0 for a view without contents, below `fitPriority`.
  private static let suppressionPriority: Float = 0.25
  /// The priority of the smallest distances, below `suppressionPriority`.
  private static let shortestPriority: Float = 0.1
  private static let centeringPriority: Float = 149

  init(of stack: UIStackView) {
    self.stack = stack
    views = stack.arrangedSubviews.filter { !$0.isHidden }
    isRow = stack.axis == .horizontal
    edges = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    for (index, view) in stack.arrangedSubviews.enumerated() { weigh(view, index) }
    if let first = views.first, let last = views.last {
      add("UISV-canvas-connection", first, start, .equal, edges, start)
      add("UISV-canvas-connection", edges, end, .equal, last, end)
    } else {
      add("UISV-canvas-fit", edges, end, .equal, edges, start, at: Self.shortestPriority)
    }
    addGaps()
    shareLength()
    for view in stack.arrangedSubviews { align(view) }
    alignBaselines()
    if stack.alignment != .fill || views.isEmpty { fitAcross() }
    addHiddenViews()
  }

  /// Orders views with equal hugging or resistance. The first one gives way first (SE `stack/distribution`),
  /// and the others keep their lengths as long as possible.
  ///
  /// Weights within one priority do this. A priority for each view would make each step of the solver compare
  /// as many costs as there are views.
  private func weigh(_ view: UIView, _ index: Int) {
    let state = view.ownConstraining
    let weight = stack.distribution == .fillEqually || index == 0 ? 0 : 1 + Double(index) * 1e-4
    guard state.weight != weight else { return }
    state.weight = weight
    if let item = state.item { item.engine?.noteChange(of: item) }
  }

  // MARK: Attributes

  private typealias Attribute = NSLayoutConstraint.Attribute
  private var start: NSLayoutConstraint.Attribute { isRow ? .leading : .top }
  private var end: NSLayoutConstraint.Attribute { isRow ? .trailing : .bottom }
  private var middle: NSLayoutConstraint.Attribute { isRow ? .centerX : .centerY }
  private var length: NSLayoutConstraint.Attribute { isRow ? .width : .height }
  private var near: NSLayoutConstraint.Attribute { isRow ? .top : .leading }
  private var far: NSLayoutConstraint.Attribute { isRow ? .bottom : .trailing }
  private var center: NSLayoutConstraint.Attribute { isRow ? .centerY : .centerX }
  private var breadth: NSLayoutConstraint.Attribute { isRow ? .height : .width }

  private mutating func add(
    _ name: String, _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: AnyObject?,
    _ other: NSLayoutConstraint.Attribute = .notAnAttribute,
    times multiplier: CGFloat = 1, _ constant: CGFloat = 0, at priority: Float = 1000
  ) {
    add(
      name, ConstraintSide(first, attribute), relation,
      second.map { ConstraintSide($0, other) } ?? ConstraintSide(),
      multiplier, constant, priority)
  }

  private mutating func add(
    _ name: String, _ first: ConstraintSide, _ relation: NSLayoutConstraint.Relation,
    _ second: ConstraintSide,
    _ multiplier: CGFloat, _ constant: CGFloat, _ priority: Float
  ) {
    let constraint = NSLayoutConstraint(first, relation, second, multiplier, constant)
    constraint.identifier = name
    constraint.isInternal = true
    constraint.priority = UILayoutPriority(priority)
    constraint.isActive = true
    constraints.append(constraint)
  }

  // MARK: Main axis

  private mutating func addGaps() {
    let isBaseline = stack.isBaselineRelativeArrangement && !isRow
    let (from, to): (Attribute, Attribute) = isBaseline ? (.lastBaseline, .firstBaseline) : (end, start)
    let hasFixedGaps = stack.distribution != .equalSpacing && stack.distribution != .equalCentering
    for (view, next) in zip(views, views.dropFirst()) {
      let gap = stack.gap(after: view)
      add("UISV-spacing", next, to, hasFixedGaps ? .equal : .greaterThanOrEqual, view, from, gap)
      guard !hasFixedGaps else { continue }
      add("UISV-canvas-fit", next, to, .equal, view, from, gap, at: Self.shortestPriority)
    }
  }

  private mutating func shareLength() {
    guard let first = views.first else { return }
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for view in views.dropFirst() { add("UISV-fill-equally", view, length, .equal, first, length) }
    case .fillProportionally: shareProportionally()
    case .equalSpacing: addEqualDistances("UISV-distributing", from: end, to: start, at: 1000)
    case .equalCentering:
      addEqualDistances("UISV-distributing", from: middle, to: middle, at: Self.centeringPriority)
    }
  }

  /// Gives each view except the last a share of the length: its own length divided by the sum of lengths and
  /// gaps (SE `stack/distribution`).
  private mutating func shareProportionally() {
    let lengths = views.map { isRow ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height }
    let gaps = views.dropLast().reduce(0) { $0 + stack.gap(after: $1) }
    let sum = lengths.reduce(gaps) { $0 + max(0, $1) }
    guard sum > 0 else { return }
    for (view, natural) in zip(views, lengths).dropLast() where natural > 0 {
      add("UISV-fill-proportionally", view, length, .equal, edges, length, times: natural / sum, at: 999)
    }
  }

  private mutating func addEqualDistances(
    _ name: String, from: NSLayoutConstraint.Attribute, to: NSLayoutConstraint.Attribute, at priority: Float
  ) {
    let distances = zip(views, views.dropFirst()).map {
      ConstraintSide(from: ConstraintSide($0, from), to: ConstraintSide($1, to))
    }
    for (distance, next) in zip(distances, distances.dropFirst()) {
      add(name, next, .equal, distance, 1, 0, priority)
    }
  }

  // MARK: Cross axis

  private mutating func align(_ view: UIView) {
    let name = "UISV-alignment"
    let alignment = stack.alignment
    let isBaseline = isRow && (alignment == .firstBaseline || alignment == .lastBaseline)
    let touchesNear = alignment == .fill || alignment == .leading || (!isRow && alignment == .firstBaseline)
    let touchesFar = alignment == .fill || alignment == .trailing || (!isRow && alignment == .lastBaseline)
    add(name, view, near, touchesNear ? .equal : .greaterThanOrEqual, edges, near)
    add(name, view, far, touchesFar ? .equal : .lessThanOrEqual, edges, far)
    if alignment == .center { add(name, view, center, .equal, edges, center) }
    let natural = isRow ? view.intrinsicContentSize.height : view.intrinsicContentSize.width
    if alignment != .fill, natural == UIView.noIntrinsicMetric {
      add("UISV-ambiguity-suppression", view, breadth, .equal, nil, at: Self.suppressionPriority)
    }
    if isBaseline {
      let edge = alignment == .firstBaseline ? near : far
      add("UISV-canvas-fit", view, edge, .equal, edges, edge, at: Self.fitPriority)
    }
  }

  private mutating func alignBaselines() {
    guard isRow, let first = views.first else { return }
    let attribute: NSLayoutConstraint.Attribute
    switch stack.alignment {
    case .firstBaseline: attribute = .firstBaseline
    case .lastBaseline: attribute = .lastBaseline
    default: return
    }
    for view in views.dropFirst() { add("UISV-alignment", view, attribute, .equal, first, attribute) }
  }

  private mutating func fitAcross() {
    add("UISV-spanning-fit", stack, breadth, .equal, nil, at: Self.spanPriority)
  }

  // MARK: Hidden views

  /// Gives hidden views a length of 0 and a position in the middle of the gap (SE `stack/distribution`).
  private mutating func addHiddenViews() {
    var before: UIView?
    for (index, view) in stack.arrangedSubviews.enumerated() {
      guard view.isHidden else {
        before = view
        continue
      }
      add("UISV-hiding", view, length, .equal, nil)
      let next = stack.arrangedSubviews[index...].first { !$0.isHidden }
      switch (before, next) {
      case (let before?, let next?):
        let center = ConstraintSide(view, middle)
        add(
          "UISV-hiding", ConstraintSide(from: ConstraintSide(before, end), to: center), .equal,
          ConstraintSide(from: center, to: ConstraintSide(next, start)), 1, 0, 1000)
      case (let before?, nil): add("UISV-hiding", view, start, .equal, before, end)
      case (nil, let next?): add("UISV-hiding", view, end, .equal, next, start)
      case (nil, nil): add("UISV-hiding", view, start, .equal, edges, start)
      }
    }
  }
}
