import CollectionView
import TestSupport
import Testing

@testable import RandomDriver

/// Runs with content changes during an animated scroll, which must rest within its limits.
@Suite(.serialized) struct AnimatedScrollPlansTests {
  private nonisolated static let measuring: [LayoutKind] = [
    .flow, .stickyHeaders, .waterfall, .tags, .grid, .list,
  ]

  private func expectNothingFound(_ setup: Setup, _ operations: [RandomDriver.Operation]) {
    let finding = RandomDriver.run(Plan(setup: setup, operations: operations))
    #expect(finding == nil, "\(finding?.text ?? "")")
  }

  @Test(arguments: measuring, few([1.0 / 60, 1.0 / 240, 0.1, 0.5]))
  func `an animated scroll to the end with self-sizing cells rests within its limits`(
    layout: LayoutKind, frame: Double
  ) {
    for scale in few([0.3, 1, 5]) {
      for isRightToLeft in [false, true] {
        let setup = Setup(
          layout: layout, counts: [60, 40], isRightToLeft: isRightToLeft, measures: true, scale: scale)
        expectNothingFound(
          setup,
          [.scroll(x: 1, y: 1, animated: true), .frames(count: Int(3 / frame), duration: frame), .rest])
      }
    }
  }

  @Test(arguments: measuring, few([1.0 / 60, 0.1, 0.5]))
  func `a mirrored scroll in a narrowed or emptied view rests within its limits`(
    layout: LayoutKind, frame: Double
  ) {
    for direction in [0, 1] { mirrored(layout, direction, frame) }
  }

  private func mirrored(_ layout: LayoutKind, _ direction: Int, _ frame: Double) {
    let changes: [RandomDriver.Operation] = [
      .resize(width: 180, height: 480), .resize(width: 180, height: 900), .deleteSection(section: 0),
      .deleteItems(section: 0, item: 0, count: 100), .replaceSection(section: 0, count: 1),
    ]
    for change in few(changes) {
      for end in few([0.0, 0.4, 1]) {
        let setup = Setup(layout: layout, counts: [40], isRightToLeft: true, measures: true, scale: 1)
        expectNothingFound(
          setup,
          [
            .set(setting: 0, value: direction), .layOut, .scroll(x: 1 - end, y: end, animated: false),
            .layOut,
            .scroll(x: end, y: 1 - end, animated: true), .frames(count: 1, duration: frame), change,
            .frames(count: 2, duration: frame), .rest,
          ])
      }
    }
  }

  @Test(arguments: [0, 1], [0.1, 0.3, 0.5])
  func `a wheel shows its cells even if an animated scroll ends within one frame`(
    direction: Int, frame: Double
  ) {
    expectNothingFound(
      Setup(layout: .wheel, counts: [20]),
      [
        .set(setting: 0, value: direction), .layOut, .scroll(x: 0.5, y: 0.5, animated: true), .layOut,
        .frames(count: 2, duration: frame), .rest,
      ])
  }
}
