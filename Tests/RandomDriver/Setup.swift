/// What a run begins with.
nonisolated struct Setup: Codable, Hashable {
  var layout: LayoutKind
  var counts: [Int]
  var width: Int = 320
  var height: Int = 480
  var isRightToLeft = false
  /// Whether cells say how large they want to be.
  var measures = false
  /// Whether a diffable data source applies the changes.
  var isDiffable = false
  /// How much larger than usual items are, or want to be.
  var scale = 1.0
  /// Whether piles open into a grid, and close again, under taps and two fingers.
  var opens = false
  /// Whether the view is that of a collection view controller.
  var isInController = false
  /// Whether the controller's own long press moves items.
  var controllerMoves = false
  /// Whether the delegate names a view that zooms.
  var zooms = false
  /// Whether the delegate answers for each section by itself.
  var sectionsDiffer = false
}

nonisolated extension Setup {
  /// As it stands in a test: what is usual is left out.
  var source: String {
    let usual = Setup(layout: layout, counts: counts)
    var parts = ["layout: .\(layout)", "counts: \(counts)"]
    if width != usual.width { parts.append("width: \(width)") }
    if height != usual.height { parts.append("height: \(height)") }
    if isRightToLeft { parts.append("isRightToLeft: true") }
    if measures { parts.append("measures: true") }
    if isDiffable { parts.append("isDiffable: true") }
    if scale != usual.scale { parts.append("scale: \(scale)") }
    if opens { parts.append("opens: true") }
    if isInController { parts.append("isInController: true") }
    if controllerMoves { parts.append("controllerMoves: true") }
    if zooms { parts.append("zooms: true") }
    if sectionsDiffer { parts.append("sectionsDiffer: true") }
    return "Setup(\(parts.joined(separator: ", ")))"
  }
}
