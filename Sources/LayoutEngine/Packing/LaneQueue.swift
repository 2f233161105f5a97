/// The lanes by their ends, lowest first. A key holds the end in its high bits and the lane in its low ones,
/// so that of equal ends the first lane is the least key.
protocol LaneQueue {
  /// Takes keys in ascending order. They stay in `keys` when the queue has no place of its own for them.
  init(sorted keys: FlatColumn<Int64>)
  var least: Int64 { get }
  mutating func replaceLeast(with key: Int64)
  func forEachKey(_ body: (Int64) -> Void)
}

/// A few lanes, kept sorted by a chain of minima and maxima: no branch to mispredict, no memory to wait for.
/// The next least key is ready after one addition and one minimum; the rest of the chain runs beside the
/// following items.
struct LaneNetwork<Others: LaneChain>: LaneQueue {
  private(set) var least: Int64
  private var others: Others

  init(sorted keys: FlatColumn<Int64>) {
    least = keys[0]
    others = Others(sorted: keys, from: 1)
  }

  @inline(__always) mutating func replaceLeast(with key: Int64) { least = others.exchange(key) }

  @inline(__always) func forEachKey(_ body: (Int64) -> Void) {
    body(least)
    others.forEachKey(body)
  }
}

/// Sorted keys, as long a chain as the type says.
protocol LaneChain {
  init(sorted keys: FlatColumn<Int64>, from index: Int)
  /// Takes a key in and gives the least one out.
  mutating func exchange(_ key: Int64) -> Int64
  func forEachKey(_ body: (Int64) -> Void)
}

struct LaneChainEnd: LaneChain {
  init(sorted keys: FlatColumn<Int64>, from index: Int) {}
  @inline(__always) mutating func exchange(_ key: Int64) -> Int64 { key }
  @inline(__always) func forEachKey(_ body: (Int64) -> Void) {}
}

struct LaneChainLink<Rest: LaneChain>: LaneChain {
  private var key: Int64
  private var rest: Rest

  init(sorted keys: FlatColumn<Int64>, from index: Int) {
    key = keys[index]
    rest = Rest(sorted: keys, from: index + 1)
  }

  @inline(__always) mutating func exchange(_ other: Int64) -> Int64 {
    let least = min(other, key)
    key = rest.exchange(max(other, key))
    return least
  }

  @inline(__always) func forEachKey(_ body: (Int64) -> Void) {
    body(key)
    rest.forEachKey(body)
  }
}

typealias LaneChain1 = LaneChainLink<LaneChainEnd>
typealias LaneChain2 = LaneChainLink<LaneChain1>
typealias LaneChain3 = LaneChainLink<LaneChain2>
typealias LaneChain4 = LaneChainLink<LaneChain3>
typealias LaneChain5 = LaneChainLink<LaneChain4>
typealias LaneChain6 = LaneChainLink<LaneChain5>
typealias LaneChain7 = LaneChainLink<LaneChain6>

/// Many lanes, in a binary heap.
struct LaneHeap: LaneQueue {
  private let keys: FlatColumn<Int64>

  init(sorted keys: FlatColumn<Int64>) { self.keys = keys }

  var least: Int64 { keys[0] }

  mutating func replaceLeast(with key: Int64) {
    var hole = 0
    while true {
      var child = hole * 2 + 1
      guard child < keys.count else { break }
      if child + 1 < keys.count, keys[child + 1] < keys[child] { child += 1 }
      guard keys[child] < key else { break }
      keys[hole] = keys[child]
      hole = child
    }
    keys[hole] = key
  }

  func forEachKey(_ body: (Int64) -> Void) {
    for place in 0..<keys.count { body(keys[place]) }
  }
}
