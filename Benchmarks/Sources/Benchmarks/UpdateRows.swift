import CollectionView

/// P21: one item of very many changes, through the collection view.
struct UpdateRows {
  private static let changeCount = 100

  let count: Int

  /// The first item changes, so everything is packed anew.
  func packing(_ kind: PackingKind) -> [Row] {
    let stage = PackingStage(kind, count: count)
    let names: [(PackingStage.Change, String)] = [
      (.insertion, "an item inserted at the front"), (.deletion, "… deleted"),
      (.move, "… moved into the middle"),
    ]
    var most = 0
    let rows = names.map { change, name in
      Row(
        change == .insertion ? "\(kind), \(name)" : name, count, nanoseconds: 16_000_000,
        like: Calibration(quiet: 1_400_000, items: 1_000_000)
      ) {
        let time = stage.perform(change)
        most = max(most, stage.asked)
        return time
      }
    }
    stage.check()
    return rows + [
      Row(
        "… questions to the delegate, of each of these", count, ours: Double(most), target: .amount(2),
        unit: .count)
    ]
  }

  /// A diffable data source goes over to another snapshot. The difference is part of it.
  static func snapshots(count: Int) -> Row {
    let rows = ChangeRows(count: count, changeCount: changeCount)
    return rows.applying(
      "a snapshot with \(changeCount) changes applied, difference included", nanoseconds: 10_000_000)
  }
}
