import Foundation

/// A view below a section's contents. Register its class with the layout.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of the decoration view.
  open private(set) var elementKind: String
  /// The view's z-index. The default value is 0, below cells.
  open var zIndex = 0

  /// Creates an instance for the class method.
  public required init(_elementKind: String) {
    elementKind = _elementKind
    super.init(
      NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)), [])
  }

  nonisolated deinit {}

  /// Returns a background for the whole section, as broad as the layout's contents. The ``contentInsets``
  /// reduce it.
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
