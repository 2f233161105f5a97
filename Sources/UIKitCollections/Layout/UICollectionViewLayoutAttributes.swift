import Foundation

/// The geometry and appearance of one element of a collection view.
///
/// `center`, `size` and the transform are stored. As with views, `frame` is computed from them and includes the
/// transform.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// Identifies the element, together with category and kind. Set by the initialisers. Default: an empty path.
  open var indexPath: IndexPath {
    get { path.indexPath }
    set { path = ElementPath(newValue) }
  }
  /// The element's category. Default: a cell.
  public internal(set) var representedElementCategory: UICollectionView.ElementCategory {
    get { category }
    set { category = newValue }
  }
  /// The kind of a supplementary or decoration view; nil for a cell.
  public internal(set) var representedElementKind: String? {
    get { kind.name }
    set { kind = ElementKind(newValue) }
  }

  // Everything is stored where `isEqual(_:)` and `hash` can read it, which belong to no actor. They are called
  // where the attributes are used: on the main actor.

  nonisolated(unsafe) private(set) final var path = ElementPath.none
  nonisolated(unsafe) private(set) final var category = UICollectionView.ElementCategory.cell
  nonisolated(unsafe) private(set) final var kind = ElementKind.none

  /// All that describes the appearance, in one value that is read in one go. Exclusivity is not checked,
  /// because a check would take longer than the access. No other code can run during an access.
  @exclusivity(unchecked) nonisolated(unsafe) final var values = Values()
  /// When the layout last answered with the object: how often elements had been shown by then.
  @exclusivity(unchecked) nonisolated(unsafe) final var timeOfAnswer = 0

  /// The middle of the element, in the coordinates of the contents, in points.
  open var center: CGPoint {
    get { values.center }
    set { values.center = newValue }
  }
  /// The size before the transform, in points.
  open var size: CGSize {
    get { values.size }
    set { values.size = newValue }
  }
  /// Applied about ``center``. Default identity.
  open var transform3D: CATransform3D {
    get { values.transform3D }
    set { values.transform3D = newValue }
  }
  /// 0…1. Default 1.
  open var alpha: CGFloat {
    get { values.alpha }
    set { values.alpha = newValue }
  }
  /// Higher is nearer. Elements with equal values are ordered by category (decoration, cell, supplementary),
  /// then by index path.
  open var zIndex: Int {
    get { values.zIndex }
    set { values.zIndex = newValue }
  }
  /// Whether the element is hidden. It has no view then.
  open var isHidden: Bool {
    get { values.isHidden }
    set { values.isHidden = newValue }
  }

  public override init() { super.init() }

  nonisolated deinit {}

  /// For the cell of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// For a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    (category, kind) = (.supplementaryView, ElementKind(elementKind))
  }

  /// For a decoration view, whose class is registered with the layout.
  public convenience init(forDecorationViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    (category, kind) = (.decorationView, ElementKind(elementKind))
  }

  /// The bounding box of the transformed element. Setting it sets `size` and `center`, and preserves the transform.
  open var frame: CGRect {
    get { values.frame }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      size = newValue.size
    }
  }

  /// The size, at a zero origin. As in UIKit, another origin raises an exception.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set {
      if newValue.origin != .zero {
        UIKitException.raiseOnAnyThread(
          "UICollectionViewLayoutAttributes.bounds must have a zero origin, not \(newValue).")
      }
      size = newValue.size
    }
  }

  /// `transform3D` as an affine transform. Identity if it is not affine.
  open var transform: CGAffineTransform {
    get { CATransform3DIsAffine(transform3D) ? CATransform3DGetAffineTransform(transform3D) : .identity }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// Subclasses with properties of their own override this, call super and copy those properties.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = _ObjectTwin.make(type(of: self))
    (copy.path, copy.category, copy.kind, copy.values) = (path, category, kind, values)
    return copy
  }

  /// Subclasses with properties of their own also compare those: equal attributes are not applied again.
  @discardableResult
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    if self === other { return true }
    return values == other.values && path == other.path && category == other.category && kind == other.kind
      && type(of: self) == type(of: other)
  }

  open nonisolated override var hash: Int {
    var hasher = Hasher()
    hasher.combine(path)
    hasher.combine(kind)
    return hasher.finalize()
  }

  open nonisolated override var description: String {
    let element = kind.name.map { "\(category) \($0)" } ?? "cell"
    let indices = path.indexPath.map(String.init).joined(separator: ", ")
    return "<\(type(of: self)): \(element) [\(indices)]; frame = \(values.frame); zIndex = \(values.zIndex)>"
  }
}
