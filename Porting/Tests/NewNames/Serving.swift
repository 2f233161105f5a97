import LiveHost

func serve() async {
  do {
    try await LivePreview.serve([])
  } catch LivePreviewError.portInUse(let port) {  // LivePreviewError portTaken case
    print(port)
  } catch {
    print(error)
  }
}
