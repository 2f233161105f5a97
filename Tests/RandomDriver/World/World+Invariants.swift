import CollectionLayouts
import CollectionView
import Rendering

extension World {
  /// Returns a violation of the permanent invariants, or `nil`.
  func violation() -> String? {
    if let complaint { return complaint }
    if view.numberOfSections != sections.count {
      return "counts: \(view.numberOfSections) sections instead of \(sections.count)"
    }
    // During an interactive movement across sections, the view counts the item at its target.
    for section in sections.indices
    where !showsMovement && view.numberOfItems(inSection: section) != sections[section].count {
      return
        "counts: \(view.numberOfItems(inSection: section)) items instead of \(sections[section].count) in section \(section)"
    }
    let numbers = [
      view.contentOffset.x, view.contentOffset.y, view.contentSize.width, view.contentSize.height,
    ]
    if !numbers.allSatisfy(\.isFinite) { return "numbers: \(numbers) are not finite" }
    if let violation = violationOfZoom() ?? violationOfPicture() { return violation }
    return showsMovement ? nil : violationOfSelection()
  }

  /// Compares an incrementally updated display list with a fresh one.
  private func violationOfPicture() -> String? {
    var memory = DisplayList()
    picture.begin(window.layer, in: &memory)
    _ = picture.walk()
    let (list, fresh) = (picture.endList(), DisplayList(of: window.layer))
    picture.forget()
    guard list != fresh else { return nil }
    let index = zip(list.nodes, fresh.nodes).enumerated().first { $1.0 != $1.1 }?.offset
    return
      "picture: \(list.nodes.count) nodes instead of \(fresh.nodes.count); first difference at node \(index.map(String.init) ?? "after the last")"
  }

  private func violationOfSelection() -> String? {
    let paths = view.indexPathsForSelectedItems ?? []
    if Set(paths).count != paths.count { return "selection: \(paths) has duplicates" }
    if let path = paths.first(where: { number(at: $0) == nil }) { return "selection: \(path) doesn't exist" }
    let shown = Set(paths.compactMap(number(at:)))
    if shown != selected { return "selection: \(shown.sorted()) instead of \(selected.sorted())" }
    return nil
  }

  func violationOfCells() -> String? {
    if let background = view.backgroundView, !close(background.frame, view.bounds) {
      return "background: \(background.frame) instead of \(view.bounds)"
    }
    let selected = Set(view.indexPathsForSelectedItems ?? [])
    var seen: Set<ObjectIdentifier> = []
    for path in view.indexPathsForVisibleItems {
      guard let cell = view.cellForItem(at: path) as? NumberCell else { return "cells: no cell at \(path)" }
      if !seen.insert(ObjectIdentifier(cell)).inserted { return "cells: one cell for two items, at \(path)" }
      if !showsMovement, cell.number != number(at: path) {
        return "cells: \(cell.number) at \(path) instead of \(number(at: path) ?? -1)"
      }
      if view.indexPath(for: cell) != path {
        return "cells: indexPath(for:) is wrong for the cell at \(path)"
      }
      if cell.isSelected != selected.contains(path) {
        return "selection: the cell at \(path) has isSelected \(cell.isSelected)"
      }
      if !displayed.contains(ObjectIdentifier(cell)) { return "display: not begun for the cell at \(path)" }
    }
    return nil
  }

  func violationAtRest() -> String? {
    guard isAtRest else { return "rest: not reached" }
    // The comparison scrolls the view.
    defer { mayLeap = true }
    return violation() ?? violationOfCells() ?? violationOfDisplay() ?? violationOfOffset()
      ?? violationOfFrames() ?? violationOfQueries() ?? differenceToFresh()
  }

  /// Checks the balance of display, zoom, and completion callbacks.
  private func violationOfDisplay() -> String? {
    var views = Set(view.visibleCells.map(ObjectIdentifier.init))
    for kind in Self.kinds {
      views.formUnion(view.visibleSupplementaryViews(ofKind: kind).map(ObjectIdentifier.init))
    }
    if displayed.count > views.count {
      return "display: not ended for \(displayed.count - views.count) views"
    }
    if displayed != views { return "display: not begun for \(views.subtracting(displayed).count) views" }
    if isZooming { return "zoom: has not ended" }
    return openCompletions > 0 ? "completion: \(openCompletions) not called" : nil
  }

  /// Checks that the offset on each axis is within its limits or was set by the app.
  private func violationOfOffset() -> String? {
    let (offset, limits) = (view.contentOffset, offsetLimits)
    let allowed = limits.insetBy(dx: -1, dy: -1)
    let isWithinX = (allowed.minX...allowed.maxX).contains(offset.x) || offset.x == beyond?.x
    let isWithinY = (allowed.minY...allowed.maxY).contains(offset.y) || offset.y == beyond?.y
    return isWithinX && isWithinY ? nil : "offset: rests at \(offset), outside of \(limits)"
  }

  private func violationOfFrames() -> String? {
    for path in view.indexPathsForVisibleItems {
      guard let cell = view.cellForItem(at: path), let attributes = view.layoutAttributesForItem(at: path)
      else {
        return "cells: no cell at \(path)"
      }
      guard cell.superview === view else { continue }
      if !close(cell.center, attributes.center) || !close(cell.bounds.size, attributes.size) {
        return "frames: the cell at \(path) has \(cell.frame) instead of \(attributes.frame)"
      }
      if abs(cell.alpha - attributes.alpha) > 1e-6 { return "frames: alpha \(cell.alpha) at \(path)" }
    }
    for kind in Self.kinds {
      for path in view.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
        guard let header = view.supplementaryView(forElementKind: kind, at: path),
          let attributes = view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path),
          header.superview === view
        else { continue }
        if !close(header.frame, attributes.frame) {
          return "frames: \(kind) at \(path) has \(header.frame) instead of \(attributes.frame)"
        }
      }
    }
    return nil
  }

  /// Checks that the layout's queries agree with each other, inside and next to the bounds.
  private func violationOfQueries() -> String? {
    let layout = view.collectionViewLayout
    let bounds = view.bounds
    let aside = bounds.offsetBy(dx: bounds.width * 0.4, dy: bounds.height * 0.7)
    for rect in [bounds, aside] {
      let answers = layout.layoutAttributesForElements(in: rect) ?? []
      let elements = answers.map { "\($0.representedElementKind ?? "cell") \($0.indexPath)" }
      if Set(elements).count != elements.count { return "queries: duplicates in \(elements.sorted())" }
      var found: Set<IndexPath> = []
      for attributes in answers where attributes.representedElementCategory == .cell && !attributes.isHidden {
        found.insert(attributes.indexPath)
        guard let own = layout.layoutAttributesForItem(at: attributes.indexPath) else {
          return "queries: no attributes for \(attributes.indexPath)"
        }
        if !close(own.frame, attributes.frame) {
          return "queries: \(attributes.indexPath) is at \(own.frame) and at \(attributes.frame)"
        }
      }
      if let missing = missing(from: found, in: rect, of: layout) { return missing }
    }
    for path in view.indexPathsForVisibleItems {
      guard let cell = view.cellForItem(at: path), cell.superview === view, !cell.isHidden, cell.alpha > 0,
        let frame = view.layoutAttributesForItem(at: path)?.frame, !frame.isEmpty
      else { continue }
      // A rotated cell appears where its transform places it.
      let middle = CGPoint(x: frame.midX, y: frame.midY)
      if bounds.contains(middle), view.indexPathForItem(at: middle) == nil {
        return "queries: no item at \(middle)"
      }
    }
    return nil
  }

  /// Returns a violation if an item intersects the rectangle but the layout doesn't return it.
  private func missing(
    from found: Set<IndexPath>, in rect: CGRect, of layout: UICollectionViewLayout
  ) -> String? {
    if kind.hasStrips { return nil }
    let isMirrored =
      layout.flipsHorizontallyInOppositeLayoutDirection
      && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let inside = rect.insetBy(dx: 0.5, dy: 0.5)
    for section in sections.indices {
      for item in sections[section].indices {
        let path = IndexPath(item: item, section: section)
        guard !found.contains(path), let attributes = layout.layoutAttributesForItem(at: path) else {
          continue
        }
        let isSeen = !attributes.isHidden && attributes.alpha > 0 && !attributes.frame.isEmpty
        // On screen, positions are mirrored but transforms aren't, so mirror the frame around its center.
        var frame = attributes.frame
        if isMirrored { frame.origin.x = 2 * attributes.center.x - frame.maxX }
        if isSeen, frame.intersects(inside) {
          return "queries: \(path) at \(frame) is not found in \(rect)"
        }
      }
    }
    return nil
  }
}
