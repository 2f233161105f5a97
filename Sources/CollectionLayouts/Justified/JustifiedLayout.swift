import CollectionView
import LayoutEngine

/// A layout that arranges items with their own aspect ratios in rows, as on a photo wall. Each row has one
/// height and fills the breadth of the view.
///
/// ```swift
/// let layout = JustifiedLayout()
/// layout.targetItemLength = 180
/// layout.lastLineAlignment = .justified
/// ```
///
/// Ratios come from a ``JustifiedLayoutDelegate``; otherwise, items are square. A row takes the number of
/// items that brings their length along the scroll direction nearest to ``targetItemLength``.
///
/// In horizontal scrolling, rows become columns, and items keep their ratios of width to height.
///
/// - Complexity: O(items) for preparing, which asks for each ratio once; O(items) for another breadth or
///   setting; O(log items + sections + hits) for a query.
open class JustifiedLayout: SectionedLayout {
  nonisolated deinit {}

  /// The alignment of a section's last items if they don't fill a row.
  public nonisolated enum LastLineAlignment: Hashable, Sendable {
    /// Items begin at the leading edge with the target length.
    case leading
    /// Items fill the breadth, however long this makes them, up to ``JustifiedLayout/maximumItemLength``.
    case justified
    /// Items are hidden and take no room.
    case hidden
  }

  /// The approximate length of items along the scroll direction, in points. The default value is 120.
  open var targetItemLength: CGFloat = 120 {
    didSet { changedMetrics(from: oldValue, to: targetItemLength) }
  }

  /// The maximum length of items along the scroll direction, in points.
  ///
  /// A row whose items would have to be longer begins at the leading edge and doesn't fill the breadth. The
  /// default value is `nil`.
  open var maximumItemLength: CGFloat? { didSet { changedMetrics(from: oldValue, to: maximumItemLength) } }

  /// The spacing between items of a row, in points. The default value is 10.
  open var itemSpacing: CGFloat = 10 { didSet { changedMetrics(from: oldValue, to: itemSpacing) } }

  /// The spacing between rows, in points. The default value is 10.
  open var lineSpacing: CGFloat = 10 { didSet { changedMetrics(from: oldValue, to: lineSpacing) } }

  /// The alignment of a section's last items if they don't fill a row. The default value is `.leading`.
  open var lastLineAlignment: LastLineAlignment = .leading {
    didSet { changedMetrics(from: oldValue, to: lastLineAlignment) }
  }

  override func makePacker() -> (any SectionPacker)? { RowPacker(self) }

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
