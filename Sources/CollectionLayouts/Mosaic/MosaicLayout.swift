import CollectionView
import LayoutEngine

/// How many columns and rows of a ``MosaicLayout`` an item covers.
public typealias MosaicSpan = MosaicGrid.Span

/// A grid of equal cells in which items cover one or several: each takes the first free place, so that later small items fill
/// the holes beside earlier large ones.
///
///     let layout = MosaicLayout()
///     layout.columnCount = 4
///     layout.spacing = 2
///
/// Spans come from a delegate that conforms to ``MosaicLayoutDelegate``, else items cover one cell. Places are tried row by row,
/// and in a row column by column. In horizontal scrolling, columns lie one below the other and rows run from top to bottom.
///
/// **Costs.** Preparing asks for each span once: O(items). Another size of the view, spacing or ratio moves no item to another
/// cell and takes O(sections). Another number of columns places all items again, O(items), without asking. A query takes
/// O(log items + sections + hits).
open class MosaicLayout: SectionedLayout {
  nonisolated deinit {}

  /// How many cells lie side by side. Default 3. Less than 1 counts as 1, more than 65 535 as that many.
  open var columnCount = 3 { didSet { changedMetrics(from: oldValue, to: columnCount) } }

  /// Between two columns and between two rows, in points. Default 10.
  open var spacing: CGFloat = 10 { didSet { changedMetrics(from: oldValue, to: spacing) } }

  /// The length of a cell along the scroll direction divided by its breadth. Default 1: a square. What is not positive and
  /// finite counts as 1.
  open var rowRatio: CGFloat = 1 { didSet { changedMetrics(from: oldValue, to: rowRatio) } }

  // MARK: Sections

  /// Where everything lies, pinning aside. Nil before the first preparation.
  var sections: StackedSections<MosaicGrid>?

  override var contents: (any SectionedContents)? { sections }

  override func removeContents() { sections = nil }

  override func askForEverything(in collectionView: UICollectionView) {
    sections = nil
    let delegate = collectionView.delegate as? any MosaicLayoutDelegate
    let rules = rules
    sections = stack(in: collectionView) { section, count, breadth in
      var grid = MosaicGrid(rules(breadth))
      var path = IndexPath(item: 0, section: section)
      grid.append(count: count) { item in
        guard let delegate else { return MosaicSpan() }
        path.item = item
        return span(ofItemAt: path, collectionView, delegate)
      }
      return grid
    }
  }

  override func resize(_ boundary: SectionElement, to length: Double) {
    sections?.resize(boundary, to: length)
  }

  override func packAgain(in collectionView: UICollectionView) {
    let rules = rules
    var known = sections
    // What the delegate asks while it is asked must not meet contents that are being changed.
    sections = nil
    restack(&known, in: collectionView) { grid, breadth in grid.repack(by: rules(breadth)) }
    sections = known
  }

  override func ask(for items: [Int], ofSection section: Int, in collectionView: UICollectionView) {
    guard let delegate = collectionView.delegate as? any MosaicLayoutDelegate else { return }
    let spans = items.map { item in
      (item, span(ofItemAt: IndexPath(item: item, section: section), collectionView, delegate))
    }
    sections?.update(section) { $0.items.resize(spans) }
  }

  /// The rules for the room across, with the settings checked once.
  private var rules: (_ breadth: Double) -> MosaicGrid.Rules {
    let columnCount = lengthCheck.accept(
      columnCount, in: 1...MosaicGrid.maximumColumnCount, of: "columnCount", in: self)
    let spacing = lengthCheck.accept(spacing, of: "spacing", in: self)
    let rowRatio = lengthCheck.accept(ratio: rowRatio, of: "rowRatio", in: self)
    let axis = axis
    return { breadth in
      MosaicGrid.Rules(
        axis: axis, columnCount: columnCount, breadth: breadth, spacing: Double(spacing),
        rowRatio: Double(rowRatio))
    }
  }

  /// Asks for the span of the item that the layout has at a path.
  private func span(
    ofItemAt indexPath: IndexPath, _ collectionView: UICollectionView, _ delegate: any MosaicLayoutDelegate
  ) -> MosaicSpan {
    let path = carried?.pathInData(indexPath) ?? indexPath
    let span = delegate.collectionView(collectionView, layout: self, spanForItemAt: path)
    // The fast way, for a million items: nothing to report.
    if span.columns >= 1, span.rows >= 1 { return span }
    return MosaicSpan(
      columns: lengthCheck.accept(span.columns, atLeast: 1, of: "number of columns", at: path, in: self),
      rows: lengthCheck.accept(span.rows, atLeast: 1, of: "number of rows", at: path, in: self))
  }
}
