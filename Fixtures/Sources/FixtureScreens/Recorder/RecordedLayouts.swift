// Fixtures/recorded-layouts writes this file.

import CollectionLayouts
import CollectionView

final class RecordedCardStackLayout: CardStackLayout {
  override func prepare() { logged("prepare") { super.prepare() } }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    logged("elements in \(rect.short)") { super.layoutAttributesForElements(in: rect) }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    logged("shouldInvalidate \(newBounds.short)") { super.shouldInvalidateLayout(forBoundsChange: newBounds) }
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    logged("invalidate \(context.summary)") { super.invalidateLayout(with: context) }
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    logged("prepare \(updateItems.count) updates") { super.prepare(forCollectionViewUpdates: updateItems) }
  }

  override func initialLayoutAttributesForAppearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    logged("initial \(path.short)") { super.initialLayoutAttributesForAppearingItem(at: path) }
  }

  override func finalLayoutAttributesForDisappearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    logged("final \(path.short)") { super.finalLayoutAttributesForDisappearingItem(at: path) }
  }

  override func finalizeCollectionViewUpdates() {
    logged("finalize updates") { super.finalizeCollectionViewUpdates() }
  }

  override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
    logged("target \(offset.short)") { super.targetContentOffset(forProposedContentOffset: offset) }
  }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    logged("transition to another") { super.prepareForTransition(to: newLayout) }
  }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    logged("transition from another") { super.prepareForTransition(from: oldLayout) }
  }

  override func finalizeLayoutTransition() {
    logged("finalize transition") { super.finalizeLayoutTransition() }
  }

  nonisolated deinit {}
}

final class RecordedCarouselLayout: CarouselLayout {
  override func prepare() { logged("prepare") { super.prepare() } }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    logged("elements in \(rect.short)") { super.layoutAttributesForElements(in: rect) }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    logged("shouldInvalidate \(newBounds.short)") { super.shouldInvalidateLayout(forBoundsChange: newBounds) }
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    logged("invalidate \(context.summary)") { super.invalidateLayout(with: context) }
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    logged("prepare \(updateItems.count) updates") { super.prepare(forCollectionViewUpdates: updateItems) }
  }

  override func initialLayoutAttributesForAppearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    logged("initial \(path.short)") { super.initialLayoutAttributesForAppearingItem(at: path) }
  }

  override func finalLayoutAttributesForDisappearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    logged("final \(path.short)") { super.finalLayoutAttributesForDisappearingItem(at: path) }
  }

  override func finalizeCollectionViewUpdates() {
    logged("finalize updates") { super.finalizeCollectionViewUpdates() }
  }

  override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
    logged("target \(offset.short)") { super.targetContentOffset(forProposedContentOffset: offset) }
  }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    logged("transition to another") { super.prepareForTransition(to: newLayout) }
  }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    logged("transition from another") { super.prepareForTransition(from: oldLayout) }
  }

  override func finalizeLayoutTransition() {
    logged("finalize transition") { super.finalizeLayoutTransition() }
  }

  nonisolated deinit {}
}

final class RecordedCircleLayout: CircleLayout {
  override func prepare() { logged("prepare") { super.prepare() } }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    logged("elements in \(rect.short)") { super.layoutAttributesForElements(in: rect) }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    logged("shouldInvalidate \(newBounds.short)") { super.shouldInvalidateLayout(forBoundsChange: newBounds) }
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    logged("invalidate \(context.summary)") { super.invalidateLayout(with: context) }
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    logged("prepare \(updateItems.count) updates") { super.prepare(forCollectionViewUpdates: updateItems) }
  }

  override func initialLayoutAttributesForAppearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    logged("initial \(path.short)") { super.initialLayoutAttributesForAppearingItem(at: path) }
  }

  override func finalLayoutAttributesForDisappearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    logged("final \(path.short)") { super.finalLayoutAttributesForDisappearingItem(at: path) }
  }

  override func finalizeCollectionViewUpdates() {
    logged("finalize updates") { super.finalizeCollectionViewUpdates() }
  }

  override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
    logged("target \(offset.short)") { super.targetContentOffset(forProposedContentOffset: offset) }
  }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    logged("transition to another") { super.prepareForTransition(to: newLayout) }
  }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    logged("transition from another") { super.prepareForTransition(from: oldLayout) }
  }

  override func finalizeLayoutTransition() {
    logged("finalize transition") { super.finalizeLayoutTransition() }
  }

  nonisolated deinit {}
}

final class RecordedGridLayout: GridLayout {
  override func prepare() { logged("prepare") { super.prepare() } }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    logged("elements in \(rect.short)") { super.layoutAttributesForElements(in: rect) }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    logged("shouldInvalidate \(newBounds.short)") { super.shouldInvalidateLayout(forBoundsChange: newBounds) }
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    logged("invalidate \(context.summary)") { super.invalidateLayout(with: context) }
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    logged("prepare \(updateItems.count) updates") { super.prepare(forCollectionViewUpdates: updateItems) }
  }

  override func initialLayoutAttributesForAppearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    logged("initial \(path.short)") { super.initialLayoutAttributesForAppearingItem(at: path) }
  }

  override func finalLayoutAttributesForDisappearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    logged("final \(path.short)") { super.finalLayoutAttributesForDisappearingItem(at: path) }
  }

  override func finalizeCollectionViewUpdates() {
    logged("finalize updates") { super.finalizeCollectionViewUpdates() }
  }

  override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
    logged("target \(offset.short)") { super.targetContentOffset(forProposedContentOffset: offset) }
  }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    logged("transition to another") { super.prepareForTransition(to: newLayout) }
  }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    logged("transition from another") { super.prepareForTransition(from: oldLayout) }
  }

  override func finalizeLayoutTransition() {
    logged("finalize transition") { super.finalizeLayoutTransition() }
  }

  nonisolated deinit {}
}

final class RecordedJustifiedLayout: JustifiedLayout {
  override func prepare() { logged("prepare") { super.prepare() } }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    logged("elements in \(rect.short)") { super.layoutAttributesForElements(in: rect) }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    logged("shouldInvalidate \(newBounds.short)") { super.shouldInvalidateLayout(forBoundsChange: newBounds) }
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    logged("invalidate \(context.summary)") { super.invalidateLayout(with: context) }
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    logged("prepare \(updateItems.count) updates") { super.prepare(forCollectionViewUpdates: updateItems) }
  }

  override func initialLayoutAttributesForAppearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    logged("initial \(path.short)") { super.initialLayoutAttributesForAppearingItem(at: path) }
  }

  override func finalLayoutAttributesForDisappearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    logged("final \(path.short)") { super.finalLayoutAttributesForDisappearingItem(at: path) }
  }

  override func finalizeCollectionViewUpdates() {
    logged("finalize updates") { super.finalizeCollectionViewUpdates() }
  }

  override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
    logged("target \(offset.short)") { super.targetContentOffset(forProposedContentOffset: offset) }
  }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    logged("transition to another") { super.prepareForTransition(to: newLayout) }
  }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    logged("transition from another") { super.prepareForTransition(from: oldLayout) }
  }

  override func finalizeLayoutTransition() {
    logged("finalize transition") { super.finalizeLayoutTransition() }
  }

  nonisolated deinit {}
}

final class RecordedMonthLayout: MonthLayout {
  override func prepare() { logged("prepare") { super.prepare() } }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    logged("elements in \(rect.short)") { super.layoutAttributesForElements(in: rect) }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    logged("shouldInvalidate \(newBounds.short)") { super.shouldInvalidateLayout(forBoundsChange: newBounds) }
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    logged("invalidate \(context.summary)") { super.invalidateLayout(with: context) }
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    logged("prepare \(updateItems.count) updates") { super.prepare(forCollectionViewUpdates: updateItems) }
  }

  override func initialLayoutAttributesForAppearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    logged("initial \(path.short)") { super.initialLayoutAttributesForAppearingItem(at: path) }
  }

  override func finalLayoutAttributesForDisappearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    logged("final \(path.short)") { super.finalLayoutAttributesForDisappearingItem(at: path) }
  }

  override func finalizeCollectionViewUpdates() {
    logged("finalize updates") { super.finalizeCollectionViewUpdates() }
  }

  override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
    logged("target \(offset.short)") { super.targetContentOffset(forProposedContentOffset: offset) }
  }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    logged("transition to another") { super.prepareForTransition(to: newLayout) }
  }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    logged("transition from another") { super.prepareForTransition(from: oldLayout) }
  }

  override func finalizeLayoutTransition() {
    logged("finalize transition") { super.finalizeLayoutTransition() }
  }

  nonisolated deinit {}
}

final class RecordedMosaicLayout: MosaicLayout {
  override func prepare() { logged("prepare") { super.prepare() } }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    logged("elements in \(rect.short)") { super.layoutAttributesForElements(in: rect) }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    logged("shouldInvalidate \(newBounds.short)") { super.shouldInvalidateLayout(forBoundsChange: newBounds) }
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    logged("invalidate \(context.summary)") { super.invalidateLayout(with: context) }
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    logged("prepare \(updateItems.count) updates") { super.prepare(forCollectionViewUpdates: updateItems) }
  }

  override func initialLayoutAttributesForAppearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    logged("initial \(path.short)") { super.initialLayoutAttributesForAppearingItem(at: path) }
  }

  override func finalLayoutAttributesForDisappearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    logged("final \(path.short)") { super.finalLayoutAttributesForDisappearingItem(at: path) }
  }

  override func finalizeCollectionViewUpdates() {
    logged("finalize updates") { super.finalizeCollectionViewUpdates() }
  }

  override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
    logged("target \(offset.short)") { super.targetContentOffset(forProposedContentOffset: offset) }
  }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    logged("transition to another") { super.prepareForTransition(to: newLayout) }
  }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    logged("transition from another") { super.prepareForTransition(from: oldLayout) }
  }

  override func finalizeLayoutTransition() {
    logged("finalize transition") { super.finalizeLayoutTransition() }
  }

  nonisolated deinit {}
}

final class RecordedPhotoStackLayout: PhotoStackLayout {
  override func prepare() { logged("prepare") { super.prepare() } }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    logged("elements in \(rect.short)") { super.layoutAttributesForElements(in: rect) }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    logged("shouldInvalidate \(newBounds.short)") { super.shouldInvalidateLayout(forBoundsChange: newBounds) }
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    logged("invalidate \(context.summary)") { super.invalidateLayout(with: context) }
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    logged("prepare \(updateItems.count) updates") { super.prepare(forCollectionViewUpdates: updateItems) }
  }

  override func initialLayoutAttributesForAppearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    logged("initial \(path.short)") { super.initialLayoutAttributesForAppearingItem(at: path) }
  }

  override func finalLayoutAttributesForDisappearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    logged("final \(path.short)") { super.finalLayoutAttributesForDisappearingItem(at: path) }
  }

  override func finalizeCollectionViewUpdates() {
    logged("finalize updates") { super.finalizeCollectionViewUpdates() }
  }

  override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
    logged("target \(offset.short)") { super.targetContentOffset(forProposedContentOffset: offset) }
  }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    logged("transition to another") { super.prepareForTransition(to: newLayout) }
  }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    logged("transition from another") { super.prepareForTransition(from: oldLayout) }
  }

  override func finalizeLayoutTransition() {
    logged("finalize transition") { super.finalizeLayoutTransition() }
  }

  nonisolated deinit {}
}

final class RecordedStickyHeaderFlowLayout: StickyHeaderFlowLayout {
  override func prepare() { logged("prepare") { super.prepare() } }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    logged("elements in \(rect.short)") { super.layoutAttributesForElements(in: rect) }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    logged("shouldInvalidate \(newBounds.short)") { super.shouldInvalidateLayout(forBoundsChange: newBounds) }
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    logged("invalidate \(context.summary)") { super.invalidateLayout(with: context) }
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    logged("prepare \(updateItems.count) updates") { super.prepare(forCollectionViewUpdates: updateItems) }
  }

  override func initialLayoutAttributesForAppearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    logged("initial \(path.short)") { super.initialLayoutAttributesForAppearingItem(at: path) }
  }

  override func finalLayoutAttributesForDisappearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    logged("final \(path.short)") { super.finalLayoutAttributesForDisappearingItem(at: path) }
  }

  override func finalizeCollectionViewUpdates() {
    logged("finalize updates") { super.finalizeCollectionViewUpdates() }
  }

  override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
    logged("target \(offset.short)") { super.targetContentOffset(forProposedContentOffset: offset) }
  }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    logged("transition to another") { super.prepareForTransition(to: newLayout) }
  }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    logged("transition from another") { super.prepareForTransition(from: oldLayout) }
  }

  override func finalizeLayoutTransition() {
    logged("finalize transition") { super.finalizeLayoutTransition() }
  }

  nonisolated deinit {}
}

final class RecordedTagLayout: TagLayout {
  override func prepare() { logged("prepare") { super.prepare() } }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    logged("elements in \(rect.short)") { super.layoutAttributesForElements(in: rect) }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    logged("shouldInvalidate \(newBounds.short)") { super.shouldInvalidateLayout(forBoundsChange: newBounds) }
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    logged("invalidate \(context.summary)") { super.invalidateLayout(with: context) }
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    logged("prepare \(updateItems.count) updates") { super.prepare(forCollectionViewUpdates: updateItems) }
  }

  override func initialLayoutAttributesForAppearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    logged("initial \(path.short)") { super.initialLayoutAttributesForAppearingItem(at: path) }
  }

  override func finalLayoutAttributesForDisappearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    logged("final \(path.short)") { super.finalLayoutAttributesForDisappearingItem(at: path) }
  }

  override func finalizeCollectionViewUpdates() {
    logged("finalize updates") { super.finalizeCollectionViewUpdates() }
  }

  override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
    logged("target \(offset.short)") { super.targetContentOffset(forProposedContentOffset: offset) }
  }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    logged("transition to another") { super.prepareForTransition(to: newLayout) }
  }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    logged("transition from another") { super.prepareForTransition(from: oldLayout) }
  }

  override func finalizeLayoutTransition() {
    logged("finalize transition") { super.finalizeLayoutTransition() }
  }

  nonisolated deinit {}
}

final class RecordedTimelineLayout: TimelineLayout {
  override func prepare() { logged("prepare") { super.prepare() } }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    logged("elements in \(rect.short)") { super.layoutAttributesForElements(in: rect) }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    logged("shouldInvalidate \(newBounds.short)") { super.shouldInvalidateLayout(forBoundsChange: newBounds) }
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    logged("invalidate \(context.summary)") { super.invalidateLayout(with: context) }
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    logged("prepare \(updateItems.count) updates") { super.prepare(forCollectionViewUpdates: updateItems) }
  }

  override func initialLayoutAttributesForAppearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    logged("initial \(path.short)") { super.initialLayoutAttributesForAppearingItem(at: path) }
  }

  override func finalLayoutAttributesForDisappearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    logged("final \(path.short)") { super.finalLayoutAttributesForDisappearingItem(at: path) }
  }

  override func finalizeCollectionViewUpdates() {
    logged("finalize updates") { super.finalizeCollectionViewUpdates() }
  }

  override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
    logged("target \(offset.short)") { super.targetContentOffset(forProposedContentOffset: offset) }
  }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    logged("transition to another") { super.prepareForTransition(to: newLayout) }
  }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    logged("transition from another") { super.prepareForTransition(from: oldLayout) }
  }

  override func finalizeLayoutTransition() {
    logged("finalize transition") { super.finalizeLayoutTransition() }
  }

  nonisolated deinit {}
}

final class RecordedCompositionalLayout: UICollectionViewCompositionalLayout {
  override func prepare() { logged("prepare") { super.prepare() } }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    logged("elements in \(rect.short)") { super.layoutAttributesForElements(in: rect) }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    logged("shouldInvalidate \(newBounds.short)") { super.shouldInvalidateLayout(forBoundsChange: newBounds) }
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    logged("invalidate \(context.summary)") { super.invalidateLayout(with: context) }
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    logged("prepare \(updateItems.count) updates") { super.prepare(forCollectionViewUpdates: updateItems) }
  }

  override func initialLayoutAttributesForAppearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    logged("initial \(path.short)") { super.initialLayoutAttributesForAppearingItem(at: path) }
  }

  override func finalLayoutAttributesForDisappearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    logged("final \(path.short)") { super.finalLayoutAttributesForDisappearingItem(at: path) }
  }

  override func finalizeCollectionViewUpdates() {
    logged("finalize updates") { super.finalizeCollectionViewUpdates() }
  }

  override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
    logged("target \(offset.short)") { super.targetContentOffset(forProposedContentOffset: offset) }
  }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    logged("transition to another") { super.prepareForTransition(to: newLayout) }
  }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    logged("transition from another") { super.prepareForTransition(from: oldLayout) }
  }

  override func finalizeLayoutTransition() {
    logged("finalize transition") { super.finalizeLayoutTransition() }
  }

  nonisolated deinit {}
}

final class RecordedFlowLayout: UICollectionViewFlowLayout {
  override func prepare() { logged("prepare") { super.prepare() } }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    logged("elements in \(rect.short)") { super.layoutAttributesForElements(in: rect) }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    logged("shouldInvalidate \(newBounds.short)") { super.shouldInvalidateLayout(forBoundsChange: newBounds) }
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    logged("invalidate \(context.summary)") { super.invalidateLayout(with: context) }
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    logged("prepare \(updateItems.count) updates") { super.prepare(forCollectionViewUpdates: updateItems) }
  }

  override func initialLayoutAttributesForAppearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    logged("initial \(path.short)") { super.initialLayoutAttributesForAppearingItem(at: path) }
  }

  override func finalLayoutAttributesForDisappearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    logged("final \(path.short)") { super.finalLayoutAttributesForDisappearingItem(at: path) }
  }

  override func finalizeCollectionViewUpdates() {
    logged("finalize updates") { super.finalizeCollectionViewUpdates() }
  }

  override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
    logged("target \(offset.short)") { super.targetContentOffset(forProposedContentOffset: offset) }
  }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    logged("transition to another") { super.prepareForTransition(to: newLayout) }
  }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    logged("transition from another") { super.prepareForTransition(from: oldLayout) }
  }

  override func finalizeLayoutTransition() {
    logged("finalize transition") { super.finalizeLayoutTransition() }
  }

  nonisolated deinit {}
}

final class RecordedWaterfallLayout: WaterfallLayout {
  override func prepare() { logged("prepare") { super.prepare() } }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    logged("elements in \(rect.short)") { super.layoutAttributesForElements(in: rect) }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    logged("shouldInvalidate \(newBounds.short)") { super.shouldInvalidateLayout(forBoundsChange: newBounds) }
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    logged("invalidate \(context.summary)") { super.invalidateLayout(with: context) }
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    logged("prepare \(updateItems.count) updates") { super.prepare(forCollectionViewUpdates: updateItems) }
  }

  override func initialLayoutAttributesForAppearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    logged("initial \(path.short)") { super.initialLayoutAttributesForAppearingItem(at: path) }
  }

  override func finalLayoutAttributesForDisappearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    logged("final \(path.short)") { super.finalLayoutAttributesForDisappearingItem(at: path) }
  }

  override func finalizeCollectionViewUpdates() {
    logged("finalize updates") { super.finalizeCollectionViewUpdates() }
  }

  override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
    logged("target \(offset.short)") { super.targetContentOffset(forProposedContentOffset: offset) }
  }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    logged("transition to another") { super.prepareForTransition(to: newLayout) }
  }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    logged("transition from another") { super.prepareForTransition(from: oldLayout) }
  }

  override func finalizeLayoutTransition() {
    logged("finalize transition") { super.finalizeLayoutTransition() }
  }

  nonisolated deinit {}
}

final class RecordedWheelLayout: WheelLayout {
  override func prepare() { logged("prepare") { super.prepare() } }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    logged("elements in \(rect.short)") { super.layoutAttributesForElements(in: rect) }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    logged("shouldInvalidate \(newBounds.short)") { super.shouldInvalidateLayout(forBoundsChange: newBounds) }
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    logged("invalidate \(context.summary)") { super.invalidateLayout(with: context) }
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    logged("prepare \(updateItems.count) updates") { super.prepare(forCollectionViewUpdates: updateItems) }
  }

  override func initialLayoutAttributesForAppearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    logged("initial \(path.short)") { super.initialLayoutAttributesForAppearingItem(at: path) }
  }

  override func finalLayoutAttributesForDisappearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    logged("final \(path.short)") { super.finalLayoutAttributesForDisappearingItem(at: path) }
  }

  override func finalizeCollectionViewUpdates() {
    logged("finalize updates") { super.finalizeCollectionViewUpdates() }
  }

  override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
    logged("target \(offset.short)") { super.targetContentOffset(forProposedContentOffset: offset) }
  }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    logged("transition to another") { super.prepareForTransition(to: newLayout) }
  }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    logged("transition from another") { super.prepareForTransition(from: oldLayout) }
  }

  override func finalizeLayoutTransition() {
    logged("finalize transition") { super.finalizeLayoutTransition() }
  }

  nonisolated deinit {}
}
