import Foundation

/// An element on screen: its view, and the attributes that were last applied to it.
struct VisibleElement {
  let key: ElementKey
  let view: UICollectionReusableView
  var attributes: UICollectionViewLayoutAttributes

  /// The view has yet to be asked for its preferred attributes.
  init(key: ElementKey, view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes) {
    (self.key, self.view, self.attributes) = (key, view, attributes)
    view.needsFitting = true
  }

  /// Stores the attributes that are about to be applied to the view, which it returns.
  mutating func store(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
    let size = attributes.values.size
    if self.attributes.values.size != size || view.ownLayer.bounds.size != size { view.needsFitting = true }
    self.attributes = attributes
    return view
  }
}

/// The elements on screen, sorted by key. The layout pass brings them in line with the layout's answers; updates and changes of layout
/// exchange all of them at once.
struct VisibleElements {
  private(set) var elements: [VisibleElement] = []
  /// Which element a view shows.
  private var keys: [ObjectIdentifier: ElementKey] = [:]
  /// Memory for arriving and leaving elements, so that no frame allocates it again.
  private var arriving: [Int] = []
  private var leaving: [VisibleElement] = []

  // MARK: Coming and going

  mutating func insert(_ element: VisibleElement, at index: Int) {
    elements.insert(element, at: index)
    keys[ObjectIdentifier(element.view)] = element.key
  }

  /// Others are on screen now.
  mutating func become(_ elements: [VisibleElement]) {
    self.elements = elements
    keys.removeAll(keepingCapacity: true)
    for element in elements { keys[ObjectIdentifier(element.view)] = element.key }
  }

  mutating func removeAll() -> [VisibleElement] {
    defer { (elements, keys) = ([], [:]) }
    return elements
  }

  /// A data source may return one view for two elements: then it shows the later one.
  private mutating func forget(_ element: VisibleElement) {
    let view = ObjectIdentifier(element.view)
    if keys[view] == element.key { keys[view] = nil }
  }

  /// Stores the attributes that are about to be applied to a view, which it returns.
  mutating func store(_ attributes: UICollectionViewLayoutAttributes, at index: Int)
    -> UICollectionReusableView
  {
    elements[index].store(attributes)
  }

  // MARK: Fitting

  func askAllForFitting() { for element in elements { element.view.needsFitting = true } }

  // MARK: Memory

  /// Lends an empty array with the memory of the array that was given back last.
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

  /// Whether the elements on screen are exactly these.
  func areAll(_ arriving: ArrivingElements) -> Bool {
    guard elements.count == arriving.count else { return false }
    for index in elements.indices where elements[index].key != arriving[index].key { return false }
    return true
  }

  /// Removes and returns the elements that are not among these. Both lists are sorted.
  mutating func remove(allBut staying: ArrivingElements) -> [VisibleElement] {
    var leaving: [VisibleElement] = []
    swap(&leaving, &self.leaving)
    // Elements that leave at once are mostly neighbours.
    var (index, cursor) = (0, 0)
    while index < elements.count {
      var end = index
      while end < elements.count, !stays(end, among: staying, from: &cursor) { end += 1 }
      if end > index {
        leaving.append(contentsOf: elements[index..<end])
        for element in elements[index..<end] { forget(element) }
        elements.removeSubrange(index..<end)
      }
      index += 1
    }
    return leaving
  }

  private func stays(_ index: Int, among staying: ArrivingElements, from cursor: inout Int) -> Bool {
    while cursor < staying.count {
      // Most elements stay, and each is the one at the cursor.
      if staying[cursor].key == elements[index].key {
        cursor += 1
        return true
      }
      if elements[index].key < staying[cursor].key { return false }
      cursor += 1
    }
    return false
  }

  subscript(key: ElementKey) -> VisibleElement? { index(of: key).map { elements[$0] } }

  private func index(of key: ElementKey) -> Int? { elements.indices.index(of: key) { elements[$0].key } }

  func all(_ category: UICollectionView.ElementCategory) -> [VisibleElement] {
    elements.filter { $0.key.category == category }
  }

  /// Which element the view shows; nil if it is not on screen.
  func key(of view: UICollectionReusableView) -> ElementKey? { keys[ObjectIdentifier(view)] }
}
