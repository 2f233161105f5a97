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
