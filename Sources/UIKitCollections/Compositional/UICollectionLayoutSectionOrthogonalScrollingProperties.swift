import Foundation

/// How a section scrolls by itself.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, @preconcurrency NSCopying {
  /// How fast scrolling comes to rest.
  public nonisolated enum DecelerationRate: Int, Sendable {
    /// Fast where one flick moves one page or group, normal elsewhere.
    case automatic
    /// As scroll views do.
    case normal
    /// After a short way.
    case fast
  }

  /// Whether the groups can be pulled beyond their ends.
  public nonisolated enum Bounce: Int, Sendable {
    /// Where there is more than can be seen.
    case automatic
    /// Even where all can be seen.
    case always
    /// Not at all.
    case never
  }

  /// How fast scrolling comes to rest. Default automatic.
  open var decelerationRate = DecelerationRate.automatic
  /// Whether the groups can be pulled beyond their ends. Default automatic.
  open var bounce = Bounce.automatic

  /// With the defaults.
  public override init() { super.init() }

  nonisolated deinit {}

  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
    (copy.decelerationRate, copy.bounce) = (decelerationRate, bounce)
    return copy
  }
}
