import CollectionLayouts
import CollectionView
import Foundation
@_spi(Measuring) import LiveHost

/// P19: the effect of one page of the live host on others, and the work that remains after the page has
/// closed.
struct CrowdRows {
  private static let heaviest = 1_000_000
  /// The number of rounds. Each round measures quiet scrolling, then crowded scrolling.
  private static let rounds = 3
  private static let secondsInARound = 4.0

  private let measure = CrowdMeasure(scenes: [
    Preview(id: "calm", title: "") { LiveContent(HeavyController(count: 1000)) },
    Preview(id: "heavy", title: "") {
      let controller = HeavyController(count: 0)
      return LiveContent(
        controller, settings: [.number("Items", 0...Self.heaviest, of: controller, \.count)])
    },
  ])

  func waits() -> Row {
    var (quiet, crowded): ([Double], [Double]) = ([], [])
    finish { [measure] in
      // The first scene of a million items allocates memory for the others to reuse.
      _ = try await measure.waits(seconds: 0.5, whileShowing: Self.flood)
      for _ in 0..<Self.rounds {
        quiet += try await measure.waits(seconds: Self.secondsInARound)
        crowded += try await measure.waits(seconds: Self.secondsInARound, whileShowing: Self.flood)
      }
    }
    return Row(
      "input to frame, slowest twentieth, beside a page that asks for scenes", Self.heaviest,
      ours: slowestTwentieth(crowded), floor: slowestTwentieth(quiet), target: .ratio(2))
  }

  func afterwards() -> Row {
    // Idle frames.
    let floor = Calibration(quiet: 44_500, objects: 100, passes: 20, repeats: 20)
    var work = 0.0
    finish { [measure] in
      work = try await measure.workAfterReset(count: 500, within: 1.6, ("heavy", "Items", Self.heaviest))
    }
    return Row(
      "… and the main thread's work in a second, from 100 ms after it has gone", Self.heaviest,
      ours: work * 1e9, floor: floor.time(), target: .time(1_000_000, quiet: floor.quiet))
  }

  /// The scene that the other page requests, and the values of its setting. Each request has a different
  /// value, so that the page never has the requested scene already.
  private static var flood: (scene: String, setting: String, values: ClosedRange<Int>) {
    ("heavy", "Items", heaviest - 100_000...heaviest)
  }

  /// Returns the 95th percentile of the waits, in nanoseconds.
  private func slowestTwentieth(_ waits: [Double]) -> Double { waits.sorted()[waits.count * 19 / 20] * 1e9 }

  /// Runs the main queue until the work is done.
  private func finish(_ work: @escaping () async throws -> Void) {
    var isOver = false
    Task {
      do { try await work() } catch { fatalError("P19 was not measured: \(error)") }
      isOver = true
    }
    while !isOver { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1)) }
  }
}

/// A waterfall whose number of items is a setting.
private final class HeavyController: UIViewController {
  private static let lengths = Corpus(count: 1_000_000).lengths

  private final class Counted: Source {
    var count = 0

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      count
    }
  }

  private let source = Counted(lengths: HeavyController.lengths)
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: WaterfallLayout())

  var count: Int {
    get { source.count }
    set {
      source.count = newValue
      collectionView.reloadData()
    }
  }

  init(count: Int) {
    source.count = count
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: Source.cell)
    collectionView.dataSource = source
    collectionView.delegate = source
    view = collectionView
  }
}
