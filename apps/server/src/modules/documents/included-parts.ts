/** `{% include 'name' %}`, `{% render "name" %}`, with or without what is passed on. */
const INCLUDE = /\{%-?\s*(?:include|render|layout)\s+(?:'([^']*)'|"([^"]*)"|([^\s,%]+))/g

/** Parts may include parts, so deep. */
const MAX_DEPTH = 10

/** Texts by the names by which they are included. */
interface Parts {
  readonly parts: Readonly<Record<string, string>>
  readonly rule?: never
}

/** Why the parts of a document cannot be put together. */
export interface PartsProblem {
  readonly name: string
  readonly rule: 'include_unknown' | 'include_circle' | 'include_name'
}

/**
 * The parts that a document includes, and those that they include, by the names by which they are called.
 * @param texts the texts of the project's documents by their names in lower case.
 * @param name what the document itself is called.
 * ```ts
 * findParts("{% include 'a' %}", new Map([['a', 'A']])) // => { parts: { a: 'A' } }
 * findParts("{% include 'a' %}", new Map([['a', "{% include 'a' %}"]])) // => { name: 'a', rule: 'include_circle' }
 * findParts("{% include 'b' %}", new Map()) // => { name: 'b', rule: 'include_unknown' }
 * ```
 */
export function findParts(
  text: string,
  texts: ReadonlyMap<string, string>,
  name = '',
): Parts | PartsProblem {
  const found = new Map<string, string>()
  return (
    gather(text, [name.toLowerCase()], { texts, found }) ?? { parts: Object.fromEntries(found) }
  )
}

interface Gathering {
  readonly texts: ReadonlyMap<string, string>
  readonly found: Map<string, string>
}

function gather(
  text: string,
  above: readonly string[],
  gathering: Gathering,
): PartsProblem | undefined {
  const { texts, found } = gathering
  for (const [, single, double, bare] of text.matchAll(INCLUDE)) {
    // A name that is computed is known only while it is rendered: it could be any.
    if (bare !== undefined) return { name: bare, rule: 'include_name' }
    const name = single ?? double ?? ''
    const key = name.toLowerCase()
    if (above.includes(key) || above.length === MAX_DEPTH) return { name, rule: 'include_circle' }
    const part = texts.get(key)
    if (part === undefined) return { name, rule: 'include_unknown' }
    const isNew = !found.has(name)
    found.set(name, part)
    if (!isNew) continue
    const problem = gather(part, [...above, key], gathering)
    if (problem) return problem
  }
  return undefined
}
