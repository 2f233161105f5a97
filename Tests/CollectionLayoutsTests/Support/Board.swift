import CollectionView
import TestSupport

@testable import CollectionLayouts

/// Numbers in a collection view that fills its own window, for data that changes and cells that are measured.
///
/// A subclass is the layout's delegate. For constant data, use `Stage`.
class Board: LabelledSource {
  /// The direction in which the contents continue.
  enum Direction: CaseIterable {
    case down, right, left

    var axis: UICollectionView.ScrollDirection { self == .down ? .vertical : .horizontal }
  }

  let view: UICollectionView
  let window: UIWindow

  init(
    _ sections: [[Int]], _ layout: UICollectionViewLayout, width: CGFloat = 400, height: CGFloat = 400,
    isRightToLeft: Bool = false, contentInset: UIEdgeInsets = .zero
  ) {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    window = view.shownInWindow()
    super.init(sections)
    view.contentInsetAdjustmentBehavior = .never
    view.contentInset = contentInset
    if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
    registerViews()
    view.dataSource = self
    view.delegate = self as? any UICollectionViewDelegate
    layOut()
  }

  /// Registers the classes for "cell" and "view".
  func registerViews() { view.registerPlainViews([TimelineLayout.elementKindRuler]) }

  var direction: Direction { .down }

  func layOut() {
    view.layoutIfNeeded()
    view.collectionViewLayout.checkInvariants()
  }

  // MARK: Scrolling

  /// The scroll position from the start of the contents, in points.
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

  /// The scroll range, in points.
  var room: CGFloat {
    let (size, bounds) = (view.contentSize, view.bounds.size)
    return max(0, direction == .down ? size.height - bounds.height : size.width - bounds.width)
  }

  var visible: CGRect { view.bounds.inset(by: view.adjustedContentInset) }

  // MARK: Item frames

  /// Returns a number's frame in the contents, as the view shows it.
  func frame(of number: Int) -> CGRect? {
    layOut()
    return path(of: number).flatMap(view.layoutAttributesForItem)?.frame
  }

  /// Returns the frames of a section's numbers in data order. A missing frame is null.
  func frames(_ section: Int = 0) -> [CGRect] { sections[section].map { frame(of: $0) ?? .null } }

  /// The frames of the visible numbers, relative to the view's corner.
  var framesOnScreen: [Int: CGRect] {
    layOut()
    let bounds = view.bounds
    return Dictionary(
      uniqueKeysWithValues: view.indexPathsForVisibleItems.compactMap { path in
        guard let frame = view.layoutAttributesForItem(at: path)?.frame else { return nil }
        return (sections[path.section][path.item], frame.offsetBy(dx: -bounds.minX, dy: -bounds.minY))
      })
  }

  /// Returns the distance from the start of the visible area to a number's start, in points.
  func distance(of number: Int) -> CGFloat? {
    layOut()
    return path(of: number).flatMap(distance(at:))
  }

  /// The distances from the start of the visible area to the visible numbers, in points.
  var distancesOnScreen: [Int: CGFloat] {
    layOut()
    return Dictionary(
      uniqueKeysWithValues: view.indexPathsForVisibleItems.compactMap { path in
        distance(at: path).map { (sections[path.section][path.item], $0) }
      })
  }

  /// The first item that starts inside the visible area: its number, and its distance from the area's start,
  /// in points.
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

  private func distance(at path: IndexPath) -> CGFloat? {
    guard let frame = view.layoutAttributesForItem(at: path)?.frame else { return nil }
    return switch direction {
    case .down: frame.minY - visible.minY
    case .right: frame.minX - visible.minX
    case .left: visible.maxX - frame.maxX
    }
  }
}
