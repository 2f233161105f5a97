import TestSupport
import UIKitCollections
import Testing
import UIKitTestSupport

/// A correct layout: a column of items of 40 points.
class FlawlessLayout: UICollectionViewLayout {
  var count: Int {
    (collectionView?.numberOfSections ?? 0) > 0 ? collectionView?.numberOfItems(inSection: 0) ?? 0 : 0
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: CGFloat(count) * 40) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<count).map(attributes(at:)).filter { $0.frame.maxY > rect.minY && $0.frame.minY < rect.maxY }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(at: indexPath.item)
  }

  func makeAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes {
    UICollectionViewLayoutAttributes(forCellWith: path)
  }

  func attributes(at item: Int) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(at: [0, item])
    attributes.frame = CGRect(x: 0, y: CGFloat(item) * 40, width: 100, height: 40)
    return attributes
  }
}

/// Expects one warning that contains the words and ends with a period, and none if the mistake is repeated.
func expectWarning(
  _ words: [String], _ mistake: () -> Void, sourceLocation: SourceLocation = #_sourceLocation
) {
  let messages = warnings(in: mistake)
  #expect(messages.count == 1, "\(messages)", sourceLocation: sourceLocation)
  for word in words {
    #expect(messages.first?.contains(word) == true, "\(messages)", sourceLocation: sourceLocation)
  }
  #expect(messages.first?.hasSuffix(".") == true, sourceLocation: sourceLocation)
  #expect(warnings(in: mistake).isEmpty, sourceLocation: sourceLocation)
}

/// Exercises all uses of a layout by a collection view.
func useEverything(_ layout: UICollectionViewLayout) {
  let stage = Stage(shown: layout)
  stage.run()
  layout.invalidateLayout()
  stage.run()
  stage.source.counts = [11]
  stage.view.insertItems(at: [[0, 0]])
  stage.run()
  UIView.animate(withDuration: 0.2) { stage.view.frame.size.height = 80 }
  stage.run()
  stage.view.setCollectionViewLayout(FlawlessLayout(), animated: true)
  stage.run()
}
