/// All photos in one pile, or in one pile per section.
public struct Piles: Hashable, Sendable {
  /// The photos by section.
  public let sections: SectionMap
  /// The single pile, or the piles' common properties.
  public var pile: Pile
  /// The shelf, or nil for a single pile.
  public var shelf: PileShelf?

  /// Creates a single pile or, with a shelf, one pile per section.
  public init(_ pile: Pile, of sections: SectionMap, shelf: PileShelf? = nil) {
    (self.pile, self.sections, self.shelf) = (pile, sections, shelf)
  }

  /// A section's pile, or the only one.
  public subscript(number: Int) -> Pile {
    guard let shelf else { return pile }
    var pile = pile
    pile.count = sections.itemCount(inSection: number)
    pile.center = shelf.center(of: number)
    pile.number = number
    pile.firstKey = sections.index(section: number, item: 0) ?? 0
    return pile
  }

  /// Returns a photo's path.
  public func path(ofPhoto index: Int, in pile: Pile) -> ItemPath {
    shelf == nil ? sections.path(of: index) : ItemPath(section: pile.number, item: index)
  }

  /// Returns a photo's pile and its index there, or nil.
  public func position(of path: ItemPath) -> (pile: Pile, index: Int)? {
    guard let index = sections.index(path) else { return nil }
    return shelf == nil ? (pile, index) : (self[path.section], path.item)
  }

  /// Calls `body` with every visible photo whose frame intersects a rectangle, pile by pile from the top.
  ///
  /// - Complexity: O(visible photos in the intersecting lines)
  public func forEachPhoto(in rect: LayoutRect, _ body: (_ index: Int, _ pile: Pile) -> Void) {
    for number in piles(near: rect) {
      let pile = self[number]
      for index in pile.visible where pile.frame(at: index).intersects(rect) { body(index, pile) }
    }
  }

  /// Returns the section of the pile at a point, or nil. A single pile has no section.
  public func section(at point: LayoutPoint) -> Int? {
    guard shelf != nil else { return nil }
    let rect = LayoutRect(x: point.x, y: point.y, width: 0.5, height: 0.5)
    return piles(near: rect).first { number in
      let pile = self[number]
      return pile.visible.contains { pile.frame(at: $0).intersects(rect) }
    }
  }

  private func piles(near rect: LayoutRect) -> Range<Int> {
    shelf.map { $0.piles(near: rect, reach: pile.photoSize.diagonal / 2) } ?? 0..<1
  }

  // MARK: - Ranges along the axis

  /// Returns the range of a section's unrotated photos along the axis, or nil if there is no shelf or
  /// section.
  public func range(ofSection section: Int) -> ClosedRange<Double>? {
    guard let shelf, (0..<shelf.count).contains(section) else { return nil }
    let extent = shelf.axis.extent(of: pile.photoSize)
    let start = shelf.axis.along(shelf.center(of: section)) - extent / 2
    return start...start + extent
  }

  /// Returns the sections in the lines that overlap or touch a range.
  public func sections(meeting range: ClosedRange<Double>) -> Range<Int> {
    guard let shelf else { return 0..<0 }
    let area = shelf.axis.rect(range, breadth: shelf.axis.breadth(of: shelf.viewport))
    return shelf.piles(near: area, reach: shelf.axis.extent(of: pile.photoSize) / 2)
  }
}
