import Foundation

extension CALayer {
  func insert(_ layer: CALayer, at index: Int) {
    layer.removeFromSuperlayer()
    let slot = min(index, ownSublayers?.count ?? 0)
    if ownSublayers == nil { ownSublayers = [layer] } else { ownSublayers?.insert(layer, at: slot) }
    layer.parent = self
    // A layer that was only reordered counts as shown for as long as before.
    if layer.detachment != CATransaction.number { layer.attachment = CATransaction.number }
    sublayersDidChange(by: [layer])
  }

  func detach() {
    guard let parent = superlayer else { return }
    if let index = parent.ownSublayers?.index(identicalTo: self) { parent.ownSublayers?.remove(at: index) }
    if parent.ownSublayers?.isEmpty == true { parent.ownSublayers = nil }
    self.parent = nil
    if attachment != CATransaction.number { detachment = CATransaction.number }
  }

  /// What setting ``sublayers`` does.
  func replaceSublayers(with layers: [CALayer]) {
    var remaining: Set<ObjectIdentifier> = []
    let new = layers.filter { remaining.insert(ObjectIdentifier($0)).inserted }
    for layer in ownSublayers ?? [] where !remaining.contains(ObjectIdentifier(layer)) {
      layer.removeFromSuperlayer()
    }
    for layer in new where layer.superlayer !== self {
      layer.removeFromSuperlayer()
      layer.parent = self
      if layer.detachment != CATransaction.number { layer.attachment = CATransaction.number }
    }
    ownSublayers = new.isEmpty ? nil : new
    sublayersDidChange(by: new)
  }
}
