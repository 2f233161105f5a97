#if !os(iOS) && !os(tvOS) && !os(visionOS)
// Plain loops: a closure of the main actor that goes to the standard library checks at each call which actor it is on.
extension RandomAccessCollection where Index == Int, Element: AnyObject {
  /// Searched from both ends at once: the views of a collection view that scrolls come and go at the ends, of thousands.
  package nonisolated func index(identicalTo object: Element) -> Int? {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      high -= 1
      if self[high] === object { return high }
      if self[low] === object { return low }
      low += 1
    }
    return nil
  }
}
#endif
