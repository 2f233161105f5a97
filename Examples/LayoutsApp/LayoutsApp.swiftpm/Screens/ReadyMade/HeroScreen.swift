import CollectionLayouts
import UIKit

final class HeroScreen: CarouselScreen {
  convenience init() { self.init(.hero()) }
}
