import CollectionView
import LayoutEngine

extension CarouselLayout {
  var track: CarouselTrack { line.track }
  var axis: Axis { line.axis }
  var area: VisibleArea { line.area }
  var lineWidth: Double? { line.mirroringWidth }

  var sections: SectionMap { line.sections }

  // MARK: - Changes of size and contents

  func noteAnchor() {
    guard centering.target == nil, !anchorTracker.isNoted, let collectionView, let anchor else { return }
    anchorTracker.note(anchor, in: collectionView, along: .init(line.axis))
  }

  /// Determines the item to keep centered after a preparation. Its slot may differ from the previous one.
  func resolveTarget(after old: CarouselLine) {
    centering.wasLooping = old.loop != nil
    let wasNoted = anchorTracker.isNoted
    // A scroll along the same line continues.
    let noted = anchorTracker.consume(
      for: self, along: scrollDirection, heedingScrolls: line.axis != old.axis)
    if let anchor = noted?.anchor {
      centering.target = .init(item: anchor.line.item(at: anchor.slot), slot: anchor.slot)
    }
    if let awaited = awaitedAnchor, showsItems {
      awaitedAnchor = nil
      if let item = awaited.item(in: line.sections) {
        centering.target = .init(
          item: item, slot: line.slot(of: item, after: 0, in: .empty), distance: distance(in: awaited.anchor))
        return
      }
    }
    if wasNoted, noted == nil {
      (centering.target, centering.restingOffset) = (nil, currentOffset)
      // A mirrored line waits until the view has its content size.
      if let collectionView, !line.isMirrored { recenter(collectionView) }
      return
    }
    if line.sharesOffsets(with: old) || line.sections.count == 0 { return centering.target = nil }
    centering.destination = nil
    if let target = centering.target {
      let item = min(target.item, line.sections.count - 1)
      let start = line.axis == old.axis ? old : CarouselLine.empty
      centering.target = .init(item: item, slot: line.slot(of: item, after: target.slot, in: start))
    } else if let loop = line.loop, anchorTracker.beforeUpdates == nil {
      centering.target = .init(item: 0, slot: loop.home)
    }
    // In a change of layout, the collection view chooses the offset.
    if centering.isEntering, let collectionView {
      scrollToTarget(in: collectionView)
      centering.target = nil
    }
  }

  /// `true` if the layout may exchange equivalent offsets of the line, without calling the delegate.
  var isOffsetOwn: Bool { line.loop != nil || centering.wasLooping }

  /// Sets the content offset without calling `scrollViewDidScroll(_:)`.
  func setSilently(_ offset: CGPoint, of collectionView: UICollectionView) {
    guard offset != collectionView.contentOffset else { return }
    let resting = centering.restingOffset
    collectionView.bounds = CGRect(origin: offset, size: collectionView.bounds.size)
    centering.restingOffset = resting
  }

  func targetOffset(across contentOffset: CGPoint) -> CGPoint? {
    guard let target = centering.target, target.slot < line.track.count else { return nil }
    let offset = line.track.offset(centering: target.slot) - target.distance
    return self.contentOffset(along: min(line.track.lastOffset, max(0, offset)), across: contentOffset)
  }

  /// Scrolls to the target. Ends a deceleration, because its destination may not be a resting position.
  func scrollToTarget(in collectionView: UICollectionView, hasTurned: Bool = false) {
    var across = collectionView.contentOffset
    let endsScroll = hasTurned || collectionView.isDecelerating
    // A scroll may have moved the visible area across the axis.
    if endsScroll { across = atStart(across: scrollDirection, across) }
    guard let offset = targetOffset(across: across) else { return }
    centering.restingOffset = self.offset(of: offset)
    // Recentering may have waited for this layout.
    defer { recenter(collectionView) }
    guard offset != collectionView.contentOffset else { return }
    if endsScroll { stopScrolling() }
    if isOffsetOwn {
      setSilently(offset, of: collectionView)
    } else {
      collectionView.contentOffset = offset
    }
  }

  // MARK: - Looping

  /// Replaces a content offset far from the middle with an equivalent one near the middle.
  ///
  /// Has no effect unless a finger is on the contents or an item is at rest.
  func recenter(_ collectionView: UICollectionView) {
    guard let loop = line.loop else { return }
    let slotPosition = line.position(at: currentOffset)
    guard loop.isFar(slotPosition), !collectionView.isDecelerating,
      collectionView.isTracking || isResting(at: slotPosition, in: collectionView)
    else { return }
    let shift = -Double(loop.slotsFromHome(at: slotPosition)) * line.track.pitch
    let target = contentOffset(along: currentOffset + shift, across: collectionView.contentOffset)
    self.centering.restingOffset += shift
    self.centering.destination = nil
    setSilently(target, of: collectionView)
  }
}

extension CarouselLayout {
  /// Returns `true` if an item rests at a position.
  ///
  /// A view that rounds content offsets to pixels rests up to a pixel away: see docs/SYSTEM-BUGS.md.
  private func isResting(at slotPosition: Double, in collectionView: UICollectionView) -> Bool {
    let distance = (slotPosition - slotPosition.rounded()).magnitude
    if distance < 1e-6 { return true }
    let scale = max(1, Double(collectionView.traitCollection.displayScale))
    let pixels = line.axis.along(LayoutPoint(collectionView.contentOffset)) * scale
    return distance * line.track.pitch < 1 / scale && (pixels - pixels.rounded()).magnitude < 1e-6
  }
}

/// The state that keeps an item centered. Offsets are in the layout's own coordinates.
struct CarouselCentering {
  /// The last offset without a finger on the contents.
  var restingOffset = 0.0
  /// The item to keep centered until the view shows the new attributes.
  var target: Target?
  var wasLooping = false
  /// The line and the offset before an animated size change, until the animation is under way.
  var turned: (line: CarouselLine, offset: Double)?
  /// `true` while the collection view changes from another layout and sets the offset itself.
  var isEntering = false

  /// The end of an animated scroll that the layout started.
  var destination: Double?

  /// Clears the destination when the scroll reaches it or turns away, or when a finger takes over.
  mutating func follow(from old: Double, to new: Double, byHand: Bool) {
    guard let end = destination else { return }
    let left = (end - new).magnitude
    if byHand || left < 1e-6 || left >= (end - old).magnitude { destination = nil }
  }

  struct Target {
    var item: Int
    var slot: Int
    /// The distance past the center, or 0 if scrolling comes to rest on items.
    var distance = 0.0
  }
}

struct CarouselAnchor {
  let slot: Int
  let line: CarouselLine
  /// The offset in the layout's own coordinates.
  let offset: Double
  /// The difference from the item's resting offset.
  let distance: Double

  /// Returns the index of the item, or of its replacement.
  func item(after paths: PathsAfterUpdate, in newSections: SectionMap) -> Int? {
    line.sections.index(
      of: line.item(at: slot), after: paths.shift, in: newSections, loops: line.loop != nil)
  }
}

extension CarouselLayout {
  var awaitedAnchor: AwaitedAnchor? {
    get { anchorTracker.awaited }
    set { anchorTracker.awaited = newValue }
  }

  func presentScrollAnchor(at edge: ScrollAnchor.Edge) -> ScrollAnchor? {
    anchor.map { anchor in
      ScrollAnchor(
        indexPath: line.indexPath(at: anchor.slot), edge: .center,
        distance: snapping == .none ? CGFloat(-anchor.distance) : 0, length: CGFloat(line.track.itemExtent))
    }
  }

  func distance(in anchor: ScrollAnchor) -> Double {
    guard snapping == .none, anchor.edge == .center else { return 0 }
    return anchor.anchored.distance(ofExtent: line.track.itemExtent)
  }
}
