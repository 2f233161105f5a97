/// The transform of a layer that has one. Few have, and it is as large as everything else that a frame reads of a layer.
final class LayerTransform {
  @exclusivity(unchecked) var value: CATransform3D

  init(_ value: CATransform3D) { self.value = value }

  nonisolated deinit {}
}
