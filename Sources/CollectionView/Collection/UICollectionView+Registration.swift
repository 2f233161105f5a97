#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

extension UICollectionView {
  /// How many cells the collection view has ever made: what reuse keeps small.
  package var madeCellCount: Int { reuse.madeCells }

  func makeDecorationView(_ kind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
    let key = ReuseQueue.Key(kind: kind, identifier: kind)
    guard let viewClass = currentLayout.decorationViewClass(ofKind: kind) as? UICollectionReusableView.Type
    else {
      UIKitException.raise(
        "could not dequeue a decoration view of kind: \(kind) - must register as a class or nib or connect a "
          + "prototype in a storyboard")
      return nil
    }
    if reuse.registeredClass(for: key) != viewClass { reuse.register(viewClass, for: key) }
    return dequeue(key, ElementKey(.decorationView, kind, indexPath))
  }

  func register(_ viewClass: AnyClass?, _ key: ReuseQueue.Key) {
    let type = viewClass as? UICollectionReusableView.Type
    if let viewClass, type == nil {
      UIKitException.raise(
        .invalidArgument,
        "\(viewClass) registered for identifier \(key.identifier) is not a UICollectionReusableView")
    }
    reuse.register(type, for: key)
  }

  func dequeue(_ key: ReuseQueue.Key, _ element: ElementKey) -> UICollectionReusableView {
    if let (indexPath, cell) = cellInReconfiguring, element.category == .cell, element.indexPath == indexPath,
      cell.reuseIdentifier == key.identifier
    {
      return cell
    }
    if let view = reuse.take(key) {
      view.prepareForReuse()
      return view
    }
    guard let viewClass = reuse.registeredClass(for: key) else {
      UIKitException.raise(
        "could not dequeue a view of kind: \(key.kind) with identifier \(key.identifier) - must register a nib or a "
          + "class for the identifier or connect a prototype cell in a storyboard")
      return UICollectionViewCell(frame: .zero)
    }
    let attributes = elementInMaking.flatMap { ElementKey($0) == element ? $0 : nil }
    let view = viewClass.init(_dynamic: CGRect(origin: .zero, size: attributes?.size ?? .zero))
    if let attributes { view.center = attributes.center }
    if element.category == .cell { reuse.madeCells += 1 }
    view.reuseIdentifier = key.identifier
    view.elementKind = key.kind
    view.collectionView = self
    return view
  }
}
#endif
