import TestSupport
import UIKitCollections
import Testing
import UIKitTestSupport

private final class LoggingCell: UICollectionViewCell {
  static var log: [String] = []
  static var made = 0
  let number: Int

  override init(frame: CGRect) {
    Self.made += 1
    number = Self.made
    Self.log.append("init \(Int(frame.width)) x \(Int(frame.height))")
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool { didSet { if isSelected { Self.log.append("selected") } } }

  override func prepareForReuse() {
    super.prepareForReuse()
    Self.log.append("prepareForReuse")
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    Self.log.append("apply \(layoutAttributes.indexPath.item)")
  }
}

private final class LoggingSource: CountedCells, UICollectionViewDelegate {
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    LoggingCell.log.append("asked for \(indexPath.item)")
    let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
    LoggingCell.log.append("returned")
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { LoggingCell.log.append("willDisplay \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { LoggingCell.log.append("didEndDisplaying \(indexPath.item)") }
}

@Suite("B4 Reuse, call by call", .serialized)
struct ReuseOrderTests {
  private let source = LoggingSource([10])
  private let view: UICollectionView

  init() {
    view = UICollectionView(TracingLayout(), showing: source, width: 100, height: 40, cells: LoggingCell.self)
    view.delegate = source
    LoggingCell.log = []
  }

  @Test(
    .fact("B4.1", "B4.2"))
  func `a new cell is created at its size, and a reused one prepared, before attributes`() {
    view.layoutIfNeeded()
    #expect(
      LoggingCell.log == ["asked for 0", "init 100 x 40", "apply 0", "returned", "willDisplay 0"])
    LoggingCell.log = []
    view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    view.contentOffset.y = 40
    view.layoutIfNeeded()
    #expect(
      LoggingCell.log == [
        "didEndDisplaying 0", "asked for 1", "prepareForReuse", "apply 1", "returned", "selected",
        "willDisplay 1",
      ])
  }

  @Test(.fact("B4.1"))
  func `the cell that disappeared last is reused first`() throws {
    view.frame.size.height = 120
    view.layoutIfNeeded()
    let numbers = view.visibleCells.compactMap { ($0 as? LoggingCell)?.number }
    view.frame.size.height = 40
    view.layoutIfNeeded()
    view.contentOffset.y = 200
    view.layoutIfNeeded()
    // The first pass removed the third cell last. This pass removed the first cell after it, so the first
    // cell is reused first.
    #expect((view.visibleCells.first as? LoggingCell)?.number == numbers[0])
    view.frame.size.height = 80
    view.layoutIfNeeded()
    #expect((view.visibleCells.last as? LoggingCell)?.number == numbers[2])
  }
}
