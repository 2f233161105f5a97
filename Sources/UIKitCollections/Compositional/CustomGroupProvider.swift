import Foundation

/// The closure of a custom group. Closures cannot be compared, the objects that retain them can.
final class CustomGroupProvider: Equatable {
  let items: NSCollectionLayoutGroupCustomItemProvider

  init(_ items: @escaping NSCollectionLayoutGroupCustomItemProvider) { self.items = items }

  nonisolated static func == (left: CustomGroupProvider, right: CustomGroupProvider) -> Bool {
    left === right
  }
}
