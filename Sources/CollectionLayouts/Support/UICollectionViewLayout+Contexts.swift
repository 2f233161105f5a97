import CollectionView

extension UICollectionViewLayout {
  /// Of the class that a subclass may have named.
  func makeContext() -> SectionedInvalidationContext {
    let type = type(of: self).invalidationContextClass as? SectionedInvalidationContext.Type
    return type?.init() ?? SectionedInvalidationContext()
  }

  /// A view asks again only for what a context lists. A change moves other items, too, so the view gets a context that lists nothing,
  /// which makes it ask for everything on screen.
  func contextListingNothing(
    adjustedAs context: UICollectionViewLayoutInvalidationContext
  ) -> UICollectionViewLayoutInvalidationContext {
    let whole = makeContext()
    whole.contentOffsetAdjustment = context.contentOffsetAdjustment
    whole.contentSizeAdjustment = context.contentSizeAdjustment
    return whole
  }
}
