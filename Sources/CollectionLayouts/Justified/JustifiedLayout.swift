import CollectionView
import LayoutEngine

/// Rows of items that keep their aspect ratios, each row of one height and exactly as broad as the view: the photo wall.
///
/// ```swift
/// let layout = JustifiedLayout()
/// layout.targetItemLength = 180
/// layout.lastLineAlignment = .justified
/// ```
///
/// Ratios come from a delegate that conforms to ``JustifiedLayoutDelegate``, else items are square. A row gets items until
/// they are no longer than ``targetItemLength``. If they are nearer to that without the last of them, that one begins the next
/// row. For example, with a target of 120, four items make a row 131 points high, and five make one of 104. The fifth begins
/// the next row, as 131 is nearer to 120. In right-to-left languages rows begin at the right. In horizontal scrolling rows are
/// columns, and ratios those of height to width.
///
/// **Costs.** Preparing asks for each ratio once: O(items). Another breadth and other settings pack the known ratios again,
/// O(items), without asking. A query takes O(log items + sections + hits).
open class JustifiedLayout: SectionedLayout {
  nonisolated deinit {}

  /// How a section's last items are aligned if they do not fill a row.
  public nonisolated enum LastLineAlignment: Hashable, Sendable {
    /// They have the target length and begin at the leading edge.
    case leading
    /// They fill the breadth, however long that makes them.
    case justified
    /// They are not shown, and take no room.
    case hidden
  }

  /// The length along the scroll direction that items come near, in points: the height of rows, in horizontal scrolling the width of
  /// columns. Default 120.
  open var targetItemLength: CGFloat = 120 {
    didSet { changedMetrics(from: oldValue, to: targetItemLength) }
  }

  /// No item is longer along the scroll direction, in points. A row whose items would be does not fill the breadth, and begins at the
  /// leading edge. Default nil: items are as long as fills the breadth.
  open var maximumItemLength: CGFloat? { didSet { changedMetrics(from: oldValue, to: maximumItemLength) } }

  /// Between two items of a row, in points. Default 10.
  open var itemSpacing: CGFloat = 10 { didSet { changedMetrics(from: oldValue, to: itemSpacing) } }

  /// Between two rows, in points. Default 10.
  open var lineSpacing: CGFloat = 10 { didSet { changedMetrics(from: oldValue, to: lineSpacing) } }

  /// How a section's last items are aligned if they do not fill a row. Default `.leading`: they have the target length and begin at
  /// the leading edge. `.justified`: they fill the breadth, however long that makes them. `.hidden`: they are not shown, and their
  /// attributes are hidden and without a size.
  open var lastLineAlignment: LastLineAlignment = .leading {
    didSet { changedMetrics(from: oldValue, to: lastLineAlignment) }
  }

  override func makePacker() -> (any SectionPacker)? { RowPacker(self) }

  /// The rules for the room across.
  func rules(breadth: Double) -> JustifiedRows.Rules {
    let target = inputCheck.accept(targetItemLength, of: "targetItemLength", in: self)
    let maximum = maximumItemLength.map { inputCheck.accept($0, of: "maximumItemLength", in: self) }
    let itemSpacing = inputCheck.accept(itemSpacing, of: "itemSpacing", in: self)
    let lineSpacing = inputCheck.accept(lineSpacing, of: "lineSpacing", in: self)
    return JustifiedRows.Rules(
      axis: axis, breadth: breadth, targetExtent: Double(target), maximumExtent: maximum.map { Double($0) },
      itemSpacing: Double(itemSpacing), lineSpacing: Double(lineSpacing),
      lastRow: JustifiedRows.LastRow(lastLineAlignment))
  }
}

extension JustifiedRows.LastRow {
  init(_ alignment: JustifiedLayout.LastLineAlignment) {
    switch alignment {
    case .leading: self = .leading
    case .justified: self = .justified
    case .hidden: self = .hidden
    }
  }
}
