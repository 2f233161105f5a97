/// What several stacks keep in place on screen.
struct PhotoStackPlace {
  /// What was visible before the batch of updates under way.
  var anchors = VisibleAnchors()
  /// What stays in place in the next preparation.
  var kept: VisibleAnchors?
  /// Where the visible area starts after either, until the stacks are shown there.
  var start: Double?
}
