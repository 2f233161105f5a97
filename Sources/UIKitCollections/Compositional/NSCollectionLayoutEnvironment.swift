import Foundation

/// The environment in which a section or a custom group is laid out.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The available room.
  var container: any NSCollectionLayoutContainer { get }
  /// The collection view's traits.
  var traitCollection: UITraitCollection { get }
}

/// The room for a section or a custom group.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size before insets are subtracted, in points.
  var contentSize: CGSize { get }
  /// The size after insets are subtracted, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets. Values from 0 to 1 are fractions.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
