import CollectionView

/// Tells whoever wants to know which item of a line is where items come to rest, in the frame after a layout pass.
final class CurrentItemWatch {
  /// What was told last, or what was current when nobody listened.
  private var known: IndexPath?
  private var nextFrame: CADisplayLink?
  /// The layout that ``nextFrame`` is for.
  private weak var layout: (any SnappingLine)?

  nonisolated deinit {}

  /// Has the listener called in the next frame where another item is current.
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
    // The next layout pass knows which items there are now.
    guard layout.isPrepared, layout.collectionView != nil else { return }
    let current = layout.currentIndexPath
    guard current != known else { return }
    known = current
    layout.onCurrentIndexPathChange?(current)
  }
}
