/** What of a row takes the focus first: its box, or else its link. */
const STOP = 'input[type="checkbox"], a'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * What a key does in a table whose focus is in a row: arrows, Home and End go to another row, Enter
 * on a box opens the row's link, Space on a link ticks its box. False for whatever is not for it.
 */
export function moveInTable(target: HTMLElement, key: string): boolean {
  const row = target.closest('tbody tr')
  if (!row || !target.matches(STOP)) return false
  const link = row.querySelector<HTMLElement>('a')
  const box = row.querySelector<HTMLElement>('input[type="checkbox"]')
  if (key === 'Enter' && target === box && link) {
    link.click()
    return true
  }
  if (key === ' ' && target === link && box) {
    box.click()
    return true
  }
  const stops = [...(row.parentElement?.children ?? [])].flatMap(
    (one) => one.querySelector<HTMLElement>(target.matches('a') ? 'a' : STOP) ?? [],
  )
  const place = stops.indexOf(target)
  const next = nextPlace(place, stops.length, key)
  if (next === undefined) return false
  stops[next]?.focus()
  return true
}

function nextPlace(place: number, count: number, key: string): number | undefined {
  const step = STEPS[key]
  if (step !== undefined) return Math.min(Math.max(place + step, 0), count - 1)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
