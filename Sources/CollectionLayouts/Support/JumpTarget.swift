import CollectionView
import LayoutEngine

/// An item that was jumped to: the part of it that lies at the same part of the visible area stays there while cells measure
/// themselves.
struct JumpTarget {
  let path: IndexPath
  /// 0 is the start, 1 the end.
  let part: Double
}

extension ClosedRange<Double> {
  /// A place in the range: 0 is the start, 1 the end.
  func place(_ part: Double) -> Double { lowerBound + part * (upperBound - lowerBound) }
}

extension SectionedContents {
  /// The item that begins where the visible area does, ends where it ends, or has its middle there: a jump to it has brought it
  /// there. Of several it is the last item of all, or else the one that begins there.
  func jumpTarget(in visible: ClosedRange<Double>) -> JumpTarget? {
    guard !visible.isAtStart else { return nil }
    let last = (0..<count).last { itemCount(ofSection: $0) > 0 }
    func isAt(_ part: Double, _ frame: LayoutRect) -> Bool {
      abs(axis.along(frame.origin) + part * axis.extent(of: frame.size) - visible.place(part)) < 0.5
    }
    var target: JumpTarget?
    let area = axis.rect(
      along: visible.lowerBound, across: 0, extent: visible.upperBound - visible.lowerBound, breadth: breadth)
    forEachElement(in: area, pinning: .none) { element, frame in
      guard case .item(let item, let section) = element else { return }
      let isLast = section == last && item == itemCount(ofSection: section) - 1
      guard let part = (isLast ? [1, 0, 0.5] : [0, 1, 0.5]).first(where: { isAt($0, frame) }) else { return }
      if isLast || target == nil || (part == 0 && target?.part != 0) {
        target = JumpTarget(path: IndexPath(item: item, section: section), part: part)
      }
    }
    return target
  }
}
