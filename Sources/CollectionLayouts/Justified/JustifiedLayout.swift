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
open class JustifiedLayout: StackedSectionsLayout {
  nonisolated deinit {}

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
  ///
  /// With ``LineAlignment/justified``, items fill the breadth, however long this makes them, up to
  /// ``maximumItemLength``. Otherwise, they have the target length.
  open var lastLineAlignment: LineAlignment = .leading {
    didSet { changedMetrics(from: oldValue, to: lastLineAlignment) }
  }

  /// A Boolean value that indicates whether a section's last items are visible if they don't fill a row.
  /// Hidden items take no room. The default value is `true`.
  open var showsIncompleteLastLine = true {
    didSet { changedMetrics(from: oldValue, to: showsIncompleteLastLine) }
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
      lastRow: showsIncompleteLastLine ? JustifiedRows.LastRow(lastLineAlignment) : .hidden)
  }
}

extension JustifiedRows.LastRow {
  init(_ alignment: LineAlignment) {
    switch alignment {
    case .leading: self = .leading
    case .center: self = .center
    case .trailing: self = .trailing
    case .justified: self = .justified
    }
  }
}

/// The method that provides the aspect ratios of items. The collection view's delegate may conform to the
/// protocol.
///
/// The method is optional. Preparing the layout calls it once for each item, in order.
public protocol JustifiedLayoutDelegate: StackedSectionsLayoutDelegate {
  /// Returns an item's width divided by its height. A ratio that isn't positive and finite is reported and
  /// counts as 1.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    aspectRatioForItemAt indexPath: IndexPath
  ) -> CGFloat
}

extension JustifiedLayoutDelegate {
  /// Returns 1, a square.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    aspectRatioForItemAt indexPath: IndexPath
  ) -> CGFloat { 1 }
}

final class RowPacker: @MainActor StackedPacker, @MainActor ValuePacker {
  typealias Items = JustifiedRows

  unowned let layout: JustifiedLayout
  var sections: StackedSections<JustifiedRows>?

  init(_ layout: JustifiedLayout) { self.layout = layout }

  nonisolated deinit {}

  func rules(breadth: Double) -> JustifiedRows.Rules { layout.rules(breadth: breadth) }

  /// Returns a closure that asks for an item's breadth divided by its extent.
  func valueOfItem(
    in view: UICollectionView, asking delegate: (any JustifiedLayoutDelegate)?
  ) -> (_ layoutPath: IndexPath) -> Double {
    guard let delegate else { return { _ in 1 } }
    let layout = layout
    let (movingItem, isHorizontal) = (layout.movingItem, layout.scrollDirection == .horizontal)
    return { layoutPath in
      let path = movingItem?.pathInData(layoutPath) ?? layoutPath
      let ratio = delegate.collectionView(view, layout: layout, aspectRatioForItemAt: path)
      // The fast path for a million items.
      let accepted =
        InputCheck.ratios.contains(ratio)
        ? ratio : layout.inputCheck.accept(ratio: ratio, of: "aspect ratio", at: path, in: layout)
      return isHorizontal ? 1 / Double(accepted) : Double(accepted)
    }
  }

  func hidesItem(_ item: Int, inSection section: Int) -> Bool {
    sections.map { item >= $0[section].items.shownCount } ?? false
  }
}
