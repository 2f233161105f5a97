import Foundation

/// A mistake of a layout or of the app that does not stop the program. Each is reported once per class.
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

  /// Passes the message to `UIKitException.warningHandler`, unless the class has had this warning.
  ///
  /// - Parameter culprit: An object of the class that makes the mistake, mostly the layout.
  func give(about culprit: AnyObject, _ message: @autoclosure () -> String) {
    UIKitException.warnOnce(self, about: culprit, message())
  }
}
