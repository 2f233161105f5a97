import Foundation

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
