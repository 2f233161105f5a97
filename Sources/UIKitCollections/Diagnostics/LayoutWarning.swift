import Foundation

/// A mistake in a layout or in the app that doesn't stop the program. Each mistake is reported once per
/// class.
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

  /// Passes the message to `UIKitException.warningHandler`, unless the class has already had this warning.
  ///
  /// - Parameter culprit: An object of the class with the mistake, usually the layout.
  func give(about culprit: AnyObject, _ message: @autoclosure () -> String) {
    UIKitException.warnOnce(self, about: culprit, message())
  }
}
