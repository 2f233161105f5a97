import UIKitCollections

final class UpdateLogView: UICollectionView {
  private var log: [String] = []

  func drainLog() -> [String] {
    defer { log = [] }
    return log
  }

  private func write(_ name: String, _ paths: [IndexPath]) {
    log.append("\(name) \(paths.map { "\($0.section).\($0.item)" }.joined(separator: " "))")
  }

  private func write(_ name: String, _ sections: IndexSet) {
    log.append("\(name) \(sections.map(String.init).joined(separator: " "))")
  }

  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    log.append("batch")
    super.performBatchUpdates(updates, completion: completion)
  }

  override func reloadData() {
    log.append("reloadData")
    super.reloadData()
  }

  override func insertSections(_ sections: IndexSet) {
    write("insertSections", sections)
    super.insertSections(sections)
  }

  override func deleteSections(_ sections: IndexSet) {
    write("deleteSections", sections)
    super.deleteSections(sections)
  }

  override func reloadSections(_ sections: IndexSet) {
    write("reloadSections", sections)
    super.reloadSections(sections)
  }

  override func moveSection(_ section: Int, toSection newSection: Int) {
    log.append("moveSection \(section) \(newSection)")
    super.moveSection(section, toSection: newSection)
  }

  override func insertItems(at indexPaths: [IndexPath]) {
    write("insertItems", indexPaths)
    super.insertItems(at: indexPaths)
  }

  override func deleteItems(at indexPaths: [IndexPath]) {
    write("deleteItems", indexPaths)
    super.deleteItems(at: indexPaths)
  }

  override func reloadItems(at indexPaths: [IndexPath]) {
    write("reloadItems", indexPaths)
    super.reloadItems(at: indexPaths)
  }

  override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    write("moveItem", [indexPath, newIndexPath])
    super.moveItem(at: indexPath, to: newIndexPath)
  }

  override func reconfigureItems(at indexPaths: [IndexPath]) {
    write("reconfigureItems", indexPaths)
    super.reconfigureItems(at: indexPaths)
  }
}
