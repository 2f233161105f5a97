import Foundation
@_spi(Children) import LayoutEngine

extension CALayer {
  /// In the slots of ``children`` that have no layer.
  private static let spare = CALayer()

  func insert(_ layer: CALayer, at index: Int) {
    layer.removeFromSuperlayer()
    children.insert(layer, at: min(index, children.count), filler: .spare)
    noteChange()
    layer.noteChangeInside()
    layer.parent = self
    // A layer that was only reordered counts as shown for as long as before.
    if layer.detachment != CATransaction.number { layer.attachment = CATransaction.number }
    sublayersDidChange(by: [layer])
  }

  func detach() {
    guard let parent = superlayer else { return }
    if let index = parent.children.index(identicalTo: self) {
      parent.children.remove(at: index, filler: .spare)
      parent.noteChange()
    }
    self.parent = nil
    if attachment != CATransaction.number { detachment = CATransaction.number }
  }

  /// What setting ``sublayers`` does.
  func replaceSublayers(with layers: [CALayer]) {
    var remaining: Set<ObjectIdentifier> = []
    let new = layers.filter { remaining.insert(ObjectIdentifier($0)).inserted }
    for layer in children.elements where !remaining.contains(ObjectIdentifier(layer)) {
      layer.removeFromSuperlayer()
    }
    for layer in new where layer.superlayer !== self {
      layer.removeFromSuperlayer()
      layer.noteChangeInside()
      layer.parent = self
      if layer.detachment != CATransaction.number { layer.attachment = CATransaction.number }
    }
    children = GapArray(new)
    noteChange()
    sublayersDidChange(by: new)
  }
}
