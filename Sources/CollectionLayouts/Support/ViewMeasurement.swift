import LayoutEngine

/// What a view has said of its size, in points.
struct ViewMeasurement {
  let element: SectionElement
  let size: LayoutSize
}
