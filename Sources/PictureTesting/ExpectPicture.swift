import CollectionView
import Previews
import Rendering

#if canImport(Testing)
import Testing
#endif
#if canImport(XCTest)
import XCTest
#endif

/// Expects a view to look as it did when its picture was recorded.
///
/// ```swift
/// @Test func theAlbumLooksAsItDid() {
///   let album = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
///   album.view.layoutIfNeeded()
///   expectPicture(of: album.view, named: "album")
/// }
/// ```
///
/// The first run records the file `Pictures/<name of the test file>/<name>.svg` next to the test file. Keep
/// it in version control. A later run fails if an element is missing, new, or different. It then writes
/// `<name>.actual.svg` next to the recorded picture.
///
/// Set the environment variable `RECORD_PICTURES` to `1` to record every picture again. If `CI` is set, a
/// missing picture is a failure. The function works in Swift Testing and in XCTest.
///
/// The name is a file name without its extension, unique in the test file. The tolerance is the allowed
/// difference between numbers, in points. Values below 0.001 have no effect, because SVG numbers have three
/// decimals.
@MainActor
public func expectPicture(
  of view: UIView, named name: String, tolerance: Double = 0.01, options: SVGOptions = SVGOptions(),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
  let album = PictureAlbum(nextToFile: "\(filePath)", environment: ProcessInfo.processInfo.environment)
  let verdict = album.compare(view, with: name, tolerance: tolerance, options: options)
  guard case .failed(let message) = verdict else { return }
  #if canImport(Testing)
  guard Test.current == nil else {
    Issue.record(
      "\(message)",
      sourceLocation: SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: line, column: column)
    )
    return
  }
  #endif
  #if canImport(XCTest)
  XCTFail(message, file: filePath, line: UInt(line))
  #endif
}

extension PictureAlbum {
  @MainActor
  func compare(_ view: UIView, with name: String, tolerance: Double, options: SVGOptions) -> PictureVerdict {
    do {
      return try compare(view.svg(options: options), with: name, tolerance: tolerance) {
        var options = options
        options.nodeNames = ViewNames(of: view).names
        return view.svg(options: options)
      }
    } catch {
      return .failed("The picture \"\(name)\" couldn't be compared: \(error)")
    }
  }
}

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
