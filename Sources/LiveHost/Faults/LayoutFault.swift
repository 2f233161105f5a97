import CollectionView

#if os(Linux)
import Runtime
#endif

/// An exception raised by views, and its origin.
struct LayoutFault: Sendable {
  let exception: UIKitException
  #if os(Linux)
  /// Contains only addresses, because looking up their names takes seconds in a large program.
  private let backtrace: Backtrace?
  #endif

  /// Creates a fault. Call this while the exception is being raised.
  init(_ exception: UIKitException) {
    self.exception = exception
    #if os(Linux)
    backtrace = try? Backtrace.capture(limit: 96)
    #endif
  }

  /// Returns the text for a page.
  ///
  /// - Parameter call: The origin of the exception, once known.
  func notice(call: String?) -> String {
    let location = call.map { "\n\($0)" } ?? ""
    return
      "\(exception)\(location)\nThis is the last picture before it. Change a setting or the source, and the page goes on."
  }

  /// Returns the call that raised the exception: the innermost one in sources outside this package.
  ///
  /// Returns `nil` if there is no such call because a returned value was wrong, if the program has no debug
  /// information, and on systems other than Linux.
  func call() async -> String? {
    #if os(Linux)
    guard let frames = backtrace?.symbolicated()?.frames else { return nil }
    var isWithinViews = false
    for frame in frames {
      guard let symbol = frame.symbol, let module = Self.module(ofMangled: symbol.rawName) else { continue }
      // The frames between the exception handler and the clock or the page's message.
      if module == "UIKitViews" || module == "UIKitCollections" { isWithinViews = true }
      guard isWithinViews, module != "LiveHost", !symbol.name.hasPrefix("FrameClock.advance") else {
        if isWithinViews { break }
        continue
      }
      guard !Self.ownModules.contains(module), !frame.isSwiftThunk, let location = symbol.sourceLocation,
        location.line > 0
      else { continue }
      let file = location.path.split(separator: "/").last ?? ""
      return "\(Self.short(symbol.name)), \(file):\(location.line)"
    }
    return nil
    #else
    return nil
    #endif
  }

  private static let ownModules: Set = [
    "UIKitViews", "UIKitCollections", "UIKitAdditions", "CollectionLayouts", "LayoutEngine",
    "ConstraintSolver",
    "Rendering", "Previews", "LiveHost",
    "UIKit", "Foundation", "FoundationEssentials", "Dispatch",
  ]

  /// Returns the module of a mangled name, which begins with the length of the module's name and the name.
  static func module(ofMangled name: String) -> String? {
    guard name.hasPrefix("$s") || name.hasPrefix("$S") else { return nil }
    let rest = name.dropFirst(2)
    let digits = rest.prefix { $0.isNumber }
    guard let length = Int(digits), length > 0 else { return nil }
    let module = rest.dropFirst(digits.count).prefix(length)
    return module.count == length ? String(module) : nil
  }

  /// Returns a name without its parameters.
  static func short(_ name: String) -> String { String(name.prefix { $0 != "(" }) }
}
