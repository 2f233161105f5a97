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

extension UICollectionViewLayoutAttributes {
  nonisolated struct Values: Equatable {
    var center = CGPoint.zero
    var size = CGSize.zero
    var transform3D = CATransform3D.identity {
      didSet { isTransformed = !CATransform3DIsIdentity(transform3D) }
    }
    var alpha: CGFloat = 1
    var zIndex = 0
    var isHidden = false
    /// This property is stored because the frame is read often.
    private(set) var isTransformed = false

    var frame: CGRect {
      let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      let mapped = isTransformed ? transform3D.boundingBox(of: box) : box
      return mapped.offsetBy(dx: center.x, dy: center.y)
    }

    static func == (left: Self, right: Self) -> Bool {
      left.center == right.center && left.size == right.size && left.alpha == right.alpha
        && left.zIndex == right.zIndex && left.isHidden == right.isHidden
        && left.isTransformed == right.isTransformed
        && (!left.isTransformed || CATransform3DEqualToTransform(left.transform3D, right.transform3D))
    }
  }
}

extension UICollectionViewLayoutAttributes {
  /// Reports invalid attributes of an element.
  ///
  /// Raises UIKit's exception for a NaN in the position or size. UIKit accepts infinite and too large values,
  /// and a NaN elsewhere. These only cause a warning.
  @MainActor func refuseNotFinite(from layout: UICollectionViewLayout) {
    refuseNotFinite(
      about: layout,
      "\(type(of: layout)) returned these attributes for the \(ElementKey(self).name)")
  }

  @MainActor func refuseNotFinite(preferredBy view: UIView, in layout: UICollectionViewLayout) {
    refuseNotFinite(
      about: view,
      "\(type(of: view)) prefers these attributes for the \(ElementKey(self).name) in "
        + "\(type(of: layout))")
  }

  @MainActor private func refuseNotFinite(about culprit: AnyObject, _ who: String) {
    let (property, groups) = fault
    let words =
      "\(CALayer.fault(in: property, groups)). \(who): center \(center.message), size \(size.message)."
    if CALayer.raises(for: property, groups) { return UIKitException.raise(.invalidLayerGeometry, words) }
    UIKitException.warnOnce("not finite: \(property)", about: culprit, "\(words) They are ignored.")
  }

  /// An invalid property. Properties for which UIKit raises an exception come first.
  private var fault: (property: String, groups: [[CGFloat]]) {
    let position = ("position", [[center.x, center.y]])
    let bounds = ("bounds", [[0, 0], [size.width, size.height]])
    for fault in [position, bounds] where CALayer.raises(for: fault.0, fault.1) { return fault }
    if !center.isFinite { return position }
    if !values.hasUsableSize { return bounds }
    if !alpha.isSane { return ("opacity", [[alpha]]) }
    return ("transform", values.transform3D.rows)
  }
}

extension UICollectionViewLayoutAttributes.Values {
  nonisolated var isFinite: Bool {
    let rest = (center.x - center.x) + (center.y - center.y) + (alpha - alpha)
    return hasUsableSize && rest == 0 && (!isTransformed || transform3D.isFinite)
  }

  /// `false` if a length is infinite, NaN, or at least 2⁹⁶⁰ points, because subviews' frames would overflow.
  nonisolated var hasUsableSize: Bool {
    // A product that overflows is infinite, and infinity minus itself is NaN.
    let (width, height) = (size.width * 0x1p64, size.height * 0x1p64)
    return (width - width) + (height - height) == 0
  }
}

extension UICollectionViewLayoutAttributes {
  /// Returns the first attributes at progress 0, and the second at 1. Hidden ends count as transparent.
  static func between(
    _ from: UICollectionViewLayoutAttributes, _ to: UICollectionViewLayoutAttributes, at progress: CGFloat
  ) -> UICollectionViewLayoutAttributes {
    if progress == 0 { return from }
    if progress == 1 { return to }
    let nearer = progress < 0.5 ? from : to
    guard let result = nearer.copy() as? UICollectionViewLayoutAttributes else { return nearer }
    func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * progress }
    let (from, to) = (from.unhidden, to.unhidden)
    result.center = CGPoint(x: between(from.center.x, to.center.x), y: between(from.center.y, to.center.y))
    result.size = CGSize(
      width: max(0, between(from.size.width, to.size.width)),
      height: max(0, between(from.size.height, to.size.height)))
    if !CATransform3DEqualToTransform(from.transform3D, to.transform3D) {
      result.transform3D = from.transform3D.blended(with: to.transform3D, at: progress)
    }
    result.alpha = min(1, max(0, between(from.alpha, to.alpha)))
    if from.zIndex != to.zIndex {
      result.zIndex = Int(nearest: between(CGFloat(from.zIndex), CGFloat(to.zIndex)))
    }
    result.isHidden = nearer.isHidden && from.alpha == 0 && to.alpha == 0
    return result
  }

  func moved(by distance: CGVector) -> UICollectionViewLayoutAttributes {
    guard distance != .zero, let copy = copy() as? UICollectionViewLayoutAttributes else { return self }
    copy.center.x += distance.dx
    copy.center.y += distance.dy
    return copy
  }

  var faded: UICollectionViewLayoutAttributes {
    guard let copy = copy() as? UICollectionViewLayoutAttributes else { return self }
    copy.alpha = 0
    copy.isHidden = false
    return copy
  }

  /// These attributes, but transparent instead of hidden, so no element appears or disappears abruptly.
  var unhidden: UICollectionViewLayoutAttributes { isHidden ? faded : self }
}

/// An object with a position, such as a view or layout attributes. There is no dynamic animator.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// The center, in the container's coordinates.
  var center: CGPoint { get set }
  /// The size before the transform.
  var bounds: CGRect { get }
  /// The transform about the center.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}
