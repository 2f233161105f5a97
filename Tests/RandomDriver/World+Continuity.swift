import CollectionView
import TestSupport

// From frame to frame, no opaque cell well inside the view vanishes, pops in, or jumps, unless the app has made a change without animation.
extension World {
  // MARK: Time

  /// Makes a frame, and looks at it.
  func advance(by duration: Double) {
    FrameClock.main.advance(by: duration)
    look(after: duration, isLaidOut: true)
  }

  /// Makes frames while the condition is true, for at most `limit` seconds.
  func run(while condition: @autoclosure () -> Bool, limit: Double) {
    var frames = 0.0
    while condition(), frames < limit * 60 {
      advance(by: 1 / 60)
      frames += 1
    }
  }

  /// Runs the body in a circumstance.
  func within(_ circumstance: Operation.Circumstance?, _ body: () -> Void) {
    let outer = self.circumstance
    self.circumstance = circumstance
    defer { self.circumstance = outer }
    body()
  }

  // MARK: Frames

  /// Compares what is drawn with the frame before.
  ///
  /// - Parameters:
  ///   - duration: The time since then, in seconds. 0 after an operation that takes no time.
  ///   - isLaidOut: Whether the view has laid out what was changed before.
  func look(after duration: Double, isLaidOut: Bool) {
    // Out of sight nothing is laid out or drawn.
    guard isInSight else { return mayLeap = true }
    let frame = DrawnFrame(of: view) { cell in
      (cell as? NumberCell).flatMap { $0.number == 0 ? nil : $0.number }
    }
    // What is asked for while an item moves waits until it has been dropped and is at rest.
    if showsMovement { isDropping = true } else if FrameClock.main.isIdle { isDropping = false }
    let wasHidden = hidden
    hidden = kind.hidesItems ? itemsThatLayoutHides() : []
    if mayLeap || isMovedByHand {
      continuity.restart(at: frame)
      if isLaidOut { mayLeap = false }
    } else {
      let breaks = continuity.breaks(at: frame, after: duration).filter {
        duration == 0 || $0.kind == .jumps || !($0.kind == .vanishes ? hidden : wasHidden).contains($0.item)
      }
      if let first = breaks.first { complain("continuity in \(kind): \(first), \(duration) s") }
    }
    lastScale = view.zoomScale
  }

  /// The numbers whose items the layout hides.
  private func itemsThatLayoutHides() -> Set<Int> {
    let paths = sections.indices.flatMap { section in
      sections[section].indices.map { IndexPath(item: $0, section: section) }
    }
    return Set(
      paths.compactMap { path in
        // A data source may be ahead of the view.
        guard path.section < view.numberOfSections, path.item < view.numberOfItems(inSection: path.section)
        else { return nil }
        return view.layoutAttributesForItem(at: path)?.isHidden == true ? number(at: path) : nil
      })
  }

  /// Whether a hand or a zoom puts cells where no animation brings them.
  private var isMovedByHand: Bool {
    isDropping || isZooming || view.zoomScale != lastScale
      || fingers.contains { $0.location != nil }
  }
}

extension Operation {
  /// Whether nothing that is drawn may leap when it is performed: it moves nothing, or animates what it moves.
  ///
  /// Everything else may: what is set or invalidated outside of a block, what is done without animation, what hands do, and what shows or hides the view.
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
    // Animated by a block, or by a batch.
    case .set, .invalidateLayout, .invalidatePart, .boundaries:
      isInBlock(circumstance) || circumstance == .batch
    case .resize, .setBounds, .contentInset, .safeArea: isInBlock(circumstance)
    default: false
    }
  }

  /// Whether a hand may take an item up and drop it meanwhile.
  var mayDropItem: Bool {
    if case .pressItem = self { true } else { false }
  }

  private func isInBlock(_ circumstance: Circumstance?) -> Bool {
    circumstance == .animation || circumstance == .animator
  }
}
