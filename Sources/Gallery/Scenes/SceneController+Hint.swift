import CollectionLayouts
import Previews

extension SceneController {
  /// The gesture that the layout is made for. Nil: it only scrolls.
  var hint: LiveHint? {
    switch content.layout {
    case let ring as CircleLayout:
      LiveHint(
        ring.scrolls ? .drag : .turn, ring.scrolls ? "Drag to spin the wheel" : "Drag to turn the ring")
    case is CarouselLayout: LiveHint(.drag, "Drag along the carousel")
    case is CardStackLayout: LiveHint(.swipe, "Swipe the top card away")
    case is PhotoStackLayout: LiveHint(.pinch, "Pinch or tap to open")
    default: nil
    }
  }
}
