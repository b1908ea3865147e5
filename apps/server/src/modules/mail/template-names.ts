import type { Liquid, Variable } from 'liquidjs'
import { faulted, TemplateProblem } from '../../kernel/templates/bounded-liquid.ts'

type Model = Readonly<Record<string, unknown>>

/** `{% for item in items %}`: what one of a list is called. */
const LOOP = /\{%-?\s*(?:for|tablerow)\s+([\w-]+)\s+in\s+([\w-]+)/g

/** What lists know of themselves, beside their places. */
const OF_LISTS: readonly unknown[] = ['first', 'last', 'size']

/**
 * The names that a template takes from what it is given.
 * @param known what such mails know, as an example of each.
 * @throws TemplateProblem naming what it uses that is not known, and where; the first of it.
 */
export function knownNames(engine: Liquid, source: string, known: Model): string[] {
  const { variables, globals } = faulted(() =>
    engine.analyzeSync(engine.parse(source), { partials: false }),
  )
  const loops = [...source.matchAll(LOOP)]
  const isKnown = (variable: Variable): boolean => {
    const [root, ...path] = variable.segments
    const name = String(root)
    const isGiven = (globals[name] ?? []).some(({ location }) =>
      isSame(location, variable.location),
    )
    if (isGiven) return Object.hasOwn(known, name) && hasPath(known[name], path)
    const lists = loops.filter(([, one]) => one === name).map(([, , list = '']) => known[list])
    // What the template itself has made, such as by a capture.
    if (lists.length === 0) return true
    return lists.some((list) => list === undefined || hasPath(list, [0, ...path]))
  }
  const unknown = Object.values(variables)
    .flat()
    .filter((variable) => !isKnown(variable))
    .map((variable) => placeOf(variable, source))
    .toSorted((a, b) => a.line - b.line || a.column - b.column)
  const [first] = unknown
  if (first) {
    const message = `nothing is known of ${first.name}`
    throw new TemplateProblem({ message, ...first, unknown: first.name })
  }
  return Object.keys(globals)
}

/** Whether what is known has what stands behind a name's dots and brackets. */
function hasPath(known: unknown, path: Variable['segments']): boolean {
  const [next, ...rest] = path
  if (next === undefined) return true
  if (Array.isArray(known)) {
    const isPlace = typeof next !== 'string' || ['first', 'last'].includes(next)
    if (isPlace) return rest.length === 0 || known.some((one) => hasPath(one, rest))
    return OF_LISTS.includes(next) && rest.length === 0
  }
  if (typeof known !== 'object' || known === null) return next === 'size' && rest.length === 0
  // What is computed is known only when it is written.
  if (typeof next !== 'string') return true
  return Object.hasOwn(known, next) && hasPath(known[next as keyof typeof known], rest)
}

function placeOf({ segments, location: { row, col } }: Variable, source: string) {
  const name = segments.filter((one) => typeof one !== 'object').join('.')
  const line = source.split('\n')[row - 1] ?? ''
  // The engine tells of the last bracket.
  const begin = line.lastIndexOf(String(segments[0]), col - 1)
  return { name, line: row, column: begin < 0 ? col : begin + 1 }
}

const isSame = (one: Variable['location'], other: Variable['location']): boolean =>
  one.row === other.row && one.col === other.col
