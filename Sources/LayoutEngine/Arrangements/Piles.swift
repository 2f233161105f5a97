/// The photos of all sections in piles: in a single one, or in one for each section, side by side on a shelf.
public struct Piles: Hashable, Sendable {
  /// How many photos there are in which section.
  public let sections: SectionMap
  /// The only pile; of several, what they have in common.
  public var pile: Pile
  /// Nil for a single pile.
  public var shelf: PileShelf?

  /// The pile of all photos, or of any section.
  public init(_ pile: Pile, of sections: SectionMap, shelf: PileShelf? = nil) {
    (self.pile, self.sections, self.shelf) = (pile, sections, shelf)
  }

  /// The pile of a section; the only one, if there is only one.
  public subscript(number: Int) -> Pile {
    guard let shelf else { return pile }
    var pile = pile
    pile.count = sections.itemCount(inSection: number)
    pile.center = shelf.center(of: number)
    pile.number = number
    pile.firstKey = sections.index(section: number, item: 0) ?? 0
    return pile
  }

  /// The path of a photo, by its number in a pile.
  public func path(ofPhoto index: Int, in pile: Pile) -> ItemPath {
    shelf == nil ? sections.path(of: index) : ItemPath(section: pile.number, item: index)
  }

  /// The pile of a photo, and its number in it. Nil for one that there is not.
  public func position(of path: ItemPath) -> (pile: Pile, index: Int)? {
    guard let index = sections.index(path) else { return nil }
    return shelf == nil ? (pile, index) : (self[path.section], path.item)
  }

  /// Calls `body` with every photo that can be seen and meets a rectangle, pile by pile from the top.
  ///
  /// - Complexity: O(photos that can be seen in the lines of piles that the rectangle meets)
  public func forEachPhoto(in rect: LayoutRect, _ body: (_ index: Int, _ pile: Pile) -> Void) {
    for number in piles(near: rect) {
      let pile = self[number]
      for index in pile.visible where pile.frame(at: index).intersects(rect) { body(index, pile) }
    }
  }

  /// The section whose pile is at a point. Nil beside the piles, and for a single one.
  public func section(at point: LayoutPoint) -> Int? {
    guard shelf != nil else { return nil }
    let rect = LayoutRect(x: point.x, y: point.y, width: 0.5, height: 0.5)
    return piles(near: rect).first { number in
      let pile = self[number]
      return pile.visible.contains { pile.frame(at: $0).intersects(rect) }
    }
  }

  /// The piles that may reach into a rectangle.
  private func piles(near rect: LayoutRect) -> Range<Int> {
    shelf.map { $0.piles(near: rect, reach: pile.photoSize.diagonal / 2) } ?? 0..<1
  }

  // MARK: - Along the axis

  /// The range of the axis in which a photo of a section lies that is not turned. Nil without a shelf, and for a section that there is
  /// not.
  public func range(ofSection section: Int) -> ClosedRange<Double>? {
    guard let shelf, (0..<shelf.count).contains(section) else { return nil }
    let extent = shelf.axis.extent(of: pile.photoSize)
    let start = shelf.axis.along(shelf.center(of: section)) - extent / 2
    return start...start + extent
  }

  /// The sections whose piles lie in the lines that a range of the axis meets.
  public func sections(meeting range: ClosedRange<Double>) -> Range<Int> {
    guard let shelf else { return 0..<0 }
    let area = shelf.axis.rect(range, breadth: shelf.axis.breadth(of: shelf.viewport))
    return shelf.piles(near: area, reach: shelf.axis.extent(of: pile.photoSize) / 2)
  }
}
