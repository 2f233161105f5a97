/// Up to eight lanes, always sorted by their ends.
///
/// A key has a lane's end in its high bits and the lane in its low three bits: of equal ends, the first lane has the least
/// key. An item removes the least key and inserts that of the lane's new end. The new key passes along a chain of minima and
/// maxima, and each link stores the greater of two keys. There is no branch to mispredict and no memory to wait for: the next
/// least key is known after one addition and one minimum, and the rest of the chain runs beside the next items.
struct LaneNetwork<Others: LaneChain> where Others.Key == Int64 {
  private(set) var least: Int64
  private var others: Others

  @inline(__always) static func key(_ lane: Int, end: Int64) -> Int64 { end &<< 3 | Int64(lane) }
  @inline(__always) static func end(of key: Int64) -> Int64 { key &>> 3 }
  @inline(__always) static func lane(of key: Int64) -> Int { Int(key & 7) }

  /// Expects keys in ascending order.
  init(sorted keys: FlatColumn<Int64>) {
    least = keys[0]
    others = Others(from: 1) { keys[$0] }
  }

  /// What is added to a key when its lane's end moves.
  @inline(__always) static func step(_ length: Int64) -> Int64 { length &<< 3 }

  /// Moves the end of the lane that ends first.
  @inline(__always) mutating func moveLeast(by step: Int64) {
    least = others.exchange(least &+ step)
  }

  @inline(__always) mutating func forEachKey(_ body: (Int64) -> Void) {
    body(least)
    others.forEachKey(from: 1) { body($1) }
  }
}

/// Keys in a row. The type says how many, so that the compiler unrolls the chain and keeps it in registers.
protocol LaneChain {
  associatedtype Key: Comparable, BitwiseCopyable
  /// The closure returns the keys from an index on.
  init(from index: Int, _ key: (Int) -> Key)
  /// Of sorted keys: inserts a key, then removes and returns the least of all.
  mutating func exchange(_ key: Key) -> Key
  /// Calls the closure with each key and its index. Indices begin at `index`.
  mutating func forEachKey(from index: Int, _ body: (Int, inout Key) -> Void)
}

struct LaneChainEnd<Key: Comparable & BitwiseCopyable>: LaneChain {
  @inline(__always) init(from index: Int, _ key: (Int) -> Key) {}
  @inline(__always) mutating func exchange(_ key: Key) -> Key { key }
  @inline(__always) mutating func forEachKey(from index: Int, _ body: (Int, inout Key) -> Void) {}
}

struct LaneChainLink<Rest: LaneChain>: LaneChain {
  private var key: Rest.Key
  private var rest: Rest

  @inline(__always) init(from index: Int, _ key: (Int) -> Rest.Key) {
    self.key = key(index)
    rest = Rest(from: index + 1, key)
  }

  @inline(__always) mutating func exchange(_ other: Rest.Key) -> Rest.Key {
    let least = min(other, key)
    key = rest.exchange(max(other, key))
    return least
  }

  @inline(__always) mutating func forEachKey(from index: Int, _ body: (Int, inout Rest.Key) -> Void) {
    body(index, &key)
    rest.forEachKey(from: index &+ 1, body)
  }
}

typealias LaneChain1<Key: Comparable & BitwiseCopyable> = LaneChainLink<LaneChainEnd<Key>>
typealias LaneChain2<Key: Comparable & BitwiseCopyable> = LaneChainLink<LaneChain1<Key>>
typealias LaneChain3<Key: Comparable & BitwiseCopyable> = LaneChainLink<LaneChain2<Key>>
typealias LaneChain4<Key: Comparable & BitwiseCopyable> = LaneChainLink<LaneChain3<Key>>
typealias LaneChain5<Key: Comparable & BitwiseCopyable> = LaneChainLink<LaneChain4<Key>>
typealias LaneChain6<Key: Comparable & BitwiseCopyable> = LaneChainLink<LaneChain5<Key>>
typealias LaneChain7<Key: Comparable & BitwiseCopyable> = LaneChainLink<LaneChain6<Key>>
typealias LaneChain8<Key: Comparable & BitwiseCopyable> = LaneChainLink<LaneChain7<Key>>
