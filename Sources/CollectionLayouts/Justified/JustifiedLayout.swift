import CollectionView
import LayoutEngine

/// Rows of items with their own aspect ratios, as in a photo wall. Each row has one height and fills the
/// breadth of the view.
///
/// ```swift
/// let layout = JustifiedLayout()
/// layout.targetItemLength = 180
/// layout.lastLineAlignment = .justified
/// ```
///
/// Ratios come from a delegate that conforms to ``JustifiedLayoutDelegate``; otherwise, items are square. A
/// row takes items until they are no longer than ``targetItemLength``. If the row is nearer to the target
/// without its last item, that item begins the next row. With a target of 120, for example, four items make a
/// row 131 points high, and five make one of 104. The fifth begins the next row, because 131 is nearer to
/// 120.
///
/// In right-to-left languages, rows begin at the right. In horizontal scrolling, rows become columns, and
/// ratios are height to width.
///
/// - Complexity: Preparing asks for each ratio once: O(items). Another breadth or setting packs the known
///   ratios again without asking: O(items). A query takes O(log items + sections + hits).
open class JustifiedLayout: SectionedLayout {
  nonisolated deinit {}

  /// The alignment of a section's last items if they don't fill a row.
  public nonisolated enum LastLineAlignment: Hashable, Sendable {
    /// Items have the target length and begin at the leading edge.
    case leading
    /// Items fill the breadth, regardless of their length.
    case justified
    /// Items are hidden and take no room.
    case hidden
  }

  /// The approximate length of items along the scroll direction, in points: the height of rows, or the width
  /// of columns in horizontal scrolling.
  ///
  /// The default value is 120.
  open var targetItemLength: CGFloat = 120 {
    didSet { changedMetrics(from: oldValue, to: targetItemLength) }
  }

  /// The maximum length of items along the scroll direction, in points.
  ///
  /// A row that would exceed it doesn't fill the breadth and begins at the leading edge. The default value is
  /// `nil`: items always fill the breadth.
  open var maximumItemLength: CGFloat? { didSet { changedMetrics(from: oldValue, to: maximumItemLength) } }

  /// The spacing between items of a row, in points.
  ///
  /// The default value is 10.
  open var itemSpacing: CGFloat = 10 { didSet { changedMetrics(from: oldValue, to: itemSpacing) } }

  /// The spacing between rows, in points.
  ///
  /// The default value is 10.
  open var lineSpacing: CGFloat = 10 { didSet { changedMetrics(from: oldValue, to: lineSpacing) } }

  /// The alignment of a section's last items if they don't fill a row.
  ///
  /// With `.leading`, they have the target length and begin at the leading edge. With `.justified`, they fill
  /// the breadth, regardless of their length. With `.hidden`, their attributes are hidden and have no size.
  /// The default value is `.leading`.
  open var lastLineAlignment: LastLineAlignment = .leading {
    didSet { changedMetrics(from: oldValue, to: lastLineAlignment) }
  }

  override func makePacker() -> (any SectionPacker)? { RowPacker(self) }

  /// Returns the packing rules for a breadth.
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
