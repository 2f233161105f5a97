import CollectionView

/// Reports changes of the current item in the frame after a layout pass.
final class CurrentItemWatch {
  /// The item last reported. While there is no closure, it follows the current item.
  private var known: IndexPath?
  private var nextFrame: CADisplayLink?
  private weak var layout: (any SnappingLine)?

  nonisolated deinit {}

  func noteLayout<Layout: SnappingLine>(of layout: Layout) {
    guard nextFrame == nil else { return }
    let current = layout.currentIndexPath
    guard current != known else { return }
    guard layout.onCurrentIndexPathChange != nil else { return known = current }
    let link = CADisplayLink.everyFrame { [weak self] link in
      link.invalidate()
      self?.nextFrame = nil
      if let layout = self?.layout { self?.tell(layout) }
    }
    self.layout = layout
    link.add(to: .main, forMode: .common)
    nextFrame = link
  }

  private func tell(_ layout: some SnappingLine) {
    // If the layout isn't prepared, the next layout pass determines the current item.
    guard layout.isPrepared, layout.collectionView != nil else { return }
    let current = layout.currentIndexPath
    guard current != known else { return }
    known = current
    layout.onCurrentIndexPathChange?(current)
  }
}
