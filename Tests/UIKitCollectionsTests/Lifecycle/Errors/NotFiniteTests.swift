import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

/// Numbers that are infinite or none are refused where they come in, by an exception that says whose they are; what was there
/// before stays.
@Suite("B5 Numbers that are infinite or none: layers and views", .serialized)
struct NotFiniteTests {
  private let nan = CGFloat.nan
  private let infinity = CGFloat.infinity

  @Test(.fact("B5.11"))
  func `a layer's position and bounds: UIKit's exception in its words`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    let changes: [(String, () -> Void)] = [
      ("CALayer position contains NaN: [nan nan]", { layer.position = CGPoint(x: nan, y: nan) }),
      ("CALayer position contains NaN: [75.75 nan]", { layer.position = CGPoint(x: 75.75, y: -nan) }),
      ("CALayer position contains NaN: [nan inf]", { layer.position = CGPoint(x: nan, y: infinity) }),
      (
        "CALayer bounds contains NaN: [0 0; nan nan]", { layer.bounds.size = CGSize(width: nan, height: nan) }
      ),
      (
        "CALayer bounds contains NaN: [nan 34.3333; 390 513.333]",
        { layer.bounds = CGRect(x: nan, y: 103.0 / 3, width: 390, height: 1540.0 / 3) }
      ),
      // A frame sets the position first.
      (
        "CALayer position contains NaN: [nan 70]",
        { layer.frame = CGRect(x: nan, y: 50, width: nan, height: 40) }
      ),
    ]
    for (words, change) in changes {
      let raised = namedExceptions(in: change)
      #expect(raised.count == 1)
      #expect(raised.first?.hasPrefix("CALayerInvalidGeometry: \(words)") == true, "\(raised)")
      #expect(raised.first?.hasSuffix(".") == true)
      #expect(layer.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    }
  }

  @Test
  func `a layer's infinite position and size, its transforms and depth: an exception in words like UIKit's`()
  {
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 30, height: 40)
    var transform = CATransform3DIdentity
    transform.m42 = nan
    let changes: [(String, () -> Void)] = [
      ("position contains infinity: [inf 0]", { layer.position.x = infinity }),
      ("bounds contains infinity: [0 0; 30 inf]", { layer.bounds.size.height = infinity }),
      (
        "position contains infinity: [-inf 0.5]",
        { layer.frame = CGRect(x: -infinity, y: 0, width: 1, height: 1) }
      ),
      ("transform contains NaN: [1 0 0 0; 0 1 0 0; 0 0 1 0; 0 nan 0 1]", { layer.transform = transform }),
      ("sublayerTransform contains NaN: [1 0", { layer.sublayerTransform = transform }),
      ("zPosition contains infinity: [inf]", { layer.zPosition = infinity }),
      ("anchorPoint contains NaN: [0.5 nan]", { layer.anchorPoint.y = nan }),
    ]
    for (words, change) in changes {
      let raised = namedExceptions(in: change)
      #expect(raised.count == 1, "\(raised)")
      #expect(raised.first?.hasPrefix("CALayerInvalidGeometry: CALayer \(words)") == true, "\(raised)")
    }
    #expect(layer.frame == CGRect(x: -15, y: -20, width: 30, height: 40))
    #expect(CATransform3DIsIdentity(layer.transform))
    #expect(CATransform3DIsIdentity(layer.sublayerTransform))
    expectEqual((layer.zPosition, 0), (layer.anchorPoint, CGPoint(x: 0.5, y: 0.5)))
  }

  @Test func `a refused transform leaves the one before, and a presentation does not follow later ones`() {
    let layer = CALayer()
    let doubled = CATransform3DMakeScale(2, 2, 1)
    layer.transform = doubled
    let shown = layer.presentation()
    var none = doubled
    none.m11 = nan
    let raised = exceptions { layer.transform = none }
    #expect(raised.count == 1, "\(raised)")
    #expect(CATransform3DEqualToTransform(layer.transform, doubled))
    layer.transform = CATransform3DIdentity
    #expect(CATransform3DIsIdentity(layer.transform))
    #expect(shown.map { CATransform3DEqualToTransform($0.transform, doubled) } == true)
  }

  @Test func `the largest finite numbers are fine`() {
    let layer = CALayer()
    let raised = exceptions {
      layer.bounds.size = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
      layer.zPosition = -.greatestFiniteMagnitude
      layer.frame = .infinite
    }
    #expect(raised.isEmpty, "\(raised)")
  }

  @Test(.fact("B5.11"))
  func `a view's frame, bounds, centre and transform name the view, once`() {
    final class Tile: UIView {}
    let view = Tile(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let changes: [() -> Void] = [
      { view.frame = CGRect(x: nan, y: 0, width: nan, height: 5) }, { view.bounds.size.width = infinity },
      { view.center.x = nan }, { view.transform = CGAffineTransform(scaleX: nan, y: 1) },
      { view.transform3D.m34 = infinity }, { UIView.animate(withDuration: 1) { view.center.y = nan } },
    ]
    for change in changes {
      let raised = exceptions(in: change)
      #expect(raised.count == 1, "\(raised)")
      #expect(raised.first?.contains("Tile") == true, "\(raised)")
    }
    expectEqual(
      (view.frame, CGRect(x: 0, y: 0, width: 10, height: 10)),
      (view.transform, .identity),
      (view.layer.animationKeys(), nil))
    let raised = exceptions { _ = UIView(frame: CGRect(x: nan, y: 0, width: nan, height: 15)) }
    #expect(raised.count == 1, "\(raised)")
    #expect(raised.first?.hasPrefix("CALayer bounds contains NaN: [0 0; nan 15]") == true, "\(raised)")
  }
}
