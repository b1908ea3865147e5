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
  for (const action of actions) {
    if (seen.has(action.id)) continue
    for (const path of circlesFrom(action.id, waits, seen)) {
      const [first, ...rest] = path.flatMap((id) => known.get(id) ?? [])
      if (first) circles.push([first, ...rest])
    }
  }
  return circles
}

/** Walks from an action to all that it waits for, each once; a step back into the walk closes a circle. */
function circlesFrom(
  from: number,
  waits: ReadonlyMap<number, readonly number[]>,
  seen: Set<number>,
): number[][] {
  const circles: number[][] = []
  const path = [{ id: from, next: 0 }]
  seen.add(from)
  while (path.length > 0) {
    const step = path.at(-1)
    if (!step) break
    const to = waits.get(step.id)?.[step.next++]
    if (to === undefined) {
      path.pop()
      continue
    }
    const place = path.findIndex(({ id }) => id === to)
    if (place !== -1) circles.push(path.slice(place).map(({ id }) => id))
    else if (!seen.has(to)) {
      seen.add(to)
      path.push({ id: to, next: 0 })
    }
  }
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
