import CollectionView
import LayoutEngine

// Where an item changes so far above the screen that what lies between is more than a frame packs, nobody waits for it: what
// has no new place is where it was, and frame by frame the new places come nearer. When they have come to what is seen, the
// view takes them over, as a rule with the first visible item where it is.

extension WaterfallLayout {
  /// More than an animated way to an item takes, which is 0.3 seconds, with 120 frames in each.
  private static let framesOfAnimation = 45
  /// However often somebody asks, the tail waits no longer.
  private static let mostFramesWaited = 180
  /// As far as this from the screen the new places may come before it takes them over, in screens.
  private static let screensAround = 4.0

  /// Whether it takes more than a frame until so many items have their places.
  private func isFar(_ missing: Int) -> Bool { missing > max(itemsPerFrame, shortTail) }

  // MARK: Which places count

  /// Which places a part of the contents has, along the scroll direction. What the screen shows is of one time.
  func time(from low: Double, to high: Double) -> LaneSections.Time {
    guard let collectionView, showsPlacesBefore || sections?.isPacked == false else { return .now }
    let visible = visibleRange(of: collectionView.bounds)
    let isOnScreen = low < visible.upperBound && visible.lowerBound < high
    let isKnown = sections?.hasPlacesBefore(from: low, to: high) ?? false
    guard showsPlacesBefore else {
      let isBefore = isKnown && (isFarOff(before: high) || isOnTheWay || isAskedFor(from: low, to: high))
      if isBefore, isOnScreen { showsPlacesBefore = true }
      return isBefore ? .before : .now
    }
    if isKnown { return .before }
    // Packing as far as there would take the screen's places.
    if isOnScreen || missingCount(before: high) > 0 { goToNewPlaces() }
    return .now
  }

  /// Sees to it that what is on screen has places, after a change.
  func placeScreen() {
    guard let collectionView else { return }
    let visible = visibleRange(of: collectionView.bounds)
    if sections?.hasPlacesBefore(from: visible.lowerBound, to: visible.upperBound) != true {
      showsPlacesBefore = false
    }
    if time(from: visible.lowerBound, to: visible.upperBound) == .now { packThrough(visible.upperBound) }
  }

  /// Before a change: if the screen has gone over to the new places already, it stays with them until those after the change
  /// come to it. Not while somebody is on the way to where an item was.
  func catchUpPlacesBefore() {
    if !showsPlacesBefore, !isOnTheWay { sections?.catchUpPlacesBefore() }
  }

  private func missingCount(before position: Double) -> Int { sections?.missingCount(before: position) ?? 0 }

  /// Whether it takes more than a frame until all that starts before a position has its place.
  func isFarOff(before position: Double) -> Bool { isFar(missingCount(before: position)) }

  /// An item's frame, if it is to be found where it was.
  func frameBefore(of path: IndexPath) -> LayoutRect? {
    guard let sections, sections.hasPlaceBefore(ofItem: path.item, inSection: path.section),
      showsPlacesBefore || isFar(sections.missingCount(throughItem: path.item, inSection: path.section))
    else { return nil }
    return sections.frame(ofItem: path.item, inSection: path.section, .before)
  }

  /// Whether a section's header or footer is to be found where it was, with as many items before it in its own section.
  func hasPlaceBefore(section: Int, items: Int) -> Bool {
    guard let sections, sections.hasPlaceBefore(ofSection: section) else { return false }
    let missing = sections.missingCount(throughItem: items - 1, inSection: section)
    return showsPlacesBefore || isFar(missing)
  }

  // MARK: The item asked for

  /// Takes note of an item that somebody may be going to.
  func noteAsking(for path: IndexPath, at frame: LayoutRect) {
    guard let collectionView else { return }
    let visible = visibleRange(of: collectionView.bounds)
    guard !range(of: frame).overlaps(visible) else { return }
    itemAskedFor = path
    framesToWait = Self.framesOfAnimation
  }

  /// Whether the tail waits in this frame. An animated way ends where the item was when it began: so the item stays there
  /// until the way is over.
  func waitsForItemAskedFor() -> Bool {
    guard isOnTheWay else { return false }
    framesToWait -= 1
    framesWaited += 1
    return true
  }

  /// Whether somebody may be on the way to an item that stays where it is until then.
  private var isOnTheWay: Bool {
    framesToWait > 0 && framesWaited < Self.mostFramesWaited && placeAskedFor != nil
  }

  /// Where the item begins that was asked for, and where it ends, if it is still where it was.
  private var placeAskedFor: ClosedRange<Double>? {
    guard let path = itemAskedFor, let sections,
      sections.hasPlaceBefore(ofItem: path.item, inSection: path.section)
    else { return nil }
    return range(of: sections.frame(ofItem: path.item, inSection: path.section, .before))
  }

  /// Along the scroll direction.
  private func range(of frame: LayoutRect) -> ClosedRange<Double> {
    let start = axis.along(frame.origin)
    return start...start + axis.extent(of: frame.size)
  }

  private func isAskedFor(from low: Double, to high: Double) -> Bool {
    placeAskedFor?.overlaps(low...max(low, high)) ?? false
  }

  // MARK: Going over to the new places

  /// Whether the new places come to what is seen with this frame's part.
  var comesToScreen: Bool {
    guard showsPlacesBefore, let collectionView, let sections else { return false }
    let start = visibleRange(of: collectionView.bounds).lowerBound
    let around = Self.screensAround * axis.extent(of: LayoutRect(collectionView.bounds).size)
    // Packing goes on to the end of a block, and what is counted ends there, too.
    return sections.missingCount(beforeOldPosition: start - around) <= itemsPerFrame + 4 * sections.blockSize
  }

  /// Goes over to the new places.
  func goToNewPlaces() {
    guard showsPlacesBefore else { return }
    let context = makeContext()
    context.leavesItems = true
    goToNewPlaces(adjusting: context)
    invalidateLayout(with: context)
  }

  /// The item that somebody went to stays where it is, else, if that is wanted, the first visible one. Contents of which the
  /// end was to be seen end there again.
  func goToNewPlaces(adjusting context: UICollectionViewLayoutInvalidationContext) {
    guard showsPlacesBefore, let collectionView else { return showsPlacesBefore = false }
    let visible = visibleRange(of: collectionView.bounds)
    let asked = placeAskedFor.flatMap { $0.overlaps(visible) ? $0.lowerBound : nil }
    let isAtEnd = visible.upperBound >= axis.extent(of: sections?.contentSize(.before) ?? .zero)
    var anchors = visibleAnchors()
    if let path = itemAskedFor, let asked {
      anchors = VisibleAnchors()
      anchors.add(path, distance: asked - visible.lowerBound)
    }
    let missing = sections?.missingCount(beforeOldPosition: visible.lowerBound) ?? 0
    showsPlacesBefore = false
    itemAskedFor = nil
    sections?.pack(atMost: min(missing, itemsPerFrame))
    guard var newStart = visibleStart(keeping: anchors, { $0 }) else { return }
    if asked != nil, isAtEnd, !isFar(sections?.unpackedCount ?? 0) {
      sections?.pack(atMost: itemsPerFrame)
      let end = axis.extent(of: sections?.contentSize ?? .zero)
      newStart = max(0, end - (visible.upperBound - visible.lowerBound))
    }
    adjust(context, from: visible.lowerBound, to: newStart)
  }
}
