import Foundation

nonisolated struct HSB {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    (self.hue, self.saturation, self.brightness) = (hue, saturation, brightness)
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    brightness = max(red, green, blue)
    let span = brightness - min(red, green, blue)
    saturation = brightness == 0 ? 0 : span / brightness
    guard span > 0 else {
      hue = 0
      return
    }
    let sixths: CGFloat =
      if brightness == red {
        (green - blue) / span
      } else if brightness == green {
        2 + (blue - red) / span
      } else {
        4 + (red - green) / span
      }
    hue = (sixths < 0 ? sixths + 6 : sixths) / 6
  }

  var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    func channel(_ shift: CGFloat) -> CGFloat {
      let sector = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(sector, 4 - sector, 1)))
    }
    return (channel(5), channel(3), channel(1))
  }
}
