import LiveHost

await LivePreview.serve { NumbersController(collectionViewLayout: StairsLayout()) }
