/// Up to eight lanes, always sorted by their ends.
///
/// A key has a lane's end in its high bits and the lane in its low three bits: of equal ends, the first lane has the least
/// key. An item removes the least key and inserts that of the lane's new end. The new key passes along a chain of minima and
/// maxima, and each link stores the greater of two keys. There is no branch to mispredict and no memory to wait for: the next
/// least key is known after one addition and one minimum, and the rest of the chain runs beside the next items.
struct LaneNetwork<Others: LaneChain> {
  private(set) var least: Int64
  private var others: Others

  @inline(__always) static func key(_ lane: Int, end: Int64) -> Int64 { end &<< 3 | Int64(lane) }
  @inline(__always) static func end(of key: Int64) -> Int64 { key &>> 3 }
  @inline(__always) static func lane(of key: Int64) -> Int { Int(key & 7) }

  /// Expects keys in ascending order.
  init(sorted keys: FlatColumn<Int64>) {
    least = keys[0]
    others = Others(sorted: keys, from: 1)
  }

  /// What is added to a key when its lane's end moves.
  @inline(__always) static func step(_ length: Int64) -> Int64 { length &<< 3 }

  /// Moves the end of the lane that ends first.
  @inline(__always) mutating func moveLeast(by step: Int64) {
    least = others.exchange(least &+ step)
  }

  @inline(__always) func forEachKey(_ body: (Int64) -> Void) {
    body(least)
    others.forEachKey(body)
  }
}

/// Sorted keys. The type says how many, so that the compiler unrolls the chain and keeps it in registers.
protocol LaneChain {
  init(sorted keys: FlatColumn<Int64>, from index: Int)
  /// Inserts a key, then removes and returns the least of all.
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
