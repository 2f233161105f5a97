#if !os(iOS) && !os(tvOS) && !os(visionOS)
// A view lays out itself; the layers between and below, which have no view, are laid out along with the view they lie in.
extension CALayer {
  func markForLayout() {
    if let view { return view.setNeedsLayout() }
    guard !isMarkedForLayout else { return }
    isMarkedForLayout = true
    if let superlayer { superlayer.noteMarkedSublayers() }
  }

  /// Up to the view in which the layers lie, which marks its own ancestors.
  private func noteMarkedSublayers() {
    var layer = self
    while !layer.hasMarkedSublayers {
      layer.hasMarkedSublayers = true
      if let view = layer.view { return view.markAncestorsForLayout(from: view) }
      guard let parent = layer.superlayer else { return }
      layer = parent
    }
  }

  /// Called after layers came, or changed their places.
  func sublayersDidChange(by layers: [CALayer]) {
    if view == nil { markForLayout() }
    for layer in layers where layer.view == nil && (layer.isMarkedForLayout || layer.hasMarkedSublayers) {
      return noteMarkedSublayers()
    }
  }

  /// Those without a view: what lies in a subview is laid out with that.
  func layOutMarkedLayers() {
    // As for views: one that never settles is left marked.
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
#endif
