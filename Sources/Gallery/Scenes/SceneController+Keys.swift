import CollectionLayouts
import CollectionView
import Previews

extension SceneController {
  /// The keys for more than scrolling.
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
