/// What several stacks keep in place on screen.
struct PhotoStackPlace {
  /// What was visible before the batch of updates under way.
  var anchors = VisibleAnchors()
  /// What stays in place in the next preparation.
  var kept: VisibleAnchors?
  /// What a preparation has kept in place, and where the visible area started then: a view that is turned and turned back shows what
  /// it did.
  var shown: (anchors: VisibleAnchors, start: Double)?
  /// Where the visible area starts after either, until the stacks are shown there.
  var start: Double?
}
