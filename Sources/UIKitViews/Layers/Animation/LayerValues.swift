import Foundation

/// Values that properties of layers are to get, all together.
///
/// A view that gets another size resizes its subviews. So the values of superviews are assigned first, and those of
/// their subviews stay.
struct LayerValues {
  private struct Key: Hashable {
    let layer: ObjectIdentifier
    let property: LayerProperty
  }

  private var entries: [(layer: CALayer, value: LayerValue)] = []
  private var indices: [Key: Int] = [:]

  /// What the property is to be. Until that is set, the layer's own value.
  subscript(property: LayerProperty, of layer: CALayer) -> LayerValue {
    get {
      let index = indices[Key(layer: ObjectIdentifier(layer), property: property)]
      return index.map { entries[$0].value } ?? LayerValue(property, of: layer)
    }
    set {
      let key = Key(layer: ObjectIdentifier(layer), property: property)
      if let index = indices[key] { return entries[index].value = newValue }
      indices[key] = entries.count
      entries.append((layer, newValue))
    }
  }

  func assignThroughViews() {
    let depths = entries.map { $0.layer.view?.depth ?? 0 }
    for index in entries.indices.sorted(by: { (depths[$0], $0) < (depths[$1], $1) }) {
      entries[index].value.assignThroughView(of: entries[index].layer)
    }
  }
}
