import CollectionView
import Foundation
import Logging

/// Shows views in a browser, live: they run here, in Swift, and the page shows them and passes on what hands
/// do.
///
/// ```swift
/// import CollectionView
/// import LiveHost
///
/// try await LivePreview.serve {
///   UICollectionViewController(collectionViewLayout: MyLayout())
/// }
/// ```
///
/// Every browser tab gets views of its own; closing it frees them. When the executable is rebuilt, the new
/// one takes the place of the running one, and the pages come back where they were: same scene, same
/// settings, same scroll offset.
@MainActor
public enum LivePreview {
  /// Serves one view or view controller until the program is ended.
  ///
  /// Prints the page's address on standard output. Ends the program with exit code 69 where there is no port
  /// to listen on, and with 64 where the arguments are wrong, each with one line on standard error.
  ///
  /// - Parameters:
  ///   - title: The page's. Default: the program's name.
  ///   - options: Default: those of the command line, and the page is opened where there is a desktop.
  ///   - make: Makes the view, anew for every page. A ``LiveContent`` adds settings.
  /// - Throws: What ends serving later on, such as a task that is cancelled.
  public static func serve<Content: LivePreviewable>(
    _ title: String? = nil, options: LiveOptions? = nil, _ make: @escaping @MainActor () -> Content
  ) async throws {
    let title = title ?? ProcessInfo.processInfo.processName
    try await serve([LiveScene(id: "preview", title: title, make: make)], title: title, options: options)
  }

  /// Serves several scenes, listed beside the one that is shown. See ``serve(_:options:_:)``.
  public static func serve(_ scenes: [LiveScene], title: String, options: LiveOptions? = nil) async throws {
    do {
      let options = try options ?? commandLineOptions()
      try await LiveProgram(title: title, scenes: scenes, options: options).run()
    } catch let error as LivePreviewError {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(error.exitCode)
    }
  }

  private static func commandLineOptions() throws(LivePreviewError) -> LiveOptions {
    var defaults = LiveOptions()
    defaults.opensBrowser = DesktopBrowser.isAtHand
    return try LiveOptions(arguments: CommandLine.arguments.dropFirst(), defaults)
  }
}
