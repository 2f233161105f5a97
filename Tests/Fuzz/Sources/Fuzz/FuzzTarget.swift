/// The kinds of external input. The names match the folders in `Corpus`. The first three share one folder.
enum FuzzTarget: String, CaseIterable {
  /// Messages of an open page and their frames, only decoded.
  case decoding
  /// The same messages in a page of a plain scene, without drawing.
  case session
  /// The same messages in a gallery scene, frame by frame, as on a server.
  case messages
  /// The address of a page and the requests for it.
  case links
  /// The first bytes of encoded images.
  case images
  /// Visual formats of constraints.
  case formats
  /// Attributed texts and their layout.
  case texts

  /// Prepares the target. Call this method once.
  func prepare() {
    switch self {
    case .messages, .links: FuzzedPage.prepare()
    case .session: PlainPage.prepare()
    case .decoding, .images, .texts: break
    case .formats: FormatInput.prepare()
    }
  }

  func run(_ bytes: [UInt8]) {
    switch self {
    case .decoding: DecodedInput.run(bytes)
    case .session: MessageInput.run(bytes, on: PlainPage())
    case .messages: MessageInput.run(bytes, on: FuzzedPage())
    case .links: LinkInput.run(bytes)
    case .images: ImageInput.run(bytes)
    case .formats: FormatInput.run(bytes)
    case .texts: TextInput.run(bytes)
    }
  }
}
