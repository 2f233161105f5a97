import TestSupport
import Testing

@testable import UIKitViews

// https://developer.apple.com/documentation/uikit/uiview/tintcolor and …/tintadjustmentmode
@Suite("The tint of views") struct TintTests {
  private final class Recorder: UIView {
    var changes = 0
    override func tintColorDidChange() {
      super.tintColorDidChange()
      changes += 1
    }
  }

  private let root = Recorder()
  private let plain = Recorder()
  private let tinted = Recorder()
  private let inPlain = Recorder()
  private let inTinted = Recorder()

  init() {
    root.addSubview(plain)
    root.addSubview(tinted)
    plain.addSubview(inPlain)
    tinted.addSubview(inTinted)
    tinted.tintColor = .systemGreen
    for view in all { view.changes = 0 }
  }

  private var all: [Recorder] { [root, plain, tinted, inPlain, inTinted] }

  @Test func `a view without a tint inherits its superview's and is notified of changes`() {
    root.tintColor = .systemRed
    expectEqual(
      (all.map(\.tintColor), [.systemRed, .systemRed, .systemGreen, .systemRed, .systemGreen]),
      (all.map(\.changes), [1, 1, 0, 1, 0]))
    tinted.tintColor = nil
    expectEqual(
      (all.map(\.tintColor), Array(repeating: .systemRed, count: 5)),
      (all.map(\.changes), [1, 1, 1, 1, 1]))
    root.tintColor = nil
    expectEqual(
      (all.map(\.tintColor), Array(repeating: .tintColor, count: 5)),
      (Recorder().tintColor, .tintColor))
  }

  @Test
  func `dimming grays all tints in the view tree and notifies each view once`() {
    root.tintColor = .systemRed
    for view in all { view.changes = 0 }
    root.tintAdjustmentMode = .dimmed
    expectAll(all) { $0.tintAdjustmentMode == .dimmed }
    #expect(all.map(\.changes) == [1, 1, 1, 1, 1])
    for view in all {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      view.tintColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      expectEqual((red, green), (green, blue))
    }
    root.tintAdjustmentMode = .dimmed
    #expect(root.changes == 1)
    plain.tintAdjustmentMode = .normal
    expectEqual(
      (plain.tintColor, .systemRed),
      (inPlain.tintColor, .systemRed),
      (inPlain.tintAdjustmentMode, .normal),
      (tinted.tintAdjustmentMode, .dimmed))
    root.tintAdjustmentMode = .automatic
    expectEqual(
      (root.tintAdjustmentMode, .normal),
      (all.map(\.tintColor), [.systemRed, .systemRed, .systemGreen, .systemRed, .systemGreen]),
      (all.map(\.changes), [2, 3, 2, 3, 2]))
  }

  @Test func `a new superview with another tint notifies a view and its subviews once`() {
    let green = UIView()
    green.tintColor = .systemGreen
    let dimmed = UIView()
    dimmed.tintAdjustmentMode = .dimmed
    let sameAsRoot = UIView()
    sameAsRoot.addSubview(root)
    #expect(all.map(\.changes) == [0, 0, 0, 0, 0])
    green.addSubview(root)
    expectEqual((all.map(\.changes), [1, 1, 0, 1, 0]), (inPlain.tintColor, .systemGreen))
    // Also dims a view's own tint color.
    dimmed.addSubview(root)
    expectEqual((all.map(\.changes), [2, 2, 1, 2, 1]), (inTinted.tintAdjustmentMode, .dimmed))
    dimmed.bringSubviewToFront(root)
    #expect(root.changes == 2)
    let window = UIWindow(frame: .zero)
    window.addSubview(root)
    #expect(all.map(\.changes) == [3, 3, 2, 3, 2])
    root.tintColor = .systemRed
    for view in all { view.changes = 0 }
    green.addSubview(root)
    #expect(all.map(\.changes) == [0, 0, 0, 0, 0])
  }

  @Test func `a template image has the current tint color, or gray while dimmed`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIImageView(image: UIImage(systemName: "star"))
    window.addSubview(view)
    view.tintColor = .red
    func picture() throws -> String {
      guard case .image(let image, _)? = view.drawing(in: view.bounds) else { return "" }
      return String(decoding: try #require(image.encodedData()), as: UTF8.self)
    }
    #expect(try picture().contains("rgb(255,0,0)"))
    window.tintAdjustmentMode = .dimmed
    #expect(try picture().contains("rgb(76,76,76)"))
    view.tintAdjustmentMode = .normal
    #expect(try picture().contains("rgb(255,0,0)"))
  }
}
