import UIKitCollections
import TestSupport

/// A random change of the data with the matching call. The call is its own batch and uses the current paths.
struct RandomCall {
  /// The labels of items and names of sections with replaced views.
  private(set) var replaced: Set<Int> = []

  @discardableResult
  init(
    in source: LabelledSource, _ view: UICollectionView, nextLabel: inout Int,
    using random: inout SeededGenerator
  ) {
    func fresh() -> Int {
      nextLabel += 1
      return nextLabel
    }
    func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }
    let section = number(0..<source.sections.count)
    let count = source.sections[section].count
    switch number(0..<9) {
    case 0, 1:
      let item = number(0..<count + 1)
      source.sections[section].insert(contentsOf: [fresh(), fresh()], at: item)
      view.insertItems(at: [[section, item], [section, item + 1]])
    case 2 where count > 0, 3 where count > 0:
      let item = number(0..<count)
      replaced.insert(source.sections[section].remove(at: item))
      view.deleteItems(at: [[section, item]])
    case 4 where count > 0:
      let (item, target) = (number(0..<count), number(0..<source.sections.count))
      let label = source.sections[section].remove(at: item)
      let index = number(0..<source.sections[target].count + 1)
      source.sections[target].insert(label, at: index)
      view.moveItem(at: [section, item], to: [target, index])
    case 5 where count > 0:
      let item = number(0..<count)
      replaced.insert(source.sections[section][item])
      source.sections[section][item] = fresh()
      view.reloadItems(at: [[section, item]])
    case 6 where source.sections.count < 6:
      source.sections.insert([fresh(), fresh()], at: section)
      source.names.insert(fresh(), at: section)
      view.insertSections([section])
    case 7 where source.sections.count > 2:
      replaced.formUnion(source.sections.remove(at: section))
      replaced.insert(source.names.remove(at: section))
      view.deleteSections([section])
    case 7:
      let target = number(0..<source.sections.count)
      source.sections.insert(source.sections.remove(at: section), at: target)
      source.names.insert(source.names.remove(at: section), at: target)
      view.moveSection(section, toSection: target)
    default:
      replaced.formUnion(source.sections[section])
      replaced.insert(source.names[section])
      source.sections[section] = source.sections[section].reversed() + [fresh()]
      source.names[section] = fresh()
      view.reloadSections([section])
    }
  }
}
