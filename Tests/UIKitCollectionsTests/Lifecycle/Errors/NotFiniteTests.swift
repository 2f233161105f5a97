import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

/// Infinite or NaN values are rejected, and the previous value stays. UIKit raises an exception for NaN in
/// positions and bounds. All others cause a warning, but only once for each class and property. Therefore,
/// the tests use several classes.
@Suite("B5 Infinite and NaN values: layers and views", .serialized)
struct NotFiniteTests {
  private let nan = CGFloat.nan
  private let infinity = CGFloat.infinity

  @Test(.fact("B5.11"))
  func `a NaN layer position or bounds raises UIKit's exception and keeps the frame`() {
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
      // Setting the frame sets the position first.
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

  private class Layer<Case>: CALayer {}

  @Test func `a layer ignores an invalid value that UIKit accepts, with one warning`() {
    var transform = CATransform3DIdentity
    transform.m42 = nan
    let changes: [(CALayer.Type, String, (CALayer) -> Void)] = [
      (Layer<Int8>.self, "position contains infinity: [inf 0]", { $0.position.x = infinity }),
      (Layer<Int16>.self, "bounds contains infinity: [0 0; 30 inf]", { $0.bounds.size.height = infinity }),
      (
        Layer<Int32>.self, "position contains infinity: [-inf 0.5]",
        { $0.frame = CGRect(x: -infinity, y: 0, width: 1, height: 1) }
      ),
      (
        Layer<Int64>.self, "transform contains NaN: [1 0 0 0; 0 1 0 0; 0 0 1 0; 0 nan 0 1]",
        { $0.transform = transform }
      ),
      (Layer<Int64>.self, "sublayerTransform contains NaN: [1 0", { $0.sublayerTransform = transform }),
      (Layer<Int64>.self, "zPosition contains infinity: [inf]", { $0.zPosition = infinity }),
      (Layer<Int64>.self, "anchorPoint contains NaN: [0.5 nan]", { $0.anchorPoint.y = nan }),
    ]
    for (type, words, change) in changes {
      let layer = _ObjectTwin.make(type)
      layer.bounds.size = CGSize(width: 30, height: 40)
      let told = warnings {
        change(layer)
        change(layer)
      }
      #expect(told.count == 1, "\(told)")
      #expect(told.first?.hasPrefix("CALayer \(words)") == true, "\(told)")
      #expect(told.first?.hasSuffix(" keeps its old value.") == true, "\(told)")
      #expect(layer.frame == CGRect(x: -15, y: -20, width: 30, height: 40))
      #expect(CATransform3DIsIdentity(layer.transform))
      #expect(CATransform3DIsIdentity(layer.sublayerTransform))
      expectEqual((layer.zPosition, 0), (layer.anchorPoint, CGPoint(x: 0.5, y: 0.5)))
    }
  }

  @Test func `an invalid transform changes nothing, and presentations ignore later changes`() {
    let layer = CALayer()
    let doubled = CATransform3DMakeScale(2, 2, 1)
    layer.transform = doubled
    let shown = layer.presentation()
    var none = doubled
    none.m11 = nan
    let raised = exceptions { _ = warnings { layer.transform = none } }
    #expect(raised.isEmpty, "\(raised)")
    #expect(CATransform3DEqualToTransform(layer.transform, doubled))
    layer.transform = CATransform3DIdentity
    #expect(CATransform3DIsIdentity(layer.transform))
    #expect(shown.map { CATransform3DEqualToTransform($0.transform, doubled) } == true)
  }

  @Test func `the largest finite numbers are valid layer values`() {
    let layer = CALayer()
    let raised = exceptions {
      layer.bounds.size = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
      layer.zPosition = -.greatestFiniteMagnitude
      layer.frame = .infinite
    }
    #expect(raised.isEmpty, "\(raised)")
  }

  @Test(.fact("B5.11"))
  func `an invalid frame, bounds, center, or transform is reported once with its view`() {
    final class Tile: UIView {}
    let view = Tile(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let errors: [() -> Void] = [
      { view.frame = CGRect(x: nan, y: 0, width: nan, height: 5) }, { view.bounds.size.width = nan },
      { view.center.x = nan }, { UIView.animate(withDuration: 1) { view.center.y = nan } },
    ]
    for change in errors {
      let raised = exceptions(in: change)
      #expect(raised.count == 1, "\(raised)")
      #expect(raised.first?.contains("Tile") == true, "\(raised)")
    }
    // UIKit accepts these values (issue 51, A.4).
    let warned: [() -> Void] = [
      { view.transform = CGAffineTransform(translationX: nan, y: 1) }, { view.bounds.size.width = infinity },
      { view.anchorPoint.x = nan },
    ]
    for change in warned {
      let told = warnings { #expect(exceptions(in: change).isEmpty) }
      #expect(told.count == 1, "\(told)")
      #expect(told.first?.contains("Tile") == true, "\(told)")
    }
    #expect(warnings { view.transform3D.m34 = infinity }.isEmpty)
    expectEqual(
      (view.frame, CGRect(x: 0, y: 0, width: 10, height: 10)),
      (view.transform, .identity),
      (view.layer.animationKeys(), nil))
    let raised = exceptions { _ = UIView(frame: CGRect(x: nan, y: 0, width: nan, height: 15)) }
    #expect(raised.count == 1, "\(raised)")
    #expect(raised.first?.hasPrefix("CALayer bounds contains NaN: [0 0; nan 15]") == true, "\(raised)")
  }
}
