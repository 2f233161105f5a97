import Foundation
import LayoutEngine

/// Scrolls the groups of one section, whose cells are its subviews.
///
/// Its bounds are in the collection view's coordinates, so that cells have the frames that the layout gives them (UIKit, measured:
/// fact P8). It does not clip.
final class OrthogonalScrollView: UIScrollView, ScrollHost, ContentHost {
  var section: Int
  private var owner: UICollectionView? { ownerReference.collectionView }
  private let ownerReference: ViewReference
  private(set) var strip: OrthogonalStrip?
  /// Where it is on screen at rest.
  private var restingFrame = CGRect.zero
  private var isMirrored = false
  private var isArranging = false
  /// Whether it scrolled back last.
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

  /// How far it has scrolled.
  var distance: Double { strip.map { distance(at: contentOffset, $0.axis) } ?? 0 }

  private func distance(at offset: CGPoint, _ axis: Axis) -> Double {
    if axis.isVertical { return Double(offset.y - restingFrame.minY) }
    return Double(isMirrored ? restingFrame.minX - offset.x : offset.x - restingFrame.minX)
  }

  private func offset(at distance: Double, _ axis: Axis) -> CGPoint {
    if axis.isVertical { return CGPoint(x: restingFrame.minX, y: restingFrame.minY + CGFloat(distance)) }
    return CGPoint(x: restingFrame.minX + CGFloat(isMirrored ? -distance : distance), y: restingFrame.minY)
  }

  /// Where it comes to rest if nothing stops it.
  var restingDistance: Double {
    guard let strip else { return 0 }
    return endOfMotion.map { distance(at: $0, strip.axis) } ?? strip.clamped(distance)
  }

  /// From where the layout has its cells to where they are seen once it has come to rest.
  var shiftAtRest: CGVector {
    guard let strip else { return .zero }
    let offset = offset(at: restingDistance, strip.axis)
    return CGVector(dx: restingFrame.minX - offset.x, dy: restingFrame.minY - offset.y)
  }

  /// Sets the frame and the offset to what the layout says. The delegate is not told.
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

  /// The contents' size and insets make the offsets at rest those of the strip's range, about where it lies.
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

  /// Scrolls to a distance, as far as the groups reach.
  func scroll(to distance: Double, animated: Bool) {
    guard let strip else { return }
    setContentOffset(offset(at: strip.clamped(distance), strip.axis), animated: animated)
  }

  /// Comes to rest where its section does, after something else than a finger has scrolled it.
  func snap() {
    guard let strip, !isMoving else { return }
    let rest = distance(at: restingOffset(forProposed: contentOffset, velocity: .zero), strip.axis)
    if rest != distance { scroll(to: rest, animated: true) }
  }

  func userWillScroll() { owner?.userWillScroll() }

  func boundsDidChange(from oldBounds: CGRect) {
    guard !isArranging, let strip, bounds.origin != oldBounds.origin else { return }
    // From their beginning, groups can only go on.
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

  /// The item that an animated scroll goes to.
  private var goal: ScrollGoal?

  /// A batch moves the item that an animated scroll goes to.
  func follow(_ map: UpdateMap) { goal = goal?.moved(through: map) }

  /// Has an animated scroll end where the item is then.
  func follow(_ goal: ScrollGoal) {
    self.goal = goal
    follow { [reference] in (reference.view as? OrthogonalScrollView)?.offsetOfGoal }
  }

  private var offsetOfGoal: CGPoint? {
    guard let strip, let goal, let distance = owner?.stripDistance(showing: goal) else { return nil }
    return offset(at: distance, strip.axis)
  }

  /// The collection view lays out its cells.
  func layOutArrival() { owner?.layoutIfNeeded() }

  func contentWantsAnotherSize(_ subview: UIView) {
    if let view = subview as? UICollectionReusableView { owner?.viewWantsAnotherSize(view) }
  }
}
