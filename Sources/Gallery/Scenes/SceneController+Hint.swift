import CollectionLayouts
import Previews

extension SceneController {
  /// A hint at the scene's main gesture. `nil` if the scene only scrolls or is self-explanatory.
  var hint: LiveHint? {
    switch content.layout {
    case let ring as CircleLayout:
      LiveHint(
        ring.scrolls ? .drag : .turn, ring.scrolls ? "Drag to spin the wheel" : "Drag to turn the ring")
    case is CarouselLayout: LiveHint(.drag, "Drag along the carousel")
    case let deck as CardStackLayout:
      LiveHint(
        .swipe, deck.dismissalDirections == [.down] ? "Swipe the front card down" : "Swipe the top card away")
    case is PhotoStackLayout: LiveHint(.pinch, "Pinch or tap to open")
    case _ where content.canBeReordered: LiveHint(.longPress, "Long-press to move a picture")
    case _ where content.source is SettingsList: LiveHint(.swipe, "Swipe a device row")
    default: nil
    }
  }
}
