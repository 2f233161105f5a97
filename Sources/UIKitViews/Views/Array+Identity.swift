// Plain loops: a main-actor closure that is passed to the standard library checks its actor at each call.
extension RandomAccessCollection where Index == Int, Element: AnyObject {
  /// Searches from both ends at once. In a collection view that scrolls, views come and go at the ends of
  /// thousands.
  nonisolated func index(identicalTo object: Element) -> Int? {
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
