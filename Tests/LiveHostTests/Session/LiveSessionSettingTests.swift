import CollectionView
import Foundation
import TestSupport
import Testing

@testable import LiveHost

@MainActor
@Suite("Settings of a page's scene")
struct LiveSessionSettingTests {
  @Test
  func `a value adapted to the page's size is an initial value unless changed by hand`()
    throws
  {
    let view = AdaptingView()
    let session = try LiveSession.open {
      LiveContent(view, settings: [.number("Width", 0...1000, of: view, \.preferredWidth)])
    }
    defer { session.pageDidClose() }
    #expect(session.settings.initialValues == [400])
    try session.receive(MessageBytes.viewport(width: 300, height: 200))
    #expect(view.preferredWidth == 150)
    #expect(session.settings.initialValues == [150])
    try session.receive(MessageBytes.setting(0, 80, news: session.settings.newsSent))
    try session.receive(MessageBytes.viewport(width: 500, height: 200))
    #expect(view.preferredWidth == 250)
    #expect(session.settings.initialValues == [150])
  }

  @Test func `a restored setting may lie between two steps`() throws {
    let view = UIView()
    let session = try LiveSession.open(MessageBytes.hello(settings: [("Opacity", 0.162), ("Wide", 7)])) {
      LiveContent(
        view,
        settings: [
          .number("Opacity", 0...1, step: 0.05, of: view, \.alpha),
          .number("Wide", 0...5, of: view, \.layer.borderWidth),
        ])
    }
    defer { session.pageDidClose() }
    // The alpha is a `Float`.
    #expect(abs(view.alpha - 0.162) < 1e-6)
    #expect(view.layer.borderWidth == 5)
    try session.receive(MessageBytes.setting(0, 0.21))
    #expect(abs(view.alpha - 0.2) < 1e-6)
  }

  @Test func `an initial value outside its control's range can be restored`() throws {
    let limits = Limits()
    let session = try LiveSession.open {
      LiveContent(
        UIView(),
        settings: [
          .number("Count", 0...10, of: limits, \.count), .number("Length", 0...100, of: limits, \.length),
        ])
    }
    defer { session.pageDidClose() }
    for index in 0...1 { try session.receive(MessageBytes.setting(index, 3)) }
    expectEqual((limits.count, 3), (limits.length, 3))
    for (index, value) in session.settings.initialValues.enumerated() {
      try session.receive(MessageBytes.setting(index, value))
    }
    expectEqual((limits.count, .max), (limits.length, .infinity))
    try session.receive(MessageBytes.setting(0, .infinity))
    #expect(limits.count == 10)
  }

  @Test func `a value sent during the program's own change is reported correctly`() async throws {
    let view = UIView()
    let session = try LiveSession.open {
      LiveContent(
        view,
        settings: [
          .number("Wide", 0...20, of: view, \.layer.borderWidth),
          .number("Opacity", 0...1, step: 0.1, of: view, \.alpha),
        ])
    }
    defer { session.pageDidClose() }
    view.layer.borderWidth = 3
    try session.showAndAcknowledge()
    // The page hasn't received the 3 yet.
    try session.receive(MessageBytes.setting(0, 5, news: 1))
    try session.showAndAcknowledge()
    try session.receive(MessageBytes.setting(0, 7, news: 3))
    try session.showAndAcknowledge()
    #expect(view.layer.borderWidth == 7)
    // News about another setting can't overwrite this one.
    view.alpha = 0.5
    try session.showAndAcknowledge()
    try session.receive(MessageBytes.setting(0, 8, news: 3))
    try session.showAndAcknowledge()
    #expect(throws: CloseReason.protocolError("news number 5 was never sent")) {
      try session.receive(MessageBytes.setting(0, 5, news: 5))
    }
    let page = try await session.page(havingSet: [0: 5])
    #expect(page.settings[0].value == 5, "and what nothing has crossed needs no answer")
    #expect(page.news == 4)
  }

  @Test(arguments: [[0, 1], [1, 0]], 0...1)
  func `a page can reset settings in any order, even disabled ones`(
    order: [Int], framesBetween: Int
  ) async throws {
    let view = UIView()
    let session = try LiveSession.open(MessageBytes.hello(settings: [("Wide", 9), ("Hidden", 1)])) {
      var wide = LiveSetting.number("Wide", 0...20, of: view, \.layer.borderWidth)
      wide.isEnabled = { !view.isHidden }
      return LiveContent(view, settings: [wide, .toggle("Hidden", of: view, \.isHidden)])
    }
    defer { session.pageDidClose() }
    expectEqual((view.layer.borderWidth, 9), (view.isHidden, true))
    for index in order {
      try session.receive(MessageBytes.setting(index, 0))
      session.showFrames(framesBetween)
    }
    session.showFrames(1)
    expectEqual((view.layer.borderWidth, 0), (view.isHidden, false))
    let page = try await session.page(havingSet: [0: 0, 1: 0])
    expectEqual((page.settings.map(\.value), [0, 0]), (page.settings[0].hasEffect, true))
  }

  @Test func `a step is rounded exactly as the page calculates it`() throws {
    var value = 0.0
    let setting = LiveSetting("Turn", .number(-3.15...3.15, step: 0.05)) {
      value
    } set: {
      value = $0
    }
    for step in 0...126 {
      let sent = Double(-315 + 5 * step) / 100
      setting.apply(sent)
      #expect(value == sent)
    }
    setting.apply(0.07)
    #expect(abs(value - 0.05) < 1e-9)
  }

  @Test func `a value that a page sends before it receives the new scene is ignored`() throws {
    let view = UIView()
    let session = try LiveSession.open {
      LiveContent(view, settings: [.number("Wide", 0...20, of: view, \.layer.borderWidth)])
    }
    defer { session.pageDidClose() }
    try session.receive(MessageBytes.scene("view"))
    try session.receive(MessageBytes.setting(0, 5, news: 1))
    #expect(view.layer.borderWidth == 0)
    try session.receive(MessageBytes.setting(0, 5, news: 2))
    #expect(view.layer.borderWidth == 5)
  }
}

/// Values without initial limits.
private final class Limits {
  var count = Int.max
  var length = CGFloat.infinity
}

/// A view with a preferred width of half its window's width.
private final class AdaptingView: UIView {
  var preferredWidth: CGFloat = 10

  override func layoutSubviews() {
    super.layoutSubviews()
    preferredWidth = bounds.width / 2
  }
}
