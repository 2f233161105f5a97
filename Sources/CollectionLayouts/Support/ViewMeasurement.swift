import LayoutEngine

/// What a view has said of its length, in points.
struct ViewMeasurement {
  let element: SectionElement
  let length: Double
}
