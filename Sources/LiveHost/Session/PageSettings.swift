import CollectionView
import Foundation

/// The page's values of its scene's settings, and the changes that must be sent.
///
/// With each value, the page sends its news: the number of settings messages it has read. If it hasn't read
/// the last message about the setting, the setting's value is sent again.
struct PageSettings {
  struct Change: Equatable {
    var index: Int
    var value: Double
    var initial: Double
  }

  private(set) var initialValues: [Double] = []
  private var shownInitialValues: [Double] = []
  /// The values on the page, or `nil` for unknown ones.
  private var shownValues: [Double?] = []
  private(set) var newsSent = 0
  /// The value of `newsSent` when the page received its current scene.
  private var newsOfScene = 0
  /// The number of the last message about each setting.
  private var lastNews: [Int] = []

  mutating func begin(with initialValues: [Double]) { self.initialValues = initialValues }

  /// Called when the scene has adapted a value that the user hasn't changed. The adapted value becomes the
  /// initial value.
  mutating func adapt(_ index: Int, to value: Double) { initialValues[index] = value }

  mutating func sendScene(showing values: [Double]) {
    (shownValues, shownInitialValues) = (values, initialValues)
    newsSent += 1
    newsOfScene = newsSent
    lastNews = values.map { _ in newsSent }
  }

  /// Returns the changes that the page doesn't have, and counts them as sent.
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

  /// Returns `true` if a value with these news is for the current scene.
  func isForScene(_ news: Int) -> Bool { news >= newsOfScene }

  mutating func didSet(_ index: Int, to value: Double, news: Int) {
    let isKnown = news >= lastNews[index] && shownValues[index].map(\.isNaN) == false
    shownValues[index] = isKnown ? value : nil
  }
}

/// The first collection view's selection, which the page restores after a lost connection. A selection that
/// the user hasn't changed isn't sent, because the scene's source determines it after a reload.
struct PageSelection {
  private var known: [IndexPath] = []

  @MainActor mutating func begin(in view: UICollectionView?) { known = Self.paths(in: view) }

  /// Returns the selection if it has changed, and counts it as sent.
  @MainActor mutating func change(in view: UICollectionView?) -> [IndexPath]? {
    let paths = Self.paths(in: view)
    // An unchanged selection is the same array, so the comparison is immediate.
    guard paths != known else { return nil }
    known = paths
    return paths.count > LiveProtocol.limits.selection ? [] : paths
  }

  @MainActor private static func paths(in view: UICollectionView?) -> [IndexPath] {
    view?.indexPathsForSelectedItems ?? []
  }
}

extension UICollectionView {
  /// Selects only these items, without delegate calls. Ignores items that don't exist.
  func restoreSelection(_ items: [ClientMessage.Item]) {
    selectItem(at: nil, animated: false, scrollPosition: [])
    for item in items
    where item.section < numberOfSections && item.item < numberOfItems(inSection: item.section) {
      selectItem(
        at: IndexPath(item: item.item, section: item.section), animated: false, scrollPosition: [])
    }
  }
}
