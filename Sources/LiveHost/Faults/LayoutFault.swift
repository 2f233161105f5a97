import CollectionView

#if os(Linux)
import Runtime
#endif

struct LayoutFault: Sendable {
  let exception: UIKitException
  #if os(Linux)
  /// The addresses of the calls. Looking up names takes seconds in a large program.
  private let backtrace: Backtrace?
  #endif

  /// Captures the call stack. Call this while the exception is being raised.
  init(_ exception: UIKitException) {
    self.exception = exception
    #if os(Linux)
    backtrace = try? Backtrace.capture(limit: 96)
    #endif
  }

  /// - Parameter call: The origin of the exception, once known.
  func notice(call: String?) -> String {
    let location = call.map { "\n\($0)" } ?? ""
    return
      "\(exception)\(location)\nThe page shows the last picture before the error. "
      + "Change a setting or the source to continue."
  }

  /// Returns the innermost call in sources outside this package, or `nil` if there is no such call or no
  /// debug information. Always returns `nil` on systems other than Linux.
  func call() async -> String? {
    #if os(Linux)
    guard let frames = backtrace?.symbolicated()?.frames else { return nil }
    var isWithinViews = false
    for frame in frames {
      guard let symbol = frame.symbol, let module = Self.module(ofMangled: symbol.rawName) else { continue }
      // Skips the frames of the exception handler, and ends at the frame clock or at this module's handling
      // of a message.
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

  /// Returns the module in a mangled Swift name, which begins with the length of the module's name.
  static func module(ofMangled name: String) -> String? {
    guard name.hasPrefix("$s") || name.hasPrefix("$S") else { return nil }
    let rest = name.dropFirst(2)
    let digits = rest.prefix { $0.isNumber }
    guard let length = Int(digits), length > 0 else { return nil }
    let module = rest.dropFirst(digits.count).prefix(length)
    return module.count == length ? String(module) : nil
  }

  static func short(_ name: String) -> String { String(name.prefix { $0 != "(" }) }
}

/// The fault that stopped a page's views, until they're recreated.
struct PageFaults {
  private(set) var fault: LayoutFault?
  private(set) var words = ""
  private var isTold = false
  private var scenes = 0

  /// Records the first fault of these views and returns `true`. Ignores later faults, which are its
  /// consequences.
  mutating func record(_ fault: LayoutFault) -> Bool {
    guard self.fault == nil else { return false }
    (self.fault, isTold) = (fault, false)
    return true
  }

  mutating func untold() -> (fault: LayoutFault, scene: Int)? {
    guard let fault, !isTold else { return nil }
    isTold = true
    return (fault, scenes)
  }

  mutating func tell(_ words: String) { self.words = words }

  func isShown(_ scene: Int) -> Bool { scene == scenes }

  mutating func beginScene() -> Bool {
    scenes += 1
    guard fault != nil else { return false }
    (fault, words) = (nil, "")
    return true
  }
}
