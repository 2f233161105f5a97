import CollectionLayouts
import CollectionView

/// A layout made by a run, and its settings in order.
@MainActor final class LayoutRecord {
  let kind: LayoutKind
  let layout: UICollectionViewLayout
  let recipe = Recipe()
  private(set) var settings: [(setting: Int, value: Int)] = []
  private var boundaries = 0

  init(_ kind: LayoutKind, for world: World) {
    self.kind = kind
    layout = kind.make(for: world, recipe)
  }

  func set(_ setting: Int, _ value: Int) {
    let all = LayoutSetting.all(of: kind)
    guard !all.isEmpty else { return }
    settings.append((setting, value))
    all[setting % all.count].apply(self, value)
  }

  /// Sets the boundary items: none, a header, a pinned header, or both ends.
  func setBoundaries(_ value: Int) {
    guard let layout = layout as? UICollectionViewCompositionalLayout else { return }
    boundaries = value
    let configuration = layout.configuration
    configuration.boundarySupplementaryItems = Recipe.boundaries(value)
    layout.configuration = configuration
  }

  /// Returns a new layout with the same settings, the same changes by gestures, and the same card on top.
  func copy(for world: World) -> LayoutRecord {
    let copy = LayoutRecord(kind, for: world)
    for (setting, value) in settings { copy.set(setting, value) }
    copy.setBoundaries(boundaries)
    if let new = copy.layout as? CircleLayout, let old = layout as? CircleLayout {
      (new.rotation, new.scale) = (old.rotation, old.scale)
    }
    if let new = copy.layout as? CardStackLayout, let old = layout as? CardStackLayout, !old.loops,
      let top = old.currentIndexPath
    {
      new.setCurrentIndexPath(top, animated: false)
    }
    return copy
  }
}
