import Foundation

/// The elements about to be visible: some of the layout's answers, sorted by key. Each key occurs once.
///
/// Every frame reads all of them, so they're read in place by their indices in the layout pass. Copying a key
/// and retaining an object for each would take longer than the comparisons.
nonisolated struct ArrivingElements: RandomAccessCollection {
  private var answers: [LayoutAnswer]
  private var shown: [Int]

  init(among answers: [LayoutAnswer]) { (self.answers, shown) = (answers, []) }

  /// Creates an empty list for the answers.
  ///
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

  /// Appends the answer at an index. The answer comes after all earlier ones.
  mutating func append(answerAt index: Int) { shown.append(index) }

  /// Replaces the answer for the same element, if it exists.
  mutating func replace(with answer: LayoutAnswer) {
    shown.removeAll { answers[$0].key == answer.key }
    shown.insert(answers.count, at: shown.firstIndex { answer.key < answers[$0].key } ?? shown.count)
    answers.append(answer)
  }

  /// Removes all elements and returns the empty memory of the indices.
  mutating func releaseMemory() -> [Int] {
    var memory: [Int] = []
    swap(&memory, &shown)
    answers = []
    memory.removeAll(keepingCapacity: true)
    return memory
  }
}
