import Album
import Foundation
import Testing
import UIKit

/// Tests the sources in `Album`, which are written for iOS and ported by the plugin in this build.
@Suite(.serialized) struct AlbumTests {
  final class Silent: NSObject, AlbumDelegate {
    func albumDidOpen(_ album: AlbumView) {}
  }

  final class Talkative: NSObject, AlbumDelegate {
    var items: [Int] = []
    let margin: CGFloat = 4
    let note: String? = "read me"

    func albumDidOpen(_ album: AlbumView) {}
    func album(_ album: AlbumView, didTap item: Int) { items.append(item) }
    func album(_ album: AlbumView, heightFor item: Int) -> CGFloat { CGFloat(item) }
    func title(of album: AlbumView) -> String? { "Holidays" }
    func albumWillClose() { items.append(-1) }
  }

  private func show(_ album: AlbumView) -> Finger {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    album.frame = window.bounds
    window.addSubview(album)
    window.makeKeyAndVisible()
    return Finger(in: window)
  }

  /// 12.B6
  @Test func rectanglesIntersectAsOnApplesPlatformsAlsoWithFoundation() {
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    let touching = CGRect(x: 100, y: 0, width: 10, height: 10)
    let empty = CGRect(x: 0, y: 0, width: 100, height: 0)
    #expect(Marks.visible([touching, .zero, empty, bounds], in: bounds) == [1, 2, 3])
  }

  /// 12.B6
  @Test func absMeansTheFunctionInExtensionsOfCGFloat() {
    #expect(CGFloat(7).distanceToTen == 3)
    #expect(CGFloat(7).isNear(7.25))
    #expect(CGFloat.difference(2, 5) == 3)
  }

  @Test func aTapCallsTheMethodOfTheSelector() {
    let album = AlbumView(frame: .zero)
    let finger = show(album)
    finger.tap(at: CGPoint(x: 50, y: 50))
    FrameClock.main.run(for: 1)
    #expect(album.taps.contains("once"))
  }

  @Test func aTargetCanBeAddedAndRemoved() {
    let album = AlbumView(frame: .zero)
    album.doubleTap.state = .ended
    #expect(album.taps == ["twice"])
    album.forgetDoubleTaps()
    album.doubleTap.state = .possible
    album.doubleTap.state = .ended
    #expect(album.taps == ["twice"])
  }

  @Test func aClosureIsStillCalledWithAQuestionMark() {
    let album = AlbumView(frame: .zero)
    var counts: [Int] = []
    album.onTap = { counts.append($0) }
    album.tap.state = .ended
    #expect(counts == [1])
  }

  @Test func whatADelegateLeavesOutIsSkipped() {
    let album = AlbumView(frame: .zero)
    let silent = Silent()
    album.delegate = silent
    album.tap.state = .ended
    #expect(album.taps == ["once"])
    #expect(album.height(of: 3) == 44)
    #expect(album.doubleHeight(of: 3, for: silent) == 20)
    #expect(album.title(for: silent) == "untitled")
    #expect(!album.mayClose)
    #expect(album.insets == 24)
    #expect(album.note == "none")
  }

  @Test func whatADelegateHasIsCalled() {
    let album = AlbumView(frame: .zero)
    let talkative = Talkative()
    album.delegate = talkative
    album.tap.state = .ended
    #expect(album.height(of: 3) == 3)
    #expect(album.doubleHeight(of: 3, for: talkative) == 6)
    #expect(album.title(for: talkative) == "Holidays")
    #expect(album.mayClose)
    #expect(album.insets == 12)
    #expect(album.note == "read me")
    #expect(talkative.items == [1, -1])
  }

  @Test func withoutADelegateNothingIsCalled() {
    let album = AlbumView(frame: .zero)
    album.tap.state = .ended
    #expect(album.height(of: 3) == 44)
    #expect(!album.mayClose)
  }

  @Test func anOverrideInAnExtensionIsCalled() {
    let album: AlbumView = WideAlbumView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    album.layoutIfNeeded()
    #expect(album.events == ["layout"])
    #expect(album.sizeThatFits(CGSize(width: 5, height: 5)) == CGSize(width: 5, height: 100))
    #expect(album.summary() == "wide album")
    #expect(album.caption() == "wide caption")
  }

  @Test func notificationsArriveUntilTheObserverGoes() {
    let name = Notification.Name("AlbumChanged")
    var album: AlbumView? = AlbumView(frame: .zero)
    weak let object = album
    NotificationCenter.default.post(name: name, object: nil)
    #expect(album?.events == ["AlbumChanged"])
    album = nil
    #expect(object == nil)
    NotificationCenter.default.post(name: name, object: nil)
  }

  @Test func timersAndDisplayLinksCallTheirTargets() {
    let album = AlbumView(frame: .zero)
    album.startClocks()
    FrameClock.main.advance(by: 0.1)
    #expect(album.events == ["step"])
    FrameClock.main.advance(by: 0.5)
    album.stopClocks()
    #expect(album.events.contains("settled"))
    #expect(album.events.last == "fired")
  }

  @Test func aViewOfAGenericClassIsMade() {
    let cell = HostingCell<WideAlbumView>(frame: .zero)
    #expect(cell.content.frame.size == CGSize(width: 10, height: 20))
    #expect(cell.content.taps.isEmpty)
    #expect(type(of: make(AlbumView.self)) == AlbumView.self)
    #expect(type(of: make(named: UILabel.self)) == UILabel.self)
  }

  @Test func keyPathsAreStrings() { #expect(AlbumView(frame: .zero).animatedPath == "layer.opacity") }

  @Test func aDelegateOfUIKitsIsCalled() {
    final class Counter: NSObject, UIScrollViewDelegate {
      var count = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
    }
    let counter = Counter()
    let scroll = UIScrollView(frame: .zero)
    scroll.delegate = counter
    AlbumView(frame: .zero).scrolled(scroll)
    #expect(counter.count == 1)
  }
}
