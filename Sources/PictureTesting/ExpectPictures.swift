import CollectionView
import Previews
import Rendering

/// Expects that every preview looks as it did when its picture was recorded.
///
/// ```swift
/// @Test func previewsLookAsTheyDid() { expectPictures(of: previews) }
/// ```
///
/// Each is shown in a window of its own, as a page shows it at first, and compared with a picture called after its
/// ``Previews/Preview/id``. See ``expectPicture(of:named:tolerance:options:fileID:filePath:line:column:)`` for where the pictures
/// are, and how they are recorded.
///
/// - Parameters:
///   - previews: With ids of their own.
///   - size: The size of the windows. Default: a phone's, 390 by 844 points.
///   - tolerance: How far a number may be off, in points.
///   - options: How the pictures are made: background, title, images.
@MainActor
public func expectPictures(
  of previews: [Preview], size: CGSize = CGSize(width: 390, height: 844), tolerance: Double = 0.01,
  options: SVGOptions = SVGOptions(), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) {
  precondition(
    Set(previews.map(\.id)).count == previews.count,
    "expectPictures(of:) needs previews with ids of their own, not \(previews.map(\.id))")
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
