import CollectionView
import LayoutEngine

/// P12: the difference of two orders, and a diffable data source that applies it.
struct ChangeRows {
  let count: Int
  private let old: [Int]
  private let new: [Int]

  init(count: Int, changeCount: Int = 1000) {
    self.count = count
    old = Array(0..<count)
    new = Self.changed(old, changeCount)
  }

  /// Returns the numbers after random changes: a third are removals, a third insertions, and a third moves.
  private static func changed(_ old: [Int], _ changeCount: Int) -> [Int] {
    var numbers = Numbers()
    func random(_ count: Int) -> Int { Int(numbers.nextUnit() * Double(count)) }
    var new = old
    for change in 0..<changeCount {
      let index = random(new.count)
      switch change % 3 {
      case 0: new.remove(at: index)
      case 1: new.insert(old.count + change, at: index)
      default: new.insert(new.remove(at: index), at: random(new.count))
      }
    }
    return new
  }

  func differences() -> Row {
    Row(
      "1000 random changes found", count, nanoseconds: 50_000_000,
      like: Calibration(quiet: 364_000, passes: 200, kilobytes: 2_048), isJudged: true
    ) {
      timed {
        let changes = IndexChanges(from: old, to: new)
        sink &+= changes.removals.count + changes.insertions.count + changes.moves.count
      }
    }
  }

  func applying(
    _ name: String = "… and applied by a diffable data source, animated", nanoseconds: Double = 50_000_000
  ) -> Row {
    let stage = Stage()
    let (before, after) = (Stage.snapshot(old), Stage.snapshot(new))
    return Row(
      name, count, nanoseconds: nanoseconds,
      like: Calibration(quiet: 5_900_000, objects: 40_000, passes: 400, kilobytes: 1_024), isJudged: true
    ) {
      stage.go(to: before, isAnimated: false)
      return timed { stage.go(to: after, isAnimated: true) }
    }
  }
}

/// A grid filled by a diffable data source.
private final class Stage {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let source: UICollectionViewDiffableDataSource<Int, Int>

  init() {
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, indexPath, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    window.addSubview(view)
    window.makeKeyAndVisible()
  }

  static func snapshot(_ items: [Int]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  /// Applies a snapshot and lays out the window. Animated cells have then started to move, and others have
  /// arrived.
  func go(to snapshot: Snapshot, isAnimated: Bool) {
    source.apply(snapshot, animatingDifferences: isAnimated)
    window.layoutIfNeeded()
  }
}
