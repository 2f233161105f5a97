import Foundation
@_spi(Children) import LayoutEngine

extension CALayer {
  private static let spare = CALayer()

  func insert(_ layer: CALayer, at index: Int) {
    guard !refusesCycle(with: layer) else { return }
    layer.removeFromSuperlayer()
    children.insert(layer, at: min(index, children.count), filler: .spare)
    noteChange()
    layer.noteChangeInside()
    layer.parent = self
    // Reordering doesn't change how long a layer has been shown.
    if layer.detachment != CATransaction.number { layer.attachment = CATransaction.number }
    sublayersDidChange(by: [layer])
  }

  /// Returns `true` and raises Core Animation's exception for a cycle.
  func refusesCycle(with layer: CALayer) -> Bool {
    guard isPart(of: layer) else { return false }
    UIKitException.raise(
      .invalidLayer,
      "layer \(layer) is a part of cycle in its layer tree. It contains \(self) or is that "
        + "layer itself, so it is not moved.")
    return true
  }

  /// `true` if this layer is `layer` or inside it. A mask is inside its masked layer.
  private func isPart(of layer: CALayer) -> Bool {
    if self === layer { return true }
    // Most added layers are new and have no sublayers.
    guard layer.children.count > 0 || layer.rarities?.mask != nil else { return false }
    var candidate: CALayer? = self
    while let current = candidate {
      if current === layer { return true }
      if let masked = current.rarities?.maskedLayer, masked.isPart(of: layer) { return true }
      candidate = current.parent
    }
    return false
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

  func replaceSublayers(with layers: [CALayer]) {
    var remaining: Set<ObjectIdentifier> = []
    let new = layers.filter { !refusesCycle(with: $0) && remaining.insert(ObjectIdentifier($0)).inserted }
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

// The containing view lays out the layers without a view.
extension CALayer {
  func markForLayout() {
    if let view { return view.setNeedsLayout() }
    guard !isMarkedForLayout else { return }
    isMarkedForLayout = true
    if let superlayer { superlayer.noteMarkedSublayers() }
  }

  private func noteMarkedSublayers() {
    var layer = self
    while !layer.hasMarkedSublayers {
      layer.hasMarkedSublayers = true
      if let view = layer.view { return view.markAncestorsForLayout(from: view) }
      guard let parent = layer.superlayer else { return }
      layer = parent
    }
  }

  func sublayersDidChange(by layers: [CALayer]) {
    if view == nil { markForLayout() }
    for layer in layers where layer.view == nil && (layer.isMarkedForLayout || layer.hasMarkedSublayers) {
      return noteMarkedSublayers()
    }
  }

  func layOutMarkedLayers() {
    // Like a view, a layer that keeps marking itself stays marked.
    var passes = 0
    while isMarkedForLayout, passes < 100 {
      isMarkedForLayout = false
      layoutSublayers()
      passes += 1
    }
    guard hasMarkedSublayers else { return }
    hasMarkedSublayers = false
    for layer in sublayers ?? [] where layer.view == nil { layer.layOutMarkedLayers() }
  }
}
