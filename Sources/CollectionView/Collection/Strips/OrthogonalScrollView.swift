#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation
import LayoutEngine

/// Scrolls the groups of one section, of which it holds the cells.
///
/// Its bounds are in the collection view's coordinates, so that cells have the frames that the layout gives them (UIKit, measured:
/// fact P8). It does not clip.
final class OrthogonalScrollView: UIScrollView {
  var section: Int
  private weak var owner: UICollectionView?
  private(set) var strip: OrthogonalStrip?
  /// Where it is on screen at rest.
  private var place = CGRect.zero
  private var isMirrored = false
  private var isArranging = false
  /// Whether it scrolled back last.
  private(set) var goesBack = false

  init(section: Int, of owner: UICollectionView) {
    (self.section, self.owner) = (section, owner)
    super.init(frame: .zero)
    clipsToBounds = false
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  /// How far it has scrolled.
  var distance: Double { strip.map { distance(at: contentOffset, $0.axis) } ?? 0 }

  private func distance(at offset: CGPoint, _ axis: Axis) -> Double {
    if axis.isVertical { return Double(offset.y - place.minY) }
    return Double(isMirrored ? place.minX - offset.x : offset.x - place.minX)
  }

  private func offset(at distance: Double, _ axis: Axis) -> CGPoint {
    if axis.isVertical { return CGPoint(x: place.minX, y: place.minY + CGFloat(distance)) }
    return CGPoint(x: place.minX + CGFloat(isMirrored ? -distance : distance), y: place.minY)
  }

  /// Whether a finger or a motion moves it.
  var isMoving: Bool {
    if case .resting = motion { return isTracking }
    return true
  }

  /// Where it comes to rest if nothing stops it.
  var restingDistance: Double {
    guard let strip else { return 0 }
    switch motion {
    case .decelerating(let glide): return distance(at: glide.target, strip.axis)
    case .animating(let animation): return distance(at: animation.to, strip.axis)
    case .resting, .dragging: return strip.clamped(distance)
    }
  }

  /// Lies where the layout says, scrolled by a distance. Nobody is told.
  func take(_ strip: OrthogonalStrip, at place: CGRect, isMirrored: Bool, distance: Double) {
    guard
      strip != self.strip || place != self.place || isMirrored != self.isMirrored || distance != self.distance
    else { return }
    isArranging = true
    defer { isArranging = false }
    (self.strip, self.place, self.isMirrored) = (strip, place, isMirrored)
    let wasHolding = holdsOffset
    holdsOffset = true
    frame = place
    takeContents(of: strip)
    takeProperties(of: strip)
    contentOffset = offset(at: distance, strip.axis)
    holdsOffset = wasHolding
  }

  /// The contents' size and insets make the offsets at rest those of the strip's range, about where it lies.
  private func takeContents(of strip: OrthogonalStrip) {
    let (low, high) = (CGFloat(strip.range.lowerBound), CGFloat(strip.range.upperBound))
    let extent = CGFloat(strip.contentExtent)
    if strip.axis.isVertical {
      contentSize = CGSize(width: place.width, height: extent)
      contentInset = UIEdgeInsets(
        top: 0 - place.minY - low, left: 0 - place.minX, bottom: place.minY + high + place.height - extent,
        right: min(0, place.minX))
    } else {
      contentSize = CGSize(width: extent, height: place.height)
      let (first, last) = isMirrored ? (0 - high, 0 - low) : (low, high)
      contentInset = UIEdgeInsets(
        top: 0 - place.minY, left: 0 - place.minX - first, bottom: min(0, place.minY),
        right: place.minX + last + place.width - extent)
    }
  }

  private func takeProperties(of strip: OrthogonalStrip) {
    bounces = strip.bounce != .never
    alwaysBounceHorizontal = strip.bounce == .always && !strip.axis.isVertical
    alwaysBounceVertical = strip.bounce == .always && strip.axis.isVertical
    decelerationRate =
      switch strip.decelerationRate {
      case .automatic: strip.isPaged ? .fast : .normal
      case .normal: .normal
      case .fast: .fast
      }
  }

  /// Scrolls to a distance, as far as the groups reach.
  func scroll(to distance: Double, animated: Bool) {
    guard let strip else { return }
    setContentOffset(offset(at: strip.clamped(distance), strip.axis), animated: animated)
  }

  /// Comes to rest where its section does, after something else than a finger has scrolled it.
  func settle() {
    guard let strip, case .resting = motion, !isTracking else { return }
    let rest = distance(at: restingOffset(forProposed: contentOffset, velocity: .zero), strip.axis)
    if rest != distance { scroll(to: rest, animated: true) }
  }

  override func userWillScroll() { owner?.userWillScroll() }

  override func boundsDidChange(from oldBounds: CGRect, byOffset: Bool) {
    super.boundsDidChange(from: oldBounds, byOffset: byOffset)
    guard !isArranging, let strip, bounds.origin != oldBounds.origin else { return }
    // From their beginning, groups can only go on.
    let old = distance(at: oldBounds.origin, strip.axis)
    goesBack = distance < old && distance > strip.range.lowerBound
    owner?.stripDidScroll(self)
  }

  override func restingOffset(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let strip, let layout = owner?.compositional else { return offset }
    var start = distance
    if case .dragging(let drag) = motion { start = distance(at: drag.startOffset, strip.axis) }
    let speed = Double(strip.axis.isVertical ? velocity.y : isMirrored ? -velocity.x : velocity.x) * 1000
    let rest = layout.restingDistance(
      ofSection: section, from: start, at: distance, proposed: distance(at: offset, strip.axis),
      velocity: speed)
    return self.offset(at: rest, strip.axis)
  }

  override func end(of goal: ScrollGoal) -> CGPoint? {
    guard let strip, let distance = owner?.stripDistance(showing: goal) else { return nil }
    return offset(at: distance, strip.axis)
  }

  /// The collection view places its cells.
  override func layOutArrival() { owner?.layoutIfNeeded() }

  override func subviewWantsAnotherSize(_ subview: UIView) {
    super.subviewWantsAnotherSize(subview)
    if let view = subview as? UICollectionReusableView { owner?.viewWantsAnotherSize(view) }
  }
}
#endif
