/// A photo's identity: its initial pile and index.
public struct PhotoKey: Hashable, Sendable {
  /// The initial pile, or a negative number for photos added later.
  public var pile: Int
  /// The index in the pile or among photos added later.
  public var photo: Int

  /// Creates a key.
  public init(pile: Int, photo: Int) {
    self.pile = pile
    self.photo = photo
  }
}

/// The photos' keys, in the photos' current order. A key moves with its photo.
///
/// Photos in initial order share one run of memory.
public struct PhotoKeys: Hashable, Sendable {
  private struct Run: Hashable, Sendable {
    var first: PhotoKey
    var end: Int
  }

  static let newcomers = -1

  private var runs: [Run] = []
  private var newcomerCount = 0

  /// Creates an empty list.
  public init() {}

  /// Creates an empty list. Its new keys differ from those that `other` has used.
  public init(after other: PhotoKeys) { newcomerCount = other.newcomerCount }

  /// The number of photos.
  public var count: Int { runs.last?.end ?? 0 }

  /// A photo's key, or nil.
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

  /// Appends photos with consecutive keys.
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

  /// Appends photos with new keys.
  public mutating func appendNewcomers(_ count: Int) {
    append(count, from: PhotoKey(pile: Self.newcomers, photo: newcomerCount))
    newcomerCount += count
  }

  /// Appends a range of `other`, which must contain it.
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

  /// Moves a photo.
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
