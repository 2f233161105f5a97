import CollectionView
import Testing

@testable import LiveHost

@MainActor
@Suite("The device shown by a page")
struct DeviceTests {
  @Test func `the page's safe area insets the scroll view and its content`() async throws {
    let page = try OpenedPage(GridScene.scene(), width: 393, height: 852)
    defer { page.close() }
    let scrollView = try #require(page.session.mainScrollView)
    #expect(scrollView.adjustedContentInset == .zero)
    try page.send(MessageBytes.viewport(width: 393, height: 852, safeArea: [59, 0, 34, 0]))
    try await page.frame()
    #expect(scrollView.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    try page.send(MessageBytes.viewport(width: 852, height: 393, safeArea: [0, 59, 21, 59]))
    try await page.frame()
    #expect(scrollView.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
  }

  @Test func `right-to-left layout reaches every view, and left-to-right restores it`() throws {
    let page = try OpenedPage(GridScene.scene())
    defer { page.close() }
    let collectionView = try #require(page.session.mainScrollView as? UICollectionView)
    let cell = try #require(collectionView.cellForItem(at: [0, 0]) as? GridCell)
    for (isRightToLeft, direction) in [
      (true, UIUserInterfaceLayoutDirection.rightToLeft), (false, .leftToRight),
    ] {
      try page.send(MessageBytes.viewport(width: 800, height: 600, isRightToLeft: isRightToLeft))
      #expect(collectionView.effectiveUserInterfaceLayoutDirection == direction)
      #expect(cell.label.effectiveUserInterfaceLayoutDirection == direction)
    }
  }

  @Test func `a compared page's scroll is applied within range unless a finger is down`()
    throws
  {
    let page = try OpenedPage(GridScene.scene())
    defer { page.close() }
    let scrollView = try #require(page.session.mainScrollView)
    try page.send(MessageBytes.scroll(0, 300))
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 300))
    try page.send(MessageBytes.scroll(0, 1e9))
    #expect(scrollView.contentOffset.y == scrollView.contentSize.height - 600)
    try page.send(MessageBytes.touches([(0, .began, 100, 100)]))
    try page.send(MessageBytes.scroll(0, 20))
    #expect(scrollView.contentOffset.y > 20)
  }
}
