#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// What the layout has answered since it was last invalidated, and what of it no longer holds.
struct LayoutPass {
  /// What the next pass must ask again.
  enum Staleness {
    case nothing
    /// Only these elements; the rest of what was answered stays.
    case elements([ElementKey])
    case everything
  }

  private(set) var staleness = Staleness.everything
  /// Whether `prepare()` has been called since the last invalidation.
  private(set) var isPrepared = false
  /// Whether there was a pass at all: before the first one nothing is asked of anyone.
  private(set) var hasRun = false
  /// The rectangle the elements were asked for; nil where the answer no longer holds.
  private(set) var queriedRect: CGRect?
  /// What the layout answered: sorted by key, each key once, without what is hidden.
  private(set) var answers: [LayoutAnswer] = []
  /// The pages that prefetching looks at, and what the layout answered for them.
  private(set) var ahead: (rect: CGRect, answers: [LayoutAnswer])?
  /// Whether the answers came since they were last shown: the same objects may have new values then.
  private(set) var isFresh = false
  /// Whether the layout was invalidated since the answers were last shown: only then may an element have changed.
  private(set) var mayHaveChanged = true

  mutating func invalidate(with context: UICollectionViewLayoutInvalidationContext) {
    isPrepared = false
    mayHaveChanged = true
    ahead = nil
    let named = context.namedElements
    switch staleness {
    case _ where context.invalidateEverything || context.invalidateDataSourceCounts || named.isEmpty:
      staleness = .everything
    case .nothing: staleness = .elements(named)
    case .elements(let earlier): staleness = .elements(earlier + named)
    case .everything: break
    }
  }

  mutating func layoutWasPrepared() {
    isPrepared = true
    hasRun = true
    if case .everything = staleness { queriedRect = nil }
  }

  /// Whether the answers kept are those for the rectangle.
  func answers(for rect: CGRect) -> Bool { queriedRect == rect }

  mutating func keep(_ answer: [UICollectionViewLayoutAttributes], for rect: CGRect) {
    answers.removeAll(keepingCapacity: true)
    answers.reserveCapacity(answer.count)
    var isSorted = true
    for attributes in answer where !attributes.isHidden {
      answers.append(LayoutAnswer(attributes))
      let place = answers.count - 1
      if isSorted, place > 0 { isSorted = answers[place - 1].key < answers[place].key }
    }
    if !isSorted { sortAnswers() }
    queriedRect = rect
    staleness = .nothing
    isFresh = true
  }

  mutating func keepAhead(_ answer: [UICollectionViewLayoutAttributes], for rect: CGRect) {
    ahead = (rect, answer.filter { !$0.isHidden }.map(LayoutAnswer.init))
  }

  mutating func answersWereShown() {
    isFresh = false
    mayHaveChanged = false
  }

  /// The elements to ask for one by one; empty where there are none.
  var staleElements: [ElementKey] {
    if case .elements(let keys) = staleness { return keys }
    return []
  }

  /// Takes in the new attributes of single elements.
  mutating func replace(_ changes: [(ElementKey, UICollectionViewLayoutAttributes?)]) {
    for (key, attributes) in changes {
      answers.removeAll { $0.key == key }
      if let attributes, !attributes.isHidden { answers.append(LayoutAnswer(attributes)) }
    }
    sortAnswers()
    staleness = .nothing
    isFresh = true
  }

  /// Of several answers for one element the first one counts.
  private mutating func sortAnswers() {
    answers.sort { $0.key < $1.key }
    var last: ElementKey?
    answers.removeAll { answer in
      defer { last = answer.key }
      return answer.key == last
    }
  }
}

/// What the layout answered for one element.
struct LayoutAnswer {
  let key: ElementKey
  let attributes: UICollectionViewLayoutAttributes
  /// That of the attributes at the moment of the answer.
  let frame: CGRect

  init(_ attributes: UICollectionViewLayoutAttributes) {
    key = ElementKey(attributes)
    self.attributes = attributes
    frame = attributes.frame
  }
}

extension UICollectionViewLayoutInvalidationContext {
  /// The elements the context lists, each once.
  fileprivate var namedElements: [ElementKey] {
    var keys = (invalidatedItemIndexPaths ?? []).map { ElementKey(.cell, nil, $0) }
    for (kind, paths) in invalidatedSupplementaryIndexPaths ?? [:] {
      keys += paths.map { ElementKey(.supplementaryView, kind, $0) }
    }
    for (kind, paths) in invalidatedDecorationIndexPaths ?? [:] {
      keys += paths.map { ElementKey(.decorationView, kind, $0) }
    }
    return keys
  }
}
#endif
