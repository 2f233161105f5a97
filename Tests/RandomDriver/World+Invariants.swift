import CollectionLayouts
import CollectionView

extension World {
  /// What is wrong at any moment. Nil if nothing is.
  func violation() -> String? {
    if view.numberOfSections != sections.count {
      return "counts: \(view.numberOfSections) sections instead of \(sections.count)"
    }
    // While a hand carries an item over a section's end, the view counts it where the hand is.
    for section in sections.indices
    where !isMoving && view.numberOfItems(inSection: section) != sections[section].count {
      return
        "counts: \(view.numberOfItems(inSection: section)) items instead of \(sections[section].count) in section \(section)"
    }
    let numbers = [
      view.contentOffset.x, view.contentOffset.y, view.contentSize.width, view.contentSize.height,
    ]
    if !numbers.allSatisfy(\.isFinite) { return "numbers: \(numbers) are not finite" }
    return nil
  }

  /// What is wrong with the cells once the view has laid itself out.
  func violationOfCells() -> String? {
    let selected = Set(view.indexPathsForSelectedItems ?? [])
    if let path = selected.first(where: { number(at: $0) == nil }) {
      return "selection: \(path) is not there"
    }
    var seen: Set<ObjectIdentifier> = []
    for path in view.indexPathsForVisibleItems {
      guard let cell = view.cellForItem(at: path) as? NumberCell else { return "cells: none at \(path)" }
      if !seen.insert(ObjectIdentifier(cell)).inserted { return "cells: one for two items, at \(path)" }
      if !isMoving, cell.number != number(at: path) {
        return "cells: \(cell.number) at \(path) instead of \(number(at: path) ?? -1)"
      }
      if view.indexPath(for: cell) != path { return "cells: the one at \(path) is not found" }
      if cell.isSelected != selected.contains(path) {
        return "selection: the cell at \(path) says \(cell.isSelected)"
      }
    }
    return nil
  }

  /// What is wrong when nothing moves.
  func violationAtRest() -> String? {
    guard isAtRest else { return "rest: not reached" }
    if let violation = violation() ?? violationOfCells() ?? violationOfOffset() ?? violationOfFrames() {
      return violation
    }
    // What has been measured depends on what has been seen, and what strips show on how far they were scrolled: another view has seen
    // other cells.
    // A deck without end goes on from the card that was on top, and a line without end anywhere.
    let layout = view.collectionViewLayout
    let isEndless = (layout as? CardStackLayout)?.loops ?? (layout as? CarouselLayout)?.loops ?? false
    return measures || kind.hasStrips || isEndless ? nil : differenceToFresh()
  }

  private func violationOfOffset() -> String? {
    if isBeyond { return nil }
    let (offset, limits) = (view.contentOffset, offsetLimits)
    let allowed = limits.insetBy(dx: -1, dy: -1)
    if offset.x < allowed.minX || offset.x > allowed.maxX || offset.y < allowed.minY
      || offset.y > allowed.maxY
    {
      return "offset: rests at \(offset), outside of \(limits)"
    }
    return nil
  }

  /// Cells stand where the layout says, all that are in sight are there, and both queries agree.
  private func violationOfFrames() -> String? {
    let layout = view.collectionViewLayout
    let answers = layout.layoutAttributesForElements(in: view.bounds) ?? []
    for attributes in answers where attributes.representedElementCategory == .cell && !attributes.isHidden {
      guard let own = layout.layoutAttributesForItem(at: attributes.indexPath) else {
        return "queries: no attributes for \(attributes.indexPath)"
      }
      if !close(own.frame, attributes.frame) {
        return "queries: \(attributes.indexPath) is at \(own.frame) and at \(attributes.frame)"
      }
    }
    for path in view.indexPathsForVisibleItems {
      guard let cell = view.cellForItem(at: path), let attributes = view.layoutAttributesForItem(at: path)
      else {
        return "cells: none at \(path)"
      }
      guard cell.superview === view else { continue }
      if !close(cell.center, attributes.center) || !close(cell.bounds.size, attributes.size) {
        return "frames: the cell at \(path) has \(cell.frame) instead of \(attributes.frame)"
      }
      if abs(cell.alpha - attributes.alpha) > 1e-6 { return "frames: alpha \(cell.alpha) at \(path)" }
    }
    return nil
  }

  private func differenceToFresh() -> String? {
    let other = fresh()
    other.window.frame = window.frame
    other.show()
    defer { other.window.isHidden = true }
    other.view.frame = view.frame
    other.view.contentOffset = view.contentOffset
    other.view.layoutIfNeeded()
    other.view.contentOffset = view.contentOffset
    other.view.layoutIfNeeded()
    if !close(view.contentSize, other.view.contentSize) {
      return "fresh: contentSize is \(view.contentSize) instead of \(other.view.contentSize)"
    }
    if !close(view.contentOffset, other.view.contentOffset) {
      return "fresh: contentOffset is \(view.contentOffset), a fresh view has \(other.view.contentOffset)"
    }
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
        return "fresh: \(path) is \(text(mine)), in a fresh view \(text(theirs))"
      }
    }
    let (mine, theirs) = (
      Set(view.indexPathsForVisibleItems), Set(other.view.indexPathsForVisibleItems)
    )
    if mine != theirs {
      return
        "fresh: visible are also \(mine.subtracting(theirs).sorted()), not \(theirs.subtracting(mine).sorted())"
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
          return "fresh: \(kind) at \(path) has \(mine.frame) instead of \(theirs.frame)"
        }
        if let mine, let theirs, mine.tag != theirs.tag {
          return "fresh: \(kind) at \(path) shows section \(mine.tag) instead of \(theirs.tag)"
        }
      }
    }
    return nil
  }

  private func text(_ attributes: UICollectionViewLayoutAttributes?) -> String {
    attributes.map { "\($0.frame), alpha \($0.alpha), hidden \($0.isHidden)" } ?? "nowhere"
  }
}

private let tolerance: CGFloat = 0.01

private func close(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= tolerance }
private func close(_ a: CGPoint, _ b: CGPoint) -> Bool { close(a.x, b.x) && close(a.y, b.y) }
private func close(_ a: CGSize, _ b: CGSize) -> Bool { close(a.width, b.width) && close(a.height, b.height) }
private func close(_ a: CGRect, _ b: CGRect) -> Bool { close(a.origin, b.origin) && close(a.size, b.size) }
