/// The initial state of a run.
nonisolated struct Setup: Codable, Hashable {
  var layout: LayoutKind
  var counts: [Int]
  var width: Int = 320
  var height: Int = 480
  var isRightToLeft = false
  /// `true` if cells measure themselves.
  var measures = false
  /// `true` if a diffable data source applies the changes.
  var isDiffable = false
  /// The factor for the usual sizes of items or their preferred sizes.
  var scale = 1.0
  /// `true` if taps and pinches open piles into a grid and close them.
  var opens = false
  /// `true` if the view belongs to a collection view controller.
  var isInController = false
  /// `true` if the controller's own long press moves items.
  var controllerMoves = false
  /// `true` if the delegate returns a view for zooming.
  var zooms = false
  /// `true` if the delegate returns different values for each section.
  var sectionsDiffer = false
}

nonisolated extension Setup {
  /// The source for a test, without default values.
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
