import LayoutEngine
import TestSupport
import Testing

/// Measures the work for nested groups by the number of calls to the innermost group, a custom one.
@Suite struct NestedGroupTests {
  typealias Node = Compositional.Node
  typealias Dimension = Compositional.Dimension

  /// Nested groups and their properties.
  struct Nest: CustomTestStringConvertible, Sendable {
    let name: String
    let sizes: [Compositional.Size]
    var axes: [Axis] = [.vertical, .horizontal]
    /// The maximum number of additional calls to the innermost group for each level.
    var callsPerLevel = 0

    var testDescription: String { name }

    func node(_ depth: Int) -> Node {
      var node = Node(size: sizes[depth % sizes.count], content: .custom(1))
      for level in (0..<depth).reversed() {
        node = Node(
          size: sizes[level % sizes.count],
          content: .group(.init(axes[level % axes.count], .repeating([node]))))
      }
      return node
    }

    static let all = [
      Nest(name: "fractions", sizes: [.init(.fractionalWidth(1), .fractionalHeight(1))]),
      Nest(
        name: "fractions in a column", sizes: [.init(.fractionalWidth(1), .fractionalHeight(1))],
        axes: [.vertical]),
      Nest(name: "lengths", sizes: [.init(.absolute(300), .absolute(90))]),
      Nest(name: "estimated heights", sizes: [.init(.fractionalWidth(1), .estimated(44))]),
      Nest(
        name: "estimated heights in a column", sizes: [.init(.fractionalWidth(1), .estimated(44))],
        axes: [.vertical]),
      Nest(name: "estimates", sizes: [.init(.estimated(300), .estimated(44))]),
      Nest(
        name: "uniform heights", sizes: [.init(.fractionalWidth(1), .uniform(estimate: 44))], callsPerLevel: 8
      ),
      Nest(
        name: "fractions of estimates",
        sizes: [
          .init(.fractionalWidth(0.9), .estimated(44)), .init(.estimated(300), .fractionalHeight(0.9)),
        ],
        callsPerLevel: 8),
    ]
  }

  /// Returns the outer group's length and the number of calls to the innermost group, which has one item.
  private func resolve(_ node: Node, count: Int = 1, measuring: Bool) -> (calls: Int, extent: Double) {
    var calls = 0
    let items: Compositional.CustomItemProvider = { _, size in
      calls += 1
      return [.init(frame: LayoutRect(origin: .zero, size: size))]
    }
    var run = Compositional.Run(
      node, axis: .vertical, container: LayoutSize(width: 320, height: 400), scale: 2, count: count,
      customItems: items)
    guard measuring else { return (calls, run.groupExtent) }
    calls = 0
    run.measure([(item: count - 1, size: LayoutSize(width: 100, height: 60))], customItems: items)
    return (calls, run.groupExtent)
  }

  @Test(arguments: Nest.all, [false, true])
  func `the work for nested groups grows at most linearly with their depth`(nest: Nest, measuring: Bool) {
    for depth in [4, 12] {
      let calls = resolve(nest.node(depth), measuring: measuring).calls
      #expect(calls >= 1)
      #expect(calls <= 16 + nest.callsPerLevel * depth, "\(depth) nested groups")
    }
  }

  @Test(arguments: Nest.all)
  func `a hundred nested groups are resolved`(nest: Nest) {
    for measuring in [false, true] {
      let (calls, extent) = resolve(nest.node(100), measuring: measuring)
      #expect(calls <= 16 + nest.callsPerLevel * 100)
      #expect(extent > 0)
    }
  }

  @Test func `groups of fixed lengths are resolved without looking at later items`() {
    let lengths = Nest(name: "lengths", sizes: [.init(.absolute(300), .absolute(90))])
    let (few, many) = (
      resolve(lengths.node(12), measuring: false), resolve(lengths.node(12), count: 50, measuring: false)
    )
    expectEqual((many.calls, few.calls), (many.extent, few.extent))
  }
}
