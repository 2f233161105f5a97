import CollectionLayouts
import CollectionView
import Previews

extension SceneController {
  /// The keys that do more than scroll.
  var keyCommands: [LiveKeyCommand] {
    var commands: [LiveKeyCommand] = []
    if content.layout is CarouselLayout {
      commands.append(
        LiveKeyCommand(.home, "go to the first item") { [unowned self] in goToEnd(isLast: false) })
      commands.append(
        LiveKeyCommand(.end, "go to the last item") { [unowned self] in goToEnd(isLast: true) })
    }
    if removesFirst {
      commands.append(
        LiveKeyCommand(.delete, "remove the top card") { [unowned self] in removeFirst() })
    }
    return commands
  }

  /// Scrolls to an end. A looping line takes the shorter way to the first or last item.
  private func goToEnd(isLast: Bool) {
    guard itemCount > 0 else { return }
    if showsOwnLayout, let carousel = content.layout as? CarouselLayout {
      return carousel.setCurrentIndexPath(pictures.indexPath(at: isLast ? itemCount - 1 : 0), animated: true)
    }
    let far = isLast ? CGFloat.greatestFiniteMagnitude : -CGFloat.greatestFiniteMagnitude
    collectionView.setContentOffset(collectionView.nearestOffset(to: CGPoint(x: far, y: far)), animated: true)
  }
}

extension SceneController {
  /// A hint about the scene's main gesture. `nil` if the scene only scrolls or is self-explanatory.
  var hint: LiveHint? {
    switch content.layout {
    case is CircleLayout: LiveHint(.turn, "Drag to turn the ring")
    case is WheelLayout: LiveHint(.drag, "Drag to spin the wheel")
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
