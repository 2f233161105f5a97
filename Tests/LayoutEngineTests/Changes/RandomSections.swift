import LayoutEngine
import TestSupport

/// Random states of sections and items before and after a change. Each item occurs at most once.
enum RandomSections {
  static func states(dice: inout SeededGenerator) -> (old: SectionedModel, new: SectionedModel) {
    let old = random(items: dice.int(0...40), sections: dice.int(0...6), dice: &dice)
    var new = old
    switch dice.int(0...7) {
    case 0: new = random(items: dice.int(0...40), sections: dice.int(0...6), dice: &dice)
    case 1: new.sections = []
    case 2:
      for section in new.sections.indices { new.sections[section].items.reverse() }
      if dice.chance(0.5) { new.sections.reverse() }
    case 3: new.sections = old.sections.map { .init(id: $0.id + 1000, items: $0.items.map { $0 + 1000 }) }
    case 4: moveBlocks(in: &new, dice: &dice)
    default: for _ in 0..<dice.int(0...5) { change(&new, dice: &dice) }
    }
    return (old, new)
  }

  private static func random(items: Int, sections: Int, dice: inout SeededGenerator) -> SectionedModel {
    var ids = Array(0..<8).shuffled(using: &dice)
    var model = SectionedModel((0..<sections).map { _ in .init(id: ids.removeLast(), items: []) })
    guard sections > 0 else { return model }
    for item in Array(0..<60).shuffled(using: &dice).prefix(items) {
      model.sections[dice.int(0...(sections - 1))].items.append(item)
    }
    return model
  }

  private static func moveBlocks(in model: inout SectionedModel, dice: inout SeededGenerator) {
    for section in model.sections.indices where model.sections[section].items.count > 3 {
      let count = model.sections[section].items.count
      let start = dice.int(0...(count - 2))
      let block = start..<dice.int((start + 1)...(count - 1))
      let items = Array(model.sections[section].items[block])
      model.sections[section].items.removeSubrange(block)
      let target = dice.int(0...model.sections[section].items.count)
      model.sections[section].items.insert(contentsOf: items, at: target)
    }
  }

  private static func change(_ model: inout SectionedModel, dice: inout SeededGenerator) {
    func section() -> Int { dice.int(0...(model.sections.count - 1)) }
    guard !model.sections.isEmpty else { return }
    let (one, other) = (section(), section())
    switch dice.int(0...5) {
    case 0: model.sections.swapAt(one, other)
    case 1: model.sections.remove(at: one)
    case 2: model.sections.insert(.init(id: (model.ids.max() ?? 0) + 1, items: []), at: one)
    case 3: model.sections[one].items.insert((model.items.max() ?? 0) + 1, at: 0)
    case 4: if !model.sections[one].items.isEmpty { model.sections[one].items.removeLast() }
    default:
      guard let item = model.sections[one].items.popLast() else { return }
      model.sections[other].items.insert(item, at: dice.int(0...model.sections[other].items.count))
    }
  }
}
