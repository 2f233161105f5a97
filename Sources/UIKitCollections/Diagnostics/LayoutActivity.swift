/// A call of a layout's method.
package struct LayoutCall: Equatable {
  /// What is worth to be told of, in seconds.
  package static let longSeconds = 0.1

  /// The class and the method.
  package let name: String
  package let seconds: Double
}

/// What a collection view has asked of its layout and been told by it, counted since the view was made.
package struct LayoutActivity: Equatable {
  /// Contexts with which the layout was invalidated.
  package internal(set) var invalidations = 0
  /// Those among them that list no elements, so that everything is asked for again.
  package internal(set) var completeInvalidations = 0
  /// The elements that the others list.
  package internal(set) var listedElements = 0
  /// Calls of `prepare()`.
  package internal(set) var preparations = 0
  /// Questions for the elements in a rectangle.
  package internal(set) var questions = 0
  /// The elements in the answers to ``questions``.
  package internal(set) var answers = 0
  /// Questions for a single element.
  package internal(set) var singleQuestions = 0
  /// Seconds in `prepare()`, if there is a ``clock``.
  package internal(set) var preparationSeconds = 0.0
  /// Seconds in which the layout answered ``questions``, if there is a ``clock``.
  package internal(set) var questionSeconds = 0.0
  /// Seconds in which views of elements were made, if there is a ``clock``.
  package internal(set) var viewSeconds = 0.0

  package init() {}

  /// What has been added since an earlier time.
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

  /// Whether the layout was invalidated or asked at all.
  package var hasAsked: Bool { invalidations + preparations + questions + singleQuestions > 0 }

  /// Returns seconds on a monotonic clock. Default nil: nothing is measured, because views never look at the time
  /// of day. A live host sets it.
  package static var clock: (() -> Double)?

  /// The longest call of any layout's that took a tenth of a second since ``removeLongestCall()``.
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

  /// The same for a call of the layout's method.
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
