/// Which photo is which: the pile that it lay in at first, and its index there.
public struct PhotoKey: Hashable, Sendable {
  /// The pile that the photo lay in at first; less than 0 for one that came later.
  public var pile: Int
  /// The photo's index in that pile at first; of one that came later, its number among those.
  public var photo: Int

  /// The key of a photo of a pile.
  public init(pile: Int, photo: Int) {
    self.pile = pile
    self.photo = photo
  }
}

/// The keys of photos, in the order in which these lie. A key goes where its photo goes.
///
/// Photos that lie as they came share one run, so a million of them need no more memory than one. Each change splits few runs.
public struct PhotoKeys: Hashable, Sendable {
  /// Photos whose keys count on from the first one's.
  private struct Run: Hashable, Sendable {
    var first: PhotoKey
    /// How many photos lie before the run's end, in all runs.
    var end: Int
  }

  /// The number of no pile: that of photos which came later.
  static let newcomers = -1

  private var runs: [Run] = []
  private var newcomerCount = 0

  /// No photos.
  public init() {}

  /// No photos yet, and none of those that will come has a key that others have had.
  public init(after other: PhotoKeys) { newcomerCount = other.newcomerCount }

  /// How many photos there are.
  public var count: Int { runs.last?.end ?? 0 }

  /// The key of a photo. Nil where there is none.
  ///
  /// - Complexity: O(log runs).
  public subscript(index: Int) -> PhotoKey? {
    guard index >= 0, index < count else { return nil }
    let number = run(of: index)
    return key(at: index, inRun: number)
  }

  private func start(ofRun number: Int) -> Int { number == 0 ? 0 : runs[number - 1].end }

  private func key(at index: Int, inRun number: Int) -> PhotoKey {
    var key = runs[number].first
    key.photo += index - start(ofRun: number)
    return key
  }

  private func run(of index: Int) -> Int {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].end > index { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Adds photos whose keys count on from the first one's.
  public mutating func append(_ count: Int, from first: PhotoKey) {
    guard count > 0 else { return }
    let end = self.count + count
    if let last = runs.indices.last, runs[last].first.pile == first.pile,
      runs[last].first.photo + self.count - start(ofRun: last) == first.photo
    {
      runs[last].end = end
    } else {
      runs.append(Run(first: first, end: end))
    }
  }

  /// Adds photos that were not there before.
  public mutating func appendNewcomers(_ count: Int) {
    append(count, from: PhotoKey(pile: Self.newcomers, photo: newcomerCount))
    newcomerCount += count
  }

  /// Adds those of `other` that lie in a range of indices, which it must have.
  ///
  /// - Complexity: O(log runs + runs in the range).
  public mutating func append(_ range: Range<Int>, of other: PhotoKeys) {
    guard !range.isEmpty else { return }
    var (index, number) = (range.lowerBound, other.run(of: range.lowerBound))
    while index < range.upperBound {
      let end = min(range.upperBound, other.runs[number].end)
      append(end - index, from: other.key(at: index, inRun: number))
      (index, number) = (end, number + 1)
    }
  }

  /// Has a photo lie elsewhere among the others.
  public mutating func move(from source: Int, to target: Int) {
    guard let key = self[source] else { return }
    var others = PhotoKeys(after: self)
    others.append(0..<source, of: self)
    others.append(source + 1..<count, of: self)
    var moved = PhotoKeys(after: self)
    moved.append(0..<target, of: others)
    moved.append(1, from: key)
    moved.append(target..<others.count, of: others)
    self = moved
  }
}
