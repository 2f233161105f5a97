import Foundation

/// Objects can be compared, closures can't.
final class CustomGroupProvider: Equatable {
  let items: NSCollectionLayoutGroupCustomItemProvider

  init(_ items: @escaping NSCollectionLayoutGroupCustomItemProvider) { self.items = items }

  nonisolated static func == (left: CustomGroupProvider, right: CustomGroupProvider) -> Bool {
    left === right
  }
}
