import Foundation

/// Shows what another layer showed, with its sublayers.
final class SnapshotLayer: CALayer {
  private var frozen: LayerDrawing?

  nonisolated deinit {}

  /// - Parameter layer: Copied as it is shown now. If it is the root, its position in its superlayer is left out.
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
