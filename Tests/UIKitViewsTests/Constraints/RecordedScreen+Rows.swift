import UIKitTestSupport
import UIKitViews

/// SE: iamcgn/swiftui-web, iPhone SE, iOS 26.0, scale 2. P: Vercantez/openuikit, iPhone 16 or SE, iOS 26.1.
/// C: openuikit, Mac Catalyst 26.1, scale 2.
nonisolated extension RecordedScreen {
  static let all = [pins, nested, centres, priorities, fixed, rightToLeft]

  private static let pins = Self(
    "views are pinned, centered, and proportioned; edges round to pixels, quarters up",
    source: "SE autolayout/pins",
    320, 300,
    views: [
      View("banner"), View("centred"), View("container", .fixed(CGRect(205, 120, 99, 51))),
      View("quarter", in: "container"), View("aspect"), View("pinned", .label("Pinned label")),
      View("stretched", .label("Stretched")), View("corner"),
    ],
    rules: [
      "banner.leading == root.leading + 16", "banner.trailing == root.trailing - 16",
      "banner.top == root.top + 16", "banner.height == 40",
      "centred.width == 101", "centred.height == 51",
      "centred.centerX == root.centerX", "centred.centerY == root.centerY",
      "quarter.width == 34.5", "quarter.height == 20.5",
      "quarter.centerX == container.centerX", "quarter.centerY == container.centerY",
      "aspect.leading == root.leading + 16", "aspect.top == root.top + 72",
      "aspect.height == 30", "aspect.width == aspect.height * 2",
      "pinned.leading == root.leading + 16", "pinned.top == root.top + 120",
      "stretched.leading == root.leading + 16", "stretched.trailing == root.trailing - 16",
      "stretched.top == root.top + 160",
      "corner.width == 40", "corner.height == 40",
      "corner.trailing == root.trailing - 16", "corner.bottom == root.bottom - 16",
    ]
  ) { width in
    [
      "banner": CGRect(16, 16, 288, 40), "centred": CGRect(109.5, 124.5, 101, 51),
      "container": CGRect(205, 120, 99, 51), "quarter": CGRect(32.5, 15.5, 34.5, 20.5),
      "aspect": CGRect(16, 72, 60, 30), "pinned": CGRect(16, 120, width("pinned"), 20.5),
      "stretched": CGRect(16, 160, 288, 20.5), "corner": CGRect(264, 244, 40, 40),
    ]
  }

  private static let nested = Self(
    "nested views are placed in their superviews' coordinates", source: "C constraints_nested", 320, 200,
    views: [View("a"), View("b", in: "a"), View("d", in: "a"), View("dot", in: "d"), View("e")],
    rules: [
      "a.leading == root.leading + 20", "a.trailing == root.trailing - 20", "a.top == root.top + 20",
      "a.height == 110",
      "b.leading == a.leading + 10", "b.top == a.top + 10", "b.bottom == a.bottom - 10", "b.width == 60",
      "d.leading == b.trailing + 10", "d.trailing == a.trailing - 10", "d.top == a.top + 10",
      "d.bottom == a.bottom - 10",
      "dot.width == 30", "dot.height == 30", "dot.centerX == d.centerX", "dot.centerY == d.centerY",
      "e.leading == root.leading + 20", "e.top == a.bottom + 12", "e.width == 80", "e.height == 30",
    ]
  ) { _ in
    [
      "a": CGRect(20, 20, 280, 110), "b": CGRect(10, 10, 60, 90), "d": CGRect(80, 10, 190, 90),
      "dot": CGRect(80, 30, 30, 30), "e": CGRect(20, 142, 80, 30),
    ]
  }

  private static let centres = Self(
    "centers are relative to the superview's center", source: "C constraints_center_size", 320, 240,
    views: [View("large"), View("small")],
    rules: [
      "large.width == 120", "large.height == 80", "large.centerX == root.centerX",
      "large.centerY == root.centerY",
      "small.width == 40", "small.height == 40", "small.centerX == root.centerX + 80",
      "small.centerY == root.centerY - 60",
    ]
  ) { _ in ["large": CGRect(100, 80, 120, 80), "small": CGRect(220, 40, 40, 40)] }

  private static let priorities = Self(
    "a higher priority wins; the label that hugs less gets the space", source: "SE autolayout/priorities",
    320, 300,
    views: [
      View("wide"), View("pick"), View("atLeast"), View("atLeast2"),
      View("left", .label("Left"), hugging: 252, resistance: 749), View("right", .label("Right")),
    ],
    rules: [
      "wide.height == 30", "pick.height == 30", "atLeast.height == 30", "atLeast2.height == 30",
      "wide.leading == root.leading + 16", "wide.top == root.top + 16", "wide.width == 500 @999",
      "wide.trailing <= root.trailing - 16",
      "pick.leading == root.leading + 16", "pick.top == wide.bottom + 8", "pick.width == 200 @250",
      "pick.width == 100 @750",
      "atLeast.leading == root.leading + 16", "atLeast.top == pick.bottom + 8", "atLeast.width >= 100 @750",
      "atLeast.width == 50 @999",
      "atLeast2.leading == atLeast.trailing + 8", "atLeast2.top == atLeast.top",
      "atLeast2.width >= 100 @999", "atLeast2.width == 50 @750",
      "left.leading == root.leading + 16", "left.top == atLeast.bottom + 16",
      "right.leading == left.trailing + 8", "right.trailing == root.trailing - 16",
      "right.firstBaseline == left.firstBaseline",
    ]
  ) { width in
    [
      "wide": CGRect(16, 16, 288, 30), "pick": CGRect(16, 54, 100, 30), "atLeast": CGRect(16, 92, 50, 30),
      "atLeast2": CGRect(74, 92, 100, 30), "left": CGRect(16, 138, width("left"), 20.5),
      "right": CGRect(24 + width("left"), 138, 280 - width("left"), 20.5),
    ]
  }

  private static let fixed = Self(
    "a view that uses its autoresizing mask doesn't move, and other views can follow its edges",
    source: "none", 320, 300,
    views: [
      View("fixed", .fixed(CGRect(30, 40, 50, 60))), View("inner", .fixed(CGRect(5, 6, 20, 20)), in: "fixed"),
      View("neighbour"), View("below"),
    ],
    rules: [
      "neighbour.leading == fixed.trailing + 10", "neighbour.top == fixed.top", "neighbour.width == 10",
      "neighbour.height == 10",
      "below.leading == inner.leading", "below.top == inner.bottom + 4", "below.width == inner.width",
      "below.height == 8",
    ],
    steps: [
      Step(name: "moved and widened") {
        $0["fixed"]?.frame.origin = CGPoint(x: 100, y: 50)
        $0["inner"]?.frame.size.width = 40
      } frames: { _ in
        ["neighbour": CGRect(160, 50, 10, 10), "below": CGRect(105, 80, 40, 8)]
      }
    ]
  ) { _ in
    [
      "fixed": CGRect(30, 40, 50, 60), "neighbour": CGRect(90, 40, 10, 10), "below": CGRect(35, 70, 20, 8),
    ]
  }

  private static let rightToLeft = Self(
    "in a right-to-left layout, leading is the right edge, and constants point inward",
    source: "P, conformance screens",
    320, 300,
    views: [View("control"), View("text", .box(100, 20))],
    rules: [
      "control.leading == root.leading + 16", "control.top == root.top", "control.width == 50",
      "control.height == 30",
      "text.trailing <= root.trailing - 8", "text.leading == control.trailing + 8", "text.top == root.top",
    ],
    change: { $0["root"]?.semanticContentAttribute = .forceRightToLeft },
    steps: [
      Step(name: "with longer contents") {
        ($0["text"] as? BoxView)?.contents.width = 400
      } frames: { _ in
        ["control": CGRect(254, 0, 50, 30), "text": CGRect(8, 0, 238, 20)]
      },
      Step(name: "in a left-to-right layout") {
        $0["root"]?.semanticContentAttribute = .forceLeftToRight
      } frames: { _ in
        ["control": CGRect(16, 0, 50, 30), "text": CGRect(74, 0, 238, 20)]
      },
    ]
  ) { _ in ["control": CGRect(254, 0, 50, 30), "text": CGRect(146, 0, 100, 20)] }
}
