import UIKitCollections

/// A layout of rows that logs its calls.
class TracingLayout: RowsLayout {
  var trace: [String] = []
  var invalidatesOnBoundsChange = true

  func drainTrace() -> [String] {
    defer { trace = [] }
    return trace
  }

  override func invalidateLayout() {
    trace.append("invalidateLayout")
    super.invalidateLayout()
  }

  override func prepare() { trace.append("prepare") }

  override var collectionViewContentSize: CGSize {
    trace.append("collectionViewContentSize")
    return super.collectionViewContentSize
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    trace.append("layoutAttributesForElements(in: \(Self.describe(rect)))")
    return super.layoutAttributesForElements(in: rect)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    trace.append("layoutAttributesForItem(at: \(indexPath.item))")
    return super.layoutAttributesForItem(at: indexPath)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    trace.append("shouldInvalidateLayout(forBoundsChange: \(Self.describe(newBounds)))")
    return invalidatesOnBoundsChange
  }

  static func describe(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map { "\(Int($0))" }.joined(separator: ",")
  }
}
