import LiveHost

try await LivePreview.serve { NumbersController(collectionViewLayout: StairsLayout()) }
