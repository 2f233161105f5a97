/// What the layout keeps from the first it hears of a batch of updates until the batch is over.
struct WaterfallBatch {
  /// What was visible before.
  var anchors = VisibleAnchors()
  /// Where the visible area must start afterwards, so that the first remaining anchor stays where it is on screen.
  var visibleStart: Double?
  /// The number of items in each section before the batch, while the layout only assumes that new items are at the end.
  var countsBefore: [Int]?
}
