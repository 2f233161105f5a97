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
