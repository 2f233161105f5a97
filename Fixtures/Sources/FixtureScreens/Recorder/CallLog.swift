import CollectionView

/// The calls that a screen's data source, delegate, and layout receive.
final class CallLog {
  private var calls: [String] = []
  /// `true` while the recorder itself calls the collection view and the layout.
  var isPaused = false

  func append(_ call: String) {
    if !isPaused { calls.append(call) }
  }

  /// Returns the calls since the last time.
  ///
  /// - Parameter isTimed: `true` to leave out the calls made in every frame. The system determines the number
  ///   of frames.
  func take(isTimed: Bool) -> [String] {
    defer { calls = [] }
    guard isTimed else { return calls }
    return calls.filter { !$0.hasPrefix("layout ") && !$0.hasPrefix("delegate scrollViewDidScroll ") }
  }

  nonisolated deinit {}
}

/// A collection view with a log of calls.
final class RecordedView: UICollectionView {
  let calls = CallLog()

  nonisolated deinit {}
}

extension UICollectionViewLayout {
  /// Logs a call and performs it.
  func logged<Result>(_ call: @autoclosure () -> String, _ body: () -> Result) -> Result {
    (collectionView as? RecordedView)?.calls.append("layout \(call())")
    return body()
  }
}

extension UICollectionViewLayoutInvalidationContext {
  /// The invalidated parts, in words.
  var summary: String {
    var parts: [String] = []
    if invalidateEverything { parts.append("everything") }
    if invalidateDataSourceCounts { parts.append("counts") }
    parts +=
      invalidatedItemIndexPaths.map { ["items \($0.sorted().map(\.short).joined(separator: " "))"] } ?? []
    for paths in [invalidatedSupplementaryIndexPaths ?? [:], invalidatedDecorationIndexPaths ?? [:]] {
      for (kind, paths) in paths.sorted(by: { $0.key < $1.key }) {
        parts.append("\(kind) \(paths.sorted().map(\.short).joined(separator: " "))")
      }
    }
    return parts.isEmpty ? "nothing listed" : parts.joined(separator: ", ")
  }
}

extension IndexPath {
  /// The indexes, such as "0-3".
  nonisolated var short: String { map(String.init).joined(separator: "-") }
}
