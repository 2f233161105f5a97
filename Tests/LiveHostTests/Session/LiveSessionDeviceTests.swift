import CollectionView
import Foundation
import Testing

@testable import LiveHost

@MainActor
@Suite("A page's device: its display and its text size")
struct LiveSessionDeviceTests {
  @Test func `a page's text size applies from the start, and changes post notifications`() throws {
    final class Texts: UIViewController {
      let label = UILabel()
      var sizeAtFirst: CGFloat = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        sizeAtFirst = UIFont.preferredFont(forTextStyle: .body).pointSize
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        view.addSubview(label)
      }
    }
    let controller = Texts()
    var posted: [UIContentSizeCategory] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated { posted.append(UITraitCollection.current.preferredContentSizeCategory) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    let session = try LiveSession.open(MessageBytes.hello(textSize: .extraExtraExtraLarge)) { controller }
    defer { session.pageDidClose() }
    #expect(controller.sizeAtFirst == 23)
    #expect(controller.label.font.pointSize == 23)
    try session.receive(
      MessageBytes.viewport(width: 800, height: 600, textSize: .accessibilityExtraExtraExtraLarge))
    #expect(controller.label.font.pointSize == 53)
    #expect(posted == [.extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge])
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
  }

  @Test func `views outside any window use the text size of the current page`() throws {
    final class Measuring: UIViewController {
      let sizing = UILabel()
      var heights: [CGFloat] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        sizing.text = "Measured"
        sizing.font = .preferredFont(forTextStyle: .body)
        sizing.adjustsFontForContentSizeCategory = true
      }
      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        heights.append(sizing.systemLayoutSizeFitting(.zero).height)
      }
    }
    let (small, large) = (Measuring(), Measuring())
    let first = try LiveSession.open(MessageBytes.hello(textSize: .large)) { small }
    let second = try LiveSession.open(MessageBytes.hello(textSize: .extraExtraExtraLarge)) { large }
    defer {
      first.pageDidClose()
      second.pageDidClose()
    }
    #expect(small.sizing.font.pointSize == 17)
    let (smallHeight, largeHeight) = (try #require(small.heights.last), try #require(large.heights.last))
    #expect(largeHeight > smallHeight)
    // The other page keeps its own size during changes.
    try first.receive(
      MessageBytes.viewport(width: 820, height: 600, textSize: .accessibilityExtraExtraExtraLarge))
    let hugeHeight = try #require(small.heights.last)
    #expect(hugeHeight > largeHeight)
    try second.receive(MessageBytes.viewport(width: 700, height: 600, textSize: .extraExtraExtraLarge))
    #expect(large.heights.last == largeHeight)
    #expect(UITraitCollection.current.preferredContentSizeCategory == .large)
  }

  @Test func `two pages keep their own display scale and size`() throws {
    let (coarse, fine) = (UIView(), UIView())
    let first = try LiveSession.open(MessageBytes.hello(width: 800, height: 600, scale: 1)) { coarse }
    let second = try LiveSession.open(MessageBytes.hello(width: 390, height: 844, scale: 3)) { fine }
    defer {
      first.pageDidClose()
      second.pageDidClose()
    }
    #expect(coarse.traitCollection.displayScale == 1)
    #expect(fine.traitCollection.displayScale == 3)
    #expect(UIScreen.main.scale == 2, "the main screen is nobody's")
    #expect(coarse.window?.screen.bounds.size == CGSize(width: 800, height: 600))
    #expect(fine.window?.screen.bounds.size == CGSize(width: 390, height: 844))
    try first.receive(MessageBytes.viewport(width: 500, height: 400))
    #expect(coarse.traitCollection.displayScale == 2)
    #expect(fine.traitCollection.displayScale == 3)
  }

  @Test func `UIScreen.main is the page's screen while its scene is created`()
    throws
  {
    var found: [CGFloat] = []
    for scale in [1, 3] as [Double] {
      let session = try LiveSession.open(MessageBytes.hello(width: 390, height: 844, scale: scale)) {
        found.append(UIScreen.main.scale)
        return UIView()
      }
      session.pageDidClose()
    }
    #expect(found == [1, 3])
  }
}
