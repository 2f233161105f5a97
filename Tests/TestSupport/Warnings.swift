import CollectionView
import Testing

/// From now on, what a collection view has to say of the package's layouts, which UIKit would not, is an issue of the test in which it
/// is said.
@MainActor public func treatWarningsAsIssues() {
  #if !os(iOS) && !os(tvOS) && !os(visionOS)
  _ = warningsAreIssues
  #endif
}

#if !os(iOS) && !os(tvOS) && !os(visionOS)
/// Done once, and for good: each warning comes only once, too.
@MainActor private let warningsAreIssues: Void = {
  let handler = UIKitException.warningHandler
  UIKitException.warningHandler = { message in
    // The clock is everybody's: what it ends may have had the last reference to another test's window.
    guard Test.current?.id.moduleName == "CollectionLayoutsTests", !message.hasPrefix("The window of ") else {
      return handler(message)
    }
    Issue.record("\(message)")
  }
}()
#endif
