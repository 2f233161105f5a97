import CollectionView
import Rendering

#if canImport(Testing)
import Testing
#endif
#if canImport(XCTest)
import XCTest
#endif

/// Expects that a view looks as it did when its picture was recorded.
///
/// ```swift
/// @Test func theAlbumLooksAsItDid() {
///   let album = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
///   album.view.layoutIfNeeded()
///   expectPicture(of: album.view, named: "album")
/// }
/// ```
///
/// The picture is the file `Pictures/<name of the test file>/<name>.svg` beside the test file; keep it in version control. The
/// first run records it. Later runs compare the view with it, element by element: where an element is missing, new or
/// different, the test fails, the message says which and by how many points, and the picture as it is now is written beside
/// the recorded one, as `<name>.actual.svg`.
///
/// To record every picture anew, run the tests with the environment variable `RECORD_PICTURES` set to `1`. Where `CI` is set,
/// a picture that is missing is a failure: nobody would see what was recorded.
///
/// Works in Swift Testing and in XCTest.
///
/// - Parameters:
///   - name: A file name without its extension, unique in the test file.
///   - tolerance: How far a number may be off, in points. SVG keeps three decimals, so less than 0.001 has no effect.
///   - options: How the picture is made: background, title, images.
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
      return try compare(view.svg(options: options), with: name, tolerance: tolerance)
    } catch {
      return .failed("The picture \"\(name)\" could not be compared: \(error)")
    }
  }
}
