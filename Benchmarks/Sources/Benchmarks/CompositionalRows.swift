import Floor
import LayoutEngine

/// P17: sections of a compositional layout. Preparing a section of identical groups takes as long as
/// preparing one group, and finding its items needs no search.
struct CompositionalRows {
  private static let container = LayoutSize(width: 390, height: 844)

  let count: Int

  /// Nested groups: a large item next to two small ones, and a row of three.
  private var node: Compositional.Node {
    func item(_ width: Double, _ height: Double) -> Compositional.Node {
      Compositional.Node(size: .init(.fractionalWidth(width), .fractionalHeight(height)))
    }
    func group(
      _ width: Compositional.Dimension, _ height: Compositional.Dimension, _ axis: Axis,
      _ nodes: [Compositional.Node]
    ) -> Compositional.Node {
      Compositional.Node(size: .init(width, height), content: .group(.init(axis, .repeating(nodes))))
    }
    let column = group(.fractionalWidth(1 / 3), .fractionalHeight(1), .vertical, [item(1, 0.5)])
    return group(
      .fractionalWidth(1), .absolute(390), .vertical,
      [
        group(.fractionalWidth(1), .fractionalHeight(2 / 3), .horizontal, [item(2 / 3, 1), column]),
        group(.fractionalWidth(1), .fractionalHeight(1 / 3), .horizontal, [item(1 / 3, 1)]),
      ])
  }

  private func run(_ count: Int) -> Compositional.Run {
    Compositional.Run(node, axis: .vertical, container: Self.container, spacing: 8, scale: 3, count: count)
  }

  /// Measures preparation. The floor isn't C code, but the preparation of a section of two groups, one of
  /// them incomplete.
  ///
  /// Both should cost the same.
  func preparing() -> Row {
    let few = run(1).itemsInGroup + 1
    return Row("compositional section, beside two groups", count, atMost: 1.5) {
      timed(per: 100) { for _ in 0..<100 { sink &+= run(count).itemsInGroup } }
    } floor: {
      timed(per: 100) { for _ in 0..<100 { sink &+= run(few).itemsInGroup } }
    }
  }

  /// Measures queries for the frames on a screen, at random positions.
  func queries() -> Row {
    let run = run(count)
    let size = run.itemsInGroup
    let leaves = (0..<size).map { index in
      let frame = run.frame(ofItem: index, from: .zero)
      return floor_rect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
    }
    let pitch = run.groupExtent + 8
    var numbers = Numbers()
    let offsets = (0..<5_000).map { _ in (numbers.nextUnit() * (run.extent - 844)).rounded() }
    var found = [floor_rect](repeating: floor_rect(), count: 64)
    var (hits, floorHits) = (0, 0)
    let row = Row("rect query of a compositional section, random", count, atMost: 2) {
      timed(per: offsets.count) {
        hits = 0
        var sum = 0.0
        for offset in offsets {
          run.forEachItem(in: LayoutRect(x: 0, y: offset, width: 390, height: 844), from: .zero) { _, frame in
            hits += 1
            sum += frame.minX
          }
        }
        sink &+= Int(sum)
      }
    } floor: {
      timed(per: offsets.count) {
        floorHits = 0
        for offset in offsets {
          floorHits += floor_groups_query(
            leaves, size, pitch, 3, count, floor_rect(x: 0, y: offset, width: 390, height: 844), &found)
        }
      }
    }
    if hits != floorHits { Check.fail("compositional: \(hits) items found, \(floorHits) by the floor") }
    return row
  }
}
