// The standard library's methods take closures, which check their actor on each call.
extension RandomAccessCollection where Index == Int, Element: AnyObject {
  /// Returns the index of an object. Searches from both ends, because a scrolling collection view adds and
  /// removes views there.
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
