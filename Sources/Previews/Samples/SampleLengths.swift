import CollectionView

/// Random lengths that are always the same for an item.
///
/// ```swift
/// let heights = SampleLengths(80...240, seed: 1)
/// heights[indexPath.item]
/// ```
public struct SampleLengths: Equatable, Sendable {
  /// The range of all lengths.
  public var range: ClosedRange<CGFloat>
  /// The seed of the lengths.
  public var seed: Int

  /// Creates lengths in the range.
  public init(_ range: ClosedRange<CGFloat>, seed: Int = 0) {
    (self.range, self.seed) = (range, seed)
  }

  /// Returns an item's length, in whole points if the range contains any. The index can be any number.
  public subscript(index: Int) -> CGFloat {
    var random = SampleGenerator(seed: seed, index: index)
    let length = CGFloat(random.number(Double(range.lowerBound)...Double(range.upperBound)))
    return range.contains(length.rounded()) ? length.rounded() : length
  }
}
