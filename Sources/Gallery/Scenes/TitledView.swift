/// A header that shows the title of its section.
protocol TitledView: AnyObject {
  var title: String? { get set }
}
