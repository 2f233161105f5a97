import Testing

@testable import UIKitViews

@Suite struct ViewTwinTests {
  private class Wrong: UIResponder {
    func first() {}

    init(frame: CGRect) {
      super.init()
      first()
    }

    nonisolated deinit {}
  }

  private final class WrongProbe: Wrong {
    override init(frame: CGRect) { super.init(frame: frame) }

    nonisolated deinit {}
  }

  private final class BaseProbe: _ViewBase {
    override init(frame: CGRect) { super.init(frame: frame) }

    nonisolated deinit {}
  }

  @Test func `views and their twin have init(frame:) at the same index`() {
    #expect(MethodTables.faultOfViewTwin == nil)
  }

  @Test func `a class with a method before init(frame:) is reported with both indexes`() throws {
    let message = try #require(
      MethodTables.fault(of: [Wrong.self, WrongProbe.self], comparedWith: [_ViewBase.self, BaseProbe.self]))
    #expect(message.hasPrefix("Wrong can't create instances of classes known only at run time: its"))
    let indexes = message.split { !$0.isNumber }.compactMap { Int($0) }
    #expect(indexes.count == 2)
    #expect(indexes.first == indexes.last.map { $0 + 1 })
    #expect(message.contains("swift --version"))
  }
}
