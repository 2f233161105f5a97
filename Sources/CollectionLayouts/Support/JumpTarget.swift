import CollectionView
import LayoutEngine

/// An item that was jumped to: the part of it that lies at the same part of the visible area stays there while cells measure
/// themselves.
struct JumpTarget {
  let path: IndexPath
  /// 0 is the start, 1 the end.
  let part: Double
}

/// What a view has asked for by its path since it was laid out or scrolled. Before it scrolls to an item, it asks where that is.
struct AskedItem {
  /// The last one.
  private(set) var path: IndexPath?
  /// Whether it was the only one.
  private(set) var isOnly = true

  mutating func note(_ path: IndexPath) {
    isOnly = self.path == nil || isOnly && self.path == path
    self.path = path
  }
}

extension SectionPacker {
  /// What a jump that shows `visible` has brought there. `held` is what was on screen before, and is still.
  ///
  /// It is the item that the view asked for. Without one it is the item that begins where the visible area does, ends where it ends, or
  /// has its middle there; of several the last item of all, or else the one that begins there.
  func jumpTarget(
    in visible: ClosedRange<Double>, asked: AskedItem, holding held: Set<SectionElement>
  ) -> JumpTarget? {
    guard !visible.isAtStart else { return nil }
    if let path = asked.path, let place = range(ofItemAt: path), held.isEmpty || asked.isOnly,
      !held.contains(.item(path.item, section: path.section))
    {
      if let part = part(of: place, in: visible) { return JumpTarget(path: path, part: part) }
      // Contents go no further than to their end.
      let isInSight = place.upperBound > visible.lowerBound && place.lowerBound < visible.upperBound
      if held.isEmpty, isInSight { return JumpTarget(path: path, part: 0) }
    }
    guard held.isEmpty else { return nil }
    let last = (0..<count).last { itemCount(ofSection: $0) > 0 }
    var target: JumpTarget?
    forEachElement(in: visible) { element, frame in
      guard case .item(let item, let section) = element else { return }
      let isLast = section == last && item == itemCount(ofSection: section) - 1
      guard let part = part(of: range(of: frame), in: visible, endFirst: isLast) else { return }
      if isLast || target == nil || (part == 0 && target?.part != 0) {
        target = JumpTarget(path: IndexPath(item: item, section: section), part: part)
      }
    }
    return target
  }

  /// The part of an item that lies at the same part of the visible area: its start, its end or its middle.
  func part(
    of place: ClosedRange<Double>, in visible: ClosedRange<Double>, endFirst: Bool = false
  ) -> Double? {
    (endFirst ? [1, 0, 0.5] : [0, 1, 0.5]).first { abs(place.place($0) - visible.place($0)) < 0.5 }
  }
}
