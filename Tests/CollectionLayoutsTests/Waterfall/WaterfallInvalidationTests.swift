import CollectionLayouts
import CollectionView
import TestSupport
import Testing

@Suite struct WaterfallInvalidationTests {
  @Test func `each item's length is queried once, in order`() {
    let fixture = Stage(counts: [3, 0, 2])
    let delegate = WaterfallDelegate { _, _ in 50 }
    fixture.delegate = delegate
    fixture.layOut()
    #expect(delegate.lengthQuestions == [[0, 0], [0, 1], [0, 2], [2, 0], [2, 1]])
    let asked = fixture.source.countQuestions
    _ = fixture.allAttributes
    _ = fixture.layout.layoutAttributesForElements(in: .infinite)
    fixture.view.contentOffset.y = 40
    fixture.layOut()
    expectEqual((delegate.lengthQuestions.count, 5), (fixture.source.countQuestions, asked))
  }

  @Test func `each section's values are queried once`() {
    let sections = [SectionedDelegate.Section](repeating: .init(items: [.init(length: 10)]), count: 3)
    let fixture = Stage(counts: [1, 1, 1])
    let delegate = SectionedDelegate(sections)
    fixture.delegate = delegate
    fixture.layOut()
    #expect(delegate.sectionQuestions == 3)
  }

  @Test func `the delegate receives the lane's breadth`() {
    var breadths: Set<CGFloat> = []
    let fixture = Stage(counts: [4], size: CGSize(width: 340, height: 100)) { $0.laneCount = 3 }
    fixture.delegate = WaterfallDelegate { _, breadth in
      breadths.insert(breadth)
      return 10
    }
    fixture.layOut()
    #expect(breadths == [100])
  }

  @Test func `a delegate that returns only lengths leaves the rest to the properties`() {
    let fixture = Stage(counts: [2], size: CGSize(width: 100, height: 100)) {
      $0.laneCount = .fitting(minimumBreadth: 50)
      $0.headerReferenceLength = 12
      $0.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      $0.itemSpacing = 7
    }
    fixture.delegate = WaterfallDelegate { _, _ in 30 }
    expectEqual(
      (
        fixture.frames(),
        [
          CGRect(x: 2, y: 13, width: 94, height: 30), CGRect(x: 2, y: 50, width: 94, height: 30),
        ]
      ),
      (fixture.layout.collectionViewContentSize.height, 83))
  }

  @Test func `only a changed breadth packs items again, not a changed offset or extent`() {
    let fixture = Stage(counts: [4])
    let delegate = WaterfallDelegate { _, breadth in breadth }
    fixture.delegate = delegate
    fixture.layOut()
    let bounds = fixture.view.bounds
    #expect(!fixture.layout.shouldInvalidateLayout(forBoundsChange: bounds))
    #expect(!fixture.layout.shouldInvalidateLayout(forBoundsChange: bounds.offsetBy(dx: 0, dy: 100)))
    #expect(
      !fixture.layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 320, height: 100)))
    #expect(
      fixture.layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 100, height: 480)))
    delegate.forgetQuestions()
    fixture.view.frame.size.height = 300
    fixture.layOut()
    #expect(delegate.lengthQuestions.isEmpty)
    fixture.view.frame.size.width = 230
    expectEqual(
      (fixture.frames()[0], CGRect(x: 10, y: 10, width: 100, height: 100)),
      (delegate.lengthQuestions.count, 4))
  }

  @Test func `a changed breadth is applied even with pinned views`() {
    let fixture = Stage(counts: [2]) {
      $0.headerReferenceLength = 30
      $0.sectionHeadersPinToVisibleBounds = true
    }
    fixture.layOut()
    fixture.view.frame.size.width = 230
    expectEqual(
      (fixture.frames()[0], CGRect(x: 10, y: 40, width: 100, height: 100)),
      (fixture.frame(of: UICollectionView.elementKindSectionHeader, inSection: 0)?.width, 230))
  }

  @Test func `with horizontal scrolling, the breadth is the height`() {
    let fixture = Stage(counts: [4]) { $0.scrollDirection = .horizontal }
    fixture.layOut()
    #expect(
      !fixture.layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 9, y: 0, width: 100, height: 480)))
    #expect(
      fixture.layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 320, height: 100)))
  }

  @Test func `setting a property to its current value queries nothing; a new value applies`() {
    let fixture = Stage(counts: [4])
    let delegate = WaterfallDelegate { _, breadth in breadth }
    fixture.delegate = delegate
    fixture.layOut()
    delegate.forgetQuestions()
    fixture.layout.laneCount = 2
    fixture.layout.itemSpacing = 10
    fixture.layout.sectionInset.top = 10
    fixture.layOut()
    #expect(delegate.lengthQuestions.isEmpty)
    fixture.layout.laneCount = 1
    #expect(fixture.frames().map(\.minX) == [10, 10, 10, 10])
    fixture.layout.scrollDirection = .horizontal
    #expect(fixture.frames().map(\.minY) == [10, 10, 10, 10])
  }

  @Test func `invalidating single items queries only them and moves the following ones`() {
    var lengths: [CGFloat] = [10, 20, 30, 40]
    let fixture = Stage(counts: [4, 1]) { $0.laneCount = 1 }
    let delegate = WaterfallDelegate { path, _ in path.section == 1 ? 5 : lengths[path.item] }
    fixture.delegate = delegate
    #expect(fixture.frames().map(\.minY) == [10, 30, 60, 100])
    delegate.forgetQuestions()

    lengths = [1, 120, 3, 4]
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [[0, 1]])
    fixture.layout.invalidateLayout(with: context)
    expectEqual(
      (fixture.frames().map(\.minY), [10, 30, 160, 200]),
      (fixture.frames(inSection: 1).map(\.minY), [260]),
      (delegate.lengthQuestions, [[0, 1]]))

    fixture.layout.invalidateLayout()
    #expect(fixture.frames().map(\.minY) == [10, 21, 151, 164])
  }

  @Test func `reloading applies the new counts`() {
    let fixture = Stage(counts: [2])
    fixture.layOut()
    fixture.counts = [1, 4]
    fixture.view.reloadData()
    expectEqual(
      (fixture.frames(inSection: 1).count, 4),
      (fixture.view.indexPathsForVisibleItems.count, 5))
  }

  @Test(arguments: [-3, .nan, .infinity, -.infinity] as [CGFloat])
  func `an invalid length is reported once with its index path and treated as 0`(length: CGFloat) {
    collectingDiagnostics { reports in
      let fixture = Stage(counts: [1, 3]) { $0.laneCount = 1 }
      fixture.delegate = WaterfallDelegate { path, _ in path == [1, 0] ? 40 : path.section == 1 ? length : 25
      }
      #expect(fixture.frames(inSection: 1).map(\.height) == [40, 0, 0])
      fixture.layout.invalidateLayout()
      fixture.layOut()
      expectEqual(
        (reports().count, 1),
        (reports().first?.indexPath, [1, 1]),
        (reports().first?.layout, "WaterfallLayout"),
        (reports().first?.subject, "item"))
    }
  }

  @Test func `a header with an invalid length is reported and left out`() {
    collectingDiagnostics { reports in
      let fixture = Stage(counts: [1]) { $0.headerReferenceLength = -20 }
      expectEqual(
        (fixture.frame(of: UICollectionView.elementKindSectionHeader, inSection: 0), nil),
        (fixture.frames()[0].minY, 10),
        (reports().map(\.subject), ["header"]))
    }
  }
}
