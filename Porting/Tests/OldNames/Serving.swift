import LiveHost

func serve() async {
  do {
    try await LivePreview.serve([])
  } catch LivePreviewError.portTaken(let port) {  // LivePreviewError portTaken case
    print(port)
  } catch {
    print(error)
  }
}
