import ConstraintSolver
import Foundation

/// A constraint in the solver's form: a sum of variables and a constant.
///
/// A view has four variables for its frame in its superview: `left`, `top`, `width`, `height`. The second
/// side of the constraint is subtracted from the first. For `a.leading == b.trailing + 8`, in their container
/// C:
///
/// ```text
///     left to right                      right to left
///   C ┌──────────────────────┐         C ┌──────────────────────┐
///     │  ┌─ b ─┐ 8 ┌─ a ─┐   │           │   ┌─ a ─┐ 8 ┌─ b ─┐  │
///     └──────────────────────┘           └──────────────────────┘
///    left(a) − left(b) − width(b) == 8   left(b) − left(a) − width(a) == 8
/// ```
///
/// From right to left, `leading` is the right edge, and both sides are negated. Constants and `>=` therefore
/// have the same meaning in both directions.
///
/// Positions are relative to the container. The container's own left edge is 0, so
/// `a.trailing == C.trailing - 16` becomes left(a) + width(a) − width(C) == −16. For a view inside another
/// view v, left(v) is added. The ``offset`` is the sum of the insets of margins and alignment rectangles and
/// the distances to baselines. The ``target`` is the constraint's constant minus the offset.
struct Lowering {
  let constraint: NSLayoutConstraint
  let engine: ConstraintEngine
  let container: UIView
  private(set) var expression = LinearExpression()
  private(set) var offset = 0.0
  private(set) var termCount = 0
  /// `true` if the offset can change while the constraint stays the same.
  private(set) var isAdjusted = false
  private var isRightToLeft = false

  init?(_ constraint: NSLayoutConstraint, in engine: ConstraintEngine) {
    guard let container = constraint.container else { return nil }
    (self.constraint, self.engine, self.container) = (constraint, engine, container)
    let (first, second) = (constraint.first, constraint.second)
    if first.attribute.followsDirection || second.attribute.followsDirection || first.end != nil
      || second.end != nil
    {
      isRightToLeft = engine.isRightToLeft(container)
    }
    add(first, 1, facing: second)
    if !second.isNothing { add(second, -Double(constraint.multiplier), facing: first) }
    if constraint.fontSpacing != 0 { offset -= Double(constraint.fontSpacing * spacingOfFonts) }
  }

  /// The constraint's constant minus the offset, unless an override makes the offset infinite or NaN.
  var target: Double {
    let constant = Double(constraint.constant)
    return (constant - offset).isFinite ? constant - offset : constant
  }

  private mutating func add(_ side: ConstraintSide, _ factor: Double, facing other: ConstraintSide) {
    if let start = side.start, let end = side.end {
      // The distance can run between an edge and a center, so both attributes matter.
      let flips = isRightToLeft && (start.attribute.followsDirection || end.attribute.followsDirection)
      add(end, flips ? -factor : factor, facing: other, flips: flips)
      add(start, flips ? factor : -factor, facing: other, flips: flips)
    } else {
      let flips =
        isRightToLeft && side.attribute.axis == .horizontal && side.attribute != .width
        && (side.attribute.followsDirection || other.attribute.followsDirection)
      add(side, flips ? -factor : factor, facing: other, flips: flips)
    }
  }

  private mutating func add(
    _ side: ConstraintSide, _ factor: Double, facing other: ConstraintSide, flips: Bool
  ) {
    let attribute = side.attribute.following(isRightToLeft: isRightToLeft)
    if let guide = side.guide {
      guard let owner = guide.owningView else { return }
      add(attribute, of: guide, in: owner, factor)
    } else if let view = side.view {
      let isFacingInside = view === container && other.owner != nil && !(other.view === view)
      add(attribute, of: view, factor, isFacingInside: isFacingInside)
    }
  }

  // MARK: Guides

  private mutating func add(
    _ attribute: NSLayoutConstraint.Attribute, of guide: UILayoutGuide, in owner: UIView, _ factor: Double
  ) {
    if let guide = guide as? InsetLayoutGuide {
      isAdjusted = true
      return add(attribute.withinMargins ?? attribute, of: owner, inset: guide.insets(in: owner), factor)
    }
    let item = engine.item(for: guide, of: owner)
    addGeometry(of: item, attribute, factor)
    if !attribute.isLength { addPosition(of: owner, attribute.axis, factor) }
  }

  // MARK: Views

  private mutating func add(
    _ attribute: NSLayoutConstraint.Attribute, of view: UIView, _ factor: Double, isFacingInside: Bool
  ) {
    if let attribute = attribute.withinMargins {
      isAdjusted = true
      return add(attribute, of: view, inset: view.wholeMargins, factor, isFacingInside: isFacingInside)
    }
    switch attribute {
    case .firstBaseline, .lastBaseline:
      addBaseline(isFirst: attribute == .firstBaseline, of: view, factor)
    default:
      let insets = view.alignmentRectInsets
      if insets != .zero { isAdjusted = true }
      add(attribute, of: view, inset: insets, factor, isFacingInside: isFacingInside)
    }
  }

  private mutating func add(
    _ attribute: NSLayoutConstraint.Attribute, of view: UIView, inset: UIEdgeInsets, _ factor: Double,
    isFacingInside: Bool = false
  ) {
    switch attribute {
    case .left: offset += factor * inset.left
    case .right: offset -= factor * inset.right
    case .top, .firstBaseline: offset += factor * inset.top
    case .bottom, .lastBaseline: offset -= factor * inset.bottom
    case .centerX: offset += factor * (inset.left - inset.right) / 2
    case .centerY: offset += factor * (inset.top - inset.bottom) / 2
    case .width: offset -= factor * (inset.left + inset.right)
    case .height: offset -= factor * (inset.top + inset.bottom)
    default: break
    }
    if isFacingInside, !attribute.isLength, !attribute.isCenter, let view = view as? UIScrollView {
      // Views inside a scroll view are constrained to the edges of its contents (Apple's TN2154).
      let guide = view.contentLayoutGuide
      return addGeometry(of: engine.item(for: guide, of: view), attribute, factor)
    }
    let item = engine.item(for: view)
    let isContainer = view === container
    let scale = isContainer ? 1 : view.constraining?.scale ?? 1
    addGeometry(of: item, attribute, factor, scale: Double(scale), isContainer: isContainer)
    if !isContainer, !attribute.isLength, let superview = view.superview {
      addPosition(of: superview, attribute.axis, factor)
    }
  }

  private mutating func addGeometry(
    of item: ConstraintItem, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double, scale: Double = 1,
    isContainer: Bool = false
  ) {
    let (left, top) = (isContainer ? nil : item.left, isContainer ? nil : item.top)
    switch attribute {
    case .left: add(factor, left)
    case .right:
      add(factor, left)
      add(factor * scale, item.width)
    case .centerX:
      add(factor, left)
      add(factor * scale / 2, item.width)
    case .width: add(factor, item.width)
    case .top, .firstBaseline: add(factor, top)
    case .bottom, .lastBaseline:
      add(factor, top)
      add(factor * scale, item.height)
    case .centerY:
      add(factor, top)
      add(factor * scale / 2, item.height)
    case .height: add(factor, item.height)
    default: break
    }
  }

  private mutating func addPosition(of view: UIView, _ axis: NSLayoutConstraint.Axis?, _ factor: Double) {
    var view = view
    while view !== container {
      let item = engine.item(for: view)
      add(factor, axis == .horizontal ? item.left : item.top)
      if view is UIScrollView {
        isAdjusted = true
        offset -= factor * (axis == .horizontal ? view.bounds.minX : view.bounds.minY)
      }
      guard let superview = view.superview else { return }
      view = superview
    }
  }

  private var spacingOfFonts: CGFloat {
    switch (font(at: constraint.second), font(at: constraint.first)) {
    case (let upper?, let lower?): lower.ascender - upper.descender
    case (let font?, nil), (nil, let font?): font.lineHeight
    case (nil, nil): UIView.standardSpacing
    }
  }

  private func font(at side: ConstraintSide) -> UIFont? {
    guard side.attribute.isBaseline, let view = side.view else { return nil }
    return baselineView(of: view, isFirst: side.attribute == .firstBaseline).fontOfText
  }

  private func baselineView(of view: UIView, isFirst: Bool) -> UIView {
    var view = view
    while true {
      let next = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      guard next !== view, next.isDescendant(of: view) else { return view }
      view = next
    }
  }

  private mutating func addBaseline(isFirst: Bool, of view: UIView, _ factor: Double) {
    isAdjusted = true
    let view = baselineView(of: view, isFirst: isFirst)
    let item = engine.item(for: view)
    let insets = view.alignmentRectInsets
    let baseline = view.baseline(
      isFirst: isFirst, contentHeight: item.contents?.size.height ?? view.intrinsicContentSize.height,
      width: item.wraps && item.measuredWidth >= 0 ? item.measuredWidth - insets.left - insets.right : nil)
    offset += factor * Double(baseline.distance)
    if view !== container {
      add(factor, item.top)
      if let superview = view.superview { addPosition(of: superview, .vertical, factor) }
    }
    if baseline.share != 0 { add(factor * Double(baseline.share), item.height) }
  }

  private mutating func add(_ coefficient: Double, _ variable: ConstraintSystem.Variable?) {
    guard let variable, coefficient != 0 else { return }
    expression.add(coefficient, variable)
    termCount += 1
  }
}

extension NSLayoutConstraint.Attribute {
  nonisolated var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  nonisolated func following(isRightToLeft: Bool) -> NSLayoutConstraint.Attribute {
    switch self {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .leadingMargin: isRightToLeft ? .rightMargin : .leftMargin
    case .trailingMargin: isRightToLeft ? .leftMargin : .rightMargin
    default: self
    }
  }
}

extension ConstraintEngine {
  /// Caches the last result, because many constraints share a container.
  func isRightToLeft(_ container: UIView) -> Bool {
    if let direction, direction.container == ObjectIdentifier(container) { return direction.isRightToLeft }
    let isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    direction = (ObjectIdentifier(container), isRightToLeft)
    return isRightToLeft
  }

  func enter(_ lowering: Lowering) {
    let constraint = lowering.constraint
    let relation: ConstraintSystem.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    // From right to left, both sides are already negated, so the relation stays the same.
    let handle = system.add(
      lowering.expression, relation, lowering.target, priority: constraint.priority.rawValue)
    if onlyMeasures {
      measuredHandles[ObjectIdentifier(constraint)] = handle
    } else {
      constraint.handle = handle
      constraint.isAdjusted = lowering.isAdjusted
    }
    if lowering.isAdjusted {
      adjusted.append(AdjustedConstraint(constraint: constraint, expression: lowering.expression))
    }
  }

  /// Updates the constants that depend on margins, baselines, and the like. Returns `true` if there are any.
  func adjust() -> Bool {
    for entered in adjusted {
      let constraint = entered.constraint
      guard let handle = handle(of: constraint), let lowering = Lowering(constraint, in: self),
        lowering.termCount > 0
      else { continue }
      if lowering.expression.hasSameTerms(as: entered.expression) {
        system.setConstant(of: handle, to: lowering.target)
      } else {
        system.remove(handle)
        adjusted.removeAll { $0.constraint === constraint }
        enter(lowering)
      }
    }
    return !adjusted.isEmpty
  }
}
