import CollectionView

extension CGSize {
  /// The size of contents that would be as wide as the visible area. On Apple's systems, layouts make them
  /// 0.0001 points narrower, because of a bug (docs/SYSTEM-BUGS.md).
  public var narrowed: CGSize {
    #if os(iOS) || os(tvOS) || os(visionOS)
    CGSize(width: width - 0.0001, height: height)
    #else
    self
    #endif
  }
}
