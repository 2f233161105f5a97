import CollectionView

/// A screen with a collection view, and a script of operations.
public struct Fixture {
  public let name: String
  /// The layouts by name. The screen starts with the first one.
  let layouts: KeyValuePairs<String, () -> UICollectionViewLayout>
  /// The number of items in each section.
  var counts = [40]
  var cells = Cells.plain
  /// `true` if a delegate returns the items' sizes, lengths, spans, and intervals.
  var hasDelegateSizes = false
  var isRightToLeft = false
  let script: [FixtureOperation]

  /// The size of the view before a rotation, in points.
  static let size = CGSize(width: 360, height: 480)

  enum Cells {
    case plain
    /// Cells, headers, and footers of their own height.
    case fittedHeight
    /// Cells of their own width and height.
    case fittedSize
    /// List cells with one line of text.
    case list
  }

  init(
    _ name: String, _ layouts: KeyValuePairs<String, () -> UICollectionViewLayout>, counts: [Int] = [40],
    cells: Cells = .plain, hasDelegateSizes: Bool = false, isRightToLeft: Bool = false,
    script: [FixtureOperation]
  ) {
    (self.name, self.layouts, self.counts, self.cells) = (name, layouts, counts, cells)
    (self.hasDelegateSizes, self.isRightToLeft, self.script) = (hasDelegateSizes, isRightToLeft, script)
  }

  /// Makes a layout. An unknown name is a programming error.
  func makeLayout(_ name: String) -> UICollectionViewLayout {
    guard let layout = layouts.first(where: { $0.key == name }) else {
      preconditionFailure("The fixture \"\(self.name)\" has no layout \"\(name)\".")
    }
    return layout.value()
  }

  /// All fixtures.
  public static var all: [Fixture] {
    [lanes, lines, focus, stacks, flow, compositional, lists].flatMap { $0 }
  }
}
