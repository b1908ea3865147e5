import type { FilterValues } from '@telemachos/contract/reports/tiles'
import { addDays } from '@telemachos/rules/dates'

const DAY_MS = 86_400_000

/**
 * The filters over the period that is compared with; undefined where none is, or one of its ends is open.
 * ```ts
 * comparedFilters({ From: '2026-03-01', To: '2026-03-31', Compare: 'before' }) // => { From: '2026-01-29', To: '2026-02-28', Compare: null }
 * comparedFilters({ From: '2024-02-29', To: '2024-03-01', Compare: 'yearBefore' }) // => { From: '2023-02-28', To: '2023-03-01', Compare: null }
 * comparedFilters({ From: '2026-03-01', To: null, Compare: 'before' }) // => undefined
 * ```
 */
export function comparedFilters<Filters extends Pick<FilterValues, 'From' | 'To' | 'Compare'>>(
  filters: Filters,
): Filters | undefined {
  const { From, To, Compare } = filters
  if (Compare === null || From === null || To === null || From > To) return undefined
  if (Compare === 'yearBefore')
    return { ...filters, From: yearBefore(From), To: yearBefore(To), Compare: null }
  const days = Math.round((Date.parse(To) - Date.parse(From)) / DAY_MS) + 1
  return { ...filters, From: addDays(From, -days), To: addDays(From, -1), Compare: null }
}

/** The 29th of February has the 28th before it. */
function yearBefore(day: string): string {
  const year = String(Number(day.slice(0, 4)) - 1).padStart(4, '0')
  return day.endsWith('-02-29') ? `${year}-02-28` : `${year}${day.slice(4)}`
}
