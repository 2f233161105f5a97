import ConstraintSolver
import Foundation

/// A view or a guide in an engine: four variables, which are its frame in the superview's coordinates.
final class ConstraintItem {
  enum Role {
    /// The view inside which the engine solves. It has a size only.
    case root
    /// A view that goes where the constraints say.
    case member
    /// A view with the frame that the app gives it.
    case fixed
    /// A view that follows its superview's edges as its autoresizing mask says.
    case masked
    case guide
  }

  /// The constraints between a length and that of the contents. With a hugging of 250 and a resistance of 750, `both`
  /// is `length == contents` at 250, and `oneWay` is `length >= contents` at 750. With a higher hugging, `oneWay` is
  /// `length <= contents`.
  ///
  /// Of several views with the same priority, the one that a constraint mentioned first gets the room that is left (P).
  struct ContentConstraints {
    var both, oneWay: ConstraintSystem.Constraint?
    /// `length == contents` at the lowest priority of all, where stack views say which view gives way first.
    var rank: ConstraintSystem.Constraint?
    var isOneWayUp = true

    var all: [ConstraintSystem.Constraint] { [both, oneWay, rank].compactMap { $0 } }
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
  /// The view, which leaves the engine before it goes.
  var view: UIView { viewReference.view! }
  private let viewReference: ViewReference
  unowned let guide: UILayoutGuide?
  let role: Role
  let left, top, width, height: ConstraintSystem.Variable
  /// What gives a fixed or masked view or a guide its frame.
  var geometryConstraints: [ConstraintSystem.Constraint] = []
  var contents: Contents?
  /// Whether the height of the contents depends on the width.
  var wraps = false
  /// Whether the contents wrap and were never measured at a width.
  var entersAnew = true
  /// The width at which the contents' height was last measured.
  var measuredWidth = -1.0
  /// Lengths that came out negative have a constraint: at least 0.
  var leastWidth, leastHeight: ConstraintSystem.Constraint?
  /// The last solution, exact.
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

  /// The frame with its edges on pixels. Quarters of a point go up (SE `autolayout/pins`).
  func pixelFrame(scale: Double) -> CGRect {
    func snapped(_ coordinate: Double) -> Double { (coordinate * scale + 0.5 + 1e-6).rounded(.down) / scale }
    let (x, y) = (snapped(frame.x), snapped(frame.y))
    return CGRect(
      x: x, y: y, width: snapped(frame.x + frame.width) - x, height: snapped(frame.y + frame.height) - y)
  }
}
