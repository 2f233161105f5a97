/// A page's rest after work that delayed other pages.
///
/// Work on the main actor can't be interrupted, so after long work of one kind, a page does none of that kind
/// for a multiple of the time. The rests for different kinds follow one another.
struct PageRest {
  /// The ratio of a page's rest to its work. One in thirty frames of other pages is then late, which doesn't
  /// affect their 95th percentile.
  static let factor = 30.0
  /// The longest wait before such work continues, in seconds. If many pages do long work, the frames of other
  /// pages are late more often instead.
  static let longestWait = 6.0

  private var end = -Double.infinity

  /// Returns the time at which such work may continue, in seconds.
  ///
  /// - Parameters:
  ///   - credit: The work allowed without a rest if the page hasn't delayed others for a while.
  ///   - longest: The longest rest if only one page delays others.
  ///   - crowd: The number of pages that delay others. The more there are, the longer each rests, up to
  ///     ``longestWait``. If it's 0, there's no rest.
  mutating func begin(
    after work: Double, credit: Double = 0, atMost longest: Double, at now: Double, crowd: Int
  ) -> Double {
    guard crowd > 0 else { return now }
    let rest = min(work * Self.factor, longest) * Double(crowd)
    end = min(max(end, now - credit * Self.factor) + rest, now + Self.longestWait)
    return end
  }
}
