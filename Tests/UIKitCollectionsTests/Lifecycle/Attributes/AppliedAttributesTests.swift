import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

/// Overrides methods as UIKit requires in Swift 6: `isEqual(_:)` is nonisolated, because `NSObject` declares
/// it.
private final class Tinted: UICollectionViewLayoutAttributes {
  nonisolated(unsafe) var tint = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? Tinted)?.tint = tint
    return copy
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    super.isEqual(object) && (object as? Tinted)?.tint == tint
  }
}

private final class TintedCell: UICollectionViewCell {
  var log: [String] = []

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    log.append("apply \((layoutAttributes as? Tinted)?.tint ?? -1), alpha \(alpha)")
  }
}

private final class TintedLayout: UICollectionViewLayout {
  var tint = 1
  var isHidden = false
  var alpha: CGFloat = 0.5

  override class var layoutAttributesClass: AnyClass { Tinted.self }
  override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 200) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let attributes = Tinted(forCellWith: IndexPath(item: 0, section: 0))
    attributes.center = CGPoint(x: 100, y: 100)
    attributes.size = CGSize(width: 80, height: 40)
    attributes.transform = CGAffineTransform(rotationAngle: .pi / 4).scaledBy(x: 2, y: 2)
    attributes.zIndex = 3
    (attributes.alpha, attributes.isHidden, attributes.tint) = (alpha, isHidden, tint)
    return [attributes]
  }
}

@Suite("B3 Attributes, applied to views")
struct AppliedAttributesTests {
  private let layout = TintedLayout()
  private let source = CountedCells([1])
  private let view: UICollectionView

  init() {
    view = UICollectionView(layout, showing: source, width: 200, height: 200, cells: TintedCell.self)
    view.layoutIfNeeded()
  }

  private func cell() throws -> TintedCell { try #require(view.visibleCells.first as? TintedCell) }

  @Test(.fact("B3.3"))
  func `a view takes bounds and center from attributes, so rotation doesn't distort it`() throws {
    let cell = try cell()
    expectEqual(
      (cell.bounds, CGRect(x: 0, y: 0, width: 80, height: 40)),
      (cell.center, CGPoint(x: 100, y: 100)),
      (cell.transform.isIdentity, false),
      (cell.layer.zPosition, 3))
    #expect(abs(cell.frame.width - (80 + 40) * 2 / CGFloat(2).squareRoot()) < 1e-9)
    #expect(cell.log == ["apply 1, alpha 0.5"])
  }

  @Test(.fact("B3.4"))
  func `attributes are applied again only if they or their subclass properties differ`() throws {
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(try cell().log == ["apply 1, alpha 0.5"])
    layout.tint = 2
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(try cell().log == ["apply 1, alpha 0.5", "apply 2, alpha 0.5"])
  }

  @Test(.fact("B3.7"))
  func `a transparent element has a view, but a hidden one doesn't`() throws {
    layout.alpha = 0
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(try cell().alpha == 0)
    layout.isHidden = true
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(view.visibleCells.isEmpty)
  }
}
