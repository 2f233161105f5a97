import Foundation
import Testing

@testable import UIKitCollections

@MainActor @Suite("The key of an element")
struct ElementKeyTests {
  /// Elements in ascending key order. Some keys are created twice, from equal kinds and paths that aren't
  /// identical.
  private static let ascending: [(UICollectionView.ElementCategory, String?, IndexPath)] = [
    (.decorationView, "a", []), (.decorationView, "a", [0]), (.decorationView, "a", [0, 0]),
    (.decorationView, "a", [0, 0, 0]), (.decorationView, "a", [0, 0, 1, 5]),
    (.decorationView, "a", [0, 0, 2]),
    (.decorationView, "a", [0, 1]), (.decorationView, "a", [1]), (.decorationView, "b", [0]),
    (.cell, nil, [0, 0]), (.cell, nil, [0, 1]), (.cell, nil, [1, 0]),
    (.supplementaryView, "", [0, 0]), (.supplementaryView, "footer", [3, 0]),
    (.supplementaryView, "header", [0, 0]),
    (.supplementaryView, "header", [0, 0, 7]), (.supplementaryView, "header", [2]),
  ]

  @Test func `element keys are ordered by category, kind name, and path`() {
    let keys = Self.ascending.map { ElementKey($0.0, $0.1, $0.2) }
    for (left, key) in keys.enumerated() {
      for (right, other) in keys.enumerated() {
        #expect((key < other) == (left < right), "\(key.name) and \(other.name)")
        #expect((key == other) == (left == right), "\(key.name) and \(other.name)")
      }
    }
  }

  @Test func `element keys and attributes keep their kind and index path`() {
    for (category, kind, path) in Self.ascending {
      let key = ElementKey(
        category, kind.map { String($0.reversed().reversed()) }, IndexPath(indexes: Array(path)))
      #expect(key.kind == kind)
      #expect(key.indexPath == path)
      #expect(key == ElementKey(category, kind, path))
      #expect(key.hashValue == ElementKey(category, kind, path).hashValue)
      let attributes =
        switch category {
        case .cell: UICollectionViewLayoutAttributes(forCellWith: path)
        case .supplementaryView:
          UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind ?? "", with: path)
        case .decorationView:
          UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind ?? "", with: path)
        }
      #expect(attributes.representedElementKind == kind)
      #expect(attributes.indexPath == path)
      #expect(ElementKey(attributes) == key)
    }
  }
}
