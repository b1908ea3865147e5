/** A table of what files may name, in which nothing is found that nobody put there. */
export function byName<Value>(values: Readonly<Record<string, Value>>): ReadonlyMap<string, Value> {
  return new Map(Object.entries(values))
}
