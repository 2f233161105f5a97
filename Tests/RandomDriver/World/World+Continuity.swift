import CollectionView
import TestSupport

// Checks every frame: no opaque cell well inside the view may vanish, appear, or jump, unless the app has
// made a change without animation.
extension World {
  // MARK: Time

  /// Advances the clock by one frame and checks it.
  func advance(by duration: Double) {
    FrameClock.main.advance(by: duration)
    look(after: duration, isLaidOut: true)
  }

  /// Advances frame by frame while the condition is true, for at most `limit` seconds.
  func run(while condition: @autoclosure () -> Bool, limit: Double) {
    var frames = 0.0
    while condition(), frames < limit * 60 {
      advance(by: 1 / 60)
      frames += 1
    }
  }

  func within(_ circumstance: Operation.Circumstance?, _ body: () -> Void) {
    let outer = self.circumstance
    self.circumstance = circumstance
    defer { self.circumstance = outer }
    body()
  }

  // MARK: Frames

  /// Compares the current frame with the previous one.
  ///
  /// - Parameters:
  ///   - duration: The time since the previous frame, in seconds. 0 after an instantaneous operation.
  ///   - isLaidOut: `true` if the view has laid out all earlier changes.
  func look(after duration: Double, isLaidOut: Bool) {
    guard checksContinuity else { return }
    // A hidden view isn't laid out or drawn.
    guard isInSight else { return mayLeap = true }
    let frame = DrawnFrame(of: view) { cell in
      (cell as? NumberCell).flatMap { $0.number == 0 ? nil : $0.number }
    }
    // Requests made during a movement wait until the item has been dropped and is at rest.
    if showsMovement { isDropping = true } else if FrameClock.main.isIdle { isDropping = false }
    let wasHidden = hidden
    hidden = kind.hidesItems ? itemsThatLayoutHides() : []
    let offset = view.layer.presentation()?.bounds.origin
    let scrolls = offset != lastShownOffset
    lastShownOffset = offset
    // Opening a pile moves its items into another layout.
    if mayLeap || isMovedByHand || !kind.isContinuous || setup.opens {
      continuity.restart(at: frame)
      if isLaidOut { mayLeap = false }
    } else {
      let breaks = continuity.breaks(at: frame, after: duration).filter {
        // During scrolling, cells that stay in sight can move at any speed.
        if scrolls, $0.kind == .jumps { return false }
        return duration == 0 || $0.kind == .jumps
          || !($0.kind == .vanishes ? hidden : wasHidden).contains($0.item)
      }
      if let first = breaks.first { complain("continuity in \(kind): \(first), \(duration) s") }
    }
    lastScale = view.zoomScale
  }

  private func itemsThatLayoutHides() -> Set<Int> {
    let paths = sections.indices.flatMap { section in
      sections[section].indices.map { IndexPath(item: $0, section: section) }
    }
    return Set(
      paths.compactMap { path in
        // The data source may be ahead of the view.
        guard path.section < view.numberOfSections, path.item < view.numberOfItems(inSection: path.section)
        else { return nil }
        return view.layoutAttributesForItem(at: path)?.isHidden == true ? number(at: path) : nil
      })
  }

  /// `true` if a finger or a zoom places cells without an animation.
  private var isMovedByHand: Bool {
    isDropping || isZooming || view.zoomScale != lastScale
      || fingers.contains { $0.location != nil }
  }
}

extension Operation {
  /// Returns `true` if no cell may jump during the operation, because it moves nothing or animates its moves.
  ///
  /// Jumps are allowed for changes outside an animation block, unanimated changes, touches, and showing or
  /// hiding the view.
  @MainActor func isContinuous(in circumstance: Circumstance?, of world: World) -> Bool {
    switch self {
    case .together, .layOut, .frames, .rest: true
    case _ where circumstance == .noAnimation || !UIView.areAnimationsEnabled: false
    // Animated by the view.
    case .insertItems, .deleteItems, .moveItem, .reloadItems, .insertSection,
      .deleteSection,
      .moveSection, .reloadSection, .mixedBatch, .mixedSections, .replaceSection, .twoBatches, .outline,
      .toggleRow,
      .growRow, .pruneRow, .leaveTransition, .undoDismissal:
      true
    case .setLayout(let kind, let animated): animated && kind != .rows
    case .scroll(_, _, let animated), .scrollToItem(_, _, _, let animated), .scrollToRect(_, _, let animated),
      .goTo(_, _, let animated), .select(_, _, let animated), .selectAndScroll(_, _, _, let animated):
      animated
    case .dismissCard, .selectNothing, .deselect, .multipleSelection, .prefetching: true
    case .stretchItems(_, _, _, let stretching):
      isInBlock(circumstance) || stretching == .reload || world.measures && stretching != .cell
    case .reconfigureItem: isInBlock(circumstance) || world.diffable != nil
    case .resizeItem: isInBlock(circumstance) || world.measures && world.diffable != nil
    // Animated by a block or a batch.
    case .set, .invalidateLayout, .invalidatePart, .boundaries:
      isInBlock(circumstance) || circumstance == .batch
    case .resize, .setBounds, .contentInset, .safeArea: isInBlock(circumstance)
    default: false
    }
  }

  /// `true` if the operation may pick up and drop an item.
  var mayDropItem: Bool {
    if case .pressItem = self { true } else { false }
  }

  private func isInBlock(_ circumstance: Circumstance?) -> Bool {
    circumstance == .animation || circumstance == .animator
  }
}
