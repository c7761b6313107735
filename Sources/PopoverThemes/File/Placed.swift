import AnnotatedYAML

/// A value and where the file has it.
struct Placed<Value> {
  var value: Value
  var place: Place
}
