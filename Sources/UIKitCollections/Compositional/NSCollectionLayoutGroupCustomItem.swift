import Foundation

/// The immutable frame of an item in a custom group.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
  /// The frame in the group's coordinates.
  open private(set) var frame: CGRect
  /// The item's z-index. The default value is 0.
  open private(set) var zIndex: Int

  /// Creates an item with a `zIndex` of 0.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// Creates an item with a frame and a z-index.
  public init(frame: CGRect, zIndex: Int) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init()
  }

  nonisolated deinit {}

  /// Returns this object.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
