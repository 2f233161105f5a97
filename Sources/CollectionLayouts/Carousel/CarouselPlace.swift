/// What a carousel keeps in the middle while items come and go, or while its pitch changes. Offsets are the layout's own, along
/// the axis.
struct CarouselPlace {
  /// Where a drag begins: the offset at which scrolling last was without a finger.
  var restingOffset = 0.0
  /// The item that stays in the middle when the pitch changes, until the new places are shown.
  var keptIndex: Int?
  /// What was in the middle before the current batch of updates.
  var anchor: CarouselAnchor?
  /// The offset after that batch.
  var offsetAfterUpdate: Double?
}
