import Foundation

/// The frame of an item of a custom group. Immutable.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
  /// In the group's coordinates.
  open private(set) var frame: CGRect
  /// Higher is nearer. Default 0.
  open private(set) var zIndex: Int

  /// With a `zIndex` of 0.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// With an order of its own.
  public init(frame: CGRect, zIndex: Int) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init()
  }

  nonisolated deinit {}

  /// The same object: it never changes.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
