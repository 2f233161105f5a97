import UIKitViews

/// A constraint as a line of text: `a.leading == b.trailing + 8 @750`, `a.width <= 100`,
/// `a.width == b.height * 2`.
///
/// It uses anchors, like apps.
struct ConstraintRule {
  let constraint: NSLayoutConstraint

  /// Creates a constraint, or returns `nil` if the rule names an unknown view or attribute.
  init?(_ rule: String, _ views: [String: UIView]) {
    var words = rule.split(separator: " ").map(String.init)
    var priority = UILayoutPriority.required
    if let last = words.last, last.hasPrefix("@"), let value = Float(last.dropFirst()) {
      priority = UILayoutPriority(value)
      words.removeLast()
    }
    guard words.count >= 3, let first = Self.anchor(words[0], views) else { return nil }
    let constant =
      words.count > 4 && words[3] != "*" ? Double(words[4]).map { words[3] == "-" ? -$0 : $0 } : 0
    let multiplier = words.count > 4 && words[3] == "*" ? Double(words[4]) : 1
    guard let constant, let multiplier else { return nil }
    let second = Self.anchor(words[2], views)
    let made: NSLayoutConstraint? =
      switch (first, second) {
      case (.x(let one), .x(let other)): Self.constraint(one, words[1], other, constant)
      case (.y(let one), .y(let other)): Self.constraint(one, words[1], other, constant)
      case (.length(let one), .length(let other)): Self.constraint(one, words[1], other, multiplier, constant)
      case (.length(let one), nil): Double(words[2]).flatMap { Self.constraint(one, words[1], $0) }
      default: nil
      }
    guard let made else { return nil }
    made.priority = priority
    constraint = made
  }

  private enum Anchor {
    case x(NSLayoutXAxisAnchor)
    case y(NSLayoutYAxisAnchor)
    case length(NSLayoutDimension)
  }

  private static func anchor(_ name: String, _ views: [String: UIView]) -> Anchor? {
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count == 2, let view = views[parts[0]] else { return nil }
    return switch parts[1] {
    case "leading": .x(view.leadingAnchor)
    case "trailing": .x(view.trailingAnchor)
    case "centerX": .x(view.centerXAnchor)
    case "top": .y(view.topAnchor)
    case "bottom": .y(view.bottomAnchor)
    case "centerY": .y(view.centerYAnchor)
    case "firstBaseline": .y(view.firstBaselineAnchor)
    case "width": .length(view.widthAnchor)
    case "height": .length(view.heightAnchor)
    default: nil
    }
  }

  private static func constraint<Axis>(
    _ one: NSLayoutAnchor<Axis>, _ relation: String, _ other: NSLayoutAnchor<Axis>, _ constant: CGFloat
  ) -> NSLayoutConstraint? {
    switch relation {
    case "==": one.constraint(equalTo: other, constant: constant)
    case "<=": one.constraint(lessThanOrEqualTo: other, constant: constant)
    case ">=": one.constraint(greaterThanOrEqualTo: other, constant: constant)
    default: nil
    }
  }

  private static func constraint(
    _ one: NSLayoutDimension, _ relation: String, _ other: NSLayoutDimension, _ multiplier: CGFloat,
    _ constant: CGFloat
  ) -> NSLayoutConstraint? {
    switch relation {
    case "==": one.constraint(equalTo: other, multiplier: multiplier, constant: constant)
    case "<=": one.constraint(lessThanOrEqualTo: other, multiplier: multiplier, constant: constant)
    case ">=": one.constraint(greaterThanOrEqualTo: other, multiplier: multiplier, constant: constant)
    default: nil
    }
  }

  private static func constraint(
    _ one: NSLayoutDimension, _ relation: String, _ constant: CGFloat
  ) -> NSLayoutConstraint? {
    switch relation {
    case "==": one.constraint(equalToConstant: constant)
    case "<=": one.constraint(lessThanOrEqualToConstant: constant)
    case ">=": one.constraint(greaterThanOrEqualToConstant: constant)
    default: nil
    }
  }
}
