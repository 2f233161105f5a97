enum ExportRequest: UInt8, CaseIterable, Sendable {
  case source
  case picture
  /// The last transition, with several of its frames in one picture.
  case filmstrip
  /// The last gesture, with one picture per frame.
  case film
  /// A Swift test of the same screen.
  case test

  var isOfMotion: Bool { self == .filmstrip || self == .film }
}
