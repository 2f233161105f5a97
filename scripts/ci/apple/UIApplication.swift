// App startup, as declared by UIKit, limited to the needs of the example app.

@MainActor open class UIApplication: UIResponder {
  public struct LaunchOptionsKey: Hashable, Sendable {}
}

@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  public static func main() {}
}

@MainActor open class UIScene: UIResponder {
  @MainActor open class ConnectionOptions: NSObject {}
}

@MainActor open class UISceneSession: NSObject {
  public struct Role: Hashable, Sendable {}
  open var role: Role { Role() }
}

@MainActor open class UISceneConfiguration: NSObject {
  open var delegateClass: AnyClass?
  public init(name: String?, sessionRole: UISceneSession.Role) {}
}

@MainActor public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
}

@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

open class UIWindowScene: UIScene {}

extension UIWindow {
  public convenience init(windowScene: UIWindowScene) { self.init(frame: .zero) }
}
