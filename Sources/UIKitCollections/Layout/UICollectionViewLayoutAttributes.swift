import Foundation

/// The geometry and appearance of one element of a collection view.
///
/// `center`, `size`, and the transform are stored. As with views, `frame` is computed from them and includes
/// the transform.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// The path that identifies the element, together with category and kind. The default value is an empty
  /// path.
  ///
  /// The initializers set it.
  open var indexPath: IndexPath {
    get { path.indexPath }
    set { path = ElementPath(newValue) }
  }
  /// The element's category. The default value is a cell.
  public internal(set) var representedElementCategory: UICollectionView.ElementCategory {
    get { category }
    set { category = newValue }
  }
  /// The kind of a supplementary or decoration view, or `nil` for a cell.
  public internal(set) var representedElementKind: String? {
    get { kind.name }
    set { kind = ElementKind(newValue) }
  }

  // All values are stored within reach of `isEqual(_:)` and `hash`, which belong to no actor. These methods
  // are called on the main actor, like all uses of attributes.

  nonisolated(unsafe) private(set) final var path = ElementPath.none
  nonisolated(unsafe) private(set) final var category = UICollectionView.ElementCategory.cell
  nonisolated(unsafe) private(set) final var kind = ElementKind.none

  /// The complete appearance in one value, so one access reads it all. Exclusivity isn't checked because a
  /// check would take longer than the access. No other code can run during an access.
  @exclusivity(unchecked) nonisolated(unsafe) final var values = Values()
  /// The time of the layout's last answer with this object, as the number of times elements had been shown by
  /// then.
  @exclusivity(unchecked) nonisolated(unsafe) final var timeOfAnswer = 0

  /// The center of the element, in content coordinates, in points.
  open var center: CGPoint {
    get { values.center }
    set { values.center = newValue }
  }
  /// The size before the transform, in points.
  open var size: CGSize {
    get { values.size }
    set { values.size = newValue }
  }
  /// The transform about ``center``. The default value is the identity transform.
  open var transform3D: CATransform3D {
    get { values.transform3D }
    set { values.transform3D = newValue }
  }
  /// 0…1. Default 1.
  open var alpha: CGFloat {
    get { values.alpha }
    set { values.alpha = newValue }
  }
  /// The z-index. Higher values are in front. Elements with equal values are ordered by category (decoration,
  /// cell, supplementary), then by index path.
  open var zIndex: Int {
    get { values.zIndex }
    set { values.zIndex = newValue }
  }
  /// A Boolean value that indicates whether the element is hidden. A hidden element has no view.
  open var isHidden: Bool {
    get { values.isHidden }
    set { values.isHidden = newValue }
  }

  public override init() { super.init() }

  nonisolated deinit {}

  /// Creates attributes for an item's cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes for a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    (category, kind) = (.supplementaryView, ElementKind(elementKind))
  }

  /// Creates attributes for a decoration view, whose class is registered with the layout.
  public convenience init(forDecorationViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    (category, kind) = (.decorationView, ElementKind(elementKind))
  }

  /// The bounding box of the transformed element. Setting it sets `size` and `center`, and keeps the
  /// transform.
  open var frame: CGRect {
    get { values.frame }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      size = newValue.size
    }
  }

  /// The size, with an origin of zero. As in UIKit, another origin raises an exception.
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

  /// The affine form of `transform3D`, or the identity transform if it isn't affine.
  open var transform: CGAffineTransform {
    get { CATransform3DIsAffine(transform3D) ? CATransform3DGetAffineTransform(transform3D) : .identity }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// Returns a copy. Subclasses with additional properties override this method, call `super`, and copy these
  /// properties.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = _ObjectTwin.make(type(of: self))
    (copy.path, copy.category, copy.kind, copy.values) = (path, category, kind, values)
    return copy
  }

  /// Compares attributes. Subclasses with additional properties also compare them, because equal attributes
  /// aren't applied again.
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
