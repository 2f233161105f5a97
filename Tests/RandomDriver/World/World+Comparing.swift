import CollectionLayouts
import CollectionView

// Compares the view with a fresh view of the same contents.
extension World {
  func differenceToFresh() -> String? { autoreleasepool { differenceToCopy() } }

  private func differenceToCopy() -> String? {
    // A row that becomes or stops being a section's header gets another style, as in apps.
    if kind == .rows, hasCellsOfOtherStyle || record?.recipe.headerMode == .firstItemInSection { refill() }
    restoreContentSizeOfLayout()
    let other = World.make(copying: self)
    other.show()
    defer { other.window.isHidden = true }
    other.view.frame = view.frame
    if measures {
      // Measurements depend on the visited contents, so both worlds visit everything.
      walk()
      other.walk()
    }
    bringStripsHome()
    other.follow(self)
    guard haveSameInsets(as: other), !anchorsLines else { return nil }
    let layout = view.collectionViewLayout
    if let deck = layout as? CardStackLayout, deck.loops { return differenceOfDecks(other) }
    if let line = layout as? CarouselLayout, line.isLooping { return differenceInSight(other) }
    // Photos keep their random rotation when others are deleted.
    if let pile = layout as? PhotoStackLayout, pile.angleSeed != nil { return differenceOfWhole(other) }
    return differenceOfWhole(other) ?? differenceOfItems(other) ?? differenceOfWhatIsSeen(other)
  }

  private func follow(_ other: World) {
    for _ in 0..<2 {
      view.contentOffset = other.view.contentOffset
      view.layoutIfNeeded()
      bringStripsHome()
    }
  }

  /// Scrolls from one end of the contents to the other and back.
  private func walk() {
    let start = view.contentOffset
    for pass in 0..<2 {
      let limits = offsetLimits
      // Scrolls line by line, because insets make contents scroll in both directions.
      var (x, y) = (limits.minX, limits.minY)
      while true {
        view.contentOffset = CGPoint(x: x, y: y)
        view.layoutIfNeeded()
        let limits = offsetLimits
        if x < limits.maxX {
          x = min(x + max(view.bounds.width * 0.7, 20), limits.maxX)
        } else if y < limits.maxY {
          (x, y) = (limits.minX, min(y + max(view.bounds.height * 0.7, 20), limits.maxY))
        } else {
          break
        }
      }
      if pass == 1 {
        view.contentOffset = CGPoint(
          x: min(max(start.x, limits.minX), offsetLimits.maxX),
          y: min(max(start.y, limits.minY), offsetLimits.maxY))
        // Measuring while scrolling up leaves the lanes of a waterfall uneven. This levels their starts.
        if kind == .waterfall { view.collectionViewLayout.invalidateLayout() }
        view.layoutIfNeeded()
      }
    }
  }

  /// Scrolls orthogonal sections to their start, because a fresh view can't have their offsets.
  private func bringStripsHome() {
    guard kind.hasStrips else { return }
    for case let strip as UIScrollView in view.subviews {
      let isAcross = strip.contentSize.width > strip.bounds.width
      let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let inset = strip.contentInset
      let end = strip.contentSize.width + inset.right - strip.bounds.width
      strip.contentOffset = CGPoint(
        x: isAcross && isMirrored ? max(end, -inset.left) : -inset.left, y: -inset.top)
    }
    view.layoutIfNeeded()
  }

  /// `true` if some lines of tags are visible at every offset. These lines keep the ends that they had when
  /// their tags were measured, because visible tags must not jump. A fresh view can't have the same history.
  private var anchorsLines: Bool {
    guard kind == .tags, measures else { return false }
    let (size, limits) = (view.bounds.size, offsetLimits)
    if view.contentSize.height < 2 * size.height, view.contentSize.width < 2 * size.width { return true }
    // A tag may be visible at both ends of the contents.
    let first = CGRect(origin: limits.origin, size: size)
    let last = CGRect(origin: CGPoint(x: limits.maxX, y: limits.maxY), size: size)
    return sections.indices.contains { section in
      sections[section].indices.contains { item in
        let frame = view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
        return frame.map { $0.intersects(first) && $0.intersects(last) } ?? false
      }
    }
  }

  /// `true` if the safe area adds the same insets to both views. At the sides, `automatic` insets and the
  /// contents depend on each other, so two states can be valid.
  private func haveSameInsets(as other: World) -> Bool {
    view.safeAreaInsets == .zero || view.adjustedContentInset == other.view.adjustedContentInset
      || view.contentInsetAdjustmentBehavior == .always || view.contentInsetAdjustmentBehavior == .never
  }

  private func differenceOfWhole(_ other: World) -> String? {
    if !close(view.contentSize, other.view.contentSize) {
      return "fresh: contentSize is \(view.contentSize) instead of \(other.view.contentSize)"
    }
    if !close(view.contentOffset, other.view.contentOffset) {
      return "fresh: contentOffset is \(view.contentOffset) instead of \(other.view.contentOffset)"
    }
    return nil
  }

  private func differenceOfItems(_ other: World) -> String? {
    // The section's handler changes items according to the scroll offset, even out of sight.
    if kind == .carouselSection { return nil }
    for section in sections.indices {
      for item in sections[section].indices {
        let path = IndexPath(item: item, section: section)
        let (mine, theirs) = (
          view.layoutAttributesForItem(at: path), other.view.layoutAttributesForItem(at: path)
        )
        if let mine, let theirs, close(mine.frame, theirs.frame), mine.isHidden == theirs.isHidden,
          abs(mine.alpha - theirs.alpha) < 1e-6
        {
          continue
        }
        if mine == nil, theirs == nil { continue }
        return "fresh: \(path) is \(text(mine)) instead of \(text(theirs))"
      }
    }
    return nil
  }

  private func differenceOfWhatIsSeen(_ other: World) -> String? {
    let (mine, theirs) = (
      Set(view.indexPathsForVisibleItems), Set(other.view.indexPathsForVisibleItems)
    )
    if mine != theirs {
      return
        "fresh: visible only here are \(mine.subtracting(theirs).sorted()), only there \(theirs.subtracting(mine).sorted())"
    }
    for kind in Self.kinds {
      let mine = Set(view.indexPathsForVisibleSupplementaryElements(ofKind: kind))
      let theirs = Set(other.view.indexPathsForVisibleSupplementaryElements(ofKind: kind))
      if mine != theirs { return "fresh: \(kind) at \(mine.sorted()) instead of \(theirs.sorted())" }
      for path in mine {
        let (mine, theirs) = (
          view.supplementaryView(forElementKind: kind, at: path),
          other.view.supplementaryView(forElementKind: kind, at: path)
        )
        if let mine, let theirs, !close(mine.frame, theirs.frame) {
          return
            "fresh: \(kind) at \(path) has \(mine.frame) instead of \(theirs.frame), in \(view.bounds) and \(other.view.bounds)"
        }
        if let mine, let theirs, mine.tag != theirs.tag {
          return "fresh: \(kind) at \(path) shows \(mine.tag) instead of \(theirs.tag)"
        }
      }
    }
    return nil
  }

  /// Compares visible positions only, because a looping line can be shifted by any multiple of its length.
  private func differenceInSight(_ other: World) -> String? {
    func positions(_ view: UICollectionView) -> [IndexPath: CGPoint] {
      var positions: [IndexPath: CGPoint] = [:]
      for path in view.indexPathsForVisibleItems {
        guard let cell = view.cellForItem(at: path) else { continue }
        let position = CGPoint(x: cell.center.x - view.bounds.minX, y: cell.center.y - view.bounds.minY)
        if view.bounds.intersects(cell.frame) { positions[path] = position }
      }
      return positions
    }
    let (mine, theirs) = (positions(view), positions(other.view))
    for path in Set(mine.keys).union(theirs.keys) {
      if let mine = mine[path], let theirs = theirs[path], close(mine, theirs) { continue }
      return "fresh: in sight, \(path) is at \(text(mine[path])) instead of \(text(theirs[path]))"
    }
    return nil
  }

  /// Compares the cards of both decks by rank from the top, because any card of a looping deck can be on top.
  private func differenceOfDecks(_ other: World) -> String? {
    let paths = sections.indices.flatMap { section in
      sections[section].indices.map { IndexPath(item: $0, section: section) }
    }
    guard let deck = view.collectionViewLayout as? CardStackLayout, let top = deck.currentIndexPath,
      let first = paths.firstIndex(of: top)
    else { return sections.joined().isEmpty ? nil : "deck: no card on top" }
    for (rank, path) in paths.enumerated() {
      let own = paths[(first + rank) % paths.count]
      guard let mine = view.layoutAttributesForItem(at: own),
        let theirs = other.view.layoutAttributesForItem(at: path)
      else { continue }
      if !close(mine.frame, theirs.frame) || abs(mine.alpha - theirs.alpha) > 1e-6
        || mine.isHidden != theirs.isHidden
      {
        return "deck: \(own), number \(rank) from the top, is \(text(mine)) instead of \(text(theirs))"
      }
    }
    return nil
  }

  private func text(_ attributes: UICollectionViewLayoutAttributes?) -> String {
    attributes.map { "\($0.frame), alpha \($0.alpha), hidden \($0.isHidden)" } ?? "nowhere"
  }

  private func text(_ point: CGPoint?) -> String { point.map { "\($0)" } ?? "nowhere" }
}

private let tolerance: CGFloat = 0.01

func close(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= tolerance }
func close(_ a: CGPoint, _ b: CGPoint) -> Bool { close(a.x, b.x) && close(a.y, b.y) }
func close(_ a: CGSize, _ b: CGSize) -> Bool { close(a.width, b.width) && close(a.height, b.height) }
func close(_ a: CGRect, _ b: CGRect) -> Bool { close(a.origin, b.origin) && close(a.size, b.size) }
