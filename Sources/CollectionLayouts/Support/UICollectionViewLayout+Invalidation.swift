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

  /// Creates a context of the layout's `invalidationContextClass`, which a subclass may override.
  func makeContext() -> SectionedInvalidationContext {
    let type = type(of: self).invalidationContextClass as? SectionedInvalidationContext.Type
    return type?.init() ?? SectionedInvalidationContext()
  }

  /// Returns a context without index paths, because a view asks again only for listed elements.
  func contextListingNothing(
    adjustedAs context: UICollectionViewLayoutInvalidationContext
  ) -> UICollectionViewLayoutInvalidationContext {
    let whole = makeContext()
    whole.contentOffsetAdjustment = context.contentOffsetAdjustment
    whole.contentSizeAdjustment = context.contentSizeAdjustment
    return whole
  }
}
