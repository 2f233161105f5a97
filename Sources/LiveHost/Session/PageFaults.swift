/// The fault that stopped a page's views, until they're recreated.
struct PageFaults {
  private(set) var fault: LayoutFault?
  private(set) var words = ""
  private var isTold = false
  private var scenes = 0

  /// Records the first fault of these views and returns `true`. Ignores later faults, which are its
  /// consequences.
  mutating func record(_ fault: LayoutFault) -> Bool {
    guard self.fault == nil else { return false }
    (self.fault, isTold) = (fault, false)
    return true
  }

  mutating func untold() -> (fault: LayoutFault, scene: Int)? {
    guard let fault, !isTold else { return nil }
    isTold = true
    return (fault, scenes)
  }

  mutating func tell(_ words: String) { self.words = words }

  func isShown(_ scene: Int) -> Bool { scene == scenes }

  mutating func beginScene() -> Bool {
    scenes += 1
    guard fault != nil else { return false }
    (fault, words) = (nil, "")
    return true
  }
}
