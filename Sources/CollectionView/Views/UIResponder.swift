#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// The base of everything that can take an event: views, view controllers, windows.
open class UIResponder: NSObject {
  /// Who is asked next when this responder does not handle an event.
  open var next: UIResponder? { nil }

  public override init() { super.init() }
}
#endif
