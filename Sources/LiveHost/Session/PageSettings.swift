/// What a page knows of the values of its scene's settings, and what it has to be told.
///
/// Page and scene may change a value at the same time. So the page says with each value how many messages about settings it had
/// read, its news. A message that it had not read may be overwritten there, and is sent once more.
struct PageSettings {
  /// A value to be sent, with its setting's initial one.
  struct Change: Equatable {
    var index: Int
    var value: Double
    var initial: Double
  }

  /// The initial values of the scene's settings.
  private(set) var initialValues: [Double] = []
  /// The initial values that the page knows.
  private var shownInitialValues: [Double] = []
  /// The values in the page. Nil if the page may have another value.
  private var shownValues: [Double?] = []
  /// The number of messages about settings that the page was sent.
  private(set) var newsSent = 0
  /// That number when the page was sent the scene that it shows.
  private var newsOfScene = 0
  /// For each setting, the number of the last message about it.
  private var lastNews: [Int] = []

  /// Called with the values of a scene that has just been made.
  mutating func begin(with initialValues: [Double]) { self.initialValues = initialValues }

  /// Called when the scene has adapted a value that nobody had changed: it is then an initial value.
  mutating func adapt(_ index: Int, to value: Double) { initialValues[index] = value }

  /// Called when the page is sent the scene, with the values that it shows.
  mutating func sendScene(showing values: [Double]) {
    (shownValues, shownInitialValues) = (values, initialValues)
    newsSent += 1
    newsOfScene = newsSent
    lastNews = values.map { _ in newsSent }
  }

  /// The values that the page is to be sent, because they changed by themselves. From here on the page counts as having been sent them.
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

  /// Whether a value with these news is for the scene that the page shows.
  func isForScene(_ news: Int) -> Bool { news >= newsOfScene }

  /// Called when a value has been set that the page sent.
  mutating func didSet(_ index: Int, to value: Double, news: Int) {
    let isKnown = news >= lastNews[index] && shownValues[index].map(\.isNaN) == false
    shownValues[index] = isKnown ? value : nil
  }
}
