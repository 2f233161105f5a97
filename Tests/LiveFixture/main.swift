import LiveHost

try await LivePreview.serve(
  [
    LiveScene(id: "texts", title: "Texts") { TextsController() },
    LiveScene(id: "sections", title: "Sections") { SectionsController() },
    LiveScene(id: "shapes", title: "Shapes") { ShapesController() },
    ControlsController.preview(),
    LiveScene(id: "lists", title: "Lists") { ListsController() },
    LiveScene(id: "sheet", title: "Sheet") { SheetController() },
    MistakeController.preview(),
  ], title: "Fixture")
