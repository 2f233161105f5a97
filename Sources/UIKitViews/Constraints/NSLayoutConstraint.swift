import ConstraintSolver
import Foundation

/// A relation between two lengths or positions of views and guides:
/// `first.attribute = multiplier · second.attribute + constant`, or ≤, or ≥.
///
/// It counts while ``isActive`` is true. It is then installed on the nearest view that contains both items, among its
/// ``UIView/constraints``. Its items are not retained.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  private static var activations = 0

  private(set) var first: ConstraintSide
  private(set) var second: ConstraintSide

  /// How the sides compare.
  open var relation: Relation { knownRelation }
  private var knownRelation: Relation
  /// What the second item's attribute is multiplied with.
  open var multiplier: CGFloat { factor }
  private var factor: CGFloat

  /// What is added to the second side, in points. Setting it is the cheapest change of a constraint.
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

  /// Above 0, at most 1000, the default: anything else is an error. A change between required and optional while the
  /// constraint is active causes a warning: UIKit raises an exception up to iOS 12.
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

  /// Names the constraint in messages. Default nil.
  open var identifier: String?
  /// Stored, and without effect: there are no archives here. Default false.
  open var shouldBeArchived = false

  // MARK: State

  /// The view on which the constraint is installed while it is active: it contains both items, or is one of them.
  var container: UIView? {
    get { containerReference?.view }
    set { containerReference = newValue?.reference }
  }
  private var containerReference: ViewReference?
  /// What solves it while it is active.
  var engine: ConstraintEngine? {
    get { engineReference?.engine }
    set { engineReference = newValue?.reference }
  }
  private var engineReference: EngineReference?
  /// In the engine's system. Nil until the next layout.
  var handle: ConstraintSystem.Constraint?
  /// Ascends from one activation to the next.
  var serial = 0
  /// Whether its constant depends on margins, baselines, alignment rectangles or what a scroll view shows, too.
  var isAdjusted = false
  /// Multiplies the distance that the fonts at the baselines ask for. It is added to the constant.
  var fontSpacing: CGFloat = 0
  /// Made by a stack view for itself: not listed among the constraints of a view.
  var isInternal = false

  /// Creates a constraint without items. Subclasses inherit it, and with it the initializers that name items.
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

  /// Creates a constraint, which is not active. Items are views and guides. Pairs that say nothing, a position and a
  /// length for example, are an error.
  ///
  /// - Parameters:
  ///   - view2: Nil, with the attribute ``Attribute/notAnAttribute``: the first attribute is a length, and compared
  ///     with `constant`.
  ///   - multiplier: Applied to the second attribute.
  ///   - constant: In points.
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

  /// A view or a guide. Nil when it is gone.
  open var firstItem: AnyObject? { first.item }
  /// A view or a guide. Nil when it is gone, or where the constraint compares with a number.
  open var secondItem: AnyObject? { second.item }
  /// Of the first item.
  open var firstAttribute: Attribute { first.attribute }
  /// Of the second item; ``Attribute/notAnAttribute`` without one.
  open var secondAttribute: Attribute { second.attribute }
  /// The first item's attribute as an anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
  /// The second item's attribute as an anchor. Nil without one.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    second.attribute == .notAnAttribute ? nil : NSLayoutAnchor(second)
  }

  // MARK: Activation

  /// Whether it counts. Setting it to true adds it to the nearest view that contains both items; without one it is
  /// an error. Default false.
  open var isActive: Bool {
    get { container != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates each of them, in this order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates each of them.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  static func nextSerial() -> Int {
    activations += 1
    return activations
  }

  /// The constraint as UIKit's messages have it. Off the main actor, the object's address.
  open nonisolated override var description: String {
    var text = super.description
    UIKitException.onMainActor { text = self.text }
    return text
  }
}
