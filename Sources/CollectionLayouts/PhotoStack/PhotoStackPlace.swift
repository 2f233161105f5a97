/// What several stacks keep in place on screen.
struct PhotoStackPlace {
  /// What was visible before the batch of updates under way.
  var anchors = VisibleAnchors()
  /// What stays in place when settings or bounds change.
  var kept = KeptAnchors()
  /// Where the visible area starts after either, until the stacks are shown there.
  var start: Double?
}
