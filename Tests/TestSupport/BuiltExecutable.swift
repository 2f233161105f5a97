import Foundation

/// Locates executables of this package, which are built next to the tests.
public enum BuiltExecutable {
  public static func url(named name: String) -> URL {
    #if os(macOS)
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
    return bundle.bundleURL.deletingLastPathComponent().appendingPathComponent(name)
    #else
    return Bundle.main.bundleURL.appendingPathComponent(name)
    #endif
  }
}

/// An actor for long computations and waits for other processes, which don't need the main actor.
///
/// Only one test on this actor runs at a time. This leaves a thread to start the main actor's tests, which
/// take longest.
@globalActor public actor BackgroundActor {
  public static let shared = BackgroundActor()
}
