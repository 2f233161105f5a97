/// An object, because few layers have a transform, which is large.
final class LayerTransform {
  @exclusivity(unchecked) var value: CATransform3D

  init(_ value: CATransform3D) { self.value = value }

  nonisolated deinit {}
}
