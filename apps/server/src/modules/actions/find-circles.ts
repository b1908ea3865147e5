import { parseExpression, type Expression } from '@telemachos/rules/expressions/parse-expression'

/** An action as far as others wait for it. */
interface Conditional {
  readonly id: number
  readonly showCondition: string
  readonly enableCondition: string
}

/**
 * Actions that wait for each other's completion, so that none of them can ever be done: each circle from the
 * first of its actions.
 * ```ts
 * findCircles([
 *   { id: 1, showCondition: '', enableCondition: "completion['2']" },
 *   { id: 2, showCondition: '', enableCondition: 'completion[1].At' },
 * ]).map((circle) => circle.map(({ id }) => id)) // => [[1, 2]]
 * ```
 */
export function findCircles<Action extends Conditional>(
  actions: readonly Action[],
): [Action, ...Action[]][] {
  const known = new Map(actions.map((one) => [one.id, one]))
  const waits = new Map(
    actions.map((one) => [
      one.id,
      [one.showCondition, one.enableCondition].flatMap(awaitedIn).filter((id) => known.has(id)),
    ]),
  )
  const circles: [Action, ...Action[]][] = []
  const seen = new Set<number>()
  /** Walks to all that an action waits for, each once; a step back into the walk closes a circle. */
  function walk(id: number, path: readonly number[]): void {
    const place = path.indexOf(id)
    if (place !== -1) {
      const [first, ...rest] = path.slice(place).flatMap((one) => known.get(one) ?? [])
      if (first) circles.push([first, ...rest])
    }
    if (seen.has(id)) return
    seen.add(id)
    for (const next of waits.get(id) ?? []) walk(next, [...path, id])
  }
  for (const { id } of actions) walk(id, [])
  return circles
}

/** The actions whose completion a condition asks for, whatever else it does. */
function awaitedIn(source: string): number[] {
  if (source.trim() === '') return []
  const parsed = parseExpression(source)
  return parsed.ok ? conjunctsOf(parsed.ast).flatMap(awaitedBy) : []
}

const conjunctsOf = (ast: Expression): Expression[] =>
  ast.type === 'binary' && ast.operator === '&&'
    ? [...conjunctsOf(ast.left), ...conjunctsOf(ast.right)]
    : [ast]

/** `completion['67']`, or a part of it. */
function awaitedBy(ast: Expression): number[] {
  if (ast.type !== 'member' || ast.key.type !== 'literal') return []
  const { object, key } = ast
  if (object.type !== 'name') return awaitedBy(object)
  return object.name === 'completion' ? [Number(key.value)] : []
}
