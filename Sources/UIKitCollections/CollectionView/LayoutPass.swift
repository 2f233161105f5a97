import Foundation

struct LayoutPass {
  enum Staleness {
    case nothing
    /// Only the listed elements are stale. Each is listed once.
    case elements([ElementKey])
    case everything
  }

  private enum Preparation {
    case needed
    /// `isOutdated`: the layout must be prepared again. `delaysElements`: a layout pass was requested during
    /// the preparation, and must wait.
    case underWay(isOutdated: Bool, delaysElements: Bool)
    case done
  }

  private(set) var staleness = Staleness.everything
  private var preparation = Preparation.needed
  /// `true` if there has been a pass. Before the first one, neither the layout nor the data source is called.
  private(set) var hasRun = false
  /// `true` if the first pass must notify the layout that all data is new. `reloadData()` does so
  /// immediately.
  private(set) var announcesData = true
  /// The query of the ``answers``, or `nil` if they're stale.
  private(set) var question: LayoutQuestion?
  /// The layout's answers, sorted by key, each key once, without hidden elements.
  private(set) var answers: [LayoutAnswer] = []
  private(set) var listedViews: [ElementKey] = []
  private(set) var repeated: ElementKey?
  /// The pages queried for prefetching, and the layout's cells on them, sorted by key.
  private(set) var ahead: (question: LayoutQuestion, answers: [LayoutAnswer])?
  private(set) var isFresh = false
  private var timesShown = 0
  /// `true` if elements may have changed since they were last shown, because of an invalidation or a new
  /// mirroring width.
  private(set) var mayHaveChanged = true

  /// `true` if a cause other than scrolling invalidated the layout since the elements were last shown.
  private(set) var hasNewLayout = true

  private(set) var hasMeasuredViews = false
  /// `true` if the layout was prepared outside a window, without a safe area.
  private var wasPreparedOutside = false
  /// `true` if the visible rows still need their list and outline contexts.
  private(set) var needsListContexts = false
  private var hadRows = false

  var isPrepared: Bool {
    if case .done = preparation { true } else { false }
  }

  var isPreparing: Bool {
    if case .underWay = preparation { true } else { false }
  }

  mutating func invalidate(with context: UICollectionViewLayoutInvalidationContext, scrolls: Bool = false) {
    if !scrolls { hasNewLayout = true }
    if case .underWay(_, let delaysElements) = preparation {
      preparation = .underWay(isOutdated: true, delaysElements: delaysElements)
    } else {
      preparation = .needed
    }
    mayHaveChanged = true
    ahead = nil
    guard !context.invalidateEverything, !context.invalidateDataSourceCounts else {
      return staleness = .everything
    }
    switch staleness {
    case .nothing: add(context, to: [])
    case .elements(let earlier): add(context, to: earlier)
    case .everything: break
    }
  }

  mutating func dataIsNew() { announcesData = true }

  mutating func dataWasAnnounced() { announcesData = false }

  mutating func layoutIsNew() { hasMeasuredViews = false }

  mutating func viewWillBeMeasured() { hasMeasuredViews = true }

  /// Called after a measurement. All following elements may have moved, even if the context doesn't list
  /// them.
  mutating func viewWasMeasured() { distrustOtherAnswers() }

  /// Called when the bounds change while the layout is invalid. If the size changes during `prepare()`, the
  /// layout must be prepared again.
  mutating func boundsChangeUnasked(changesSize: Bool) {
    distrustOtherAnswers()
    guard changesSize, case .underWay(_, let delaysElements) = preparation else { return }
    preparation = .underWay(isOutdated: true, delaysElements: delaysElements)
  }

  mutating func distrustOtherAnswers() {
    if case .elements = staleness { staleness = .everything }
  }

  /// Adds a context's elements to the stale ones. Marks everything as stale if the context lists no elements,
  /// or if there are fewer answers than stale elements.
  private mutating func add(_ context: UICollectionViewLayoutInvalidationContext, to earlier: [ElementKey]) {
    staleness = .everything
    guard context.namedCount > 0, context.namedCount <= answers.count else { return }
    var named = context.namedElements
    if !earlier.isEmpty {
      var seen = Set(earlier)
      named = earlier + named.filter { seen.insert($0).inserted }
    }
    if named.count <= answers.count { staleness = .elements(named) }
  }

  mutating func layoutWillBePrepared(inWindow: Bool) {
    preparation = .underWay(isOutdated: false, delaysElements: false)
    if !inWindow { wasPreparedOutside = true }
  }

  mutating func elementsWait() {
    guard case .underWay(let isOutdated, _) = preparation else { return }
    preparation = .underWay(isOutdated: isOutdated, delaysElements: true)
  }

  /// Returns `true` if a delayed layout pass is due. If the layout invalidated itself in `prepare()`, it must
  /// be prepared again.
  ///
  /// - Parameter hasRows: `true` if there are lists or outlines. Former rows are updated once more.
  mutating func layoutWasPrepared(hasRows: Bool) -> Bool {
    guard case .underWay(let isOutdated, let delaysElements) = preparation else { return false }
    if hasRows || hadRows { needsListContexts = true }
    hadRows = hasRows
    preparation = isOutdated ? .needed : .done
    hasRun = true
    if case .everything = staleness { question = nil }
    return delaysElements
  }

  /// Called when the view enters a window. Returns `true` if the layout was prepared without the window's
  /// safe area.
  mutating func windowIsThere() -> Bool {
    defer { wasPreparedOutside = false }
    return wasPreparedOutside
  }

  mutating func listContextsMayHaveChanged() { needsListContexts = true }

  mutating func listContextsWereUpdated() { needsListContexts = false }

  /// Called when the mirrored content width changes, which moves all elements without an invalidation.
  mutating func mirroredWidthDidChange() { mayHaveChanged = true }

  mutating func acceptAsPrepared() { preparation = .done }

  func answers(_ question: LayoutQuestion) -> Bool { self.question == question }

  mutating func store(_ answer: [UICollectionViewLayoutAttributes], to question: LayoutQuestion) {
    answers.removeAll(keepingCapacity: true)
    answers.reserveCapacity(answer.count)
    listedViews.removeAll(keepingCapacity: true)
    var isSorted = true
    for attributes in answer where !attributes.isHidden {
      answers.append(self.answer(attributes))
      let index = answers.count - 1
      if isSorted, index > 0 { isSorted = answers[index - 1].key < answers[index].key }
      if answers[index].key.category == .supplementaryView { listedViews.append(answers[index].key) }
    }
    repeated = isSorted ? nil : sortAnswers()
    self.question = question
    staleness = .nothing
    isFresh = true
  }

  mutating func storeAhead(_ answer: [UICollectionViewLayoutAttributes], to question: LayoutQuestion) {
    var cells: [LayoutAnswer] = []
    cells.reserveCapacity(answer.count)
    for attributes in answer where !attributes.isHidden && attributes.representedElementCategory == .cell {
      cells.append(LayoutAnswer(attributes))
    }
    // Most layouts answer in order, and sorting needs memory.
    let isSorted = cells.indices.dropFirst().allSatisfy { !(cells[$0].key < cells[$0 - 1].key) }
    if !isSorted { cells.sort { $0.key < $1.key } }
    ahead = (question, cells)
  }

  private func answer(_ attributes: UICollectionViewLayoutAttributes) -> LayoutAnswer {
    attributes.timeOfAnswer = timesShown
    return LayoutAnswer(attributes)
  }

  /// Returns `true` if the layout has returned the object since the elements were last shown. Its values may
  /// have changed.
  func isFresh(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.timeOfAnswer == timesShown
  }

  mutating func answersWereShown() {
    timesShown += 1
    isFresh = false
    // A delegate method for an element may have invalidated the layout since the answers arrived.
    mayHaveChanged = !isComplete
    if !mayHaveChanged { hasNewLayout = false }
  }

  var staleElements: [ElementKey] {
    if case .elements(let keys) = staleness { return keys }
    return []
  }

  /// Replaces the attributes of single elements, each listed once.
  ///
  /// - Complexity: O(*changes* · log *answers* + *answers*). Sorting new elements takes additional time.
  mutating func replace(_ changes: [(ElementKey, UICollectionViewLayoutAttributes?)]) {
    var new: [LayoutAnswer] = []
    var gone: Set<Int> = []
    for (key, attributes) in changes {
      let answer = attributes.flatMap { $0.isHidden ? nil : self.answer($0) }
      switch (index(of: key), answer) {
      case (let index?, let answer?) where answer.key == key: answers[index] = answer
      case (let index?, nil): gone.insert(index)
      case (let index?, let answer?):
        gone.insert(index)
        new.append(answer)
      case (nil, let answer?): new.append(answer)
      case (nil, nil): break
      }
    }
    if !gone.isEmpty {
      answers = answers.indices.filter { !gone.contains($0) }.map { answers[$0] }
    }
    if !new.isEmpty {
      answers += new
      sortAnswers()
    }
    staleness = .nothing
    isFresh = true
  }

  var isComplete: Bool {
    guard case .nothing = staleness else { return false }
    return isPrepared && question != nil
  }

  func index(of key: ElementKey) -> Int? { answers.indices.index(of: key) { answers[$0].key } }

  /// Sorts the answers. Keeps the first of several answers for an element. Returns the last element with
  /// several answers, or `nil`.
  @discardableResult
  private mutating func sortAnswers() -> ElementKey? {
    answers.sort { $0.key < $1.key }
    var last: ElementKey?
    var repeated: ElementKey?
    answers.removeAll { answer in
      defer { last = answer.key }
      guard answer.key == last else { return false }
      repeated = last
      return true
    }
    return repeated
  }
}

struct LayoutQuestion: Equatable {
  var rect: CGRect
  /// The width for mirroring the answers, or `nil` without mirroring. A different width moves the elements.
  var mirroringWidth: CGFloat?
}

struct LayoutAnswer {
  let key: ElementKey
  let attributes: UICollectionViewLayoutAttributes
  let frame: CGRect
  let alpha: CGFloat

  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.init(attributes, for: ElementKey(attributes))
  }

  init(_ attributes: UICollectionViewLayoutAttributes, for key: ElementKey) {
    (self.key, self.attributes) = (key, attributes)
    frame = attributes.frame
    alpha = attributes.alpha
  }

  var isUnchanged: Bool { attributes.frame == frame && attributes.alpha == alpha }
}

extension LayoutActivity {
  mutating func note(_ context: UICollectionViewLayoutInvalidationContext) {
    invalidations += 1
    let count =
      context.invalidateEverything || context.invalidateDataSourceCounts ? 0 : context.namedCount
    if count == 0 { completeInvalidations += 1 } else { listedElements += count }
  }
}

extension UICollectionViewLayoutInvalidationContext {
  fileprivate var namedCount: Int {
    func count(_ lists: [String: [IndexPath]]?) -> Int { lists?.values.reduce(0) { $0 + $1.count } ?? 0 }
    return (invalidatedItemIndexPaths?.count ?? 0) + count(invalidatedSupplementaryIndexPaths)
      + count(invalidatedDecorationIndexPaths)
  }

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
