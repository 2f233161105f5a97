import Foundation

/// A view behind a section. Its class is registered with the layout.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of its view.
  open private(set) var elementKind: String
  /// Higher is nearer. Default 0: behind the cells, which come later.
  open var zIndex = 0

  /// For the class method, which makes objects of the class that it is called on.
  public required init(_elementKind: String) {
    elementKind = _elementKind
    super.init(
      NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)), [])
  }

  nonisolated deinit {}

  /// Spans its section with everything that belongs to it, as broad as the view. Its ``contentInsets`` make it smaller.
  @discardableResult
  open class func background(elementKind: String) -> Self { Self(_elementKind: elementKind) }

  @discardableResult
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self(_elementKind: elementKind)
    (copy.contentInsets, copy.edgeSpacing, copy.zIndex) = (contentInsets, edgeSpacing, zIndex)
    return copy
  }

  override func describesTheSame(as other: NSCollectionLayoutItem) -> Bool {
    guard let other = other as? NSCollectionLayoutDecorationItem else { return false }
    return super.describesTheSame(as: other) && elementKind == other.elementKind && zIndex == other.zIndex
  }
}
