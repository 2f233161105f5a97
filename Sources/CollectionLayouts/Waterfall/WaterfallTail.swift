import CollectionView

/// How the items behind the screen get their places after a change.
struct WaterfallTail {
  /// Packs some items in every frame. Nil where no tail is being packed.
  var frames: CADisplayLink?
  /// The number of items packed in one frame, in about a third of a millisecond.
  var itemsPerFrame = 131_072
  /// So many items are packed at once: they take less than a tenth of a millisecond.
  var shortCount = 16_384
}
