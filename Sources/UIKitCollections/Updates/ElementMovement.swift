import Foundation

/// An animated change of the visible views: an update, a change of layout or bounds, or an invalidation
/// inside an animation block.
///
/// Cells are measured before the movement is planned:
///
/// 1. Layout passes run inside the animation until no cell requests another size. Staying views move to their
/// new positions. Departing views remain in the view tree, as ``Departures``. New views are at their final
/// positions.
/// 2. ``UICollectionView/planMovement()`` gives departing views their ends, and new views their starts, as
///    determined by ``rules``.
///
/// The animations of one block add up. A later pass in the same block, for a cell that changes its size
/// again, belongs to the same movement.
struct ElementMovement {
  struct Rules {
    var start: (ElementKey, UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes
    /// Returns the end attributes of a departing view, given its element on screen and its key after the
    /// change (`nil` if the element is gone).
    var end: (VisibleElement, ElementKey?) -> UICollectionViewLayoutAttributes
    /// Called before the first plan, when all elements are on screen.
    var prepare: () -> Void = {}
    /// The order in which new views are requested, lowest first. If `nil`, they're requested in the order of
    /// their keys.
    var order: ((ElementKey) -> Int)?
  }

  /// The number that identifies this movement in ``Departures``.
  let number: Int
  let rules: Rules
  private(set) var run: AnimationRun?
  /// `true` if the animation was created for this movement, which ends with the animation block.
  private(set) var isOwn = false
  /// The elements on screen before the change, by their keys after it.
  private let before: [ElementKey: VisibleElement]
  let shown: CGRect
  private var new: Set<ElementKey> = []
  private(set) var withoutStart: [ElementKey] = []
  private var measured: Set<ElementKey> = []
  var asksForAttributes = false
  /// `true` if the layout must still be asked for the content offset.
  var asksForOffset = false
  private var isPrepared = false

  init(number: Int, rules: Rules, before: [ElementKey: VisibleElement], in shown: CGRect) {
    (self.number, self.rules, self.before, self.shown) = (number, rules, before, shown)
  }

  mutating func begin(in run: AnimationRun?, isOwn: Bool) { (self.run, self.isOwn) = (run, isOwn) }

  /// Returns `true` if the movement created the element's view.
  func hasMade(_ key: ElementKey) -> Bool { new.contains(key) }

  /// Returns the element before the movement, or `nil` if the movement created its view.
  func elementBefore(_ key: ElementKey) -> VisibleElement? { new.contains(key) ? nil : before[key] }

  mutating func didMakeView(of key: ElementKey) {
    if new.insert(key).inserted { withoutStart.append(key) }
  }

  mutating func didMeasureView(of key: ElementKey) { measured.insert(key) }

  func hasMeasured(_ key: ElementKey) -> Bool { measured.contains(key) }

  mutating func drainWithoutStart() -> [ElementKey] {
    defer { withoutStart = [] }
    return withoutStart
  }

  mutating func willPlan() -> Bool {
    defer { isPrepared = true }
    return !isPrepared
  }
}

extension UICollectionView {
  /// The duration of a movement after an update or a change of layout, in seconds.
  static let movementDuration: TimeInterval = 0.3

  /// Queries the layout for the elements at the offset. Doesn't move views yet.
  func queryLayout(at offset: CGPoint) {
    UIView.performWithoutAnimation {
      if contentOffset != offset { contentOffset = offset }
      prepareLayoutIfNeeded()
      queryLayout()
    }
  }

  /// Performs a movement in its own animation. The layout and the content offset already have their final
  /// state.
  ///
  /// - Parameter fill: Configures cells again. Returns `true` if there were any.
  func perform(
    _ movement: ElementMovement, from oldOffset: CGPoint, fill: @escaping () -> Bool = { false },
    alongside: @escaping () -> Void, completion: @escaping (Bool) -> Void
  ) {
    updates.exchangeEnds()
    updates.deferNext()

    func changes() {
      departures.animate(movement.number, in: .current)
      self.movement = movement
      self.movement?.begin(in: .current, isOwn: true)
      animateOffset(from: oldOffset)
      updateVisibleElements()
      if fill() { updateVisibleElements() }
      planMovement()
      // Cells with a new size lay out their contents in the same animation. They may then request another
      // size, even if nothing else has marked this view.
      setNeedsLayout()
      layoutIfNeeded()
      alongside()
      self.movement = nil
    }
    guard UIView.areAnimationsEnabled else {
      // Animation blocks would call completions in the next frame.
      changes()
      endMovement(movement.number)
      return completeAtOnce(completion)
    }
    UIView.animate(
      withDuration: Self.movementDuration, delay: 0, options: .allowUserInteraction, animations: changes
    ) { [reference] finished in
      reference.collectionView?.endMovement(movement.number)
      completion(finished)
    }
    updates.releaseNext()
    makeWaitingChanges()
  }

  func planMovement() {
    guard let movement else { return }
    sortViews()
    if self.movement?.willPlan() == true { movement.rules.prepare() }
    for (element, key) in departures.withoutDestination(movement.number) {
      let end = movement.rules.end(element, key).unhidden
      departures.aim(element.view, at: end, position: key.flatMap(position))
      element.view.applyValues(of: end)
    }
    for key in self.movement?.drainWithoutStart() ?? [] {
      guard let element = visible[key] else { continue }
      let known = movement.rules.start(key, element.attributes).unhidden
      let start =
        movement.hasMeasured(key) ? known.inSize(of: element.attributes, seenFrom: movement.shown) : known
      restart(element, at: start, in: movement.run)
    }
  }

  func restart(_ element: VisibleElement, at start: UICollectionViewLayoutAttributes, in run: AnimationRun?) {
    UIView.performWithoutAnimation {
      if let run { element.view.layer.forgetAnimationsInTree(of: run) }
      element.view.applyValues(of: start)
      element.view.apply(start)
      element.view.layoutMarkedTree()
    }
    element.view.applyValues(of: element.attributes)
    element.view.apply(element.attributes)
  }

  func endMovement(_ number: Int) {
    if movement?.number == number { movement = nil }
    let ended = departures.end(number, isShown: isShown)
    if departures.positionsAreStale { setNeedsLayout() }
    for element in ended { recycle(element) }
    removeIdleStrips()
  }

  func restorePositions() {
    departures.positionsWereRestored()
    UIView.performWithoutAnimation {
      bringOffsetIntoRange()
      for element in visible.elements {
        element.view.applyValues(of: element.attributes)
        element.view.apply(element.attributes)
      }
    }
  }

  /// Animates the content offset, whose model value is already the final one.
  private func animateOffset(from oldOffset: CGPoint) {
    let end = layer.bounds.origin
    guard end != oldOffset else { return }
    UIView.performWithoutAnimation { layer.bounds.origin = oldOffset }
    layer.bounds.origin = end
  }

  /// Asks the layout first, then the delegate.
  func targetOffset(of layout: UICollectionViewLayout, proposed: CGPoint) -> CGPoint {
    let offset = LayoutReader(layout, in: self).targetOffset(forProposed: proposed)
    let wanted = collectionDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: offset)
    guard let wanted else { return offset }
    guard !wanted.isFinite else { return wanted }
    UIKitException.raise(
      "The delegate's collectionView(_:targetContentOffsetForProposedContentOffset:) must return a finite point, not "
        + "\(wanted.message).")
    return wanted.finite(else: offset)
  }
}

extension UICollectionViewLayoutAttributes {
  /// Returns a copy in another size. The edges that face the middle of the view stay in place.
  fileprivate func inSize(of other: UICollectionViewLayoutAttributes, seenFrom view: CGRect)
    -> UICollectionViewLayoutAttributes
  {
    guard size != other.size, let copy = copy() as? UICollectionViewLayoutAttributes else { return self }
    copy.size = other.size
    let (dx, dy) = ((other.size.width - size.width) / 2, (other.size.height - size.height) / 2)
    copy.center.x += center.x < view.midX ? -dx : dx
    copy.center.y += center.y < view.midY ? -dy : dy
    return copy
  }
}
