import UIKitCollections
import TestSupport
import Testing

/// Views of classes known only at run time.
@Suite struct DynamicViewTests {
  final class Tagged: UILabel {
    let name = "tagged"

    override init(frame: CGRect) {
      super.init(frame: frame)
      tag = 7
    }

    required init?(coder: NSCoder) { nil }
  }

  class Box<Content>: UIView { var contents: [Content] = [] }

  final class Cell: UICollectionViewCell {}

  /// A view without `init(frame:)`.
  final class Closed: UIView {
    let text: String

    init(text: String) {
      self.text = text
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
  }

  private func make<Kind: UIView>(_ kind: Kind.Type) -> Kind {
    Kind(_dynamic: CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test(arguments: [
    UIView.self, UILabel.self, UIImageView.self, UIScrollView.self, UIWindow.self, Tagged.self, Box<Int>.self,
    Cell.self,
  ])
  func `_make creates a view of the given class with the given frame`(kind: UIView.Type) {
    let view = UIView._make(kind, frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(type(of: view) == kind)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `_make runs the class's own initializer`() {
    let view = make(Tagged.self)
    expectEqual((view.tag, 7), (view.name, "tagged"), (make(Box<String>.self).contents, []))
  }

  @Test func `_make traps for a class without the initializer`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let kind: UIView.Type = Closed.self
        _ = UIView._make(kind, frame: .zero)
      }
    }
  }
}
