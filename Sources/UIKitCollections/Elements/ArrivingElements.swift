import Foundation

/// The elements that are about to be on screen: some of the layout's answers, sorted by key, each key once.
///
/// Every frame looks at all of them. So they are read where the layout pass has them, by their indices: to copy a key and to retain
/// an object for each would take longer than the comparisons.
nonisolated struct ArrivingElements: RandomAccessCollection {
  private var answers: [LayoutAnswer]
  private var shown: [Int]

  init(among answers: [LayoutAnswer]) { (self.answers, shown) = (answers, []) }

  /// - Parameter memory: An empty array whose memory is used, and gone.
  init(among answers: [LayoutAnswer], in memory: inout [Int]) {
    self.init(among: answers)
    swap(&shown, &memory)
  }

  var startIndex: Int { 0 }
  var endIndex: Int { shown.count }

  subscript(index: Int) -> LayoutAnswer {
    _read { yield answers[shown[index]] }
  }

  /// Appends the answer at an index, which comes after those that were appended before.
  mutating func append(answerAt index: Int) { shown.append(index) }

  /// Replaces the answer for the same element, if there is one.
  mutating func replace(with answer: LayoutAnswer) {
    shown.removeAll { answers[$0].key == answer.key }
    shown.insert(answers.count, at: shown.firstIndex { answer.key < answers[$0].key } ?? shown.count)
    answers.append(answer)
  }

  /// Returns the memory of the indices, empty. Of the elements, nothing is left.
  mutating func releaseMemory() -> [Int] {
    var memory: [Int] = []
    swap(&memory, &shown)
    answers = []
    memory.removeAll(keepingCapacity: true)
    return memory
  }
}
