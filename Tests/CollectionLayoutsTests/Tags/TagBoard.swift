import CollectionView
import TestSupport

@testable import CollectionLayouts

/// Numbered tags in their own window. They size themselves unless `sizes` is set.
final class TagBoard: Board, TagLayoutDelegate {
  /// A tag whose size depends on its number.
  final class Cell: UICollectionViewCell {
    var scale: CGFloat = 1

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      var wanted = TagBoard.size(of: tag, scale: scale)
      // Text wraps at the end of the line.
      if tag >= 9000 { wanted.height = 20 * (wanted.width / layoutAttributes.size.width).rounded(.up) }
      layoutAttributes.size = wanted
      return layoutAttributes
    }
  }

  /// Returns the preferred size of a tag. Tags from 9000 on are broader than any view and wrap their text.
  nonisolated static func size(of number: Int, scale: CGFloat = 1) -> CGSize {
    let size =
      number >= 9000
      ? CGSize(width: 900, height: 20)
      : CGSize(width: 30 + CGFloat(number * 37 % 90), height: 24 + CGFloat(number * 7 % 3) * 6)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// The text scale. Like labels that follow Dynamic Type, visible cells invalidate their intrinsic content
  /// size.
  var scale: CGFloat = 1 {
    didSet {
      for case let cell as Cell in view.visibleCells {
        cell.scale = scale
        cell.invalidateIntrinsicContentSize()
      }
    }
  }

  /// The delegate's sizes, or `nil` for the layout's.
  var sizes: ((Int) -> CGSize?)?
  let layout: TagLayout
  private(set) var questions = 0
  private(set) var countQuestions = 0

  init(
    _ sections: [[Int]], _ layout: TagLayout = TagLayout(), width: CGFloat = 320, height: CGFloat = 400,
    isRightToLeft: Bool = false, sizes: ((Int) -> CGSize?)? = nil
  ) {
    self.sizes = sizes
    self.layout = layout
    super.init(sections, layout, width: width, height: height, isRightToLeft: isRightToLeft)
  }

  override func registerViews() {
    super.registerViews()
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
    (cell as? Cell)?.scale = scale
    return cell
  }

  func scroll(to y: CGFloat) {
    view.contentOffset.y = y
    layOut()
  }

  func forgetQuestions() { (questions, countQuestions) = (0, 0) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> TagLayout.TagSize {
    questions += 1
    let size = sizes?(sections[indexPath.section][indexPath.item])
    return size.map { .absolute($0) } ?? layout.itemSize
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    countQuestions += 1
    return super.numberOfSections(in: collectionView)
  }

  func isMeasured(_ number: Int) -> Bool { frame(of: number)?.size == Self.size(of: number, scale: scale) }

  var isFullyMeasured: Bool {
    layOut()
    return view.indexPathsForVisibleItems.allSatisfy { isMeasured(sections[$0.section][$0.item]) }
  }
}
