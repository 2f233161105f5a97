// swift-format-ignore-file
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

func measure(_ crowd: CrowdMeasure) async throws {
  _ = try await crowd.waits(seconds: 1, beside: nil)  // CrowdMeasure waits(seconds:beside:) method
}
