import Foundation
@_spi(Children) import LayoutEngine

/// A visible element: its view and the attributes last applied to it.
struct VisibleElement {
  let key: ElementKey
  let view: UICollectionReusableView
  var attributes: UICollectionViewLayoutAttributes

  /// Creates an element. The view's preferred attributes are requested later.
  init(key: ElementKey, view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes) {
    (self.key, self.view, self.attributes) = (key, view, attributes)
    view.needsFitting = true
  }

  /// Stores the next attributes of the view and returns the view.
  mutating func store(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
    let size = attributes.values.size
    if self.attributes.values.size != size || view.ownLayer.bounds.size != size { view.needsFitting = true }
    self.attributes = attributes
    return view
  }
}

/// The visible elements, sorted by key.
///
/// The layout pass brings them in line with the layout's answers. Updates and layout changes replace all of
/// them at once.
struct VisibleElements {
  private var list = GapArray<VisibleElement>()
  /// All elements, in order.
  ///
  /// - Complexity: O(n) after elements were added or removed.
  var elements: [VisibleElement] { mutating get { list.elements } }
  /// The key of each view's element.
  private var keys: [ObjectIdentifier: ElementKey] = [:]
  /// Memory for arriving and departing elements, so no frame allocates it again.
  private var arriving: [Int] = []
  private var leaving: [VisibleElement] = []

  // MARK: Adding and removing elements

  var count: Int { list.count }

  subscript(index: Int) -> VisibleElement { _read { yield list[index] } }

  mutating func insert(_ element: VisibleElement, at index: Int) {
    list.insert(element, at: index, filler: element)
    keys[ObjectIdentifier(element.view)] = element.key
  }

  /// Replaces the visible elements.
  mutating func become(_ elements: [VisibleElement]) {
    list = GapArray(elements)
    keys.removeAll(keepingCapacity: true)
    for element in elements { keys[ObjectIdentifier(element.view)] = element.key }
  }

  mutating func removeAll() -> [VisibleElement] {
    defer { (list, keys) = (GapArray(), [:]) }
    return elements
  }

  /// Removes an element's view from the keys. If a data source returns one view for two elements, the view
  /// keeps the later element's key.
  private mutating func forget(_ element: VisibleElement) {
    let view = ObjectIdentifier(element.view)
    if keys[view] == element.key { keys[view] = nil }
  }

  /// Stores the next attributes of a view and returns the view.
  mutating func store(_ attributes: UICollectionViewLayoutAttributes, at index: Int)
    -> UICollectionReusableView
  {
    list[index].store(attributes)
  }

  // MARK: Fitting

  func askAllForFitting() { for index in list.indices { list[index].view.needsFitting = true } }

  // MARK: Memory

  /// Returns an empty array with the memory of the array given back last.
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

  /// Returns `true` if the visible elements are exactly these.
  func areAll(_ arriving: ArrivingElements) -> Bool {
    guard list.count == arriving.count else { return false }
    for index in list.indices where list[index].key != arriving[index].key { return false }
    return true
  }

  /// Removes and returns the elements missing from the given elements. Both lists are sorted.
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
      // Most elements stay, and each of them is at the cursor.
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

  /// Returns the insertion index of an element that isn't visible.
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

  /// Returns the key of the view's element, or `nil` if the view isn't visible.
  func key(of view: UICollectionReusableView) -> ElementKey? { keys[ObjectIdentifier(view)] }

  /// Returns the path of the view's element, or `nil` if the view has no element of this category.
  func path(of view: UICollectionReusableView, among category: UICollectionView.ElementCategory) -> IndexPath?
  {
    key(of: view).flatMap { $0.category == category ? $0.indexPath : nil }
  }
}
