import LiveHost

try await LivePreview.serve("Texts") { TextsController() }
