import CollectionView

extension UICollectionViewLayout {
  /// Invalidates the layout if the value has changed.
  ///
  /// ```text
  /// public var spacing: CGFloat = 10 { didSet { changed(from: oldValue, to: spacing) } }
  /// ```
  func changed<Value: Equatable>(from oldValue: Value, to value: Value) {
    if value != oldValue { invalidateLayout() }
  }

  /// A subclass may name the class.
  func makeContext() -> SectionedInvalidationContext {
    let type = type(of: self).invalidationContextClass as? SectionedInvalidationContext.Type
    return type?.init() ?? SectionedInvalidationContext()
  }

  /// A view only asks again for the elements in a context's list, but a change moves other items, too.
  func contextListingNothing(
    adjustedAs context: UICollectionViewLayoutInvalidationContext
  ) -> UICollectionViewLayoutInvalidationContext {
    let whole = makeContext()
    whole.contentOffsetAdjustment = context.contentOffsetAdjustment
    whole.contentSizeAdjustment = context.contentSizeAdjustment
    return whole
  }
}
