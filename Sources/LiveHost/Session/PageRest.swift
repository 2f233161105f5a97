/// How long a page rests for the others after work that they had to wait for.
///
/// Work on the main actor cannot be interrupted. So a page that worked for long does nothing of the kind for a
/// multiple of that time. What it does of different kinds, such as new contents and frames, rests one after the other.
struct PageRest {
  /// How much longer than it worked a page rests. One frame in thirty is late for the others: too few to be among
  /// the slowest twentieth.
  static let factor = 30.0
  /// The longest wait for such work to go on, in seconds, however many pages rest and whatever a page has done before. Where many have to
  /// work for long, as on a server that twenty people use at once, the others' frames are late more often than that: nobody waits for
  /// minutes.
  static let longestWait = 6.0

  private var end = -Double.infinity

  /// Returns when such work may go on.
  ///
  /// - Parameters:
  ///   - work: In seconds.
  ///   - credit: What a page that has not made others wait for a while may work before it rests, in seconds.
  ///   - longest: The longest rest, in seconds, with one page that others wait for.
  ///   - crowd: How many pages the others wait for. They rest longer, so that the others get as much as beside one: up to ``longestWait``.
  ///     With 0, there is nobody to rest for.
  mutating func begin(
    after work: Double, credit: Double = 0, atMost longest: Double, at now: Double, crowd: Int
  ) -> Double {
    guard crowd > 0 else { return now }
    let rest = min(work * Self.factor, longest) * Double(crowd)
    end = min(max(end, now - credit * Self.factor) + rest, now + Self.longestWait)
    return end
  }
}
