/// What a page exports.
enum ExportRequest: UInt8, CaseIterable, Sendable {
  /// The code of a screen with the layout as it is.
  case source
  /// What is shown, as SVG.
  case picture
  /// The last transition, frame by frame in one picture.
  case filmstrip
  /// The last gesture, one picture a frame.
  case film
  /// A Swift test that shows that screen.
  case test

  /// Whether it is of what has moved, which is kept.
  var isOfMotion: Bool { self == .filmstrip || self == .film }
}
