extension Range<Int> {
  /// The first index for which `isRight` is true, or the end. It must be true for all indices after that one, too.
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
