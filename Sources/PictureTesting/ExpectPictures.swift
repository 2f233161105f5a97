import CollectionView
import Previews
import Rendering

/// Expects every preview to look as it did when its picture was recorded.
///
/// ```swift
/// @Test func previewsLookAsTheyDid() { expectPictures(of: previews) }
/// ```
///
/// Each preview is compared in its own window with the picture named after its ``Previews/Preview/id``. For
/// the pictures' location, see ``expectPicture(of:named:tolerance:options:fileID:filePath:line:column:)``.
///
/// The previews need unique ids. The windows are 390 by 844 points by default. The tolerance is the allowed
/// difference between numbers, in points.
@MainActor
public func expectPictures(
  of previews: [Preview], size: CGSize = CGSize(width: 390, height: 844), tolerance: Double = 0.01,
  options: SVGOptions = SVGOptions(), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) {
  precondition(
    Set(previews.map(\.id)).count == previews.count,
    "expectPictures(of:) requires previews with unique ids, not \(previews.map(\.id))")
  for preview in previews {
    autoreleasepool {
      let content = preview.make().liveContent
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.rootViewController = content.controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      content.didAppear()
      window.layoutIfNeeded()
      expectPicture(
        of: window, named: preview.id, tolerance: tolerance, options: options, fileID: fileID,
        filePath: filePath, line: line, column: column)
      window.isHidden = true
    }
  }
}
