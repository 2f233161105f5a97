/// What a layout keeps from the moment at which it hears of a batch of updates until the batch is over.
struct WaterfallBatch {
  /// What was in sight before.
  var anchors = VisibleAnchors()
  /// Where the visible area starts afterwards, for the first anchor that is left to stay where it is.
  var visibleStart: Double?
  /// The number of items in each section before, as long as new items are taken to be at the end and nobody has told.
  var countsBefore: [Int]?
}
