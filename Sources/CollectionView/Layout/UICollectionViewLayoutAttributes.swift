#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// Where one element of a collection view lies and how it looks there.
///
/// `center`, `size` and the transform are what is stored; `frame` is computed from them and includes the transform, as
/// on a view.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// The element's name, together with category and kind. The initialisers set it. Default: an empty path.
  open var indexPath: IndexPath {
    get { path }
    set { path = newValue }
  }
  /// What the element is. Default: a cell.
  public internal(set) var representedElementCategory: UICollectionView.ElementCategory {
    get { category }
    set { category = newValue }
  }
  /// The kind of a supplementary or decoration view; nil for a cell.
  public internal(set) var representedElementKind: String? {
    get { kind }
    set { kind = newValue }
  }

  // Everything is stored where `isEqual(_:)` and `hash` can read it, which belong to no actor. They are called where the attributes
  // are used: on the main actor.

  private nonisolated(unsafe) final var path = IndexPath()
  private nonisolated(unsafe) final var category = UICollectionView.ElementCategory.cell
  private nonisolated(unsafe) final var kind: String?

  /// All that says how the element looks, in one place: read in one go. Access is not checked, which would take longer
  /// than the access; nothing else can run within one.
  @exclusivity(unchecked) nonisolated(unsafe) final var values = Values()

  /// The middle of the element in the contents, in points.
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
  /// Higher is nearer. Equal values go by category (decoration, cell, supplementary), then by index path.
  open var zIndex: Int {
    get { values.zIndex }
    set { values.zIndex = newValue }
  }
  /// A hidden element gets no view.
  open var isHidden: Bool {
    get { values.isHidden }
    set { values.isHidden = newValue }
  }

  public override init() { super.init() }

  /// For the collection view, which makes attributes of a class it only knows at run time. Inherited; call `init()`.
  public required convenience init(_dynamic: Void) { self.init() }

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
    (category, kind) = (.supplementaryView, elementKind)
  }

  /// For a decoration view, whose class is registered on the layout.
  public convenience init(forDecorationViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    (category, kind) = (.decorationView, elementKind)
  }

  /// The upright box of the transformed element. Setting it sets `size` and `center` and leaves the transform.
  open var frame: CGRect {
    get { values.frame }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      size = newValue.size
    }
  }

  /// The size at a zero origin. Traps where the origin is not zero, as UIKit does.
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

  /// The affine form of `transform3D`; identity where it has none.
  open var transform: CGAffineTransform {
    get { CATransform3DIsAffine(transform3D) ? CATransform3DGetAffineTransform(transform3D) : .identity }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// Subclasses with properties of their own override this, call super and copy them.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(_dynamic: ())
    copy.indexPath = indexPath
    (copy.category, copy.kind, copy.values) = (category, kind, values)
    return copy
  }

  /// Subclasses with properties of their own compare them too: equal attributes are not applied again.
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
    let element = kind.map { "\(category) \($0)" } ?? "cell"
    let place = path.map(String.init).joined(separator: ", ")
    return "<\(type(of: self)): \(element) [\(place)]; frame = \(values.frame); zIndex = \(values.zIndex)>"
  }
}
#endif
