package struct LayoutCall: Equatable {
  /// The minimum duration of a reported call, in seconds.
  package static let longSeconds = 0.1

  /// The names of the class and the method.
  package let name: String
  package let seconds: Double
}

/// The activity of a layout since its collection view was created.
package struct LayoutActivity: Equatable {
  package internal(set) var invalidations = 0
  /// The number of contexts without listed elements, which cause queries for everything.
  package internal(set) var completeInvalidations = 0
  package internal(set) var listedElements = 0
  package internal(set) var preparations = 0
  package internal(set) var questions = 0
  package internal(set) var answers = 0
  package internal(set) var singleQuestions = 0
  /// The time in `prepare()`, in seconds, if there is a ``clock``.
  package internal(set) var preparationSeconds = 0.0
  /// The time for answers to ``questions``, in seconds, if there is a ``clock``.
  package internal(set) var questionSeconds = 0.0
  /// The time for creating element views, in seconds, if there is a ``clock``.
  package internal(set) var viewSeconds = 0.0

  package init() {}

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

  package var hasAsked: Bool { invalidations + preparations + questions + singleQuestions > 0 }

  /// A closure that returns the seconds of a monotonic clock. Only a live host sets it, because views never
  /// read the time. The default value is `nil`.
  package static var clock: (() -> Double)?

  /// The longest call. Calls under a tenth of a second aren't recorded.
  private static var longestCall: LayoutCall?

  package static func removeLongestCall() -> LayoutCall? {
    defer { longestCall = nil }
    return longestCall
  }

  fileprivate static func note(_ call: LayoutCall) {
    if call.seconds > longestCall?.seconds ?? 0 { longestCall = call }
  }
}

extension UICollectionView {
  func measured<Result>(_ part: WritableKeyPath<LayoutActivity, Double>, _ body: () -> Result) -> Result {
    guard let clock = LayoutActivity.clock else { return body() }
    let start = clock()
    let result = body()
    layoutActivity[keyPath: part] += clock() - start
    return result
  }

  /// Also records a long call to the layout's method.
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
