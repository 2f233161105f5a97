import Foundation
import LayoutEngine

/// A scroll view for the groups of one section. The section's cells are its subviews.
///
/// The scroll view's bounds are in the collection view's coordinates, so the cells have the layout's frames
/// (UIKit, measured: fact P8). The scroll view doesn't clip its contents.
final class OrthogonalScrollView: UIScrollView, ScrollHost, ContentHost {
  var section: Int
  private var owner: UICollectionView? { ownerReference.collectionView }
  private let ownerReference: ViewReference
  private(set) var strip: OrthogonalStrip?
  private var restingFrame = CGRect.zero
  private var isMirrored = false
  private var isArranging = false
  private(set) var goesBack = false

  init(section: Int, of owner: UICollectionView) {
    (self.section, ownerReference) = (section, owner.reference)
    super.init(frame: .zero)
    contentHost = self
    clipsToBounds = false
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  var distance: Double { strip.map { distance(at: contentOffset, $0.axis) } ?? 0 }

  private func distance(at offset: CGPoint, _ axis: Axis) -> Double {
    if axis.isVertical { return Double(offset.y - restingFrame.minY) }
    return Double(isMirrored ? restingFrame.minX - offset.x : offset.x - restingFrame.minX)
  }

  private func offset(at distance: Double, _ axis: Axis) -> CGPoint {
    if axis.isVertical { return CGPoint(x: restingFrame.minX, y: restingFrame.minY + CGFloat(distance)) }
    return CGPoint(x: restingFrame.minX + CGFloat(isMirrored ? -distance : distance), y: restingFrame.minY)
  }

  /// The scroll distance at which the current motion comes to rest, unless it's interrupted.
  var restingDistance: Double {
    guard let strip else { return 0 }
    return endOfMotion.map { distance(at: $0, strip.axis) } ?? strip.clamped(distance)
  }

  /// The shift of cells from their layout positions to their visible positions at rest.
  var shiftAtRest: CGVector {
    guard let strip else { return .zero }
    let offset = offset(at: restingDistance, strip.axis)
    return CGVector(dx: restingFrame.minX - offset.x, dy: restingFrame.minY - offset.y)
  }

  func apply(_ strip: OrthogonalStrip, at restingFrame: CGRect, isMirrored: Bool, distance: Double) {
    guard
      strip != self.strip || restingFrame != self.restingFrame || isMirrored != self.isMirrored
        || distance != self.distance
    else { return }
    isArranging = true
    defer { isArranging = false }
    (self.strip, self.restingFrame, self.isMirrored) = (strip, restingFrame, isMirrored)
    let wasPreserving = preservesOffset
    preservesOffset = true
    frame = restingFrame
    applyContents(of: strip)
    applyProperties(of: strip)
    contentOffset = offset(at: distance, strip.axis)
    preservesOffset = wasPreserving
  }

  /// Sets the content size and insets so that the offsets at rest match the strip's range.
  private func applyContents(of strip: OrthogonalStrip) {
    let (low, high) = (CGFloat(strip.range.lowerBound), CGFloat(strip.range.upperBound))
    let extent = CGFloat(strip.contentExtent)
    if strip.axis.isVertical {
      contentSize = CGSize(width: restingFrame.width, height: extent)
      contentInset = UIEdgeInsets(
        top: 0 - restingFrame.minY - low, left: 0 - restingFrame.minX,
        bottom: restingFrame.minY + high + restingFrame.height - extent,
        right: min(0, restingFrame.minX))
    } else {
      contentSize = CGSize(width: extent, height: restingFrame.height)
      let (first, last) = isMirrored ? (0 - high, 0 - low) : (low, high)
      contentInset = UIEdgeInsets(
        top: 0 - restingFrame.minY, left: 0 - restingFrame.minX - first, bottom: min(0, restingFrame.minY),
        right: restingFrame.minX + last + restingFrame.width - extent)
    }
  }

  private func applyProperties(of strip: OrthogonalStrip) {
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

  func scroll(to distance: Double, animated: Bool) {
    guard let strip else { return }
    setContentOffset(offset(at: strip.clamped(distance), strip.axis), animated: animated)
  }

  /// Scrolls to a resting position after scrolling without a finger.
  func snap() {
    guard let strip, !isMoving else { return }
    let rest = distance(at: restingOffset(forProposed: contentOffset, velocity: .zero), strip.axis)
    if rest != distance { scroll(to: rest, animated: true) }
  }

  func userWillScroll() { owner?.userWillScroll() }

  func boundsDidChange(from oldBounds: CGRect) {
    guard !isArranging, let strip, bounds.origin != oldBounds.origin else { return }
    let old = distance(at: oldBounds.origin, strip.axis)
    goesBack = distance < old && distance > strip.range.lowerBound
    owner?.stripDidScroll(self)
  }

  func restingOffset(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let strip, let layout = owner?.compositional else { return offset }
    let start = dragStart.map { distance(at: $0, strip.axis) } ?? distance
    let speed = Double(strip.axis.isVertical ? velocity.y : isMirrored ? -velocity.x : velocity.x) * 1000
    let rest = layout.restingDistance(
      ofSection: section, from: start, at: distance, proposed: distance(at: offset, strip.axis),
      velocity: speed)
    return self.offset(at: rest, strip.axis)
  }

  private var goal: ScrollGoal?

  func follow(_ map: UpdateMap) { goal = goal?.moved(through: map) }

  func follow(_ goal: ScrollGoal) {
    self.goal = goal
    follow { [reference] in (reference.view as? OrthogonalScrollView)?.offsetOfGoal }
  }

  private var offsetOfGoal: CGPoint? {
    guard let strip, let goal, let distance = owner?.stripDistance(showing: goal) else { return nil }
    return offset(at: distance, strip.axis)
  }

  func layOutArrival() { owner?.layoutIfNeeded() }

  func contentWantsAnotherSize(_ subview: UIView) {
    if let view = subview as? UICollectionReusableView { owner?.viewWantsAnotherSize(view) }
  }
}
