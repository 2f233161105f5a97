import Foundation

/// What a section, or a custom group, is laid out in.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The room there is.
  var container: any NSCollectionLayoutContainer { get }
  /// The collection view's.
  var traitCollection: UITraitCollection { get }
}

/// The room for a section or a custom group.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// Before its insets are subtracted, in points.
  var contentSize: CGSize { get }
  /// After its insets are subtracted, in points.
  var effectiveContentSize: CGSize { get }
  /// Those between 0 and 1 are fractions.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// In points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
