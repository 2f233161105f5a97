import CollectionView
import LayoutEngine

/// A grid of equal cells. An item covers one or several of them, the first free ones it fits into, so later
/// small items fill the holes next to earlier large ones.
///
/// ```swift
/// let layout = MosaicLayout()
/// layout.laneCount = 4
/// layout.laneSpacing = 2
/// layout.lineSpacing = 2
/// ```
///
/// Spans come from a delegate that conforms to ``MosaicLayoutDelegate``; otherwise, items cover one cell. The
/// layout tries cells line by line, and lane by lane within a line. Lanes stand side by side, and lines
/// follow one another along the scroll direction: lanes are columns and lines are rows, in horizontal
/// scrolling the other way round.
///
/// - Complexity: Preparing asks for each span once: O(items). Another size of the view, spacing, or ratio
///   moves no item to another cell: O(sections). Another number of lanes packs all items again without
///   asking: O(items). A query takes O(log items + sections + hits).
open class MosaicLayout: SectionedLayout {
  nonisolated deinit {}

  /// The number of cells an item covers. Less than one lane or line counts as one, more lanes than there are
  /// as all of them.
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

  /// The number of cells side by side.
  ///
  /// Less than 1 counts as 1, more than 65,535 as 65,535. The default value is 3.
  open var laneCount = 3 { didSet { changedMetrics(from: oldValue, to: laneCount) } }

  /// The spacing between lanes, in points. A spacing that leaves no room for the lanes is reported.
  ///
  /// The default value is 10.
  open var laneSpacing: CGFloat = 10 { didSet { changedMetrics(from: oldValue, to: laneSpacing) } }

  /// The spacing between lines, in points.
  ///
  /// The default value is 10.
  open var lineSpacing: CGFloat = 10 { didSet { changedMetrics(from: oldValue, to: lineSpacing) } }

  /// The length of a cell along the scroll direction divided by its breadth.
  ///
  /// A ratio that isn't positive and finite counts as 1. The default value is 1, a square.
  open var lineRatio: CGFloat = 1 { didSet { changedMetrics(from: oldValue, to: lineRatio) } }

  override func makePacker() -> (any SectionPacker)? { MosaicPacker(self) }

  /// Returns the packing rules for a breadth.
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
