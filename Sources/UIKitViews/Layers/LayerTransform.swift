/// The transform of a layer. An object, because transforms are large and few layers have one.
final class LayerTransform {
  @exclusivity(unchecked) var value: CATransform3D

  init(_ value: CATransform3D) { self.value = value }

  nonisolated deinit {}
}
