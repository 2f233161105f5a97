import UIKitViews
import TestSupport
import Testing
import UIKitTestSupport

@Suite("Constraint traces")
struct ConstraintTraceTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
  private let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }

  private func lines(_ view: UIView) -> [String] {
    view.constraintTrace().split(separator: "\n").map(String.init)
  }

  @Test func `a trace lists each view with its frame and the constraints that determine it`() throws {
    let label = UILabel()
    label.text = "Title"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    let leading = label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 4)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
      view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 50),
      leading, label.topAnchor.constraint(equalTo: view.topAnchor),
    ])
    root.layoutIfNeeded()
    let lines = lines(root)
    #expect(lines[0].hasPrefix("•UIView:0x"))
    #expect(lines[0].hasSuffix(" (0 0; 300 100)"))
    #expect(lines.contains { $0.hasPrefix("|   *UIView:0x") && $0.hasSuffix(" (8 8; 100 50)") })
    let titled = try #require(lines.first { $0.contains("*UILabel") })
    #expect(titled.contains("'Title' (4 0; \(Int(label.frame.width))"))
    #expect(titled.contains("contents"))
    #expect(!titled.contains("AMBIGUOUS"))
    #expect(lines.contains { $0 == "|   |   |   \(leading)" })
  }

  @Test(
    arguments: [
      ([.width], [.left, .right, .top, .bottom]), ([.leading], [.right, .top, .bottom]),
      ([.trailing], [.left, .top, .bottom]), ([.leading, .trailing], [.top, .bottom]),
      ([.leading, .width, .top], [.bottom]), ([.leading, .width, .bottom], [.top]),
      ([.leading, .width, .top, .bottom], []),
    ] as [([NSLayoutConstraint.Attribute], UIRectEdge)])
  func `a trace names exactly the ambiguous edges`(
    _ row: (pinned: [NSLayoutConstraint.Attribute], open: UIRectEdge)
  ) throws {
    for attribute in row.pinned {
      let isLength = attribute == .width
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: isLength ? nil : root,
        attribute: isLength ? .notAnAttribute : attribute, multiplier: 1, constant: isLength ? 40 : 0
      ).isActive = true
    }
    root.layoutIfNeeded()
    let marks = try #require(view.constraintMarks)
    expectEqual((marks.ambiguousEdges, row.open), (marks.isBroken, false))
    let line = try #require(lines(root).first { $0.contains("*UIView") })
    let names: [(UIRectEdge, String)] = [
      (.left, "left"), (.right, "right"), (.top, "top"), (.bottom, "bottom"),
    ]
    let open = names.filter { row.open.contains($0.0) }.map(\.1).joined(separator: ", ")
    #expect(line.hasSuffix("AMBIGUOUS: " + open) == !row.open.isEmpty)
  }

  @Test func `a trace marks a broken constraint`() throws {
    let (narrow, wide) = (
      view.widthAnchor.constraint(equalToConstant: 10), view.widthAnchor.constraint(equalToConstant: 20)
    )
    _ = warnings {
      NSLayoutConstraint.activate([view.leadingAnchor.constraint(equalTo: root.leadingAnchor), narrow, wide])
      root.layoutIfNeeded()
    }
    #expect(try #require(view.constraintMarks).isBroken)
    #expect(lines(root).contains { $0 == "|   |   \(wide) BROKEN" })
    #expect(lines(root).contains { $0 == "|   |   \(narrow)" })
  }

  @Test func `a trace shows an alignment rectangle that differs from the frame`() throws {
    final class Badge: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 4, left: 0, bottom: 0, right: 6) }
    }
    let badge = Badge()
    badge.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      badge.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      badge.widthAnchor.constraint(equalToConstant: 30), badge.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    try expectEqual(
      (#require(badge.constraintMarks).alignmentRect, CGRect(10, 10, 30, 20)),
      (badge.frame, CGRect(10, 6, 36, 24)))
    #expect(
      lines(root).contains { $0.contains("*Badge") && $0.contains("(10 6; 36 24), aligned (10 10; 30 20)") })
  }

  @Test func `a trace lists a view without constraints with its frame and without marks`() {
    let plain = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    root.addSubview(plain)
    root.layoutIfNeeded()
    #expect(plain.constraintMarks == nil)
    #expect(lines(root).contains { $0.hasPrefix("|    UIView:0x") && $0.hasSuffix("(1 2; 3 4)") })
  }
}
