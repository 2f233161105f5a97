import TestSupport
import UIKitCollections
import Testing
import UIKitTestSupport

/// A layout without cells but with supplementary or decoration views ("marks") at given paths: 100 points per
/// section and 20 per item.
private final class MarksLayout: UICollectionViewLayout {
  let category: UICollectionView.ElementCategory
  var marks: [IndexPath] = []
  /// The horizontal distance from a mark to its initial and final positions, or `nil` if the layout returns
  /// no initial and final attributes.
  var distance: CGFloat?
  var deleted: [IndexPath] = []
  var inserted: [IndexPath] = []
  private(set) var asked: [String] = []

  init(_ category: UICollectionView.ElementCategory) {
    self.category = category
    super.init()
    register(UICollectionReusableView.self, forDecorationViewOfKind: "mark")
  }

  required init?(coder: NSCoder) { nil }

  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 400) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    marks.map(mark).filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { marks.contains(indexPath) ? mark(indexPath) : nil }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { marks.contains(indexPath) ? mark(indexPath) : nil }

  func center(of path: IndexPath) -> CGPoint { CGPoint(x: 50, y: 100 * path.section + 20 * path.item + 10) }

  private func mark(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes =
      category == .decorationView
      ? UICollectionViewLayoutAttributes(forDecorationViewOfKind: "mark", with: path)
      : UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "mark", with: path)
    attributes.size = CGSize(width: 100, height: 20)
    attributes.center = center(of: path)
    return attributes
  }

  private func answer(_ question: String, _ path: IndexPath, _ kind: String)
    -> UICollectionViewLayoutAttributes?
  {
    asked.append("\(question) \(kind) \(path)")
    guard let distance else { return nil }
    let attributes = mark(path)
    attributes.center.x += distance
    return attributes
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) { asked = [] }

  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { answer("initial supplementary", elementIndexPath, elementKind) }

  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { answer("final supplementary", elementIndexPath, elementKind) }

  override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { answer("initial decoration", decorationIndexPath, elementKind) }

  override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { answer("final decoration", decorationIndexPath, elementKind) }

  override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    category == .supplementaryView ? deleted : []
  }

  override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    category == .supplementaryView ? inserted : []
  }

  override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    category == .decorationView ? deleted : []
  }

  override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    category == .decorationView ? inserted : []
  }
}

@Suite("D Appearing and disappearing supplementary and decoration views", .serialized)
struct ArrivingMarksTests {
  nonisolated private static let categories: [UICollectionView.ElementCategory] = [
    .supplementaryView, .decorationView,
  ]

  private let source = CountedCells([1, 1, 1])

  private func makeView(_ layout: MarksLayout) -> UICollectionView {
    let view = UICollectionView(layout, showing: source, width: 100, height: 400)
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "mark", withReuseIdentifier: "view")
    view.layoutIfNeeded()
    return view
  }

  /// Returns the marks on screen, including disappearing ones.
  private func marks(in view: UICollectionView) -> [UICollectionReusableView] {
    view.subviews.compactMap { $0 as? UICollectionReusableView }
  }

  private func name(_ category: UICollectionView.ElementCategory) -> String {
    category == .decorationView ? "decoration" : "supplementary"
  }

  /// Replaces sections a, b, c with new, a, c.
  private func exchangeSections(_ view: UICollectionView, _ layout: MarksLayout) {
    view.performBatchUpdates {
      view.deleteSections([1])
      view.insertSections([0])
    }
  }

  @Test(
    .fact("D5", "D6"), arguments: categories)
  func `initial attributes are requested by new paths, and final attributes by old ones`(
    category: UICollectionView.ElementCategory
  ) {
    let layout = MarksLayout(category)
    layout.marks = [[0, 0], [1, 0], [2, 0]]
    let view = makeView(layout)
    exchangeSections(view, layout)
    let name = name(category)
    // Section 2 keeps its position. Section 0 shifts, so it's requested, too.
    #expect(
      layout.asked.sorted() == [
        "final \(name) mark [0, 0]", "final \(name) mark [1, 0]", "initial \(name) mark [0, 0]",
        "initial \(name) mark [1, 0]",
      ])
    FrameClock.main.run(for: 1)
    #expect(marks(in: view).count == 3)
  }

  @Test(.fact("D5", "D6"), arguments: categories)
  func `arriving and departing views start and end at the layout's attributes`(
    category: UICollectionView.ElementCategory
  ) throws {
    let layout = MarksLayout(category)
    layout.marks = [[0, 0], [1, 0], [2, 0]]
    layout.distance = 60
    let view = makeView(layout)
    let before = marks(in: view)
    let first = try #require(before.first { $0.center.y == 10 })
    let gone = try #require(before.first { $0.center.y == 110 })
    exchangeSections(view, layout)
    let new = try #require(marks(in: view).first { !before.contains($0) })
    #expect(distance(view.shown(new).center, CGPoint(x: 110, y: 10)) < 1e-6)
    #expect(distance(view.shown(gone).center, CGPoint(x: 50, y: 110)) < 1e-6)
    // A shifted mark also starts at its initial attributes, and ends at its position in the layout.
    #expect(distance(view.shown(first).center, CGPoint(x: 110, y: 110)) < 1e-6)
    FrameClock.main.advance(by: 0.15)
    #expect(distance(view.shown(new).center, CGPoint(x: 80, y: 10)) < 0.5)
    #expect(distance(view.shown(gone).center, CGPoint(x: 80, y: 110)) < 0.5)
    expectAll([new, gone, first]) { view.shown($0).alpha == 1 }
    FrameClock.main.run(for: 1)
    expectEqual((gone.superview, nil), (Set(marks(in: view).map(\.center.y)), [10, 110, 210]))
    expectAll(marks(in: view)) { $0.center.x == 50 }
  }

  @Test(.fact("D5", "D6"), arguments: categories)
  func `without attributes, new views fade in place, and staying ones move`(
    category: UICollectionView.ElementCategory
  ) throws {
    let layout = MarksLayout(category)
    layout.marks = [[0, 0], [1, 0], [2, 0]]
    let view = makeView(layout)
    let before = marks(in: view)
    let first = try #require(before.first { $0.center.y == 10 })
    let gone = try #require(before.first { $0.center.y == 110 })
    exchangeSections(view, layout)
    let new = try #require(marks(in: view).first { !before.contains($0) })
    expectEqual((view.shown(new).alpha, 0), (view.shown(gone).alpha, 1))
    FrameClock.main.advance(by: 0.15)
    #expect(abs(view.shown(new).alpha - 0.5) < 0.05)
    #expect(abs(view.shown(gone).alpha - 0.5) < 0.05)
    expectEqual((view.shown(new).center.y, 10), (view.shown(gone).center.y, 110))
    #expect(abs(view.shown(first).center.y - 60) < 2)
    #expect(view.shown(first).alpha == 1)
    FrameClock.main.run(for: 1)
  }

  @Test(
    .fact("D6"), arguments: categories)
  func `the layout names deleted views by old paths and inserted views by new ones`(
    category: UICollectionView.ElementCategory
  ) throws {
    let layout = MarksLayout(category)
    layout.marks = (0..<4).map { IndexPath(item: $0, section: 1) }
    source.counts = [1, 4]
    let view = makeView(layout)
    func mark(_ item: Int, _ section: Int) -> UICollectionReusableView? {
      marks(in: view).first { $0.center == layout.center(of: [section, item]) && $0.alpha == 1 }
    }
    let before = try (0..<4).map { try #require(mark($0, 1)) }
    // Section 1 becomes section 0. The third of its marks is deleted, the second is replaced, and a fifth is
    // inserted.
    layout.deleted = [[1, 2], [1, 1]]
    layout.inserted = [[0, 1], [0, 4]]
    layout.marks = [0, 1, 3, 4].map { IndexPath(item: $0, section: 0) }
    source.counts = [4]
    view.deleteSections([0])
    let name = name(category)
    #expect(
      layout.asked.sorted() == [
        "final \(name) mark [1, 0]", "final \(name) mark [1, 1]", "final \(name) mark [1, 2]",
        "final \(name) mark [1, 3]", "initial \(name) mark [0, 0]", "initial \(name) mark [0, 1]",
        "initial \(name) mark [0, 3]", "initial \(name) mark [0, 4]",
      ])
    FrameClock.main.run(for: 1)
    #expect(mark(0, 0) === before[0])
    #expect(mark(3, 0) === before[3])
    #expect(mark(1, 0) != nil)
    #expect(mark(1, 0) !== before[1])
    #expect(mark(4, 0) != nil)
    #expect(marks(in: view).count == 4)
  }
}
