import CollectionLayouts
import CollectionView
import Foundation
import Rendering
import Testing

@testable import PictureTesting

/// Compares filmstrips of animated changes with recorded ones. The changes involve self-sizing cells, or are
/// not in a batch.
@Suite(.serialized) struct AnimatedChangeStripTests {
  enum Change: String, CaseIterable, Sendable {
    case insertionOfUnknownSize, shorterRow, layoutOfLongerRows, longerItemSize, shorterItemSize, moreLanes,
      expandedRow
  }

  /// Right after the start, incoming cells still touch the edge, and rounding decides if they're drawn.
  private static let times: [TimeInterval] = [0.02, 0.05, 0.1, 0.15, 0.2, 0.4]

  @Test(arguments: Change.allCases)
  func `an animated change matches its recorded frames`(change: Change) throws {
    let strip = Filmstrip(of: try start(change).window, at: Self.times)
    let album = PictureAlbum(nextToFile: #filePath, environment: ProcessInfo.processInfo.environment)
    let verdict = try album.compare(
      strip.svg(options: SVGOptions(title: change.rawValue)), with: change.rawValue, tolerance: 0.01)
    if case .failed(let message) = verdict { Issue.record("\(message)") }
  }

  /// Starts a change with an animation of 0.3 s.
  private func start(_ change: Change) throws -> ColoredRows {
    switch change {
    case .insertionOfUnknownSize:
      let rows = ColoredRows(ColoredRows.measuringFlow())
      rows.view.performBatchUpdates {
        rows.lengths[100] = 250
        rows.numbers.insert(100, at: 0)
        rows.view.insertItems(at: [[0, 0]])
      }
      return rows
    case .shorterRow:
      let rows = ColoredRows(ColoredRows.measuringFlow(), lengths: [0: 300])
      rows.lengths = [:]
      rows.view.performBatchUpdates { rows.view.reconfigureItems(at: [[0, 0]]) }
      return rows
    case .layoutOfLongerRows:
      let lengths = Dictionary(uniqueKeysWithValues: (0..<40).map { ($0, CGFloat(200)) })
      let rows = ColoredRows(ColoredRows.flow(60), lengths: lengths)
      rows.view.setCollectionViewLayout(ColoredRows.measuringFlow(), animated: true)
      return rows
    case .longerItemSize, .shorterItemSize:
      let (before, after): (CGFloat, CGFloat) = change == .longerItemSize ? (60, 200) : (200, 60)
      let layout = ColoredRows.flow(before)
      let rows = ColoredRows(layout)
      rows.animate { layout.itemSize.height = after }
      return rows
    case .moreLanes:
      let layout = WaterfallLayout()
      (layout.laneCount, layout.itemLength) = (2, .absolute(60))
      let rows = ColoredRows(layout)
      rows.animate { layout.laneCount = 4 }
      return rows
    case .expandedRow:
      let layout = ExpandingFlow()
      let rows = ColoredRows(layout)
      rows.animate {
        layout.expanded = 6
        layout.invalidateLayout()
      }
      return rows
    }
  }
}

/// Rows of 60 points. One can expand to 240 points and then scrolls into sight.
private final class ExpandingFlow: UICollectionViewFlowLayout {
  var expanded: Int?

  override init() {
    super.init()
    (minimumLineSpacing, itemSize) = (0, CGSize(width: 240, height: 60))
  }

  required init?(coder: NSCoder) { nil }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    guard let expanded, let frame = layoutAttributesForItem(at: [0, expanded])?.frame, let collectionView
    else { return proposedContentOffset }
    return CGPoint(x: 0, y: max(proposedContentOffset.y, frame.maxY - collectionView.bounds.height))
  }
}

/// A window of 240 × 350 points with numbered, colored rows. No row of 60 points ends at the lower edge.
private final class ColoredRows: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var numbers = Array(0..<40)
  /// The lengths other than 60 points.
  var lengths: [Int: CGFloat]
  let view: UICollectionView
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 240, height: 350))

  init(_ layout: UICollectionViewLayout, lengths: [Int: CGFloat] = [:]) {
    self.lengths = lengths
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.register(ColoredCell.self, forCellWithReuseIdentifier: "cell")
    (view.dataSource, view.delegate) = (self, layout is ExpandingFlow ? self : nil)
    window.addSubview(view)
    window.isHidden = false
    view.layoutIfNeeded()
  }

  static func flow(_ height: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    (layout.minimumLineSpacing, layout.itemSize) = (0, CGSize(width: 240, height: height))
    return layout
  }

  static func measuringFlow() -> UICollectionViewFlowLayout {
    let layout = flow(60)
    layout.estimatedItemSize = layout.itemSize
    return layout
  }

  func animate(_ change: @escaping () -> Void) {
    UIView.animate(withDuration: 0.3) {
      change()
      self.view.layoutIfNeeded()
    }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    numbers.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    let number = numbers[indexPath.item]
    (cell as? ColoredCell)?.show(number, length: lengths[number] ?? 60)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let isExpanded = indexPath.item == (collectionViewLayout as? ExpandingFlow)?.expanded
    return CGSize(width: 240, height: isExpanded ? 240 : 60)
  }
}

private final class ColoredCell: UICollectionViewCell {
  private let label = UILabel()
  private var length: CGFloat = 60

  override init(frame: CGRect) {
    super.init(frame: frame)
    (contentView.layer.borderWidth, contentView.layer.borderColor) = (1, UIColor.white.cgColor)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ number: Int, length: CGFloat) {
    self.length = length
    label.text = "\(number)"
    contentView.backgroundColor = UIColor(
      hue: CGFloat(number % 12) / 12, saturation: 0.5, brightness: 0.9, alpha: 1)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 12, y: 8, width: 60, height: 24)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = length
    return layoutAttributes
  }
}
