import ConstraintSolver
import Foundation

/// A view or guide in an engine. Its four variables are its frame in the superview's coordinates.
final class ConstraintItem {
  enum Role {
    case root
    case member
    case fixed
    case masked
    case guide
  }

  /// The constraints between a length and the contents' length.
  ///
  /// With a hugging priority of 250 and a resistance of 750, `both` is `length == contents` at 250, and
  /// `oneWay` is `length >= contents` at 750. With a hugging priority above the resistance, `oneWay` is
  /// `length <= contents`.
  ///
  /// Among views with the same priority, the first one mentioned by a constraint gets the remaining room (P).
  struct ContentConstraints {
    /// The priority of `weighted`, below all others.
    static let weightPriority: Float = 0.001

    var both, oneWay: ConstraintSystem.Constraint?
    /// `weight * length == weight * contents`, which determines the order in which a stack's views give way.
    var weighted: ConstraintSystem.Constraint?
    /// The cost for each point by which the length differs from the contents, or 0 for no constraint.
    var weight = 0.0
    var isOneWayUp = true

    var all: [ConstraintSystem.Constraint] { [both, oneWay, weighted].compactMap { $0 } }
  }

  struct Contents {
    var size: CGSize
    var across = ContentConstraints()
    var down = ContentConstraints()
  }

  var engine: ConstraintEngine? {
    get { engineReference?.engine }
    set { engineReference = newValue?.reference }
  }
  private var engineReference: EngineReference?
  var view: UIView { viewReference.view! }
  private let viewReference: ViewReference
  unowned let guide: UILayoutGuide?
  let role: Role
  let left, top, width, height: ConstraintSystem.Variable
  var geometryConstraints: [ConstraintSystem.Constraint] = []
  var contents: Contents?
  var wraps = false
  /// `true` if wrapping contents have never been measured at a width.
  var entersAnew = true
  var measuredWidth = -1.0
  /// The constraints that keep lengths at 0 or more after a negative result.
  var leastWidth, leastHeight: ConstraintSystem.Constraint?
  var frame = (x: 0.0, y: 0.0, width: 0.0, height: 0.0)

  init(_ view: UIView, _ guide: UILayoutGuide?, _ role: Role, in engine: ConstraintEngine) {
    (viewReference, self.guide, self.role) = (view.reference, guide, role)
    engineReference = engine.reference
    left = engine.system.addVariable()
    top = engine.system.addVariable()
    width = engine.system.addVariable()
    height = engine.system.addVariable()
  }

  var variables: [ConstraintSystem.Variable] { [left, top, width, height] }

  /// Returns the frame with its edges moved to whole pixels. Half pixels round up (SE `autolayout/pins`).
  func pixelFrame(scale: Double) -> CGRect {
    func snapped(_ coordinate: Double) -> Double { (coordinate * scale + 0.5 + 1e-6).rounded(.down) / scale }
    let (x, y) = (snapped(frame.x), snapped(frame.y))
    return CGRect(
      x: x, y: y, width: snapped(frame.x + frame.width) - x, height: snapped(frame.y + frame.height) - y)
  }
}

final class ConstraintSide {
  private let reference: ViewReference?
  private(set) weak var guide: UILayoutGuide?
  let attribute: NSLayoutConstraint.Attribute
  let end: ConstraintSide?
  let start: ConstraintSide?

  static let nothing = ConstraintSide()

  init() {
    attribute = .notAnAttribute
    reference = nil
    (end, start) = (nil, nil)
  }

  init(view: UIView, _ attribute: NSLayoutConstraint.Attribute) {
    self.attribute = attribute
    reference = view.reference
    (end, start) = (nil, nil)
  }

  init(guide: UILayoutGuide, _ attribute: NSLayoutConstraint.Attribute) {
    self.attribute = attribute
    reference = nil
    self.guide = guide
    (end, start) = (nil, nil)
  }

  init(from start: ConstraintSide, to end: ConstraintSide) {
    attribute = end.attribute.axis == .vertical ? .height : .width
    (reference, guide) = (end.reference, end.guide)
    (self.start, self.end) = (start, end)
  }

  convenience init(_ item: Any, _ attribute: NSLayoutConstraint.Attribute) {
    if let view = item as? UIView {
      self.init(view: view, attribute)
    } else if let guide = item as? UILayoutGuide {
      self.init(guide: guide, attribute)
    } else {
      self.init()
      UIKitException.raise(.invalidArgument, Self.refusal(of: item))
    }
  }

  static func refusal(of item: Any) -> String {
    "NSLayoutConstraint for \(item): Constraint items must each be an instance of UIView, or UILayoutGuide."
  }

  var view: UIView? { reference?.view }
  var item: AnyObject? { view ?? guide }
  var isNothing: Bool { attribute == .notAnAttribute }
  var owner: UIView? { view ?? guide?.owningView }
}
