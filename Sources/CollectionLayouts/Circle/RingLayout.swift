import CollectionView
import LayoutEngine

/// The order of items on a circle, as seen on screen in left-to-right languages.
public nonisolated enum CircularOrder: Hashable, Sendable {
  /// The order of a clock's numbers.
  case clockwise
  /// The opposite order.
  case counterclockwise
}

/// A layout of items on a circle or an ellipse.
protocol RingLayout: CurrentItemTracking {
  var itemSize: ItemSize { get }
  var radius: LayoutDimension { get }
  var verticalRadius: LayoutDimension? { get }
  var startAngle: CGFloat { get }
  var itemOrder: CircularOrder { get }
  var itemsFaceCenter: Bool { get }
  var area: VisibleArea { get }
  var inputCheck: InputCheck { get }
}

extension RingLayout {
  /// Returns the ring in the middle of the visible area.
  ///
  /// - Parameters:
  ///   - sweep: The arc of all items, in radians.
  ///   - subject: The name of the property that determines the sweep.
  func makeRing(
    sweep: CGFloat, of subject: String, rotation: CGFloat = 0, scale: CGFloat = 1
  ) -> Ring {
    Ring(
      count: sections.count, center: area.size.center,
      radius: Double(inputCheck.accept(radius, of: "radius", in: self)),
      itemSize: LayoutSize(inputCheck.accept(itemSize, of: "itemSize", in: self)),
      startAngle: Double(inputCheck.acceptSigned(startAngle, of: "startAngle", in: self)),
      sweep: Double(inputCheck.acceptSigned(sweep, of: subject, in: self)),
      itemOrder: Ring.ItemOrder(itemOrder), rotation: Double(rotation), scale: Double(scale),
      itemsFaceCenter: itemsFaceCenter,
      verticalRadius: verticalRadius.map {
        Double(inputCheck.accept($0, of: "verticalRadius", in: self))
      })
  }

  func attributes(at index: Int, on ring: Ring, isHidden: Bool) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: sections.indexPath(of: index))
    attributes.size = CGSize(ring.itemSize)
    attributes.center = CGPoint(ring.center(at: index))
    attributes.zIndex = index
    attributes.isHidden = isHidden
    if ring.itemsFaceCenter {
      // UIKit mirrors positions, not transforms.
      let outward = ring.outward(at: index)
      let (cosine, sine) = (CGFloat(-outward.y), CGFloat(isMirrored ? -outward.x : outward.x))
      attributes.transform = CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }
    return attributes
  }
}

extension Ring.ItemOrder {
  init(_ order: CircularOrder) {
    switch order {
    case .clockwise: self = .clockwise
    case .counterclockwise: self = .counterclockwise
    }
  }
}
