/// An object that stores a layer's transform. Few layers have one, and it's as large as all other data that a
/// frame reads from a layer.
final class LayerTransform {
  @exclusivity(unchecked) var value: CATransform3D

  init(_ value: CATransform3D) { self.value = value }

  nonisolated deinit {}
}
