import Foundation

/// The surroundings of a section or a custom group.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The available room.
  var container: any NSCollectionLayoutContainer { get }
  /// The collection view's traits.
  var traitCollection: UITraitCollection { get }
}

/// The room for contents.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size including insets, in points.
  var contentSize: CGSize { get }
  /// The size within insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets. Values from 0 to 1 are fractions.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
