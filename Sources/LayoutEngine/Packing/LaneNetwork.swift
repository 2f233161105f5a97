/// Up to eight lanes, always sorted by their ends.
///
/// A key has a lane's end in its high bits and the lane in its low three bits. Packing replaces the least key
/// with the key of the lane's new end. The new key passes along a chain of minima and maxima. No branch can
/// be mispredicted, and the rest of the chain runs in parallel with the next items.
struct LaneNetwork<Others: LaneChain<Int64>> {
  private(set) var least: Int64
  private var others: Others

  @inline(__always) static func key(_ lane: Int, end: Int64) -> Int64 { end &<< 3 | Int64(lane) }
  @inline(__always) static func end(of key: Int64) -> Int64 { key &>> 3 }
  @inline(__always) static func lane(of key: Int64) -> Int { Int(key & 7) }

  /// The keys must ascend.
  init(sorted keys: FlatColumn<Int64>) {
    least = keys[0]
    others = Others(from: 1) { keys[$0] }
  }

  /// Returns the amount to add to a key for a length.
  @inline(__always) static func step(_ length: Int64) -> Int64 { length &<< 3 }

  @inline(__always) mutating func moveLeast(by step: Int64) {
    least = others.exchange(least &+ step)
  }

  @inline(__always) mutating func forEachKey(_ body: (Int64) -> Void) {
    body(least)
    others.forEach(from: 1) { body($1) }
  }
}

/// A row of keys or ends. The type determines their number, so the compiler unrolls the chain.
protocol LaneChain<Value> {
  associatedtype Value: Comparable
  init(from index: Int, _ value: (Int) -> Value)
  /// Inserts a value into sorted values, then removes and returns the least.
  mutating func exchange(_ value: Value) -> Value
  mutating func forEach(from index: Int, _ body: (Int, inout Value) -> Void)
}

struct LaneChainEnd<Value: Comparable>: LaneChain {
  @inline(__always) init(from index: Int, _ value: (Int) -> Value) {}
  @inline(__always) mutating func exchange(_ value: Value) -> Value { value }
  @inline(__always) mutating func forEach(from index: Int, _ body: (Int, inout Value) -> Void) {}
}

struct LaneChainLink<Rest: LaneChain>: LaneChain {
  private var value: Rest.Value
  private var rest: Rest

  @inline(__always) init(from index: Int, _ value: (Int) -> Rest.Value) {
    self.value = value(index)
    rest = Rest(from: index + 1, value)
  }

  @inline(__always) mutating func exchange(_ other: Rest.Value) -> Rest.Value {
    let least = min(other, value)
    value = rest.exchange(max(other, value))
    return least
  }

  @inline(__always) mutating func forEach(from index: Int, _ body: (Int, inout Rest.Value) -> Void) {
    body(index, &value)
    rest.forEach(from: index &+ 1, body)
  }
}

typealias LaneChain1<Value: Comparable> = LaneChainLink<LaneChainEnd<Value>>
typealias LaneChain2<Value: Comparable> = LaneChainLink<LaneChain1<Value>>
typealias LaneChain3<Value: Comparable> = LaneChainLink<LaneChain2<Value>>
typealias LaneChain4<Value: Comparable> = LaneChainLink<LaneChain3<Value>>
typealias LaneChain5<Value: Comparable> = LaneChainLink<LaneChain4<Value>>
typealias LaneChain6<Value: Comparable> = LaneChainLink<LaneChain5<Value>>
typealias LaneChain7<Value: Comparable> = LaneChainLink<LaneChain6<Value>>
typealias LaneChain8<Value: Comparable> = LaneChainLink<LaneChain7<Value>>
