/// An item to which the view has jumped. Its start, middle, or end stays in place while cells measure
/// themselves.
public struct JumpTarget: Hashable, Sendable {
  /// The path of the item.
  public let path: ItemPath
  /// The part that stays in place: 0 is the start, 1 the end.
  public let part: Double

  /// Creates a jump target. `part` is from 0 to 1.
  public init(path: ItemPath, part: Double) {
    self.path = path
    self.part = part
  }
}

/// The items requested by path since the last layout or scroll. Views request positions before they scroll.
public struct AskedItem: Hashable, Sendable {
  /// The path of the last request.
  public private(set) var path: ItemPath?
  /// `true` if only one item was requested.
  public private(set) var isOnly = true

  /// Creates a record without requests.
  public init() {}

  /// Records the view's request for an item.
  public mutating func note(_ path: ItemPath) {
    isOnly = self.path == nil || isOnly && self.path == path
    self.path = path
  }
}

extension SectionedContents {
  /// Returns the item to which the view has jumped by showing `visible`: the requested item, or otherwise an
  /// item whose start, end, or middle is at the same part of the visible area.
  ///
  /// `retained` contains the elements visible before and after the jump.
  public func jumpTarget(
    in visible: ClosedRange<Double>, asked: AskedItem, retaining retained: Set<SectionElement>
  ) -> JumpTarget? {
    guard !visible.isAtStart else { return nil }
    if let path = asked.path, let range = range(ofItemAt: path), retained.isEmpty || asked.isOnly,
      !retained.contains(.item(path.item, section: path.section))
    {
      if let part = Self.part(of: range, in: visible) { return JumpTarget(path: path, part: part) }
      // Near the ends of the contents, the item can't reach the requested position.
      let isInSight = range.upperBound > visible.lowerBound && range.lowerBound < visible.upperBound
      if retained.isEmpty, isInSight { return JumpTarget(path: path, part: 0) }
    }
    guard retained.isEmpty else { return nil }
    let last = (0..<count).last { itemCount(ofSection: $0) > 0 }
    var target: JumpTarget?
    forEachElement(in: visible) { element, frame in
      guard case .item(let item, let section) = element else { return }
      let isLast = section == last && item == itemCount(ofSection: section) - 1
      guard let part = Self.part(of: axis.range(of: frame), in: visible, endFirst: isLast) else { return }
      if isLast || target == nil || (part == 0 && target?.part != 0) {
        target = JumpTarget(path: ItemPath(section: section, item: item), part: part)
      }
    }
    return target
  }

  private static func part(
    of range: ClosedRange<Double>, in visible: ClosedRange<Double>, endFirst: Bool = false
  ) -> Double? {
    (endFirst ? [1, 0, 0.5] : [0, 1, 0.5]).first {
      (range.position(of: $0) - visible.position(of: $0)).magnitude < 0.5
    }
  }
}
