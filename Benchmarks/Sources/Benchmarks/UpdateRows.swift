import CollectionView

/// P21: a change of one item among very many, through the collection view.
struct UpdateRows {
  private static let changeCount = 100

  let count: Int

  /// Measures a change of the first item, which repacks everything.
  func packing(_ kind: PackingKind) -> [Row] {
    let stage = PackingStage(kind, count: count)
    var most = 0
    let rows = PackingStage.Change.allCases.map { change in
      let name =
        switch change {
        case .insertion: "\(kind), an item inserted at the front"
        case .deletion: "\(kind), the first item deleted"
        case .move: "\(kind), the first item moved into the middle"
        }
      return Row(
        name, count, nanoseconds: 16_000_000,
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
        "\(kind), questions to the delegate, of each of these", count, ours: Double(most), target: .amount(2),
        unit: .count)
    ]
  }

  /// Measures a diffable data source that applies another snapshot, including the difference.
  static func snapshots(count: Int) -> Row {
    let rows = ChangeRows(count: count, changeCount: changeCount)
    return rows.applying(
      "a snapshot with \(changeCount) changes applied, difference included", nanoseconds: 10_000_000)
  }
}
