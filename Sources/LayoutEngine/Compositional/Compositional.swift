/// Layouts described as a hierarchy: sections contain groups, and groups contain items or other groups.
///
/// Names and rules follow Apple's compositional layout. A run resolves a description once, for any number of
/// items:
///
/// ```swift
/// let item = Compositional.Node(size: .init(.fractionalWidth(0.5), .fractionalHeight(1)))
/// let row = Compositional.Node(
///   size: .init(.fractionalWidth(1), .absolute(80)),
///   content: .group(.init(.horizontal, .repeating([item]))))
/// let run = Compositional.Run(
///   row, axis: .vertical, container: LayoutSize(width: 375, height: 600), count: 1_000_000)
/// run.forEachItem(in: visible, from: .zero) { item, frame in print(item, frame) }
/// ```
///
/// Lengths are in points. Fractions are relative to the surrounding group or container.
public enum Compositional {}
