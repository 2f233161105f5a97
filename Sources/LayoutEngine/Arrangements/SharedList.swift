/// A list that stores equal elements once.
struct SharedList<Element> {
  private var elements: [Element] = []
  private var uses: [Int] = []
  /// The element at each position.
  private var indices: [Int] = []

  init() {}

  var count: Int { indices.count }

  subscript(position: Int) -> Element { _read { yield elements[indices[position]] } }

  mutating func append(_ element: Element) {
    indices.append(elements.count)
    elements.append(element)
    uses.append(1)
  }

  mutating func append(sameAs position: Int) {
    indices.append(indices[position])
    uses[indices[position]] += 1
  }

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
