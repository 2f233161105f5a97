protocol TitledView: AnyObject {
  var title: String? { get set }
}
