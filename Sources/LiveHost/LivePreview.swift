#if Live
import CollectionView
import Foundation
import Logging

/// Shows views live in a browser, which sends back input.
///
/// ```swift
/// import CollectionView
/// import LiveHost
///
/// try await LivePreview.serve {
///   UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
/// }
/// ```
///
/// Every browser tab gets its own views until it's closed. A rebuilt executable replaces the running one, and
/// pages restore their scene, settings, and scroll offset.
@MainActor
public enum LivePreview {
  /// Serves one view or view controller until the program ends.
  ///
  /// Prints the page's address on standard output. If the server can't listen or an argument is invalid,
  /// prints an error and exits with ``LivePreviewError/exitCode``.
  ///
  /// - Parameters:
  ///   - title: The title of the page. The default value is the program's name.
  ///   - options: The options. If this is `nil`, the default value, the options come from the command line. A
  ///     program in a terminal on a desktop then opens the page unless `--no-open` is passed.
  ///   - sourceFile: A source file of the package that `--watch` builds.
  ///   - make: Creates a new view for every page. Return a ``LiveContent`` to add settings.
  /// - Throws: The error that ended serving, for example because the task was canceled.
  public static func serve<Content: LivePreviewable>(
    _ title: String? = nil, options: LiveOptions? = nil, sourceFile: StaticString = #filePath,
    _ make: @escaping @MainActor () -> Content
  ) async throws {
    let title = title ?? ProcessInfo.processInfo.processName
    let preview = Preview(id: "preview", title: title, make: make)
    try await serve([preview], title: title, options: options, sourceFile: sourceFile)
  }

  /// Serves several previews, listed by the page. See ``serve(_:options:sourceFile:_:)``.
  ///
  /// ```swift
  /// try await LivePreview.serve {
  ///   Preview("Grid") { UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()) }
  ///   Preview("Carousel") { UICollectionViewController(collectionViewLayout: CarouselLayout()) }
  /// }
  /// ```
  public static func serve(
    _ title: String? = nil, options: LiveOptions? = nil, sourceFile: StaticString = #filePath,
    @PreviewBuilder previews: () -> [Preview]
  ) async throws {
    try await serve(previews(), title: title, options: options, sourceFile: sourceFile)
  }

  /// Serves several previews, listed by the page. See ``serve(_:options:sourceFile:_:)``.
  public static func serve(
    _ previews: [Preview], title: String? = nil, options: LiveOptions? = nil,
    sourceFile: StaticString = #filePath
  ) async throws {
    let title = title ?? ProcessInfo.processInfo.processName
    FreedMemory.limitRetainedMemory()
    do {
      let options = try options ?? commandLineOptions()
      let program = LiveProgram(title: title, scenes: previews, options: options)
      guard options.watches, !WatchedProgram.isChild, let path = ExecutableWatch.executablePath else {
        return try await program.run()
      }
      let package = try SourcePackage(sourceFile: "\(sourceFile)", executable: path)
      try await WatchingProgram(package: package, endpoint: program.open()).run()
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
#else
import Previews

/// The live page, which needs the trait `Live`.
@available(*, unavailable, message: "Add traits: [\"Live\"] to the dependency on swift-collection-layouts.")
@MainActor
public enum LivePreview {
  /// Serves one view or view controller.
  public static func serve<Content: LivePreviewable>(
    _ title: String? = nil, options: LiveOptions? = nil, sourceFile: StaticString = #filePath,
    _ make: @escaping @MainActor () -> Content
  ) async throws {}

  /// Serves several previews.
  public static func serve(
    _ title: String? = nil, options: LiveOptions? = nil, sourceFile: StaticString = #filePath,
    @PreviewBuilder previews: () -> [Preview]
  ) async throws {}

  /// Serves several previews.
  public static func serve(
    _ previews: [Preview], title: String? = nil, options: LiveOptions? = nil,
    sourceFile: StaticString = #filePath
  ) async throws {}
}
#endif
