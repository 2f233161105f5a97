/// What can be given to the package from outside. The names are those of the folders in `Corpus`.
enum FuzzTarget: String, CaseIterable {
  /// What a page sends once it is open.
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
    case .images, .texts: break
    case .formats: FormatInput.prepare()
    }
  }

  func run(_ bytes: [UInt8]) {
    switch self {
    case .messages: MessageInput.run(bytes)
    case .links: LinkInput.run(bytes)
    case .images: ImageInput.run(bytes)
    case .formats: FormatInput.run(bytes)
    case .texts: TextInput.run(bytes)
    }
  }
}
