#if !os(iOS) && !os(tvOS) && !os(visionOS)
import CollectionLayouts
import CollectionView
import TestSupport

/// Numbers in an accessible view of 400 × 600. A cell's label is its number.
final class AccessibleBoard: LabelledSource {
  let view: AccessibleCollectionView
  let window: UIWindow

  init(_ layout: UICollectionViewLayout, sections: [[Int]], isRightToLeft: Bool = false) {
    view = AccessibleCollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 600), collectionViewLayout: layout)
    window = view.shownInWindow()
    super.init(sections)
    view.contentInsetAdjustmentBehavior = .never
    if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
    view.registerPlainViews()
    view.dataSource = self
    view.layoutIfNeeded()
  }

  convenience init(_ layout: UICollectionViewLayout, count: Int, isRightToLeft: Bool = false) {
    self.init(layout, sections: [Array(0..<count)], isRightToLeft: isRightToLeft)
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
    cell.isAccessibilityElement = true
    cell.accessibilityLabel = "\(cell.tag)"
    return cell
  }

  func remove(_ indexPath: IndexPath) {
    sections[indexPath.section].remove(at: indexPath.item)
    view.deleteItems(at: [indexPath])
  }

  /// The numbers of the elements, in the order of reading.
  var elements: [Int] {
    view.layoutIfNeeded()
    let cells = view.accessibilityElements as? [UICollectionViewCell]
    return (cells ?? view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0) }).map(
      \.tag)
  }

  var adjustable: [Int] {
    view.layoutIfNeeded()
    return view.visibleCells.filter { $0.accessibilityTraits.contains(.adjustable) }.map(\.tag).sorted()
  }

  /// Returns the texts read out during an action.
  func announcements(_ body: () -> Void) -> [String] {
    var texts: [String] = []
    let before = UIAccessibility.announcer
    UIAccessibility.announcer = { if let text = $1 as? String { texts.append(text) } }
    defer { UIAccessibility.announcer = before }
    body()
    return texts
  }

  func cell(_ number: Int) -> UICollectionViewCell? {
    view.layoutIfNeeded()
    return view.visibleCells.first { $0.tag == number }
  }

  func actions(of number: Int) -> [String] { cell(number)?.accessibilityCustomActions?.map(\.name) ?? [] }

  /// Performs the action of a cell as assistive technology does.
  func perform(_ name: String, of number: Int) -> Bool {
    guard let action = cell(number)?.accessibilityCustomActions?.first(where: { $0.name == name }) else {
      return false
    }
    defer { FrameClock.main.run(for: 2) }
    return action.actionHandler?(action) ?? false
  }
}

/// Runs code for a user who prefers reduced motion.
@MainActor
func withReducedMotion<Result>(_ body: () throws -> Result) rethrows -> Result {
  UIAccessibility.reducesMotion = true
  defer { UIAccessibility.reducesMotion = false }
  return try body()
}
#endif
