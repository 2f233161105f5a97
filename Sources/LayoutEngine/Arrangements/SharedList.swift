/// A list in which many elements are the same: each is in memory once, however often it is in the list.
struct SharedList<Element> {
  private var elements: [Element] = []
  /// How often each is in the list.
  private var uses: [Int] = []
  /// By position, which of the elements.
  private var indices: [Int] = []

  init() {}

  var count: Int { indices.count }

  subscript(position: Int) -> Element { _read { yield elements[indices[position]] } }

  mutating func append(_ element: Element) {
    indices.append(elements.count)
    elements.append(element)
    uses.append(1)
  }

  /// Adds once more what is at a position.
  mutating func append(sameAs position: Int) {
    indices.append(indices[position])
    uses[indices[position]] += 1
  }

  /// Changes what is at one position, and at no other.
  mutating func update(_ position: Int, _ change: (inout Element) -> Void) {
    let index = indices[position]
    if uses[index] > 1 {
      uses[index] -= 1
      indices[position] = elements.count
      elements.append(elements[index])
      uses.append(1)
    }
    change(&elements[indices[position]])
  }
}

extension SharedList: Sendable where Element: Sendable {}
