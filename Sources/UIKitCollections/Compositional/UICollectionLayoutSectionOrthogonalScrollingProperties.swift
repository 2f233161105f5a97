import Foundation

/// The properties of a section's orthogonal scrolling.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, @preconcurrency NSCopying {
  /// The rate at which scrolling comes to rest.
  public nonisolated enum DecelerationRate: Int, Sendable {
    /// The fast rate if one flick moves one page or group, otherwise the normal rate.
    case automatic
    /// The rate of scroll views.
    case normal
    /// A rate that stops after a short distance.
    case fast
  }

  /// The behavior when a drag pulls the groups beyond their ends.
  public nonisolated enum Bounce: Int, Sendable {
    /// The groups bounce if some of them are out of view.
    case automatic
    /// The groups bounce even if all of them are visible.
    case always
    /// The groups don't bounce.
    case never
  }

  /// The rate at which scrolling comes to rest. The default value is `automatic`.
  open var decelerationRate = DecelerationRate.automatic
  /// The bounce behavior of the groups. The default value is `automatic`.
  open var bounce = Bounce.automatic

  /// Creates properties with the default values.
  public override init() { super.init() }

  nonisolated deinit {}

  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
    (copy.decelerationRate, copy.bounce) = (decelerationRate, bounce)
    return copy
  }
}
