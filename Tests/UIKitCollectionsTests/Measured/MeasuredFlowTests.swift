import UIKitCollections
import TestSupport
import Testing
import UIKitTestSupport

/// An arrangement with frames recorded on Apple's UIKit.
struct MeasuredFlow: CustomTestStringConvertible, Sendable {
  var name: String
  var bounds = CGSize(width: 375, height: 400)
  var items: [Int]
  var itemSize = CGSize(width: 50, height: 50)
  /// The delegate's sizes, or `nil` for no delegate.
  var delegateSizes: [CGSize]?
  var line: CGFloat = 10
  var interitem: CGFloat = 10
  var insets = UIEdgeInsets.zero
  var direction = UICollectionView.ScrollDirection.vertical
  var header: CGFloat = 0
  var footer: CGFloat = 0
  var frames: [(section: Int, item: Int, frame: CGRect)]
  /// `nil` for sections without a header.
  var headers: [CGRect?] = []
  var footers: [CGRect?] = []
  var content: CGSize?

  nonisolated var testDescription: String { name }
}

extension MeasuredFlow {
  nonisolated private static func row(
    _ xs: [CGFloat], y: CGFloat = 0, _ size: CGSize, section: Int = 0, from first: Int = 0
  ) -> [(section: Int, item: Int, frame: CGRect)] {
    xs.enumerated().map { (section, first + $0.offset, CGRect($0.element, y, size.width, size.height)) }
  }

  nonisolated private static let tile = CGSize(width: 80, height: 40)

  /// From the public repository Vercantez/openuikit: probes on UIKit, Mac Catalyst of iOS 26, screen scale 2.
  /// The letters identify the probes.
  nonisolated static let openUIKit: [MeasuredFlow] = {
    let big = CGSize(width: 100, height: 60)
    let exact = CGSize(width: 115, height: 50)
    let wide = CGSize(width: 90, height: 70)
    let grid: [CGFloat] = [0, 98.5, 196.5, 295]
    return [
      MeasuredFlow(
        name: "A: seven items in lines of three", items: [7], itemSize: big,
        frames: row([0, 137.5, 275], big) + row([0], y: 70, big, from: 3) + row([275], y: 70, big, from: 5)
          + row([0], y: 140, big, from: 6),
        content: CGSize(width: 375, height: 200)),
      MeasuredFlow(
        name: "B: the items of A with section insets", items: [7], itemSize: big,
        insets: UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16),
        frames: row([16, 137.5, 259], y: 8, big) + row([16], y: 148, big, from: 6),
        content: CGSize(width: 375, height: 216)),
      MeasuredFlow(
        name: "C: an exact fit", items: [5], itemSize: exact, line: 12, interitem: 15,
        frames: row([0, 130, 260], exact) + row([0, 130], y: 62, exact, from: 3),
        content: CGSize(width: 375, height: 112)),
      MeasuredFlow(
        name: "D: two sections with headers and footers", items: [3, 2], itemSize: tile,
        insets: UIEdgeInsets(top: 4, left: 12, bottom: 6, right: 12), header: 30, footer: 20,
        frames: row([12, 102.5, 192.5], y: 34, tile) + row([12, 102.5], y: 134, tile, section: 1),
        headers: [CGRect(0, 0, 375, 30), CGRect(0, 100, 375, 30)],
        footers: [CGRect(0, 80, 375, 20), CGRect(0, 180, 375, 20)],
        content: CGSize(width: 375, height: 200)),
      MeasuredFlow(
        name: "E: columns, scrolled horizontally", bounds: CGSize(width: 375, height: 220), items: [7],
        itemSize: wide, insets: UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12), direction: .horizontal,
        frames: row([12], y: 8, wide) + row([12], y: 142, wide, from: 1) + row([112], y: 8, wide, from: 2)
          + row([212], y: 142, wide, from: 5) + row([312], y: 8, wide, from: 6),
        content: CGSize(width: 414, height: 220)),
      MeasuredFlow(
        name: "G: items wider than the view", bounds: CGSize(width: 200, height: 400), items: [3],
        itemSize: CGSize(width: 250, height: 40), line: 6, interitem: 6,
        frames: (0..<3).map { (0, $0, CGRect(-25, CGFloat($0) * 46, 250, 40)) },
        content: CGSize(width: 200, height: 132)),
      MeasuredFlow(
        name: "K: one centered item per line", bounds: CGSize(width: 200, height: 400), items: [2],
        itemSize: CGSize(width: 150, height: 40), line: 6,
        frames: (0..<2).map { (0, $0, CGRect(25, CGFloat($0) * 46, 150, 40)) }),
      MeasuredFlow(
        name: "H: four items at the positions of a line of six", items: [4],
        frames: row([0, 65, 130, 195], CGSize(width: 50, height: 50))),
      MeasuredFlow(
        name: "L: a lone item starts a line for two", bounds: CGSize(width: 200, height: 400), items: [1],
        itemSize: CGSize(width: 90, height: 40), line: 6, frames: [(0, 0, CGRect(0, 0, 90, 40))]),
      MeasuredFlow(
        name: "N: a footer without a header", items: [2], itemSize: tile, footer: 12,
        frames: row([0, 98.5], tile), headers: [nil], footers: [CGRect(0, 40, 375, 12)],
        content: CGSize(width: 375, height: 52)),
      MeasuredFlow(
        name: "J: an empty section keeps header, insets and footer", items: [1, 0, 1], itemSize: tile,
        insets: UIEdgeInsets(top: 4, left: 12, bottom: 6, right: 12), header: 30, footer: 20,
        frames: row([12], y: 194, tile, section: 2),
        headers: [CGRect(0, 0, 375, 30), CGRect(0, 100, 375, 30), CGRect(0, 160, 375, 30)],
        footers: [CGRect(0, 80, 375, 20), CGRect(0, 140, 375, 20), CGRect(0, 240, 375, 20)],
        content: CGSize(width: 375, height: 260)),
      MeasuredFlow(name: "X: sizes from the property", items: [4], itemSize: tile, frames: row(grid, tile)),
      MeasuredFlow(
        name: "Y: the same sizes from the delegate", items: [4], itemSize: tile,
        delegateSizes: [tile, tile, tile, tile], frames: row(grid, tile)),
      MeasuredFlow(
        name: "Z: sizes from the delegate that differ from the property", items: [4],
        delegateSizes: [tile, tile, tile, tile], frames: row(grid, tile)),
      MeasuredFlow(
        name: "AD: one taller item in a full line", items: [5],
        delegateSizes: [tile, CGSize(width: 80, height: 90), tile, tile, tile],
        frames: [
          (0, 0, CGRect(0, 25, 80, 40)), (0, 1, CGRect(98.5, 0, 80, 90)), (0, 3, CGRect(295, 25, 80, 40)),
          (0, 4, CGRect(0, 100, 80, 40)),
        ],
        content: CGSize(width: 375, height: 140)),
    ]
  }()

  /// From the public repository iamcgn/swiftui-web: iPhone SE simulator, iOS 26, screen scale 2.
  nonisolated static let swiftUIWeb: [MeasuredFlow] = {
    let item = CGSize(width: 90, height: 60)
    return [
      MeasuredFlow(
        name: "lines of three items, and two items of another section on the same grid",
        bounds: CGSize(width: 320, height: 568), items: [9, 2], itemSize: item, line: 8, interitem: 8,
        insets: UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16),
        frames: row([16, 115, 214], y: 16, item) + row([16, 115, 214], y: 84, item, from: 3)
          + row([16, 115, 214], y: 152, item, from: 6) + row([16, 115], y: 244, item, section: 1)),
      MeasuredFlow(
        name: "a full line of two sizes, and a last line at the minimum spacing",
        bounds: CGSize(width: 320, height: 568), items: [5],
        delegateSizes: [60, 100, 140, 60, 60].map { CGSize(width: $0, height: 40) },
        insets: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10),
        frames: [
          (0, 0, CGRect(10, 0, 60, 40)), (0, 1, CGRect(210, 0, 100, 40)), (0, 2, CGRect(10, 50, 140, 40)),
          (0, 3, CGRect(160, 50, 60, 40)), (0, 4, CGRect(230, 50, 60, 40)),
        ]),
    ]
  }()
}

@Suite("M1 Flow layout, frames measured on Apple's UIKit")
struct MeasuredFlowTests {
  @Test(
    .fact("M1", "M2", "C2", "C3", "C5", "C6", "C7", "C12"),
    arguments: MeasuredFlow.openUIKit + MeasuredFlow.swiftUIWeb)
  func `frames and content size match values measured in UIKit`(measured: MeasuredFlow) {
    let stage = FlowStage(measured.bounds, items: measured.items) { layout in
      layout.itemSize = measured.itemSize
      layout.minimumLineSpacing = measured.line
      layout.minimumInteritemSpacing = measured.interitem
      layout.sectionInset = measured.insets
      layout.scrollDirection = measured.direction
      layout.headerReferenceSize = CGSize(width: 0, height: measured.header)
      layout.footerReferenceSize = CGSize(width: 0, height: measured.footer)
    }
    if let sizes = measured.delegateSizes { stage.delegate = SizingDelegate { sizes[$0.item] } }
    for expected in measured.frames {
      #expect(stage.frame(expected.item, expected.section) == expected.frame)
    }
    for (section, header) in measured.headers.enumerated() { #expect(stage.header(section) == header) }
    for (section, footer) in measured.footers.enumerated() { #expect(stage.footer(section) == footer) }
    if let content = measured.content { #expect(stage.view.contentSize == content) }
  }

  @Test(
    .fact("M2", "C4"),
    arguments: [
      [CGSize(width: 60, height: 40), CGSize(width: 80, height: 40)],
      [CGSize(width: 60, height: 40), CGSize(width: 60, height: 41)],
    ])
  func `a last line of unequal sizes uses exactly the minimum spacing`(sizes: [CGSize]) {
    let stage = FlowStage(items: [2])
    stage.delegate = SizingDelegate { sizes[$0.item] }
    expectEqual((stage.frame(0)?.minX, 0), (stage.frame(1)?.minX, 70))
  }
}
