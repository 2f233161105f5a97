import CollectionView
import Testing

@testable import LiveHost

@Suite("The protocol's numbers in the page's script")
struct ProtocolScriptTests {
  @Test(
    "numbers, bits, and limits equal the server's own",
    arguments: [
      "export const version = \(LiveProtocol.version);",
      "export const ClientKind = Object.freeze({ hello: 1, acknowledge: 2, ",
      "export const ServerKind = Object.freeze({ welcome: 1, ", "pageUp: 5", "parent: 128, shape: 256",
      "export const LineCap = Object.freeze({ butt: 0, round: 1, square: 2 });", "middle: 1, right: 2",
      "export const paths = Object.freeze({ socket: \"socket\", images: \"image/\" });",
      "\"Liberation Sans\"",
      "large: 3,", "prepare: 0, answers: 1",
      "pinchScale: Object.freeze({ low: 0.015625, high: 100.0 })", "searchBytes: 256, settings: 1024",
      "version: 4001",
    ])
  func numbers(part: String) { #expect(ProtocolScript.text.contains(part)) }

  @Test func `every limit is a number or a range of numbers`() {
    let line = ProtocolScript.text.split(separator: "\n").first { $0.hasPrefix("export const limits") } ?? ""
    let limit = /\w+: (-?[\d.]+|Object\.freeze\({ low: -?[\d.]+, high: -?[\d.]+ }\))/
    #expect(line.matches(of: limit).count == Mirror(reflecting: LiveProtocol.limits).children.count)
  }

  @Test func `a text size is the content size category of the same name`() {
    let names: [(TextSize, UIContentSizeCategory)] = [
      (.extraSmall, .extraSmall), (.small, .small), (.medium, .medium), (.large, .large),
      (.extraLarge, .extraLarge), (.extraExtraLarge, .extraExtraLarge),
      (.extraExtraExtraLarge, .extraExtraExtraLarge), (.accessibilityMedium, .accessibilityMedium),
      (.accessibilityLarge, .accessibilityLarge), (.accessibilityExtraLarge, .accessibilityExtraLarge),
      (.accessibilityExtraExtraLarge, .accessibilityExtraExtraLarge),
      (.accessibilityExtraExtraExtraLarge, .accessibilityExtraExtraExtraLarge),
    ]
    #expect(names.map(\.0) == TextSize.allCases)
    #expect(TextSize.allCases.map(\.category) == names.map(\.1))
  }

  @Test func `flags are single bits and are read independently`() {
    var fields: ElementFields = [.move, .backdrop]
    #expect(fields.rawValue == 1 | 1 << 17)
    #expect(fields.contains(.move))
    #expect(!fields.contains(.affine))
    fields.insert(.affine, if: false)
    #expect(fields == [.move, .backdrop])
    #expect(Flags<InspectorOverlay>(rawValue: 5) == [.outlines, .prefetch])
    #expect(Flags<InspectorOverlay>(rawValue: 8) == nil)
  }
}
