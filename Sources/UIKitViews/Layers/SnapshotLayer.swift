import Foundation

/// A layer that shows the captured appearance of another layer.
final class SnapshotLayer: CALayer {
  private var frozen: LayerDrawing?

  nonisolated deinit {}

  /// Captures the shown values, except for the root's position.
  convenience init(freezing layer: CALayer) {
    self.init()
    isViewBacked = true
    let shown = layer.shown
    AnimationBlock.perform(nil) {
      copyValues(of: shown)
      frozen = layer.drawing(in: shown.bounds)
      if let mask = layer.mask { self.mask = SnapshotLayer(freezing: mask) }
      for sublayer in layer.sublayers ?? [] where !sublayer.isHidden {
        addSublayer(SnapshotLayer(freezing: sublayer))
      }
    }
  }

  package override func drawing(in bounds: CGRect) -> LayerDrawing? { frozen }
}
