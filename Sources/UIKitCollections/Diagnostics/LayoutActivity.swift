/// A call of a layout method.
package struct LayoutCall: Equatable {
  /// The minimum duration of a reported call, in seconds.
  package static let longSeconds = 0.1

  /// The names of the class and the method.
  package let name: String
  package let seconds: Double
}

/// Counts of the calls between a collection view and its layout, since the creation of the view.
package struct LayoutActivity: Equatable {
  /// The number of contexts that invalidated the layout.
  package internal(set) var invalidations = 0
  /// The number of contexts without listed elements. They make the view query all elements again.
  package internal(set) var completeInvalidations = 0
  /// The number of elements listed by other contexts.
  package internal(set) var listedElements = 0
  /// The number of calls of `prepare()`.
  package internal(set) var preparations = 0
  /// The number of queries for the elements in a rectangle.
  package internal(set) var questions = 0
  /// The number of elements in the answers to ``questions``.
  package internal(set) var answers = 0
  /// The number of queries for a single element.
  package internal(set) var singleQuestions = 0
  /// The time in `prepare()`, in seconds, if there is a ``clock``.
  package internal(set) var preparationSeconds = 0.0
  /// The time for answers to ``questions``, in seconds, if there is a ``clock``.
  package internal(set) var questionSeconds = 0.0
  /// The time for creating element views, in seconds, if there is a ``clock``.
  package internal(set) var viewSeconds = 0.0

  package init() {}

  /// Returns the activity since an earlier state.
  package func since(_ earlier: LayoutActivity) -> LayoutActivity {
    var difference = LayoutActivity()
    difference.invalidations = invalidations - earlier.invalidations
    difference.completeInvalidations = completeInvalidations - earlier.completeInvalidations
    difference.listedElements = listedElements - earlier.listedElements
    difference.preparations = preparations - earlier.preparations
    difference.questions = questions - earlier.questions
    difference.answers = answers - earlier.answers
    difference.singleQuestions = singleQuestions - earlier.singleQuestions
    difference.preparationSeconds = preparationSeconds - earlier.preparationSeconds
    difference.questionSeconds = questionSeconds - earlier.questionSeconds
    difference.viewSeconds = viewSeconds - earlier.viewSeconds
    return difference
  }

  /// `true` if the layout was invalidated, prepared, or queried at all.
  package var hasAsked: Bool { invalidations + preparations + questions + singleQuestions > 0 }

  /// A closure that returns the seconds of a monotonic clock. The default value is `nil`.
  ///
  /// Without a clock, no times are measured because views never look at the time of day. A live host sets the
  /// clock.
  package static var clock: (() -> Double)?

  /// The longest call of any layout since ``removeLongestCall()``, if it took at least a tenth of a second.
  private static var longestCall: LayoutCall?

  /// Removes and returns the longest call.
  package static func removeLongestCall() -> LayoutCall? {
    defer { longestCall = nil }
    return longestCall
  }

  fileprivate static func note(_ call: LayoutCall) {
    if call.seconds > longestCall?.seconds ?? 0 { longestCall = call }
  }
}

extension UICollectionView {
  /// Adds the duration of `body` to one of the activity's times.
  func measured<Result>(_ part: WritableKeyPath<LayoutActivity, Double>, _ body: () -> Result) -> Result {
    guard let clock = LayoutActivity.clock else { return body() }
    let start = clock()
    let result = body()
    layoutActivity[keyPath: part] += clock() - start
    return result
  }

  /// Adds the duration of `body` to one of the activity's times, and records long calls of the layout's
  /// method.
  func measured<Result>(
    _ part: WritableKeyPath<LayoutActivity, Double>, _ method: StaticString,
    of layout: UICollectionViewLayout, _ body: () -> Result
  ) -> Result {
    let before = layoutActivity[keyPath: part]
    let result = measured(part, body)
    let seconds = layoutActivity[keyPath: part] - before
    if seconds >= LayoutCall.longSeconds {
      LayoutActivity.note(LayoutCall(name: "\(type(of: layout)).\(method)", seconds: seconds))
    }
    return result
  }
}
