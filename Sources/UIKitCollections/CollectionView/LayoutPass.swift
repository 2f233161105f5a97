import Foundation

/// What the layout has answered since it was last invalidated, and what of it is stale.
struct LayoutPass {
  /// What the next pass must ask again.
  enum Staleness {
    case nothing
    /// Only these elements, each once. The other answers are not stale.
    case elements([ElementKey])
    case everything
  }

  /// How far the layout has come in preparing after an invalidation.
  private enum Preparation {
    case needed
    /// `prepare()` is running. `isOutdated` says whether the layout has invalidated itself meanwhile, `delaysElements` whether a layout
    /// pass was asked for meanwhile, which has to wait.
    case underWay(isOutdated: Bool, delaysElements: Bool)
    case done
  }

  private(set) var staleness = Staleness.everything
  private var preparation = Preparation.needed
  /// Whether there has been a pass at all. Before the first one, neither layout nor data source is asked for
  /// anything.
  private(set) var hasRun = false
  /// Whether the layout hears with the first pass that everything is new. `reloadData()` says so at once.
  private(set) var announcesData = true
  /// The question that ``answers`` belong to. Nil where they are stale.
  private(set) var question: LayoutQuestion?
  /// The layout's answers, sorted by key, each key once, without hidden elements.
  private(set) var answers: [LayoutAnswer] = []
  /// The supplementary views among the answers, in the order in which the layout listed them.
  private(set) var listedViews: [ElementKey] = []
  /// An element that the layout listed more than once.
  private(set) var repeated: ElementKey?
  /// The pages that prefetching looks at, and the cells that the layout has there, sorted by key.
  private(set) var ahead: (question: LayoutQuestion, answers: [LayoutAnswer])?
  /// Whether answers came after the last time that elements were shown.
  private(set) var isFresh = false
  /// How often elements were shown.
  private var timesShown = 0
  /// Whether the layout was invalidated after the elements were last shown. Only then may an element have
  /// changed.
  private(set) var mayHaveChanged = true

  /// `true` if the layout was invalidated after the elements were last shown, and not only by scrolling.
  private(set) var hasNewLayout = true

  /// Whether views have measured themselves in the current layout.
  private(set) var hasMeasuredViews = false
  /// Whether the layout was prepared out of windows, where there is no safe area.
  private var wasPreparedOutside = false
  /// Whether the rows on screen have yet to learn what they are in their lists and outlines.
  private(set) var needsListContexts = false
  /// Whether there were lists or outlines when the layout was last prepared.
  private var hadRows = false

  /// Whether `prepare()` has run since the last invalidation.
  var isPrepared: Bool {
    if case .done = preparation { true } else { false }
  }

  /// Whether `prepare()` is running.
  var isPreparing: Bool {
    if case .underWay = preparation { true } else { false }
  }

  /// - Parameter scrolls: `true` if scrolling is the reason.
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

  /// A data source or a layout came before the first pass.
  mutating func dataIsNew() { announcesData = true }

  mutating func dataWasAnnounced() { announcesData = false }

  /// The view has another layout.
  mutating func layoutIsNew() { hasMeasuredViews = false }

  /// A view is about to say its size.
  mutating func viewWillBeMeasured() { hasMeasuredViews = true }

  /// A view has said its size. Everything behind it may lie elsewhere, whatever the context named.
  mutating func viewWasMeasured() { distrustOtherAnswers() }

  /// The layout is invalid already, so it cannot say what a change of bounds moves beside what was named before. Where the delegate changes
  /// the size while `prepare()` is running, the layout has to be prepared again.
  mutating func boundsChangeUnasked(changesSize: Bool) {
    distrustOtherAnswers()
    guard changesSize, case .underWay(_, let delaysElements) = preparation else { return }
    preparation = .underWay(isOutdated: true, delaysElements: delaysElements)
  }

  /// What was named is no longer all that has to be asked for.
  private mutating func distrustOtherAnswers() {
    if case .elements = staleness { staleness = .everything }
  }

  /// Where a context names more elements than the pages have, the pages are asked for as a whole instead.
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

  /// A layout pass was asked for while the layout is being prepared.
  mutating func elementsWait() {
    guard case .underWay(let isOutdated, _) = preparation else { return }
    preparation = .underWay(isOutdated: isOutdated, delaysElements: true)
  }

  /// If the layout invalidated itself in `prepare()`, it has to be prepared again. Returns whether there is a layout pass to be made up for.
  ///
  /// - Parameter hasRows: Whether there are lists or outlines. Views that were rows hear once that they are none any more.
  mutating func layoutWasPrepared(hasRows: Bool) -> Bool {
    guard case .underWay(let isOutdated, let delaysElements) = preparation else { return false }
    if hasRows || hadRows { needsListContexts = true }
    hadRows = hasRows
    preparation = isOutdated ? .needed : .done
    hasRun = true
    if case .everything = staleness { question = nil }
    return delaysElements
  }

  /// The view is in a window. Returns whether the layout does not know its safe area.
  mutating func windowIsThere() -> Bool {
    defer { wasPreparedOutside = false }
    return wasPreparedOutside
  }

  mutating func listContextsMayHaveChanged() { needsListContexts = true }

  mutating func listContextsWereUpdated() { needsListContexts = false }

  /// Mirrored contents have another width, which moves all elements although the layout was not invalidated.
  mutating func mirroredWidthDidChange() { mayHaveChanged = true }

  /// Treats the layout as prepared although it invalidates itself every time.
  mutating func acceptAsPrepared() { preparation = .done }

  /// Whether the stored answers belong to the question.
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

  /// Whether the layout has answered with the object after the last time that elements were shown. If it is shown already, it may have
  /// new values then.
  func isFresh(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.timeOfAnswer == timesShown
  }

  mutating func answersWereShown() {
    timesShown += 1
    isFresh = false
    // Who was told of an element may have invalidated the layout since the answers came.
    mayHaveChanged = !isComplete
    if !mayHaveChanged { hasNewLayout = false }
  }

  /// The elements that have to be asked for one by one.
  var staleElements: [ElementKey] {
    if case .elements(let keys) = staleness { return keys }
    return []
  }

  /// Replaces the attributes of single elements, each named once. O(*changes* · log *answers* + *answers*); new
  /// elements are sorted in addition.
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

  /// Whether no answer is stale.
  var isComplete: Bool {
    guard case .nothing = staleness else { return false }
    return isPrepared && question != nil
  }

  /// The index of an element among the answers.
  func index(of key: ElementKey) -> Int? { answers.indices.index(of: key) { answers[$0].key } }

  /// Retains the first of several answers for one element. Returns such an element.
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

/// What the layout is asked for: the elements in a rectangle of the view.
struct LayoutQuestion: Equatable {
  var rect: CGRect
  /// The width of the view in which the answers were mirrored; in another width they lie elsewhere. Nil where
  /// nothing is mirrored.
  var mirroringWidth: CGFloat?
}

/// The layout's answer for one element.
struct LayoutAnswer {
  let key: ElementKey
  let attributes: UICollectionViewLayoutAttributes
  /// The attributes' frame at the time of the answer.
  let frame: CGRect
  /// The attributes' alpha at the time of the answer.
  let alpha: CGFloat

  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.init(attributes, for: ElementKey(attributes))
  }

  init(_ attributes: UICollectionViewLayoutAttributes, for key: ElementKey) {
    (self.key, self.attributes) = (key, attributes)
    frame = attributes.frame
    alpha = attributes.alpha
  }

  /// Whether the attributes still have the frame and alpha that they were handed out with.
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
  /// The number of elements that the context names.
  fileprivate var namedCount: Int {
    func count(_ lists: [String: [IndexPath]]?) -> Int { lists?.values.reduce(0) { $0 + $1.count } ?? 0 }
    return (invalidatedItemIndexPaths?.count ?? 0) + count(invalidatedSupplementaryIndexPaths)
      + count(invalidatedDecorationIndexPaths)
  }

  /// The elements that the context names, each once.
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
