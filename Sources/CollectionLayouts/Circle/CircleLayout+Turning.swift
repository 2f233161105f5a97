import CollectionView
import LayoutEngine

extension CircleLayout {
  /// The duration of an animated turn, in seconds.
  private static let turnDuration = 0.3

  /// Turns the circle from its displayed rotation.
  ///
  /// The items move along the circle. An animation of the cells would move them along straight lines.
  func turn(by angle: CGFloat, animated: Bool) {
    turnFrames?.invalidate()
    turnFrames = nil
    let isAnimated = animated && angle != 0 && collectionView?.window != nil
    (rotation, turnLeft) = (rotation - turnLeft + angle, isAnimated ? angle : 0)
    guard isAnimated else { return }
    var start: CFTimeInterval?
    let frames = CADisplayLink.everyFrame { [weak self] link in
      guard let self else { return link.invalidate() }
      let begun = start ?? link.timestamp
      start = begun
      let progress = collectionView == nil ? 1 : (link.targetTimestamp - begun) / Self.turnDuration
      turnLeft = angle * CGFloat(1 - Self.eased(min(1, progress)))
      guard progress >= 1 else { return }
      link.invalidate()
      turnFrames = nil
    }
    turnFrames = frames
    frames.add(to: .main, forMode: .common)
  }

  /// Returns the part of the turn after a part of the time. The turn starts and ends slowly.
  private static func eased(_ progress: Double) -> Double { progress * progress * (3 - 2 * progress) }
}

/// The scroll anchor is the item nearest to the start angle, with its angle from there as the distance.
extension CircleLayout {
  func presentScrollAnchor(at edge: ScrollAnchor.Edge) -> ScrollAnchor? {
    guard isPrepared else { return nil }
    return ring.nearestIndex.map {
      ScrollAnchor(
        indexPath: sections.indexPath(of: $0), edge: .center, distance: CGFloat(ring.turn(of: $0)))
    }
  }

  /// Returns the turn that restores the awaited anchor, in radians, and clears the anchor. Keeps it while
  /// there are no items.
  ///
  /// An anchor with a length comes from another layout. Its distance isn't an angle, so it counts as 0.
  func takeAwaitedTurn() -> CGFloat? {
    guard let awaited = awaitedAnchor, sections.count > 0 else { return nil }
    awaitedAnchor = nil
    let angle = awaited.anchor.length == nil ? awaited.anchor.distance : 0
    return awaited.item(in: sections).map { CGFloat(ring.turn(bringing: $0, to: Double(angle))) }
  }
}
