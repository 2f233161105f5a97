#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// Where one element of a collection view lies and how it looks there.
///
/// `center`, `size` and the transform are what is stored; `frame` is computed from them and includes the transform, as
/// on a view. Not tied to the main actor, so that subclasses can implement `isEqual(_:)` and `copy(with:)` freely.
open nonisolated class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The element's name, together with category and kind. The initialisers set it. Default: an empty path.
  open var indexPath = IndexPath()
  /// What the element is. Default: a cell.
  public internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of a supplementary or decoration view; nil for a cell.
  public internal(set) var representedElementKind: String?

  /// All that says how the element looks, in one place: read in one go. Access is not checked, which would take longer
  /// than the access; nothing else can run within one.
  @exclusivity(unchecked) final var values = Values()

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

  /// For the cell of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// For a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// For a decoration view, whose class is registered on the layout.
  public convenience init(forDecorationViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = elementKind
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
          "UICollectionViewLayoutAttributes.bounds must have a zero origin, not \(newValue)")
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
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(_dynamic: ())
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.values = values
    return copy
  }

  /// Subclasses with properties of their own compare them too: equal attributes are not applied again.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    if self === other { return true }
    return values == other.values && indexPath == other.indexPath
      && representedElementCategory == other.representedElementCategory
      && representedElementKind == other.representedElementKind && type(of: self) == type(of: other)
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(indexPath)
    hasher.combine(representedElementKind)
    return hasher.finalize()
  }

  open override var description: String {
    let element = representedElementKind.map { "\(representedElementCategory) \($0)" } ?? "cell"
    let place = indexPath.map(String.init).joined(separator: ", ")
    return "<\(type(of: self)): \(element) [\(place)]; frame = \(frame); zIndex = \(zIndex)>"
  }
}
#endif
