import Foundation

/// The closure of a custom group. Closures cannot be compared, the objects that hold them can.
final class CustomGroupProvider: Equatable {
  let places: NSCollectionLayoutGroupCustomItemProvider

  init(_ places: @escaping NSCollectionLayoutGroupCustomItemProvider) { self.places = places }

  nonisolated static func == (left: CustomGroupProvider, right: CustomGroupProvider) -> Bool {
    left === right
  }
}
