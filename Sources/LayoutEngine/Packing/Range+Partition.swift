extension Range<Int> {
  /// Returns the first index for which `isRight` returns `true`, or the end. It must return `true` for all
  /// later indices.
  ///
  /// - Complexity: O(log *n*)
  @inlinable package func partition(where isRight: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if isRight(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
