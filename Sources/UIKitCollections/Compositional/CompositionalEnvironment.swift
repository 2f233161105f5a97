import Foundation

/// An environment whose container has no insets, because the reference's insets are already subtracted.
final class CompositionalEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let traitCollection: UITraitCollection

  init(contentSize: CGSize, traitCollection: UITraitCollection) {
    (self.contentSize, self.traitCollection) = (contentSize, traitCollection)
    super.init()
  }

  nonisolated deinit {}

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}
