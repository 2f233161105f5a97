#if !os(iOS) && !os(tvOS) && !os(visionOS)
import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

// Tests can't inspect the start of a batch's animation on Apple's platforms, so these run only elsewhere.

/// The delegate determines the starting attributes of inserted elements and the ending attributes of deleted
/// ones.
@Suite(.serialized, .asked("ChatLayout#92")) struct LayoutUpdateDelegateTests {
  private final class Fading: Feed, LayoutUpdateDelegate {
    /// The adjusted attributes, by the requested element.
    var said: [String: UICollectionViewLayoutAttributes] = [:]
    var change: (UICollectionViewLayoutAttributes) -> Void = {
      ($0.center.x, $0.alpha) = ($0.center.x + 21, 0.6)
      $0.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    }

    private func say(_ key: String, _ attributes: UICollectionViewLayoutAttributes) {
      #expect(said[key] == nil, "the delegate is called twice for an element")
      change(attributes)
      said[key] = attributes.copy() as? UICollectionViewLayoutAttributes
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      adjustInitialLayoutAttributes attributes: UICollectionViewLayoutAttributes,
      forInsertedItemAt indexPath: IndexPath
    ) { say("+\(indexPath)", attributes) }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      adjustFinalLayoutAttributes attributes: UICollectionViewLayoutAttributes,
      forDeletedItemAt indexPath: IndexPath
    ) { say("-\(indexPath)", attributes) }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      adjustInitialLayoutAttributes attributes: UICollectionViewLayoutAttributes,
      forInsertedSupplementaryViewOfKind elementKind: String, at indexPath: IndexPath
    ) { say("+\(elementKind)\(indexPath)", attributes) }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      adjustFinalLayoutAttributes attributes: UICollectionViewLayoutAttributes,
      forDeletedSupplementaryViewOfKind elementKind: String, at indexPath: IndexPath
    ) { say("-\(elementKind)\(indexPath)", attributes) }
  }

  private func feed(_ kind: AnyLayout) -> Fading {
    Fading(
      [(0..<60).map { $0 * 2 }, (60..<90).map { $0 * 2 }], kind.make(), kind.isHorizontal ? .right : .down)
  }

  private func expect(
    _ view: UICollectionReusableView, _ layer: CALayer, is said: UICollectionViewLayoutAttributes,
    _ comment: Comment
  ) {
    #expect(isClose(layer.position, said.center, 0.01), comment)
    #expect(isClose(CGFloat(layer.opacity), said.alpha, 0.01), comment)
    #expect(isClose(layer.transform.m11, said.transform3D.m11, 0.01), comment)
  }

  @Test(arguments: AnyLayout.allCases)
  func `the delegate adjusts inserted and deleted items, but not moves and reloads`(
    kind: AnyLayout
  ) throws {
    let feed = feed(kind)
    let deleted = try #require(feed.view.cellForItem(at: [0, 1]))
    feed.view.performBatchUpdates {
      let moved = feed.sections[0].remove(at: 3)
      feed.sections[0].replaceSubrange(1...1, with: [1, moved])
      feed.view.deleteItems(at: [[0, 1]])
      feed.view.insertItems(at: [[0, 1]])
      feed.view.moveItem(at: [0, 3], to: [0, 2])
      feed.view.reloadItems(at: [[0, 0]])
    }
    let start = try #require(feed.said["+[0, 1]"])
    let end = try #require(feed.said["-[0, 1]"])
    #expect(feed.said.count == 2)
    let inserted = try #require(feed.view.cellForItem(at: [0, 1]))
    expect(inserted, try #require(inserted.layer.presentation()), is: start, "begins")
    expect(deleted, deleted.layer, is: end, "ends")
    FrameClock.main.run(for: 0.5)
    let attributes = try #require(feed.view.layoutAttributesForItem(at: [0, 1]))
    expect(inserted, inserted.layer, is: attributes, "comes to rest")
    #expect(deleted.superview == nil || deleted.isHidden)
  }

  @Test(arguments: [AnyLayout.pinnedWaterfall, .pinnedJustified, .stickyHeaders, .horizontalStickyHeaders])
  func `the delegate adjusts headers and items of inserted and deleted sections`(kind: AnyLayout) throws {
    let feed = feed(kind)
    let header = UICollectionView.elementKindSectionHeader
    let deleted = try #require(feed.view.supplementaryView(forElementKind: header, at: [0, 0]))
    feed.view.performBatchUpdates {
      (feed.sections[0], feed.names[0]) = ([1, 3, 5], -9)
      feed.view.deleteSections([0])
      feed.view.insertSections([0])
    }
    let inserted = try #require(feed.view.supplementaryView(forElementKind: header, at: [0, 0]))
    let start = try #require(feed.said["+\(header)[0, 0]"])
    expect(inserted, try #require(inserted.layer.presentation()), is: start, "begins")
    expect(deleted, deleted.layer, is: try #require(feed.said["-\(header)[0, 0]"]), "ends")
    #expect(feed.said.keys.filter { $0.hasPrefix("+[") }.sorted() == ["+[0, 0]", "+[0, 1]", "+[0, 2]"])
    #expect(feed.said["-[0, 0]"] != nil)
  }

  @Test(arguments: AnyLayout.allCases)
  func `invalid delegate adjustments are reported once and ignored`(kind: AnyLayout)
    throws
  {
    for (change, subject) in [
      ({ $0.center.y = .nan }, "center"), ({ $0.size.width = -3 }, "width"), ({ $0.alpha = .nan }, "alpha"),
      ({ $0.transform3D.m14 = .infinity }, "transform"),
    ] as [((UICollectionViewLayoutAttributes) -> Void, String)] {
      let feed = feed(kind)
      feed.change = change
      collectingDiagnostics { reports in
        feed.view.performFinishedUpdates {
          feed.sections[0].replaceSubrange(1...2, with: [1, 3])
          feed.view.deleteItems(at: [[0, 1], [0, 2]])
          feed.view.insertItems(at: [[0, 1], [0, 2]])
        }
        expectEqual(
          (reports().map(\.subject).sorted(), ["final \(subject)", "initial \(subject)"]),
          (reports().first?.replacement, nil))
      }
      let cell = try #require(feed.view.cellForItem(at: [0, 1]))
      let attributes = try #require(feed.view.layoutAttributesForItem(at: [0, 1]))
      #expect(isClose(cell.center, attributes.center))
    }
  }

  @Test func `bounds and layout changes don't request delegate adjustments`() {
    let feed = feed(.waterfall)
    feed.view.frame.size = CGSize(width: 300, height: 300)
    feed.view.layoutIfNeeded()
    feed.view.setCollectionViewLayout(CarouselLayout(), animated: true)
    FrameClock.main.run(for: 0.5)
    #expect(feed.said.isEmpty)
  }
}
#endif
