#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// Where views come from and go to in a batch of updates for which the layout names no other places: what was inserted
/// fades in where it is, what was deleted fades out where it was, everything else comes from where it was and goes to
/// where it is, in sight or not; from too far away, it fades in.
struct UpdateDefaults {
  let before: UpdateSnapshot
  let plan: UpdatePlan
  let map: UpdateMap
  /// How far the layout moved the offset: what stays where it is on screen moves along, and so do what comes and what goes.
  let hold: CGVector

  /// - Parameter now: Where the element is after the update; not asked for where it does not matter.
  func start(
    of key: ElementKey, now: @autoclosure () -> UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    if let shown = plan.kept[key] { return shown.attributes }
    if let place = plan.origins[key].flatMap(before.attributes(for:)) { return place }
    return now()?.faded.moved(by: CGVector(dx: -hold.dx, dy: -hold.dy))
  }

  /// - Parameters:
  ///   - key: The element's key before the update.
  ///   - now: Where an element is after the update, by its new key.
  func end(
    of key: ElementKey, now: (ElementKey) -> UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    if let place = plan.destination(of: key, map).flatMap(now) { return place }
    return (before.shownAttributes(for: key) ?? before.attributes(for: key))?.faded.moved(by: hold)
  }
}

extension UICollectionView {
  /// What ``UICollectionViewLayout/initialLayoutAttributesForAppearingItem(at:)`` and its kind answer by default: nil outside
  /// of updates.
  func defaultStart(of key: ElementKey, for layout: UICollectionViewLayout)
    -> UICollectionViewLayoutAttributes?
  {
    guard let defaults = runningUpdate.defaults, layout === currentLayout else { return nil }
    return forLayout(defaults.start(of: key, now: presentPlace(of: key)), at: key.indexPath)
  }

  /// What ``UICollectionViewLayout/finalLayoutAttributesForDisappearingItem(at:)`` and its kind answer by default.
  func defaultEnd(of key: ElementKey, for layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes?
  {
    guard let defaults = runningUpdate.defaults, layout === currentLayout else { return nil }
    return forLayout(defaults.end(of: key, now: presentPlace), at: key.indexPath)
  }

  /// The layout need not be asked again for what is on screen.
  private func presentPlace(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    pass.place(of: key).map { pass.answers[$0].attributes } ?? reader.attributes(for: key)
  }

  /// A copy in the layout's own coordinates.
  private func forLayout(
    _ attributes: UICollectionViewLayoutAttributes?, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let copy = attributes?.copy() as? UICollectionViewLayoutAttributes else { return nil }
    copy.indexPath = indexPath
    let reader = reader
    if reader.isMirrored { copy.center.x = reader.mirroringWidth - copy.center.x }
    return copy
  }
}
#endif
