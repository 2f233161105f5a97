import CollectionView

extension UICollectionViewLayout {
  /// For the `didSet` of a property that the layout depends on: invalidates unless the value stayed the same.
  ///
  /// ```text
  /// public var spacing: CGFloat = 10 { didSet { changed(from: oldValue, to: spacing) } }
  /// ```
  func changed<Value: Equatable>(from oldValue: Value, to value: Value) {
    if value != oldValue { invalidateLayout() }
  }

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
