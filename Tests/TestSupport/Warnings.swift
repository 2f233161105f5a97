import CollectionView
import Testing

/// Records warnings about the package's layouts, which UIKit doesn't have, as issues of the current test.
@MainActor public func treatWarningsAsIssues() {
  #if !os(iOS) && !os(tvOS) && !os(visionOS)
  _ = warningsAreIssues
  #endif
}

#if !os(iOS) && !os(tvOS) && !os(visionOS)
/// Installs the handler once and never removes it, because each warning is issued only once.
@MainActor private let warningsAreIssues: Void = {
  let handler = UIKitException.warningHandler
  UIKitException.warningHandler = { message in
    // All tests share the clock, so it may release the last reference to another test's window.
    guard Test.current?.id.moduleName == "CollectionLayoutsTests", !message.hasPrefix("The window of ") else {
      return handler(message)
    }
    Issue.record("\(message)")
  }
}()
#endif
