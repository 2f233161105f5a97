import CollectionView
import Previews

struct ScreenTest {
  private let screen: ScreenSource
  private let title: String
  private let size: CGSize

  init(_ screen: ScreenSource, showing title: String, size: CGSize) {
    (self.screen, self.title, self.size) = (screen, title, size)
  }

  var name: String { screen.name.replacing("Controller", with: "") + "Tests" }

  var source: String {
    """
    \(Set(screen.modules + ["CollectionView", "Testing"]).sorted().map { "import \($0)" }.joined(separator: "\n"))

    @MainActor
    @Suite(\(SwiftText.quoted(title)))
    struct \(name) {
      @Test("the screen shows its items")
      func items() {
        let controller = \(screen.name)()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: \(SwiftText.number(size.width)), height: \(SwiftText.number(size.height))))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let view: UICollectionView = controller.collectionView
        #expect((0..<view.numberOfSections).map(view.numberOfItems) == \(screen.counts))
        #expect(view.indexPathsForVisibleItems.isEmpty == \(screen.counts.allSatisfy { $0 == 0 }))
      }
    }

    \(screen.declarations)
    """
  }
}

enum SwiftText {
  static func quoted(_ text: String) -> String {
    "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : $0.isNewline ? " " : "\($0)" }.joined() + "\""
  }

  static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }

  static func rounded(_ value: CGFloat) -> String { number((value * 10).rounded() / 10) }
}
