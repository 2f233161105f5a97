import Foundation

/// The geometry and appearance of one element.
///
/// As in views, `frame` is computed from `center`, `size`, and the transform.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// The path. Together with the category and the kind, it identifies the element. The default value is an
  /// empty path.
  open var indexPath: IndexPath {
    get { path.indexPath }
    set { path = ElementPath(newValue) }
  }
  /// The category. The default value is a cell.
  public internal(set) var representedElementCategory: UICollectionView.ElementCategory {
    get { category }
    set { category = newValue }
  }
  /// The kind, or `nil` for a cell.
  public internal(set) var representedElementKind: String? {
    get { kind.name }
    set { kind = ElementKind(newValue) }
  }

  // `isEqual(_:)` and `hash` belong to no actor. All uses of attributes are on the main actor.

  nonisolated(unsafe) private(set) final var path = ElementPath.none
  nonisolated(unsafe) private(set) final var category = UICollectionView.ElementCategory.cell
  nonisolated(unsafe) private(set) final var kind = ElementKind.none

  /// Exclusivity isn't checked, because checks would take longer than the accesses. No other code runs during
  /// an access.
  @exclusivity(unchecked) nonisolated(unsafe) final var values = Values()
  /// The number of times that elements had been shown when the layout last returned this object.
  @exclusivity(unchecked) nonisolated(unsafe) final var timeOfAnswer = 0

  /// The center, in content coordinates.
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
  /// The opacity, from 0 to 1. The default value is 1.
  open var alpha: CGFloat {
    get { values.alpha }
    set { values.alpha = newValue }
  }
  /// The z-index. Equal values are ordered by category (decoration, cell, supplementary), then by index path.
  open var zIndex: Int {
    get { values.zIndex }
    set { values.zIndex = newValue }
  }
  /// `true` if the element has no view.
  open var isHidden: Bool {
    get { values.isHidden }
    set { values.isHidden = newValue }
  }

  public override init() { super.init() }

  nonisolated deinit {}

  /// Creates attributes for a cell.
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

  /// Creates attributes for a decoration view.
  public convenience init(forDecorationViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    (category, kind) = (.decorationView, ElementKind(elementKind))
  }

  /// The bounding box of the transformed element. Setting it keeps the transform.
  open var frame: CGRect {
    get { values.frame }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      size = newValue.size
    }
  }

  /// The size. As in UIKit, an origin other than zero raises an exception.
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

  /// The affine form of `transform3D`, or the identity.
  open var transform: CGAffineTransform {
    get { CATransform3DIsAffine(transform3D) ? CATransform3DGetAffineTransform(transform3D) : .identity }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// Returns a copy. Overrides call `super` and copy additional properties.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = _ObjectTwin.make(type(of: self))
    (copy.path, copy.category, copy.kind, copy.values) = (path, category, kind, values)
    return copy
  }

  /// Compares attributes. Overrides compare additional properties, because equal attributes aren't applied
  /// again.
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
