#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// Identifies an element of a collection view. Keys are sorted by category, kind and path. Decoration views
/// come first, then cells, then supplementary views. This is also the order, back to front, of elements with
/// the same zIndex.
struct ElementKey: Comparable, Hashable {
  let category: UICollectionView.ElementCategory
  let kind: String?
  let indexPath: IndexPath

  init(_ attributes: UICollectionViewLayoutAttributes) {
    category = attributes.representedElementCategory
    kind = attributes.representedElementKind
    indexPath = attributes.indexPath
  }

  init(_ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath) {
    (self.category, self.kind, self.indexPath) = (category, kind, indexPath)
  }

  /// The element's name in messages.
  var name: String {
    let path = indexPath.map(String.init).joined(separator: ", ")
    switch (category, kind) {
    case (.supplementaryView, let kind?): return "supplementary view of kind \(kind) at index path [\(path)]"
    case (.decorationView, let kind?): return "decoration view of kind \(kind) at index path [\(path)]"
    default: return "cell at index path [\(path)]"
    }
  }

  private var rank: Int {
    switch category {
    case .decorationView: 0
    case .cell: 1
    case .supplementaryView: 2
    }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(category)
    hasher.combine(indexPath)
  }

  static func == (left: ElementKey, right: ElementKey) -> Bool {
    left.category == right.category && left.indexPath == right.indexPath && left.kind == right.kind
  }

  static func < (left: ElementKey, right: ElementKey) -> Bool {
    if left.category != right.category { return left.rank < right.rank }
    if left.kind != right.kind { return (left.kind ?? "") < (right.kind ?? "") }
    return left.indexPath < right.indexPath
  }
}

/// An element on screen: its view, and the attributes that were last applied to it.
struct VisibleElement {
  let key: ElementKey
  let view: UICollectionReusableView
  var attributes: UICollectionViewLayoutAttributes
  /// Whether the view has yet to be asked for its preferred attributes.
  var needsFitting = true
}

/// An element that is about to be on screen.
typealias ArrivingElement = (key: ElementKey, attributes: UICollectionViewLayoutAttributes)

/// The elements on screen, sorted by key.
struct VisibleElements {
  var elements: [VisibleElement] = []
  /// Memory for arriving and leaving elements, so that no frame allocates it again.
  private var arriving: [ArrivingElement] = []
  private var leaving: [VisibleElement] = []

  /// Lends an empty array with the memory of the array that was given back last.
  mutating func takeArrivingMemory() -> [ArrivingElement] {
    var memory: [ArrivingElement] = []
    swap(&memory, &arriving)
    return memory
  }

  mutating func giveBack(_ memory: inout [ArrivingElement]) {
    memory.removeAll(keepingCapacity: true)
    swap(&memory, &arriving)
  }

  mutating func giveBack(_ memory: inout [VisibleElement]) {
    memory.removeAll(keepingCapacity: true)
    swap(&memory, &leaving)
  }

  /// Whether the elements on screen are exactly these.
  func areAll(_ arriving: [ArrivingElement]) -> Bool {
    elements.count == arriving.count
      && elements.indices.allSatisfy { elements[$0].key == arriving[$0].key }
  }

  /// Removes and returns the elements that are not among these. Both lists are sorted.
  mutating func takeOut(allBut staying: [ArrivingElement]) -> [VisibleElement] {
    var leaving: [VisibleElement] = []
    swap(&leaving, &self.leaving)
    // Elements that leave at once are mostly neighbours.
    var (index, place) = (0, 0)
    while index < elements.count {
      var end = index
      while end < elements.count, !stays(end, among: staying, from: &place) { end += 1 }
      if end > index {
        leaving.append(contentsOf: elements[index..<end])
        elements.removeSubrange(index..<end)
      }
      index += 1
    }
    return leaving
  }

  private func stays(_ index: Int, among staying: [ArrivingElement], from place: inout Int) -> Bool {
    while place < staying.count, staying[place].key < elements[index].key { place += 1 }
    return place < staying.count && staying[place].key == elements[index].key
  }

  subscript(key: ElementKey) -> VisibleElement? {
    var (low, high) = (0, elements.count)
    while low < high {
      let middle = (low + high) / 2
      if elements[middle].key < key { low = middle + 1 } else { high = middle }
    }
    guard low < elements.count, elements[low].key == key else { return nil }
    return elements[low]
  }

  func all(_ category: UICollectionView.ElementCategory) -> [VisibleElement] {
    elements.filter { $0.key.category == category }
  }

  func element(showing view: UICollectionReusableView) -> VisibleElement? {
    elements.first { $0.view === view }
  }
}
#endif
