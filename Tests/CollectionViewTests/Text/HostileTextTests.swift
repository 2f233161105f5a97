import Foundation
import Testing

@testable import CollectionView

@Suite("Text with numbers that no size is")
struct HostileTextTests {
  @Test(
    "a line below or through text is none where its number is not one that an Int holds",
    arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e19])
  func lines(style: Double) {
    let keys: [NSAttributedString.Key] = [.underlineStyle, .strikethroughStyle]
    for key in keys {
      let text = NSAttributedString(string: "abc", attributes: [key: style])
      #expect(text.size() == NSAttributedString(string: "abc").size())
    }
  }

  @Test(
    "a label of any height has its one line",
    arguments: [CGFloat.greatestFiniteMagnitude, 1e30, 1e19, 0])
  func heights(height: CGFloat) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: height))
    label.text = "abc"
    label.numberOfLines = 0
    #expect(label.textLayout.lines.count == 1)
  }

  @Test("a label in a font of no size has its lines", arguments: [0, -4] as [CGFloat])
  func sizes(size: CGFloat) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    label.text = "abc\ndef"
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: size)
    #expect(label.textLayout.lines.count >= 1)
  }
}
