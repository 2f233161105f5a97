import CollectionLayouts
import CollectionView

/// A layout that a run has made, and what it has set on it, in that order.
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

  /// None, a header, a pinned one, or both ends.
  func setBoundaries(_ value: Int) {
    guard let layout = layout as? UICollectionViewCompositionalLayout else { return }
    boundaries = value
    let configuration = layout.configuration
    configuration.boundarySupplementaryItems = Recipe.boundaries(value)
    layout.configuration = configuration
  }

  /// The same layout, anew: what hands have done to it is set on it.
  func copy(for world: World) -> LayoutRecord {
    let copy = LayoutRecord(kind, for: world)
    for (setting, value) in settings { copy.set(setting, value) }
    copy.setBoundaries(boundaries)
    if let new = copy.layout as? CircleLayout, let old = layout as? CircleLayout {
      (new.rotation, new.scale) = (old.rotation, old.scale)
    }
    return copy
  }
}
