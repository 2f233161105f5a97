import LiveHost

try await LivePreview.serve { previews }
