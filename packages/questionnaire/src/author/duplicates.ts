/**
 * The values that are there more than once, each once.
 * ```ts
 * duplicates(['a', 'b', 'a']) // => ['a']
 * ```
 */
export function duplicates(values: readonly string[]): string[] {
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const value of values) (seen.has(value) ? twice : seen).add(value)
  return [...twice]
}
