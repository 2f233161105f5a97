import CoreGraphics
import Testing

// Written as for iOS, without importing anything related to views. Compiling this file is half of the test.

private struct Layer {
  var rect: CGRect
  var transform: CGAffineTransform
  var velocity: CGVector
  var color: CGColor

  func mapped(_ point: CGPoint) -> CGPoint { return point.applying(transform) }
}

@Suite struct CoreGraphicsImportTests {
  @Test func `importing CoreGraphics alone provides geometry, vectors, transforms and colors`() {
    let layer = Layer(
      rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: CGAffineTransform(translationX: 10, y: 20),
      velocity: CGVector(dx: 1, dy: 0), color: CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(layer.mapped(layer.rect.origin).equalTo(CGPoint(x: 11, y: 22)))
    #expect(!layer.rect.size.equalTo(CGSize(width: 4, height: 3)))
    #expect(layer.rect.equalTo(CGRect(x: 1, y: 2, width: 3, height: 4)))
    #expect(!layer.rect.equalTo(CGRect(x: 1, y: 2, width: 3, height: 5)))
    #expect(layer.velocity != .zero)
    #expect(layer.color.alpha == 1)
  }
}
