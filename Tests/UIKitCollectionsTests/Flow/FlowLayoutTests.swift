import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

@Suite("C Flow layout")
struct FlowLayoutTests {
  private let header = UICollectionView.elementKindSectionHeader
  private let everything = CGRect(-10000, -10000, 20000, 20000)

  // MARK: Defaults and edge cases

  @Test(.fact("C0"))
  func `default property values match UIKit's`() {
    let layout = UICollectionViewFlowLayout()
    expectEqual(
      (layout.itemSize, CGSize(width: 50, height: 50)),
      (layout.minimumLineSpacing, 10),
      (layout.minimumInteritemSpacing, 10),
      (layout.sectionInset, .zero),
      (layout.estimatedItemSize, .zero),
      (layout.scrollDirection, .vertical))
    expectEqual(
      (layout.headerReferenceSize, .zero),
      (layout.footerReferenceSize, .zero),
      (layout.sectionInsetReference, .fromContentInset),
      (layout.sectionHeadersPinToVisibleBounds, false),
      (layout.sectionFootersPinToVisibleBounds, false),
      (layout.flipsHorizontallyInOppositeLayoutDirection, false))
  }

  // Measured on UIKit: the public repository Vercantez/openuikit.
  @Test(.fact("M4"))
  func `without a collection view, the layout has zero size and no elements`() {
    let layout = UICollectionViewFlowLayout()
    layout.prepare()
    expectEqual(
      (layout.collectionViewContentSize, .zero),
      (layout.layoutAttributesForElements(in: everything), []),
      (layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)), nil))
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: everything))
  }

  @Test(.fact("C7"))
  func `a view without sections has no content height`() {
    let stage = FlowStage(items: [])
    expectEqual(
      (stage.elements(in: everything), []),
      (stage.view.contentSize, CGSize(width: 375, height: 0)))
  }

  @Test func `a zero-size view lays out without warnings`() {
    let lines = warnings { _ = FlowStage(.zero, items: [3]).frame(2) }
    #expect(lines == [])
  }

  @Test(
    arguments: [
      IndexPath(item: 3, section: 0), IndexPath(item: 0, section: 1), IndexPath(item: -1, section: 0),
      IndexPath(item: 0, section: -1), IndexPath(index: 0), IndexPath(),
    ])
  func `index paths outside the data have no attributes`(path: IndexPath) {
    let stage = FlowStage(items: [3]) { $0.headerReferenceSize = CGSize(width: 0, height: 10) }
    stage.layOut()
    #expect(stage.layout.layoutAttributesForItem(at: path) == nil)
    if path != IndexPath(item: 3, section: 0) {
      #expect(stage.layout.layoutAttributesForSupplementaryView(ofKind: header, at: path) == nil)
    }
    #expect(stage.layout.layoutAttributesForSupplementaryView(ofKind: "other", at: path) == nil)
  }

  // MARK: Queries

  @Test(.fact("C13"))
  func `elements are ordered by section as header, items, footer`() {
    let stage = FlowStage(items: [2, 1]) {
      $0.headerReferenceSize = CGSize(width: 0, height: 10)
      $0.footerReferenceSize = CGSize(width: 0, height: 10)
    }
    #expect(
      stage.elements(in: everything) == [
        "header 0-0", "item 0-0", "item 0-1", "footer 0-0", "header 1-0", "item 1-0", "footer 1-0",
      ])
  }

  @Test(.fact("B3.8"))
  func `headers and footers lie above the cells`() throws {
    let stage = FlowStage(items: [1]) { $0.headerReferenceSize = CGSize(width: 0, height: 10) }
    stage.layOut()
    let attributes = try #require(stage.layout.layoutAttributesForElements(in: everything))
    expectEqual(
      (attributes.map(\.zIndex), [10, 0]),
      (attributes.map(\.representedElementCategory), [.supplementaryView, .cell]))
  }

  @Test(.fact("B3.5"))
  func `each query returns new attribute objects`() {
    let stage = FlowStage(items: [1])
    stage.layOut()
    let path = IndexPath(item: 0, section: 0)
    let first = stage.layout.layoutAttributesForItem(at: path)
    first?.alpha = 0
    expectEqual(
      (stage.layout.layoutAttributesForItem(at: path)?.alpha, 1),
      (stage.layout.layoutAttributesForElements(in: everything)?.first?.alpha, 1))
  }

  @Test func `attributes are instances of layoutAttributesClass`() {
    final class Attributes: UICollectionViewLayoutAttributes {}
    final class Layout: UICollectionViewFlowLayout {
      override class var layoutAttributesClass: AnyClass { Attributes.self }
    }
    let stage = FlowStage(items: [2], layout: Layout())
    stage.layOut()
    expectAll(stage.layout.layoutAttributesForElements(in: everything) ?? []) { $0 is Attributes }
  }

  @Test(.fact("C6"))
  func `in horizontal scrolling, a header precedes its items and is as tall as the view`() {
    let stage = FlowStage(CGSize(width: 300, height: 200), items: [1, 1]) {
      $0.scrollDirection = .horizontal
      $0.headerReferenceSize = CGSize(width: 30, height: 7)
      $0.footerReferenceSize = CGSize(width: 20, height: 7)
    }
    expectEqual(
      (stage.header(1), CGRect(100, 0, 30, 200)),
      (stage.footer(0), CGRect(80, 0, 20, 200)),
      (stage.view.contentSize, CGSize(width: 200, height: 200)))
  }

  // A view 414 points wide with insets of 20 + 20 logs a content width of 374 (GitHub, VerticalCardSwiper
  // issue 62).
  @Test(.fact("C7"))
  func `the contents are as wide as the view minus its content insets`() {
    let stage = FlowStage(CGSize(width: 414, height: 400), items: [1])
    stage.view.contentInset = UIEdgeInsets(top: 5, left: 20, bottom: 5, right: 20)
    stage.layOut()
    #expect(stage.view.contentSize.width == 374)
  }

  @Test(.fact("C10"))
  func `section insets from layout margins start at the margins`() {
    let stage = FlowStage(CGSize(width: 300, height: 400), items: [2]) {
      $0.sectionInset = UIEdgeInsets(top: 3, left: 4, bottom: 0, right: 4)
      $0.sectionInsetReference = .fromLayoutMargins
      $0.itemSize = CGSize(width: 120, height: 50)
    }
    stage.view.layoutMargins = UIEdgeInsets(top: 30, left: 12, bottom: 30, right: 12)
    expectEqual((stage.frame(0)?.origin, CGPoint(x: 16, y: 3)), (stage.frame(1)?.maxX, 284))
    stage.view.layoutMargins.left = 20
    #expect(stage.frame(0)?.origin == CGPoint(x: 24, y: 3))
  }

  @Test func `margin changes don't invalidate a layout that ignores margins`() {
    final class Counting: UICollectionViewFlowLayout {
      var preparations = 0
      override func prepare() {
        super.prepare()
        preparations += 1
      }
    }
    let layout = Counting()
    let stage = FlowStage(CGSize(width: 300, height: 400), items: [2], layout: layout)
    stage.layOut()
    stage.view.layoutMargins.left = 20
    stage.layOut()
    #expect(layout.preparations == 1)
  }

  // MARK: Delegate

  @Test(.fact("C8"))
  func `properties apply if the delegate doesn't implement the methods`() {
    let stage = FlowStage(items: [4]) {
      $0.itemSize = CGSize(width: 70, height: 20)
      $0.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      $0.headerReferenceSize = CGSize(width: 0, height: 9)
    }
    stage.delegate = SilentDelegate()
    expectEqual((stage.frame(0), CGRect(2, 10, 70, 20)), (stage.view.contentSize.height, 33))
  }

  @Test(.fact("C8"))
  func `delegate defaults without a flow layout match UIKit's`() {
    let (view, layout) = (FlowStage(items: []).view, UICollectionViewLayout())
    let delegate = SilentDelegate()
    let path = IndexPath(item: 0, section: 0)
    expectEqual(
      (delegate.collectionView(view, layout: layout, sizeForItemAt: path), CGSize(width: 50, height: 50)),
      (delegate.collectionView(view, layout: layout, insetForSectionAt: 0), .zero),
      (delegate.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: 0), 10),
      (delegate.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: 0), 10),
      (delegate.collectionView(view, layout: layout, referenceSizeForHeaderInSection: 0), .zero),
      (delegate.collectionView(view, layout: layout, referenceSizeForFooterInSection: 0), .zero))
  }

  @Test(.fact("C8"))
  func `each section follows its own delegate values`() {
    let stage = FlowStage(CGSize(width: 300, height: 400), items: [3, 3])
    stage.delegate = SectionDelegate()
    expectEqual(
      (stage.header(0), nil),
      (stage.frame(0, 0), CGRect(5, 5, 100, 20)),
      (stage.frame(1, 0), CGRect(195, 5, 100, 20)),
      (stage.frame(2, 0), CGRect(5, 27, 100, 20)),
      (stage.footer(0), CGRect(0, 52, 300, 6)),
      (stage.header(1), CGRect(0, 58, 300, 8)),
      (stage.frame(0, 1)?.origin, CGPoint(x: 10, y: 76)),
      (stage.footer(1), nil))
  }

  @Test(.fact("C8", "B1.2"))
  func `the delegate is called once per item, and not while scrolling`() {
    let stage = FlowStage(items: [500]) { $0.sectionHeadersPinToVisibleBounds = true }
    let delegate = SizingDelegate { CGSize(width: 50 + $0.item % 7, height: 50) }
    stage.delegate = delegate
    stage.layOut()
    #expect(delegate.asked == 500)
    stage.view.contentOffset.y = 1000
    stage.layOut()
    #expect(delegate.asked == 500)
    stage.view.frame.size.width = 200
    stage.layOut()
    #expect(delegate.asked == 500)
    stage.layout.invalidateLayout()
    stage.layOut()
    #expect(delegate.asked == 1000)
  }

  // MARK: Warnings

  @Test(.fact("B5.9", "C1"))
  func `an item wider than its line is reported once per pass`() {
    let lines = warnings {
      _ = FlowStage(CGSize(width: 200, height: 400), items: [3]) {
        $0.itemSize = CGSize(width: 201, height: 40)
      }.frame(0)
    }
    expectWarning(
      lines,
      "the item width must be less than the width of the UICollectionView minus the section insets left and right "
        + "values, minus the content insets left and right values.", "Item 0 of section 0 is 201.0 × 40.0.")
  }

  @Test(.fact("B5.9"))
  func `in horizontal scrolling, an item taller than its line is reported`() {
    let lines = warnings {
      _ = FlowStage(CGSize(width: 200, height: 400), items: [3]) {
        $0.scrollDirection = .horizontal
        $0.itemSize = CGSize(width: 40, height: 401)
      }.frame(0)
    }
    expectWarning(
      lines,
      "the item height must be less than the height of the UICollectionView minus the section insets top and bottom "
        + "values, minus the content insets top and bottom values.", "Item 0 of section 0 is 40.0 × 401.0.")
  }

  @Test(.fact("B5.9"))
  func `an item that exactly fills its line causes no warning`() {
    let lines = warnings {
      _ = FlowStage(CGSize(width: 200, height: 400), items: [3]) {
        $0.itemSize = CGSize(width: 200, height: 40)
      }.frame(0)
    }
    #expect(lines == [])
  }

  @Test(.fact("B5.9"))
  func `a NaN item size is reported and treated as zero`() {
    let lines = warnings {
      let stage = FlowStage(items: [2])
      stage.delegate = SizingDelegate {
        $0.item == 0 ? CGSize(width: 5, height: CGFloat.nan) : CGSize(width: 9, height: 9)
      }
      expectEqual(
        (stage.frame(0)?.size, CGSize(width: 5, height: 0)),
        (stage.frame(1)?.size, CGSize(width: 9, height: 9)))
    }
    expectWarning(lines, "item sizes must be finite.", "Item 0 of section 0")
  }

  @Test(.fact("B5.15"), arguments: [CGSize(width: -5, height: 9), CGSize(width: 9, height: -0.5)])
  func `a negative size from the delegate raises an exception and is treated as zero`(size: CGSize) {
    let reasons = exceptions {
      let stage = FlowStage(items: [3])
      // The first item is wider than its line, which only causes a warning in UIKit.
      stage.delegate = SizingDelegate {
        [CGSize(width: 999, height: 9), size, CGSize(width: 9, height: 9)][$0.item]
      }
      _ = warnings {
        #expect(stage.frame(1)?.size == CGSize(width: max(0, size.width), height: max(0, size.height)))
      }
    }
    #expect(
      reasons.first?.hasPrefix(
        "negative sizes are not supported in the flow layout: <UICollectionViewFlowLayout") == true,
      "\(reasons)")
    #expect(
      reasons.first?.contains("Item 1 of section 0 is \(size.width) × \(size.height).") == true, "\(reasons)")
  }

  @Test(.fact("B5.15")) func `a negative itemSize raises an exception and is treated as zero`() {
    let reasons = exceptions {
      let stage = FlowStage(items: [1]) { $0.itemSize = CGSize(width: 9, height: -1) }
      #expect(stage.frame(0)?.size == CGSize(width: 9, height: 0))
    }
    #expect(reasons.isEmpty == false)
  }

  /// The four lines come from a log in Provenance issue 2082.
  private func expectWarning(
    _ lines: [String], _ rule: String, _ offender: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(lines.count == 4, sourceLocation: sourceLocation)
    guard lines.count == 4 else { return }
    #expect(
      lines[0] == "The behavior of the UICollectionViewFlowLayout is not defined because:",
      sourceLocation: sourceLocation)
    #expect(lines[1] == rule, sourceLocation: sourceLocation)
    #expect(
      lines[2].hasPrefix("The relevant UICollectionViewFlowLayout instance is <UICollectionViewFlowLayout"),
      sourceLocation: sourceLocation)
    #expect(
      lines[2].contains(">, and it is attached to <\(TrackingCollectionView.self): "),
      sourceLocation: sourceLocation)
    #expect(lines[2].contains(offender), sourceLocation: sourceLocation)
    #expect(
      lines[3]
        == "Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in the debugger.",
      sourceLocation: sourceLocation)
  }
}

private final class SectionDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 100, height: 20) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    let inset: CGFloat = section == 0 ? 5 : 10
    return UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { section == 0 ? 2 : 4 }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { section == 0 ? 50 : 1 }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 3, height: section == 0 ? 0 : 8) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { CGSize(width: 3, height: section == 0 ? 6 : 0) }
}
