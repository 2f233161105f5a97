import CollectionView
import TestSupport

@testable import CollectionLayouts

/// Numbers in a window of their own. Their items are as long as the numbers say, in justified rows as broad, and cover as many
/// cells of a mosaic. In a timeline they begin when the numbers say, and last as long.
class Feed: LabelledSource, WaterfallLayoutDelegate, JustifiedLayoutDelegate, MosaicLayoutDelegate,
  TagLayoutDelegate, TimelineLayoutDelegate, UICollectionViewDelegateFlowLayout
{
  /// Which way the contents go on.
  enum Direction: CaseIterable {
    case down, right, left

    var axis: UICollectionView.ScrollDirection { self == .down ? .vertical : .horizontal }
  }

  /// What numbers are as long as, other than they say.
  var lengths: [Int: CGFloat] = [:]
  /// Of which numbers somebody has asked how long they are.
  var asked: [Int] = []
  let direction: Direction
  let view: UICollectionView
  private let window: UIWindow

  init(
    _ sections: [[Int]], _ layout: UICollectionViewLayout, _ direction: Direction = .down,
    width: CGFloat = 400,
    contentInset: UIEdgeInsets = .zero
  ) {
    self.direction = direction
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 400), collectionViewLayout: layout)
    window = view.shownInWindow()
    super.init(sections)
    view.contentInsetAdjustmentBehavior = .never
    view.contentInset = contentInset
    if direction == .left { view.semanticContentAttribute = .forceRightToLeft }
    view.registerPlainViews()
    view.dataSource = self
    view.delegate = self
    view.layoutIfNeeded()
  }

  private func length(at path: IndexPath) -> CGFloat {
    let number = sections[path.section][path.item]
    asked.append(number)
    return lengths[number] ?? CGFloat(30 + number * 37 % 90)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    lengthForItemAt indexPath: IndexPath, laneBreadth: CGFloat
  ) -> CGFloat { length(at: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let length = length(at: indexPath)
    return direction == .down ? CGSize(width: 80, height: length) : CGSize(width: length, height: 80)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    aspectRatioForItemAt indexPath: IndexPath
  ) -> CGFloat { length(at: indexPath) / 70 }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    spanForItemAt indexPath: IndexPath
  ) -> MosaicLayout.Span {
    let length = length(at: indexPath)
    return MosaicLayout.Span(columns: length > 100 ? 2 : 1, rows: length > 90 ? 2 : 1)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    intervalForItemAt indexPath: IndexPath
  ) -> ClosedRange<Double> {
    let start = Double(sections[indexPath.section][indexPath.item]) * 40
    return start...start + Double(length(at: indexPath))
  }

  /// How far the contents are scrolled from their start.
  var position: CGFloat {
    get {
      switch direction {
      case .down: view.contentOffset.y
      case .right: view.contentOffset.x
      case .left: view.contentSize.width - view.bounds.width - view.contentOffset.x
      }
    }
    set {
      switch direction {
      case .down: view.contentOffset.y = newValue
      case .right: view.contentOffset.x = newValue
      case .left: view.contentOffset.x = view.contentSize.width - view.bounds.width - newValue
      }
      view.layoutIfNeeded()
    }
  }

  /// How far an item begins behind the start of the visible area, as seen on screen.
  func distance(of number: Int) -> CGFloat? {
    layOut()
    return path(of: number).flatMap(distance(at:))
  }

  /// The number whose item begins first in sight.
  var first: (number: Int, distance: CGFloat)? {
    layOut()
    let visible = visible
    let end = direction == .down ? visible.height : visible.width
    var first: (number: Int, distance: CGFloat)?
    for path in view.indexPathsForVisibleItems.sorted() {
      guard let distance = distance(at: path) else { continue }
      if distance >= 0, distance < first?.distance ?? end {
        first = (sections[path.section][path.item], distance)
      }
    }
    return first
  }

  var visible: CGRect { view.bounds.inset(by: view.adjustedContentInset) }

  private func distance(at path: IndexPath) -> CGFloat? {
    guard let frame = view.layoutAttributesForItem(at: path)?.frame else { return nil }
    return switch direction {
    case .down: frame.minY - visible.minY
    case .right: frame.minX - visible.minX
    case .left: visible.maxX - frame.maxX
    }
  }

  private func layOut() {
    view.layoutIfNeeded()
    (view.collectionViewLayout as? SectionedLayout)?._checkInvariants()
  }
}
