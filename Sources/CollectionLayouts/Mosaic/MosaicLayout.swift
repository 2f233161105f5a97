import CollectionView
import LayoutEngine

/// A layout that arranges items in a grid of equal cells. Each item covers the first free cells that it fits
/// into, so small items fill the gaps next to large ones.
///
/// ```swift
/// let layout = MosaicLayout()
/// layout.laneCount = 4
/// layout.laneSpacing = 2
/// layout.lineSpacing = 2
/// ```
///
/// Spans come from a ``MosaicLayoutDelegate``; otherwise, items cover one cell. Lines follow one another
/// along the scroll direction, and lanes across it.
///
/// - Complexity: O(items) for preparing, which asks for each span once; O(sections) for another size,
///   spacing, or ratio; O(items) for another number of lanes; O(log items + sections + hits) for a query.
open class MosaicLayout: StackedSectionsLayout {
  nonisolated deinit {}

  /// The numbers of lanes and lines that an item covers: at least one each, and at most all lanes.
  public nonisolated struct Span: BitwiseCopyable, Hashable, Sendable {
    /// The number of cells across the scroll direction.
    public var lanes: Int
    /// The number of cells along the scroll direction.
    public var lines: Int

    /// Creates a span, by default of one cell.
    public init(lanes: Int = 1, lines: Int = 1) {
      self.lanes = lanes
      self.lines = lines
    }
  }

  /// The number of cells side by side, from 1 to 65,535. The default value is 3.
  open var laneCount = 3 { didSet { changedMetrics(from: oldValue, to: laneCount) } }

  /// The spacing between lanes, in points. Excessive spacing is reported. The default value is 10.
  open var laneSpacing: CGFloat = 10 { didSet { changedMetrics(from: oldValue, to: laneSpacing) } }

  /// The spacing between lines, in points. The default value is 10.
  open var lineSpacing: CGFloat = 10 { didSet { changedMetrics(from: oldValue, to: lineSpacing) } }

  /// A cell's length along the scroll direction divided by its breadth. The default value is 1.
  open var lineRatio: CGFloat = 1 { didSet { changedMetrics(from: oldValue, to: lineRatio) } }

  override func makePacker() -> (any SectionPacker)? { MosaicPacker(self) }

  func rules(breadth: Double) -> MosaicGrid.Rules {
    let laneCount = inputCheck.accept(
      laneCount, in: 1...MosaicGrid.maximumLaneCount, of: "laneCount", in: self)
    let laneSpacing = inputCheck.accept(
      laneSpacing, upTo: InputCheck.spacingLimit(ofLanes: laneCount, in: breadth), of: "laneSpacing", in: self
    )
    let lineSpacing = inputCheck.accept(lineSpacing, of: "lineSpacing", in: self)
    let lineRatio = inputCheck.accept(ratio: lineRatio, of: "lineRatio", in: self)
    return MosaicGrid.Rules(
      axis: axis, laneCount: laneCount, breadth: breadth, laneSpacing: Double(laneSpacing),
      lineSpacing: Double(lineSpacing), lineRatio: Double(lineRatio))
  }
}

/// The method that provides the spans of items. The collection view's delegate may conform to the protocol.
///
/// The method is optional. Preparing the layout calls it once for each item, in order.
public protocol MosaicLayoutDelegate: StackedSectionsLayoutDelegate {
  /// Returns the number of lanes and lines an item covers.
  ///
  /// A number below one is reported and counts as one. More than 1024 lines count as 1024.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    spanForItemAt indexPath: IndexPath
  ) -> MosaicLayout.Span
}

extension MosaicLayoutDelegate {
  /// Returns a span of one cell.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    spanForItemAt indexPath: IndexPath
  ) -> MosaicLayout.Span { MosaicLayout.Span() }
}

final class MosaicPacker: @MainActor StackedPacker, @MainActor ValuePacker {
  typealias Items = MosaicGrid

  unowned let layout: MosaicLayout
  var sections: StackedSections<MosaicGrid>?

  init(_ layout: MosaicLayout) { self.layout = layout }

  nonisolated deinit {}

  func rules(breadth: Double) -> MosaicGrid.Rules { layout.rules(breadth: breadth) }

  func valueOfItem(
    in view: UICollectionView, asking delegate: (any MosaicLayoutDelegate)?
  ) -> (_ layoutPath: IndexPath) -> MosaicGrid.Span {
    guard let delegate else { return { _ in MosaicGrid.Span() } }
    let layout = layout
    let movingItem = layout.movingItem
    return { layoutPath in
      let path = movingItem?.pathInData(layoutPath) ?? layoutPath
      let span = delegate.collectionView(view, layout: layout, spanForItemAt: path)
      // The fast path for a million items.
      if span.lanes >= 1, span.lines >= 1 { return MosaicGrid.Span(lanes: span.lanes, lines: span.lines) }
      return MosaicGrid.Span(
        lanes: layout.inputCheck.accept(
          span.lanes, in: 1...Int.max, of: "number of lanes", at: path, in: layout),
        lines: layout.inputCheck.accept(
          span.lines, in: 1...Int.max, of: "number of lines", at: path, in: layout))
    }
  }
}
