import CollectionView

/// The items behind the screen that have no place yet after a change.
struct WaterfallTail {
  /// Packs a part in every frame; nil where all items have their places.
  var frames: CADisplayLink?
  /// As many items are packed in one frame: a third of a millisecond's work.
  var itemsPerFrame = 131_072
  /// A tail of that many items is packed at once: not worth a tenth of a millisecond, no frame needs to come back to it.
  var shortCount = 16_384
}
