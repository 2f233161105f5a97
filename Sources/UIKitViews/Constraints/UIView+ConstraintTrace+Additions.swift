import ConstraintSolver
import Foundation

// UIKit has a private method for this.
extension UIView {
  /// Describes the view and its contents for debugging, line by line: frames, alignment rectangles, content
  /// sizes, constraints, and ambiguities.
  ///
  /// ```text
  /// •Card:0x7f10 (0 0; 300 60)
  /// |   *UILabel:0x7f22'Title' (8 8; 34.5 20.5), contents 34.5 × 20.5, AMBIGUOUS: left, right
  /// |   |   <NSLayoutConstraint:0x7f30 V:|-(8)-[UILabel:0x7f22'Title']   (active, names: '|':Card:0x7f10 )>
  ///
  /// * placed by constraints   + fixed frame, used by constraints   • solves constraints inside
  /// ```
  ///
  /// - Complexity: For each view with constraints, the cost of changing all constraints several times.
  public func constraintTrace() -> String {
    var lines: [String] = []
    trace(into: &lines, depth: 0)
    let legend =
      "* placed by constraints   + fixed frame, used by constraints   • solves constraints inside"
    return (lines + ["", legend]).joined(separator: "\n")
  }

  private func trace(into lines: inout [String], depth: Int) {
    let indent = String(repeating: "|   ", count: depth)
    lines.append(indent + tracedMark + NSLayoutConstraint.name(of: self) + " " + tracedState)
    for constraint in positioningConstraints {
      let isBroken = constraint.engine?.isBroken(constraint) ?? false
      lines.append("\(indent)|   \(constraint.text)\(isBroken ? " BROKEN" : "")")
    }
    for view in subviews { view.trace(into: &lines, depth: depth + 1) }
  }

  private var tracedMark: String {
    switch constraining?.item?.role {
    case .member: "*"
    case .fixed, .masked: "+"
    default: constraining?.engine == nil ? " " : "•"
    }
  }

  private var tracedState: String {
    func describe(_ rect: CGRect) -> String {
      let parts = [rect.minX, rect.minY, rect.width, rect.height].map { NSLayoutConstraint.number($0) }
      return "(\(parts[0]) \(parts[1]); \(parts[2]) \(parts[3]))"
    }
    var text = describe(frame)
    if isHidden { text += ", hidden" }
    guard let marks = constraintMarks else { return text }
    if marks.alignmentRect != frame { text += ", aligned " + describe(marks.alignmentRect) }
    let contents = intrinsicContentSize
    if contents.width >= 0 || contents.height >= 0 {
      func length(_ length: CGFloat) -> String { length < 0 ? "–" : NSLayoutConstraint.number(length) }
      text += ", contents \(length(contents.width)) × \(length(contents.height))"
    }
    let names: [(UIRectEdge, String)] = [
      (.left, "left"), (.right, "right"), (.top, "top"), (.bottom, "bottom"),
    ]
    let ambiguous = names.filter { marks.ambiguousEdges.contains($0.0) }.map(\.1)
    if !ambiguous.isEmpty { text += ", AMBIGUOUS: " + ambiguous.joined(separator: ", ") }
    return text
  }
}

package struct ConstraintMarks {
  package var alignmentRect: CGRect
  package var ambiguousEdges: UIRectEdge
  package var isBroken: Bool
}

extension UIView {
  package var constraintMarks: ConstraintMarks? {
    guard let item = constraining?.item, item.role == .member, let engine = item.engine else { return nil }
    engine.solve()
    return ConstraintMarks(
      alignmentRect: alignmentRect(forFrame: frame), ambiguousEdges: engine.ambiguousEdges(of: item),
      isBroken: positioningConstraints.contains { engine.isBroken($0) })
  }

  var positioningConstraints: [NSLayoutConstraint] {
    constraintsAffectingLayout(for: .horizontal) + constraintsAffectingLayout(for: .vertical)
  }
}

extension ConstraintEngine {
  func isBroken(_ constraint: NSLayoutConstraint) -> Bool {
    guard constraint.engine === self, let handle = handle(of: constraint) else { return false }
    return system.isBroken(handle)
  }

  func ambiguousEdges(of item: ConstraintItem) -> UIRectEdge {
    var edges: UIRectEdge = []
    if !system.isDetermined([item.left: 1]) { edges.insert(.left) }
    if !system.isDetermined([item.left: 1, item.width: 1]) { edges.insert(.right) }
    if !system.isDetermined([item.top: 1]) { edges.insert(.top) }
    if !system.isDetermined([item.top: 1, item.height: 1]) { edges.insert(.bottom) }
    return edges
  }
}
