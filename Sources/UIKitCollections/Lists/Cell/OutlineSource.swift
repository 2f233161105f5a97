import Foundation

protocol OutlineSource: AnyObject {
  var hasOutlines: Bool { get }
  /// Returns `nil` if the section doesn't show an outline.
  func outlineRow(at indexPath: IndexPath) -> OutlineRow?
  func toggleOutlineRow(at indexPath: IndexPath)
  /// Afterward, the data source has the visible order, regardless of overrides.
  func itemMoves(from source: IndexPath, to destination: IndexPath, tell: () -> Void)
}
