import LiveHost

try await LivePreview.serve(
  [
    LiveScene(id: "texts", title: "Texts") { TextsController() },
    LiveScene(id: "sections", title: "Sections") { SectionsController() },
  ], title: "Fixture")
