import QuartzCore
import Testing

// Written as for iOS, importing only QuartzCore. Compiling this file is half of the test.

private func perspective(distance: CGFloat) -> CATransform3D {
  var transform = CATransform3DIdentity
  transform.m34 = -1 / distance
  return CATransform3DRotate(transform, .pi / 4, 0, 1, 0)
}

/// Measures time without actor isolation.
private func secondsPassed(by work: () -> Void) -> CFTimeInterval {
  let start = CACurrentMediaTime()
  work()
  return CACurrentMediaTime() - start
}

@MainActor @Suite struct QuartzCoreImportTests {
  @Test func `importing QuartzCore alone provides layers and 3D transforms`() {
    let layer = CALayer()
    layer.transform = perspective(distance: 500)
    #expect(!CATransform3DIsAffine(layer.transform))
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    #expect(layer.bounds.size == CGSize(width: 10, height: 20))
  }

  @Test func `CACurrentMediaTime returns the frame clock's time`() {
    #expect(secondsPassed {} == 0)
    #expect(abs(secondsPassed { FrameClock.main.advance(by: 0.25) } - 0.25) < 1e-9)
  }
}
