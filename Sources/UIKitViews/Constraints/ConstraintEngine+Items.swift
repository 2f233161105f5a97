import ConstraintSolver
import Foundation

extension ConstraintEngine {
  func refresh(_ item: ConstraintItem) {
    switch item.role {
    case .member, .root: refreshContents(of: item)
    case .fixed: setGeometry(item, horizontal: item.fixedAcross, vertical: item.fixedDown)
    case .masked: setGeometry(item, horizontal: item.maskedAcross, vertical: item.maskedDown)
    case .guide: break
    }
  }

  // MARK: Contents

  private func refreshContents(of item: ConstraintItem) {
    let view = item.view
    let wrapped = view.wrapsContents
    var size = view.intrinsicContentSize
    if wrapped != item.wraps {
      item.wraps = wrapped
      if wrapped { wrapping.append(item) } else { wrapping.removeAll { $0 === item } }
    }
    if wrapped {
      item.measuredWidth = -1
      // Unmeasured contents keep their previous height.
      if let old = item.contents { size.height = old.size.height }
    }
    var contents = item.contents ?? ConstraintItem.Contents(size: size)
    contents.size = size
    constrain(item, &contents, across: true)
    constrain(item, &contents, across: false)
    item.contents = contents
  }

  private func constrain(_ item: ConstraintItem, _ contents: inout ConstraintItem.Contents, across: Bool) {
    let (view, insets) = (item.view, item.view.alignmentRectInsets)
    let priorities = view.contentPriorities
    let length = across ? contents.size.width : contents.size.height
    let (hugging, resistance) =
      across
      ? (priorities.horizontalHugging, priorities.horizontalResistance)
      : (priorities.verticalHugging, priorities.verticalResistance)
    var constraints = across ? contents.across : contents.down
    let target = Double(length + (across ? insets.left + insets.right : insets.top + insets.bottom))
    let isKnown = length != UIView.noIntrinsicMetric && target.isFinite
    let variable = across ? item.width : item.height
    let isUp = resistance > hugging
    if constraints.isOneWayUp != isUp, let old = constraints.oneWay {
      system.remove(old)
      constraints.oneWay = nil
    }
    constraints.isOneWayUp = isUp
    constrain(&constraints.both, [variable: 1], .equal, target, isKnown ? min(hugging, resistance) : 0)
    constrain(
      &constraints.oneWay, [variable: 1], isUp ? .greaterThanOrEqual : .lessThanOrEqual, target,
      isKnown && hugging != resistance ? max(hugging, resistance) : 0)
    let isRanked = isKnown && view.constraining?.stack?.axis == (across ? .horizontal : .vertical)
    let weight = isRanked ? view.constraining?.weight ?? 0 : 0
    if constraints.weight != weight, let old = constraints.weighted {
      system.remove(old)
      constraints.weighted = nil
    }
    constraints.weight = weight
    constrain(
      &constraints.weighted, [variable: weight], .equal, target * weight,
      weight > 0 ? ConstraintItem.ContentConstraints.weightPriority : 0)
    if across { contents.across = constraints } else { contents.down = constraints }
  }

  private func constrain(
    _ handle: inout ConstraintSystem.Constraint?, _ expression: LinearExpression,
    _ relation: ConstraintSystem.Relation, _ target: Double, _ priority: Float
  ) {
    guard priority > 0 else {
      if let old = handle { system.remove(old) }
      handle = nil
      return
    }
    // A content priority of 1000 ranks above 999 and below required constraints (P families I1 to I3).
    let level = min(priority, ConstraintSystem.required.nextDown)
    if let known = handle {
      system.setConstant(of: known, to: target)
      system.setPriority(of: known, to: level)
    } else {
      handle = system.add(expression, relation, target, priority: level)
    }
  }

  func removeContents(of item: ConstraintItem) {
    guard let contents = item.contents else { return }
    for handle in contents.across.all + contents.down.all { system.remove(handle) }
    item.contents = nil
  }

  func measureWrapping() -> Bool {
    var hasChanged = false
    for item in wrapping {
      if item.entersAnew {
        item.entersAnew = false
        if item.view.entersLast {
          readdWidth(of: item)
          hasChanged = true
        }
      }
      let width = system.value(of: item.width)
      guard abs(width - item.measuredWidth) > 1e-6 else { continue }
      item.measuredWidth = width
      let insets = item.view.alignmentRectInsets
      let height = item.view.contentHeight(forWidth: CGFloat(width) - insets.left - insets.right)
      guard height != item.contents?.size.height else { continue }
      item.contents?.size.height = height
      if var contents = item.contents {
        constrain(item, &contents, across: false)
        item.contents = contents
      }
      hasChanged = true
    }
    return hasChanged
  }

  /// Adds the width of wrapping contents again, after all other items. If several views can take the
  /// remaining room, the last wrapping view gets it (P, ties).
  private func readdWidth(of item: ConstraintItem) {
    guard var contents = item.contents else { return }
    for handle in contents.across.all { system.remove(handle) }
    contents.across = ConstraintItem.ContentConstraints()
    constrain(item, &contents, across: true)
    item.contents = contents
  }

  // MARK: Given frames

  private func setGeometry(
    _ item: ConstraintItem, horizontal across: ConstraintItem.AxisGeometry,
    vertical down: ConstraintItem.AxisGeometry
  ) {
    guard item.geometryConstraints.isEmpty else {
      for (index, constant) in [across.start, across.length, down.start, down.length].enumerated() {
        system.setConstant(of: item.geometryConstraints[index], to: Double(constant))
      }
      return
    }
    for (variable, constant, share, isAcross) in [
      (item.left, across.start, across.startShare, true),
      (item.width, across.length, across.lengthShare, true),
      (item.top, down.start, down.startShare, false), (item.height, down.length, down.lengthShare, false),
    ] {
      var expression: LinearExpression = [variable: 1]
      if share != 0, let superview = item.view.superview {
        let outer = self.item(for: superview)
        expression.add(-Double(share), isAcross ? outer.width : outer.height)
      }
      item.geometryConstraints.append(system.add(expression, .equal, Double(constant)))
    }
  }
}

extension ConstraintItem {
  /// A view's start and length along an axis, each a constant plus a share of the superview's length.
  struct AxisGeometry {
    var start: CGFloat
    var startShare: CGFloat = 0
    var length: CGFloat
    var lengthShare: CGFloat = 0
  }

  private var ownFrame: CGRect {
    let (center, size, anchor) = (view.center, view.bounds.size, view.ownLayer.anchorPoint)
    return CGRect(
      x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y, width: size.width,
      height: size.height)
  }

  var fixedAcross: AxisGeometry {
    let frame = ownFrame
    return AxisGeometry(start: frame.minX, length: frame.width)
  }

  var fixedDown: AxisGeometry {
    let frame = ownFrame
    return AxisGeometry(start: frame.minY, length: frame.height)
  }

  var maskedAcross: AxisGeometry {
    let (mask, frame) = (view.autoresizingMask, ownFrame)
    return masked(
      frame.minX, frame.width, in: view.superview?.bounds.width ?? 0,
      mask.contains(.flexibleLeftMargin),
      mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
  }

  var maskedDown: AxisGeometry {
    let (mask, frame) = (view.autoresizingMask, ownFrame)
    return masked(
      frame.minY, frame.height, in: view.superview?.bounds.height ?? 0,
      mask.contains(.flexibleTopMargin),
      mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
  }

  /// Distributes changes of the superview's length evenly among the flexible parts. A proportional
  /// distribution isn't possible, because constraints must not depend on the current lengths.
  private func masked(
    _ start: CGFloat, _ length: CGFloat, in whole: CGFloat, _ before: Bool, _ inside: Bool, _ after: Bool
  ) -> AxisGeometry {
    let count: CGFloat = (before ? 1 : 0) + (inside ? 1 : 0) + (after ? 1 : 0)
    guard count > 0 else { return AxisGeometry(start: start, length: length) }
    let (startShare, lengthShare) = (before ? 1 / count : 0, inside ? 1 / count : 0)
    return AxisGeometry(
      start: start - startShare * whole, startShare: startShare, length: length - lengthShare * whole,
      lengthShare: lengthShare)
  }
}
