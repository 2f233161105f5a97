// Scripts for many fixtures.
extension Fixture {
  static let verticalScript: [FixtureOperation] = [
    .scroll(y: 300), .flick(dy: -120), .scrollAnimated(y: 200),
    .batch([.insert(0, 3), .delete(0, 5), .move(0, 8, to: 0, 10), .reload(0, 12)]), .rotate,
    .scrollToItem(section: 0, item: 20), .rotate, .reloadData,
  ]

  static let horizontalScript: [FixtureOperation] = [
    .scroll(x: 300), .flick(dx: -120), .scrollAnimated(x: 200),
    .batch([.insert(0, 3), .delete(0, 5), .move(0, 8, to: 0, 10), .reload(0, 12)]), .rotate,
    .scrollToItem(section: 0, item: 20), .rotate, .reloadData,
  ]

  /// For at least three sections with at least nine items each.
  static let sectionScript: [FixtureOperation] = [
    .scroll(y: 250), .flick(dy: -150), .batch([.insert(0, 0), .delete(1, 2), .move(1, 4, to: 2, 1)]),
    .batch([.insertSection(1, count: 5)]), .batch([.deleteSection(0)]), .rotate,
    .scrollToItem(section: 1, item: 2), .rotate, .reloadData,
  ]

  /// For a few items that don't scroll.
  static let stillScript: [FixtureOperation] = [
    .batch([.insert(0, 1), .delete(0, 3)]), .batch([.move(0, 0, to: 0, 2), .reload(0, 1)]), .rotate,
    .reloadData,
  ]
}
