import Foundation

/// Pending values of layer properties.
///
/// The values of superviews are assigned first, because a view resizes its subviews when its size changes.
struct LayerValues {
  private struct Key: Hashable {
    let layer: ObjectIdentifier
    let property: LayerProperty
  }

  private var entries: [(layer: CALayer, value: LayerValue)] = []
  private var indices: [Key: Int] = [:]

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
