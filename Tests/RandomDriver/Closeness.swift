import CollectionView

private let tolerance: CGFloat = 0.01

func close(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= tolerance }
func close(_ a: CGPoint, _ b: CGPoint) -> Bool { close(a.x, b.x) && close(a.y, b.y) }
func close(_ a: CGSize, _ b: CGSize) -> Bool { close(a.width, b.width) && close(a.height, b.height) }
func close(_ a: CGRect, _ b: CGRect) -> Bool { close(a.origin, b.origin) && close(a.size, b.size) }
