extension LineBreaking: SectionItems {
  public var axis: Axis { rules.axis }
}
