import ConstraintSolver
import Foundation

/// A relation between two lengths or positions of views and guides:
/// `first.attribute = multiplier · second.attribute + constant`, or ≤, or ≥.
///
/// While ``isActive`` is `true`, a constraint is installed on the nearest view that contains both items. A
/// constraint doesn't retain its items.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  private static var activations = 0

  private(set) var first: ConstraintSide
  private(set) var second: ConstraintSide

  /// The relation between the two sides.
  open var relation: Relation { knownRelation }
  private var knownRelation: Relation
  /// The factor for the second item's attribute.
  open var multiplier: CGFloat { factor }
  private var factor: CGFloat

  /// The offset added to the second side, in points. Setting it is the cheapest change of a constraint.
  open var constant: CGFloat {
    didSet {
      guard constant != oldValue else { return }
      guard constant.isSane else {
        refuse(constant: constant)
        constant = oldValue
        return
      }
      engine?.constantDidChange(of: self)
    }
  }

  /// The priority, above 0 and at most 1000. Other values are errors. The default value is 1000.
  ///
  /// Changing an active constraint between required and optional causes a warning. UIKit raises an exception
  /// up to iOS 12.
  open var priority: UILayoutPriority = .required {
    didSet {
      guard priority != oldValue else { return }
      if let refusal = Self.refusal(of: priority) {
        UIKitException.raise(refusal)
        priority = oldValue
        return
      }
      if (priority == .required) != (oldValue == .required) { warnOfMutatedPriority(from: oldValue) }
      engine?.priorityDidChange(of: self)
    }
  }

  /// The name in messages. The default value is `nil`.
  open var identifier: String?
  /// Has no effect, because archives aren't supported. The default value is `false`.
  open var shouldBeArchived = false

  // MARK: State

  var container: UIView? {
    get { containerReference?.view }
    set { containerReference = newValue?.reference }
  }
  private var containerReference: ViewReference?
  var engine: ConstraintEngine? {
    get { engineReference?.engine }
    set { engineReference = newValue?.reference }
  }
  private var engineReference: EngineReference?
  var handle: ConstraintSystem.Constraint?
  var serial = 0
  var isAdjusted = false
  /// The multiplier of the distance that the baselines' fonts define. The product is added to the constant.
  var fontSpacing: CGFloat = 0
  /// `true` if a stack view created the constraint. ``UIView/constraints`` excludes it.
  var isInternal = false

  /// Creates a constraint without items, for subclasses.
  public override init() {
    (first, second) = (.nothing, .nothing)
    (knownRelation, factor, constant) = (.equal, 1, 0)
    super.init()
  }

  convenience init(
    _ first: ConstraintSide, _ relation: Relation, _ second: ConstraintSide, _ multiplier: CGFloat,
    _ constant: CGFloat
  ) {
    self.init()
    (self.first, self.second, knownRelation) = (first, second, relation)
    if multiplier.isSane { factor = multiplier }
    if constant.isSane { self.constant = constant } else { refuse(constant: constant) }
    if !multiplier.isSane {
      UIKitException.raise(
        .invalidArgument, "The multiplier of \(self) must be finite, not \(multiplier.message).")
    }
  }

  /// Creates an inactive constraint between views or guides. Meaningless pairs, for example a position and a
  /// length, are errors.
  ///
  /// To compare a length with the constant, in points, pass `nil` and ``Attribute/notAnAttribute`` for the
  /// second side.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let second = view2.map { ConstraintSide($0, attr2) } ?? ConstraintSide()
    self.init(ConstraintSide(view1, attr1), relation, second, view2 == nil ? 1 : multiplier, c)
    checkPair()
  }

  nonisolated deinit {}

  // MARK: Items

  /// The first view or guide, or `nil` after its deallocation.
  open var firstItem: AnyObject? { first.item }
  /// The second view or guide, or `nil` if there is none or after its deallocation.
  open var secondItem: AnyObject? { second.item }
  /// The attribute of the first item.
  open var firstAttribute: Attribute { first.attribute }
  /// The attribute of the second item, or ``Attribute/notAnAttribute`` without a second item.
  open var secondAttribute: Attribute { second.attribute }
  /// The first attribute as an anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
  /// The second attribute as an anchor, or `nil` without a second item.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    second.attribute == .notAnAttribute ? nil : NSLayoutAnchor(second)
  }

  // MARK: Activation

  /// `true` if the constraint applies. The default value is `false`.
  ///
  /// Setting this to `true` adds the constraint to the nearest view that contains both items. If there is no
  /// such view, this is an error.
  open var isActive: Bool {
    get { container != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates the constraints in order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates the constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  static func nextSerial() -> Int {
    activations += 1
    return activations
  }

  /// A description in the form of UIKit's messages. Off the main actor, only the class and the address.
  open nonisolated override var description: String {
    var text = super.description
    UIKitException.onMainActor { text = self.text }
    return text
  }
}

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
