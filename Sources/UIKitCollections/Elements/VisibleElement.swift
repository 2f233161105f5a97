@_spi(Children) import LayoutEngine
import Foundation

struct VisibleElement {
  let key: ElementKey
  let view: UICollectionReusableView
  var attributes: UICollectionViewLayoutAttributes

  /// Makes the next layout pass request preferred attributes.
  init(key: ElementKey, view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes) {
    (self.key, self.view, self.attributes) = (key, view, attributes)
    view.needsFitting = true
  }

  mutating func store(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
    let size = attributes.values.size
    if self.attributes.values.size != size || view.ownLayer.bounds.size != size { view.needsFitting = true }
    self.attributes = attributes
    return view
  }
}

/// The visible elements, sorted by key. The layout pass matches them with the layout's answers. Updates and
/// layout changes replace all of them.
struct VisibleElements {
  private var list = GapArray<VisibleElement>()
  /// - Complexity: O(n) after elements were added or removed.
  var elements: [VisibleElement] { mutating get { list.elements } }
  private var keys: [ObjectIdentifier: ElementKey] = [:]
  /// Memory that's reused so that frames don't allocate it again.
  private var arriving: [Int] = []
  private var leaving: [VisibleElement] = []

  // MARK: Adding and removing elements

  var count: Int { list.count }

  subscript(index: Int) -> VisibleElement { _read { yield list[index] } }

  mutating func insert(_ element: VisibleElement, at index: Int) {
    list.insert(element, at: index, filler: element)
    keys[ObjectIdentifier(element.view)] = element.key
  }

  mutating func become(_ elements: [VisibleElement]) {
    list = GapArray(elements)
    keys.removeAll(keepingCapacity: true)
    for element in elements { keys[ObjectIdentifier(element.view)] = element.key }
  }

  mutating func removeAll() -> [VisibleElement] {
    defer { (list, keys) = (GapArray(), [:]) }
    return elements
  }

  /// Removes the view's key, unless the view was later returned for another element.
  private mutating func forget(_ element: VisibleElement) {
    let view = ObjectIdentifier(element.view)
    if keys[view] == element.key { keys[view] = nil }
  }

  mutating func store(_ attributes: UICollectionViewLayoutAttributes, at index: Int)
    -> UICollectionReusableView
  {
    list[index].store(attributes)
  }

  // MARK: Fitting

  func askAllForFitting() { for index in list.indices { list[index].view.needsFitting = true } }

  // MARK: Memory

  /// Returns an empty array with the most recently returned memory.
  mutating func borrowArrivingMemory() -> [Int] {
    var memory: [Int] = []
    swap(&memory, &arriving)
    return memory
  }

  mutating func giveBack(_ elements: inout ArrivingElements) { arriving = elements.releaseMemory() }

  mutating func giveBack(_ memory: inout [VisibleElement]) {
    memory.removeAll(keepingCapacity: true)
    swap(&memory, &leaving)
  }

  func areAll(_ arriving: ArrivingElements) -> Bool {
    guard list.count == arriving.count else { return false }
    for index in list.indices where list[index].key != arriving[index].key { return false }
    return true
  }

  /// Removes and returns the elements that aren't in `staying`. Both lists are sorted.
  mutating func remove(allBut staying: ArrivingElements) -> [VisibleElement] {
    var leaving: [VisibleElement] = []
    swap(&leaving, &self.leaving)
    // Elements that leave together are mostly neighbors.
    var (index, cursor) = (0, 0)
    while index < list.count {
      var end = index
      while end < list.count, !stays(end, among: staying, from: &cursor) { end += 1 }
      if end > index {
        leaving.append(contentsOf: elements[index..<end])
        for element in elements[index..<end] { forget(element) }
        list.removeSubrange(index..<end)
      }
      index += 1
    }
    return leaving
  }

  private func stays(_ index: Int, among staying: ArrivingElements, from cursor: inout Int) -> Bool {
    while cursor < staying.count {
      // Most elements stay at the cursor.
      if staying[cursor].key == list[index].key {
        cursor += 1
        return true
      }
      if list[index].key < staying[cursor].key { return false }
      cursor += 1
    }
    return false
  }

  subscript(key: ElementKey) -> VisibleElement? { index(of: key).map { list[$0] } }

  private func index(of key: ElementKey) -> Int? { list.indices.index(of: key) { list[$0].key } }

  func insertionIndex(of key: ElementKey) -> Int { list.indices.partition { !(list[$0].key < key) } }

  /// Returns the nearest view below an index in the given superview.
  func view(before index: Int, in host: UIView) -> UIView? {
    var index = index
    while index > 0 {
      index -= 1
      if list[index].view.superview === host { return list[index].view }
    }
    return nil
  }

  mutating func all(_ category: UICollectionView.ElementCategory) -> [VisibleElement] {
    elements.filter { $0.key.category == category }
  }

  func key(of view: UICollectionReusableView) -> ElementKey? { keys[ObjectIdentifier(view)] }

  func path(of view: UICollectionReusableView, among category: UICollectionView.ElementCategory) -> IndexPath?
  {
    key(of: view).flatMap { $0.category == category ? $0.indexPath : nil }
  }
}

/// Some of the layout's answers, sorted by key, without repetitions.
///
/// Every frame reads them in place by index, because copying keys and retaining objects would take longer
/// than the comparisons.
nonisolated struct ArrivingElements: RandomAccessCollection {
  private var answers: [LayoutAnswer]
  private var shown: [Int]

  init(among answers: [LayoutAnswer]) { (self.answers, shown) = (answers, []) }

  /// - Parameter memory: An empty array whose memory the list takes over.
  init(among answers: [LayoutAnswer], in memory: inout [Int]) {
    self.init(among: answers)
    swap(&shown, &memory)
  }

  var startIndex: Int { 0 }
  var endIndex: Int { shown.count }

  subscript(index: Int) -> LayoutAnswer {
    _read { yield answers[shown[index]] }
  }

  /// Indices must be appended in ascending order.
  mutating func append(answerAt index: Int) { shown.append(index) }

  mutating func replace(with answer: LayoutAnswer) {
    shown.removeAll { answers[$0].key == answer.key }
    shown.insert(answers.count, at: shown.firstIndex { answer.key < answers[$0].key } ?? shown.count)
    answers.append(answer)
  }

  /// Returns the memory of the indices as an empty array.
  mutating func releaseMemory() -> [Int] {
    var memory: [Int] = []
    swap(&memory, &shown)
    answers = []
    memory.removeAll(keepingCapacity: true)
    return memory
  }
}
