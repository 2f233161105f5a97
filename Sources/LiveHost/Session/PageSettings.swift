/// The page's values of its scene's settings, and the changes still to send.
///
/// The page and the scene may change a value at the same time. So the page sends its news with each value:
/// the number of settings messages it has read. The value may overwrite an unread message, which is then sent
/// again.
struct PageSettings {
  /// A value to send, with the initial value of its setting.
  struct Change: Equatable {
    var index: Int
    var value: Double
    var initial: Double
  }

  private(set) var initialValues: [Double] = []
  /// The initial values in the page.
  private var shownInitialValues: [Double] = []
  /// The values in the page. An element is `nil` if the page may have another value.
  private var shownValues: [Double?] = []
  /// The number of settings messages sent to the page.
  private(set) var newsSent = 0
  /// The value of `newsSent` when the page received its current scene.
  private var newsOfScene = 0
  /// The number of the last message about each setting.
  private var lastNews: [Int] = []

  /// Called with the values of a newly made scene.
  mutating func begin(with initialValues: [Double]) { self.initialValues = initialValues }

  /// Called when the scene has adapted a value unchanged by the user. It becomes the initial value.
  mutating func adapt(_ index: Int, to value: Double) { initialValues[index] = value }

  /// Called when the scene is sent to the page with these values.
  mutating func sendScene(showing values: [Double]) {
    (shownValues, shownInitialValues) = (values, initialValues)
    newsSent += 1
    newsOfScene = newsSent
    lastNews = values.map { _ in newsSent }
  }

  /// Returns the values to send because they changed by themselves, and counts them as sent.
  mutating func changes(to values: [Double]) -> [Change] {
    let changed = values.indices.filter { index in
      initialValues[index] != shownInitialValues[index]
        || shownValues[index].map { $0 != values[index] && !($0.isNaN && values[index].isNaN) } ?? true
    }
    guard !changed.isEmpty else { return [] }
    (shownValues, shownInitialValues) = (values, initialValues)
    newsSent += 1
    for index in changed { lastNews[index] = newsSent }
    return changed.map { Change(index: $0, value: values[$0], initial: initialValues[$0]) }
  }

  /// Returns `true` if a value with these news is for the page's current scene.
  func isForScene(_ news: Int) -> Bool { news >= newsOfScene }

  /// Called when a value from the page has been set.
  mutating func didSet(_ index: Int, to value: Double, news: Int) {
    let isKnown = news >= lastNews[index] && shownValues[index].map(\.isNaN) == false
    shownValues[index] = isKnown ? value : nil
  }
}
