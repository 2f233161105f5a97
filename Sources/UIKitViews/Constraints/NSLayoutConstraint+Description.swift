import Foundation

extension NSLayoutConstraint {
  /// A description in the form of UIKit's messages:
  /// `<NSLayoutConstraint:0x6000 'identifier' UIView:0x7f8.width == 100   (active)>`. Distances between edges
  /// are in visual format.
  var text: String {
    var text = "<\(type(of: self)):\(Self.address(of: self))"
    if let identifier { text += " '\(identifier)'" }
    let visual = visualText
    text += " " + (visual?.text ?? equation)
    if visual == nil, priority != .required { text += " priority:\(Self.number(CGFloat(priority.rawValue)))" }
    text += "   (\(isActive ? "active" : "inactive")"
    if let container = visual?.container { text += ", names: '|':\(Self.name(of: container)) " }
    return text + ")>"
  }

  static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  }

  static func name(of item: AnyObject) -> String {
    var name = "\(type(of: item)):\(address(of: item))"
    if let text = (item as? UILabel)?.text { name += "'\(text)'" }
    if let guide = item as? UILayoutGuide, !guide.identifier.isEmpty { name += "'\(guide.identifier)'" }
    return name
  }

  static func number(_ number: CGFloat) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(Double(number))
  }

  private func name(of side: ConstraintSide) -> String {
    guard let item = side.item else { return "(gone).\(side.attribute.name)" }
    return "\(Self.name(of: item)).\(side.attribute.name)"
  }

  private var sign: String {
    switch relation {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }

  private var equation: String {
    guard !second.isNothing else { return "\(name(of: first)) \(sign) \(Self.number(constant))" }
    var text = "\(name(of: first)) \(sign) "
    if multiplier != 1 { text += "\(Self.number(multiplier))*" }
    text += name(of: second)
    if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(Self.number(abs(constant)))" }
    return text
  }

  private var visualText: (text: String, container: AnyObject?)? {
    guard multiplier == 1, first.end == nil, second.end == nil, let one = first.item, let other = second.item
    else {
      return nil
    }
    let container =
      container
      ?? [first.owner, second.owner].compactMap { $0 }.first { owner in
        [first.owner, second.owner].allSatisfy { $0?.isDescendant(of: owner) ?? false }
      }
    let axis: String
    let isFirstBehind: Bool
    switch (first.attribute, second.attribute) {
    case (.leading, .trailing), (.left, .right): (axis, isFirstBehind) = ("H", true)
    case (.trailing, .leading), (.right, .left): (axis, isFirstBehind) = ("H", false)
    case (.top, .bottom): (axis, isFirstBehind) = ("V", true)
    case (.bottom, .top): (axis, isFirstBehind) = ("V", false)
    case (.leading, .leading), (.left, .left): (axis, isFirstBehind) = ("H", other === container)
    case (.trailing, .trailing), (.right, .right): (axis, isFirstBehind) = ("H", one === container)
    case (.top, .top): (axis, isFirstBehind) = ("V", other === container)
    case (.bottom, .bottom): (axis, isFirstBehind) = ("V", one === container)
    default: return nil
    }
    let isAtEdge = first.attribute == second.attribute
    guard isAtEdge == (one === container || other === container) else { return nil }
    let gap = isFirstBehind ? constant : -constant
    let relation: String
    switch self.relation {
    case .equal: relation = ""
    case .lessThanOrEqual: relation = isFirstBehind ? "<=" : ">="
    case .greaterThanOrEqual: relation = isFirstBehind ? ">=" : "<="
    }
    let strength = priority == .required ? "" : "@\(Self.number(CGFloat(priority.rawValue)))"
    let distance = "-(\(relation)\(Self.number(gap))\(strength))-"
    let (before, behind) = isFirstBehind ? (other, one) : (one, other)
    func part(_ item: AnyObject) -> String { item === container ? "|" : "[\(Self.name(of: item))]" }
    return ("\(axis):\(part(before))\(distance)\(part(behind))", isAtEdge ? container : nil)
  }
}
