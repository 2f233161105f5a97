#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// What a bar would show. There are no bars: everything is kept, and nothing is shown.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// Default nil.
  open var title: String?
  /// Default nil.
  open var image: UIImage?
  /// Default true.
  open var isEnabled = true
  /// For the program's own use. Default 0.
  open var tag = 0

  public override init() { super.init() }

  /// There are no archives to decode here.
  public required init?(coder: NSCoder) { super.init() }

  nonisolated deinit {}
}
#endif
