import CollectionView
import LayoutEngine

/// A grid of equal cells in which an item covers one or several: the first free ones that it fits into, so that later
/// small items fill the holes beside earlier large ones.
///
/// ```swift
/// let layout = MosaicLayout()
/// layout.laneCount = 4
/// layout.laneSpacing = 2
/// layout.lineSpacing = 2
/// ```
///
/// Spans come from a delegate that conforms to ``MosaicLayoutDelegate``, else items cover one cell. Cells are tried line by
/// line, and in a line lane by lane. Lanes stand side by side, and lines follow one another along the scroll direction: lanes
/// are columns and lines are rows, in horizontal scrolling the other way round.
///
/// **Costs.** Preparing asks for each span once: O(items). Another size of the view, spacing or ratio moves no item to
/// another cell and costs O(sections). Another number of lanes packs all items again, O(items), without asking. A
/// query takes O(log items + sections + hits).
open class MosaicLayout: SectionedLayout {
  nonisolated deinit {}

  /// How many cells an item covers. Less than one lane or line counts as one, more lanes than there are as all of them.
  public nonisolated struct Span: BitwiseCopyable, Hashable, Sendable {
    /// Across the scroll direction.
    public var lanes: Int
    /// Along the scroll direction.
    public var lines: Int

    /// One cell unless said otherwise.
    public init(lanes: Int = 1, lines: Int = 1) {
      self.lanes = lanes
      self.lines = lines
    }
  }

  /// How many cells lie side by side. Default 3. Less than 1 counts as 1, more than 65 535 as that many.
  open var laneCount = 3 { didSet { changedMetrics(from: oldValue, to: laneCount) } }

  /// The spacing between lanes, in points. Default 10. One that leaves no room for the lanes is reported.
  open var laneSpacing: CGFloat = 10 { didSet { changedMetrics(from: oldValue, to: laneSpacing) } }

  /// Between two lines, in points. Default 10.
  open var lineSpacing: CGFloat = 10 { didSet { changedMetrics(from: oldValue, to: lineSpacing) } }

  /// The length of a cell along the scroll direction divided by its breadth. Default 1: a square. What is not positive and
  /// finite counts as 1.
  open var lineRatio: CGFloat = 1 { didSet { changedMetrics(from: oldValue, to: lineRatio) } }

  override func makePacker() -> (any SectionPacker)? { MosaicPacker(self) }

  /// The rules for the room across.
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
