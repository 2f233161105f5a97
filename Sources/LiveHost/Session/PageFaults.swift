/// The fault that stopped a page's views, until they're recreated.
struct PageFaults {
  private(set) var fault: LayoutFault?
  /// The last notice about the fault.
  private(set) var words = ""
  private var isTold = false
  /// The number of scenes made so far.
  private var scenes = 0

  /// Returns `true` for the first fault of these views. Later faults are its consequences.
  mutating func record(_ fault: LayoutFault) -> Bool {
    guard self.fault == nil else { return false }
    (self.fault, isTold) = (fault, false)
    return true
  }

  /// Returns an unreported fault and its scene, once.
  mutating func untold() -> (fault: LayoutFault, scene: Int)? {
    guard let fault, !isTold else { return nil }
    isTold = true
    return (fault, scenes)
  }

  mutating func tell(_ words: String) { self.words = words }

  /// Returns `true` if the scene is still shown.
  func isShown(_ scene: Int) -> Bool { scene == scenes }

  /// Called when a scene is made. Returns `true` if there was a fault.
  mutating func beginScene() -> Bool {
    scenes += 1
    guard fault != nil else { return false }
    (fault, words) = (nil, "")
    return true
  }
}
