/// What can be given to the package from outside. The names are those of the folders in `Corpus`; the first three share one.
enum FuzzTarget: String, CaseIterable {
  /// The messages that a page sends once it is open, and the frames that they come in: decoded only.
  case decoding
  /// The same messages, handled by a page of a plain scene that is never drawn.
  case session
  /// The same messages in a scene of the gallery, frame by frame, as a server handles them.
  case messages
  /// The address of a page, and the requests for it.
  case links
  /// The first bytes of encoded images.
  case images
  /// Visual formats of constraints.
  case formats
  /// Attributed texts, and how they are laid out.
  case texts

  /// Called once.
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
