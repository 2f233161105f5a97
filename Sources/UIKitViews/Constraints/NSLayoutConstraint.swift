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
