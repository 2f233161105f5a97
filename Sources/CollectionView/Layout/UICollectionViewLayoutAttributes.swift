#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// Where one element of a collection view lies and how it looks there.
///
/// `center`, `size` and the transform are what is stored; `frame` is computed from them and includes the transform, as
/// on a view. Not tied to the main actor, so that subclasses can implement `isEqual(_:)` and `copy(with:)` freely.
open nonisolated class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  open var indexPath = IndexPath()
  public internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of a supplementary or decoration view; nil for a cell.
  public internal(set) var representedElementKind: String?

  /// The middle of the element in the contents, in points.
  open var center = CGPoint.zero
  /// The size before the transform, in points.
  open var size = CGSize.zero
  open var transform3D = CATransform3DIdentity
  /// 0…1. Default 1.
  open var alpha: CGFloat = 1
  /// Higher is nearer. Equal values go by category (decoration, cell, supplementary), then by index path.
  open var zIndex = 0
  /// A hidden element gets no view.
  open var isHidden = false

  public override init() { super.init() }

  /// For the collection view, which makes attributes of a class it only knows at run time. Inherited; call `init()`.
  public required convenience init(_dynamic: Void) { self.init() }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  public convenience init(forDecorationViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = elementKind
  }

  /// The upright box of the transformed element. Setting it sets `size` and `center` and leaves the transform.
  open var frame: CGRect {
    get {
      let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      let mapped = CATransform3DIsIdentity(transform3D) ? box : transform3D.boundingBox(of: box)
      return mapped.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      size = newValue.size
    }
  }

  /// The size at a zero origin. Traps where the origin is not zero, as UIKit does.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set {
      precondition(
        newValue.origin == .zero,
        "UICollectionViewLayoutAttributes.bounds must have a zero origin, not \(newValue)")
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
    copy.center = center
    copy.size = size
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    return copy
  }

  /// Subclasses with properties of their own compare them too: equal attributes are not applied again.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    if self === other { return true }
    return type(of: self) == type(of: other) && center == other.center && size == other.size
      && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
      && indexPath == other.indexPath && representedElementCategory == other.representedElementCategory
      && representedElementKind == other.representedElementKind
      && CATransform3DEqualToTransform(transform3D, other.transform3D)
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
