/// An export requested by a page.
enum ExportRequest: UInt8, CaseIterable, Sendable {
  /// The source code of a screen with the current layout.
  case source
  /// The visible contents, as SVG.
  case picture
  /// The last transition, frame by frame, in one picture.
  case filmstrip
  /// The last gesture, with one picture per frame.
  case film
  /// A Swift test of the same screen.
  case test

  /// `true` if the export shows recorded motion.
  var isOfMotion: Bool { self == .filmstrip || self == .film }
}
