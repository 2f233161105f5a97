import LayoutEngine

extension Deck.Direction {
  init(_ direction: CardStackLayout.Direction) {
    switch direction {
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    }
  }
}

extension CardStackLayout.Direction {
  init(_ direction: Deck.Direction) {
    switch direction {
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    }
  }
}
