import LiveHost
import Screens

try await LivePreview.serve("Layouts") { LayoutsController() }
