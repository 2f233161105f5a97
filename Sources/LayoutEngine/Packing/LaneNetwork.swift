/// Up to eight lanes by their ends, lowest first, kept sorted by a chain of minima and maxima: no branch to mispredict,
/// no memory to wait for. The next least key is ready after one addition and one minimum; the rest of the chain runs
/// beside the following items.
///
/// A key holds a lane's end in its high bits and the lane in its low ones, so that of equal ends the first lane is the
/// least key.
struct LaneNetwork<Others: LaneChain> {
  private(set) var least: Int64
  private var others: Others

  /// The low bits of a key that hold the lane.
  @inline(__always) static var laneBits: Int64 { Int64(Int.bitWidth - Others.laneCount.leadingZeroBitCount) }

  /// Takes keys in ascending order.
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
  static var laneCount: Int { get }
  init(sorted keys: FlatColumn<Int64>, from index: Int)
  /// Takes a key in and gives the least one out.
  mutating func exchange(_ key: Int64) -> Int64
  func forEachKey(_ body: (Int64) -> Void)
}

struct LaneChainEnd: LaneChain {
  static var laneCount: Int { 0 }

  init(sorted keys: FlatColumn<Int64>, from index: Int) {}
  @inline(__always) mutating func exchange(_ key: Int64) -> Int64 { key }
  @inline(__always) func forEachKey(_ body: (Int64) -> Void) {}
}

struct LaneChainLink<Rest: LaneChain>: LaneChain {
  private var key: Int64
  private var rest: Rest

  static var laneCount: Int { Rest.laneCount + 1 }

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
