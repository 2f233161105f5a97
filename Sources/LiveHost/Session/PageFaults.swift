/// What stopped the views of a page, until they are made anew.
struct PageFaults {
  private(set) var fault: LayoutFault?
  /// What the page was told of it.
  private(set) var words = ""
  private var isTold = false
  /// How often a scene was made.
  private var scenes = 0

  /// Returns whether the fault is the first of these views: what comes after it is its consequence.
  mutating func record(_ fault: LayoutFault) -> Bool {
    guard self.fault == nil else { return false }
    (self.fault, isTold) = (fault, false)
    return true
  }

  /// The fault, once, to be told to the page, and the scene that it is of.
  mutating func untold() -> (fault: LayoutFault, scene: Int)? {
    guard let fault, !isTold else { return nil }
    isTold = true
    return (fault, scenes)
  }

  mutating func tell(_ words: String) { self.words = words }

  /// Whether the scene is still the one that is shown.
  func isShown(_ scene: Int) -> Bool { scene == scenes }

  /// Called when a scene is made. Returns whether there was a fault.
  mutating func beginScene() -> Bool {
    scenes += 1
    guard fault != nil else { return false }
    (fault, words) = (nil, "")
    return true
  }
}
