import CollectionView

/// Random lengths, always the same for an item: for heights of cells, durations, spans.
///
/// ```swift
/// let heights = SampleLengths(80...240, seed: 1)
/// heights[indexPath.item]
/// ```
public struct SampleLengths: Equatable, Sendable {
  /// Where all lengths lie.
  public var range: ClosedRange<CGFloat>
  /// Another seed gives other lengths.
  public var seed: Int

  /// Lengths in the range.
  public init(_ range: ClosedRange<CGFloat>, seed: Int = 0) {
    (self.range, self.seed) = (range, seed)
  }

  /// The length of the item, which may be any number. A whole number of points if one lies in the range.
  public subscript(index: Int) -> CGFloat {
    var random = SampleGenerator(seed: seed, index: index)
    let length = CGFloat(random.number(Double(range.lowerBound)...Double(range.upperBound)))
    return range.contains(length.rounded()) ? length.rounded() : length
  }
}
