import Foundation

/// A nonfatal mistake in a layout or an app, reported once per class.
enum LayoutWarning: Hashable {
  case noElements
  case repeatedPath
  case changedAttributes
  case differentItem
  case changedCounts
  case absentElements
  case missingSuper(LayoutMethod)
  case attributesNotCopied
  case attributesNotCompared
  case retainedView
  case unknownScrollTarget

  /// - Parameter culprit: An object of the class with the mistake, usually the layout.
  func give(about culprit: AnyObject, _ message: @autoclosure () -> String) {
    UIKitException.warnOnce(self, about: culprit, message())
  }
}
