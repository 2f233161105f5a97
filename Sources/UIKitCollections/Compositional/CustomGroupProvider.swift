import Foundation

/// The closure of a custom group. Unlike a closure, an object can be compared by its identity.
final class CustomGroupProvider: Equatable {
  let items: NSCollectionLayoutGroupCustomItemProvider

  init(_ items: @escaping NSCollectionLayoutGroupCustomItemProvider) { self.items = items }

  nonisolated static func == (left: CustomGroupProvider, right: CustomGroupProvider) -> Bool {
    left === right
  }
}
