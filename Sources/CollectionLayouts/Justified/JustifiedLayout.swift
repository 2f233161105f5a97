import CollectionView
import LayoutEngine

/// Rows of items that keep their aspect ratios, each row of one height and exactly as broad as the view: the photo wall.
///
///     let layout = JustifiedLayout()
///     layout.targetRowHeight = 180
///     layout.lastRow = .justified
///
/// Ratios come from a delegate that conforms to ``JustifiedLayoutDelegate``, else items are square. A row gets items until
/// its height is no more than ``targetRowHeight``. If it is nearer to that without the last of them, that one begins the next
/// row. For example, with a target of 120, four items make a row 131 points high, and five make one of 104. The fifth begins
/// the next row, as 131 is nearer to 120. In right-to-left languages rows begin at the right. In horizontal scrolling rows are
/// columns, and ratios those of height to width.
///
/// **Costs.** Preparing asks for each ratio once: O(items). Another breadth and other settings pack the known ratios again,
/// O(items), without asking. A query takes O(log items + sections + hits).
open class JustifiedLayout: SectionedLayout {
  nonisolated deinit {}

  /// What becomes of the items at the end of a section that do not fill a row.
  public nonisolated enum LastRow: Hashable, Sendable {
    /// They have the target height and begin at the leading edge.
    case leading
    /// They fill the breadth, however high that makes them.
    case justified
    /// They are not shown, and take no room.
    case hidden
  }

  /// The height that rows come near, in points; in horizontal scrolling the width. Default 120.
  open var targetRowHeight: CGFloat = 120 { didSet { changedMetrics(from: oldValue, to: targetRowHeight) } }

  /// No row is higher, in points. One that would be does not fill the breadth, and begins at the leading edge. Default nil:
  /// rows are as high as fills the breadth.
  open var maximumRowHeight: CGFloat? { didSet { changedMetrics(from: oldValue, to: maximumRowHeight) } }

  /// Between two items of a row, in points. Default 10.
  open var itemSpacing: CGFloat = 10 { didSet { changedMetrics(from: oldValue, to: itemSpacing) } }

  /// Between two rows, in points. Default 10.
  open var lineSpacing: CGFloat = 10 { didSet { changedMetrics(from: oldValue, to: lineSpacing) } }

  /// What becomes of the items at the end of a section that do not fill a row. Default `.leading`: they have the target height
  /// and begin at the leading edge. `.justified`: they fill the breadth, however high that makes them. `.hidden`: they are
  /// not shown, and their attributes are hidden and without a size.
  open var lastRow: LastRow = .leading { didSet { changedMetrics(from: oldValue, to: lastRow) } }

  override func makePacker() -> (any SectionPacker)? { RowPacker(self) }

  /// The rules for the room across.
  func rules(breadth: Double) -> JustifiedRows.Rules {
    let target = inputCheck.accept(targetRowHeight, of: "targetRowHeight", in: self)
    let maximum = maximumRowHeight.map { inputCheck.accept($0, of: "maximumRowHeight", in: self) }
    let itemSpacing = inputCheck.accept(itemSpacing, of: "itemSpacing", in: self)
    let lineSpacing = inputCheck.accept(lineSpacing, of: "lineSpacing", in: self)
    return JustifiedRows.Rules(
      axis: axis, breadth: breadth, targetExtent: Double(target), maximumExtent: maximum.map { Double($0) },
      itemSpacing: Double(itemSpacing), lineSpacing: Double(lineSpacing),
      lastRow: JustifiedRows.LastRow(lastRow))
  }
}

extension JustifiedRows.LastRow {
  init(_ lastRow: JustifiedLayout.LastRow) {
    switch lastRow {
    case .leading: self = .leading
    case .justified: self = .justified
    case .hidden: self = .hidden
    }
  }
}
