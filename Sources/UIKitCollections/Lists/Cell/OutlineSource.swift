import Foundation

protocol OutlineSource: AnyObject {
  var hasOutlines: Bool { get }
  /// Returns `nil` if the section doesn't show an outline.
  func outlineRow(at indexPath: IndexPath) -> OutlineRow?
  func toggleOutlineRow(at indexPath: IndexPath)
  /// Calls `tell`, and makes sure that the data source then has the visible order, regardless of overrides.
  func itemMoves(from source: IndexPath, to destination: IndexPath, tell: () -> Void)
}
