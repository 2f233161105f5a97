#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// One line of broken text.
package nonisolated struct TextLine: Hashable, Sendable {
  /// Without the spaces it was broken at.
  package let text: String
  /// In points, as measured.
  package let width: CGFloat
  /// Whether the width is the shown face's own; else it is an estimate that what is drawn has to be fitted to.
  package let isExact: Bool
}
#endif
