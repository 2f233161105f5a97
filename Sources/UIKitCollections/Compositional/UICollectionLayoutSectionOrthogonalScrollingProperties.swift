import Foundation

/// The properties of a section's orthogonal scrolling.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, @preconcurrency NSCopying {
  /// The rate at which scrolling comes to rest.
  public nonisolated enum DecelerationRate: Int, Sendable {
    /// Fast if one flick moves one page or group, otherwise normal.
    case automatic
    /// The rate of scroll views.
    case normal
    /// A rate that stops after a short distance.
    case fast
  }

  /// The behavior of groups pulled beyond their ends.
  public nonisolated enum Bounce: Int, Sendable {
    /// Groups bounce if some are out of view.
    case automatic
    /// Groups always bounce.
    case always
    /// Groups don't bounce.
    case never
  }

  /// The rate at which scrolling comes to rest. The default value is `automatic`.
  open var decelerationRate = DecelerationRate.automatic
  /// The bounce behavior. The default value is `automatic`.
  open var bounce = Bounce.automatic

  /// Creates default properties.
  public override init() { super.init() }

  nonisolated deinit {}

  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
    (copy.decelerationRate, copy.bounce) = (decelerationRate, bounce)
    return copy
  }
}
