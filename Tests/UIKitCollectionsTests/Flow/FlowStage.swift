import TestSupport

@testable import UIKitCollections
@testable import UIKitViews

typealias FlowStage = Stage<UICollectionViewFlowLayout>

extension FlowStage {
  convenience init(
    _ size: CGSize = CGSize(width: 375, height: 400), items: [Int],
    layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout(),
    configure: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) {
    configure(layout)
    self.init(layout, width: size.width, height: size.height, counts: items, laysOut: false)
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    layOut()
    return layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  /// The frame of a section's header, or `nil` if its length is zero.
  func header(_ section: Int) -> CGRect? { boundary(UICollectionView.elementKindSectionHeader, section) }
  /// The frame of a section's footer, or `nil` if its length is zero.
  func footer(_ section: Int) -> CGRect? { boundary(UICollectionView.elementKindSectionFooter, section) }

  private func boundary(_ kind: String, _ section: Int) -> CGRect? {
    layOut()
    return layout.layoutAttributesForSupplementaryView(
      ofKind: kind, at: IndexPath(item: 0, section: section)
    )
    .flatMap { $0.size == .zero ? nil : $0.frame }
  }

  /// Returns the elements in the rectangle as "kind section-item".
  func elements(in rect: CGRect) -> [String] {
    layOut()
    return (layout.layoutAttributesForElements(in: rect) ?? []).map { attributes in
      let kind =
        switch attributes.representedElementKind {
        case UICollectionView.elementKindSectionHeader: "header"
        case UICollectionView.elementKindSectionFooter: "footer"
        default: "item"
        }
      return "\(kind) \(attributes.indexPath.section)-\(attributes.indexPath.item)"
    }
  }
}

extension UICollectionViewFlowLayout: StagedLayout {
  public func checkContents() { _checkInvariants() }
}

final class SizingDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  var size: (IndexPath) -> CGSize
  private(set) var asked = 0

  init(size: @escaping (IndexPath) -> CGSize) { self.size = size }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    asked += 1
    return size(indexPath)
  }
}

/// A delegate that implements no method.
final class SilentDelegate: NSObject, UICollectionViewDelegateFlowLayout {}
