/** Questions in a row of the navigator (spec §9). */
const PER_ROW = 5

/** Where somebody can go: the visible questions in order, and which of them are answered. */
export interface Route {
  readonly ids: readonly string[]
  readonly isAnswered: (id: string) => boolean
  /** Answered questions are passed over (spec §2.3, hide-answered toggle). */
  readonly hidesAnswered: boolean
}

/** The next question to go to; undefined at the end. */
export function nextQuestion(route: Route, current: string): string | undefined {
  return route.ids.slice(positionOf(route, current) + 1).find((id) => isOpen(route, id))
}

/** The question before to go back to; undefined at the start. */
export function previousQuestion(route: Route, current: string): string | undefined {
  return route.ids
    .slice(0, Math.max(0, positionOf(route, current)))
    .findLast((id) => isOpen(route, id))
}

/** What the navigator shows: rows of five, without answered questions where these are hidden. */
export function navigatorRows(route: Route, current: string): string[][] {
  const ids = shownIn(route, current)
  return Array.from({ length: Math.ceil(ids.length / PER_ROW) }, (_, row) =>
    ids.slice(row * PER_ROW, (row + 1) * PER_ROW),
  )
}

/**
 * Up and down move five back or forward, that is one row of the navigator, and wrap around to the
 * same column at the other end (spec §2.3); a short last row is passed over where it lacks the column.
 */
export function moveByRow(route: Route, current: string, direction: 'up' | 'down'): string {
  const ids = shownIn(route, current)
  const position = ids.indexOf(current)
  if (position < 0) return ids[0] ?? current
  const column = position % PER_ROW
  const target = position + (direction === 'up' ? -PER_ROW : PER_ROW)
  if (ids[target] !== undefined) return ids[target]
  if (direction === 'down') return ids[column] ?? current
  const last = column + PER_ROW * Math.floor((ids.length - 1 - column) / PER_ROW)
  return ids[last] ?? current
}

function positionOf({ ids }: Route, id: string): number {
  return ids.indexOf(id)
}

const isOpen = ({ hidesAnswered, isAnswered }: Route, id: string): boolean =>
  !hidesAnswered || !isAnswered(id)

/** The question that somebody is at stays, answered or not. */
function shownIn(route: Route, current: string): string[] {
  return route.ids.filter((id) => id === current || isOpen(route, id))
}
