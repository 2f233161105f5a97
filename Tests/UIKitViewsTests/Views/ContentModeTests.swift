import Testing

@testable import UIKitViews

@Suite struct ContentModeTests {
  @Test(
    arguments: [
      (.scaleToFill, CGRect(x: 10, y: 20, width: 100, height: 100)),
      (.scaleAspectFit, CGRect(x: 10, y: 45, width: 100, height: 50)),
      (.scaleAspectFill, CGRect(x: -40, y: 20, width: 200, height: 100)),
      (.center, CGRect(x: 40, y: 60, width: 40, height: 20)),
      (.topLeft, CGRect(x: 10, y: 20, width: 40, height: 20)),
      (.bottomRight, CGRect(x: 70, y: 100, width: 40, height: 20)),
      (.top, CGRect(x: 40, y: 20, width: 40, height: 20)),
      (.left, CGRect(x: 10, y: 60, width: 40, height: 20)),
    ] as [(UIView.ContentMode, CGRect)])
  func `contentMode determines the frame of the contents`(_ row: (mode: UIView.ContentMode, frame: CGRect)) {
    let bounds = CGRect(x: 10, y: 20, width: 100, height: 100)
    #expect(row.mode.frame(of: CGSize(width: 40, height: 20), in: bounds) == row.frame)
  }
}
