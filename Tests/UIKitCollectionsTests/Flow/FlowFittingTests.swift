import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

private struct SizedConfiguration: UIContentConfiguration {
  var height: CGFloat

  func makeContentView() -> UIView & UIContentView { SizedContentView(self) }
  func updated(for state: UIConfigurationState) -> SizedConfiguration { self }
}

private final class SizedContentView: UIView, UIContentView {
  var configuration: UIContentConfiguration

  init(_ configuration: SizedConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: 300, height: (configuration as? SizedConfiguration)?.height ?? 0)
  }
}

private final class ConfiguredSource: CountedCells {
  private let heights: [CGFloat]

  init(_ heights: [CGFloat]) {
    self.heights = heights
    super.init([heights.count])
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
    cell.contentConfiguration = SizedConfiguration(height: heights[indexPath.item])
    return cell
  }
}

/// The precedence of size sources follows WWDC16 session 219.
@Suite("B4 Self-sizing without an override")
struct FlowFittingTests {
  private let source = ConfiguredSource([30, 50])
  private let stage: FlowStage

  init() {
    stage = FlowStage(CGSize(width: 300, height: 300), items: []) {
      $0.estimatedItemSize = CGSize(width: 300, height: 20)
      $0.minimumLineSpacing = 0
    }
    stage.view.dataSource = source
  }

  private var heights: [CGFloat?] { (0..<2).map { stage.frame($0)?.height } }
  private func cell(_ item: Int) throws -> UICollectionViewCell {
    try #require(stage.view.cellForItem(at: IndexPath(item: item, section: 0)))
  }

  @Test(.fact("B4.4", "C11"))
  func `a plain cell is as large as its content view's fitting size`() {
    expectEqual((heights, [30, 50]), (stage.frame(1)?.minY, 30))
  }

  @Test(.fact("B4.4", "C11"))
  func `a cell overriding systemLayoutSizeFitting takes the size it returns`() {
    final class Fitting: UICollectionViewCell {
      override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
      ) -> CGSize { CGSize(width: targetSize.width, height: 61) }
    }
    stage.view.register(Fitting.self, forCellWithReuseIdentifier: "cell")
    stage.layOut()
    #expect(heights == [61, 61])
  }

  @Test(
    arguments: [false, true])
  func `invalidating the intrinsic size of a cell or its content view resizes the cell`(
    ofCell: Bool
  ) throws {
    final class Plain: UICollectionViewCell {
      var height: CGFloat = 30
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 300, height: height) }
    }
    let plain = CountedCells([2])
    stage.view.register(Plain.self, forCellWithReuseIdentifier: "cell")
    stage.view.dataSource = plain
    #expect(heights == [30, 30])
    let first = try #require(try cell(0) as? Plain)
    first.height = 70
    if ofCell {
      first.invalidateIntrinsicContentSize()
    } else {
      first.contentView.invalidateIntrinsicContentSize()
    }
    try expectEqual((heights, [70, 30]), (cell(1).frame.minY, 70))
    stage.view.selfSizingInvalidation = .disabled
    first.height = 90
    first.invalidateIntrinsicContentSize()
    first.contentView.invalidateIntrinsicContentSize()
    #expect(heights == [70, 30])
  }

  @Test func `a new content configuration resizes its cell`() throws {
    #expect(heights == [30, 50])
    try cell(0).contentConfiguration = SizedConfiguration(height: 44)
    #expect(heights == [44, 50])
    stage.view.selfSizingInvalidation = .disabled
    try cell(0).contentConfiguration = SizedConfiguration(height: 66)
    #expect(heights == [44, 50])
  }
}
