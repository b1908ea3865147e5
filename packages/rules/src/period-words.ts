/** Periods of time as people write them: a month by its name, a week by its days. */
import { addDays, formatDate, isRealDate } from './dates.ts'
import { localeOf } from './locale.ts'

/** Periods that days are gathered in. */
export const PERIODS = ['week', 'month', 'quarter', 'year'] as const
export type Period = (typeof PERIODS)[number]

const WEEK_DAYS = 6
const MONTHS_A_QUARTER = 3
const GREEK_QUARTERS = ['Α΄', 'Β΄', 'Γ΄', 'Δ΄'] as const

/** Making a format costs far more than using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * What a period is called, by its first day `yyyy-mm-dd`; '' where that is no date.
 * ```ts
 * periodWords('2026-08-01', 'month', { language: 'el' }) // => 'Αύγουστος 2026'
 * periodWords('2026-08-01', 'month', { language: 'el', isShort: true }) // => 'Αυγ 2026'
 * periodWords('2026-08-24', 'week', { language: 'el' }) // => '24/08–30/08/2026'
 * periodWords('2026-07-01', 'quarter', { language: 'el' }) // => 'Γ΄ τρίμηνο 2026'
 * periodWords('2026-07-01', 'quarter', { language: 'en' }) // => 'Q3 2026'
 * ```
 */
export function periodWords(
  day: string,
  period: Period,
  { language, isShort = false }: { readonly language: string; readonly isShort?: boolean },
): string {
  if (!isRealDate(day)) return ''
  const year = day.slice(0, 4)
  if (period === 'year') return year
  if (period === 'month') return monthFormat(language, isShort).format(new Date(`${day}T12:00:00Z`))
  if (period === 'quarter') return quarterWords(day, language, isShort)
  const last = addDays(day, WEEK_DAYS)
  if (isShort) return formatDate(day)
  const from = formatDate(day)
  return `${last.startsWith(year) ? from.slice(0, 5) : from}–${formatDate(last)}`
}

function quarterWords(day: string, language: string, isShort: boolean): string {
  const place = Math.floor((Number(day.slice(5, 7)) - 1) / MONTHS_A_QUARTER)
  const year = day.slice(0, 4)
  if (language !== 'el') return `Q${place + 1} ${year}`
  return `${GREEK_QUARTERS[place]} ${isShort ? 'τρ.' : 'τρίμηνο'} ${year}`
}

function monthFormat(language: string, isShort: boolean): Intl.DateTimeFormat {
  const key = `${language} ${isShort}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(localeOf(language), {
      month: isShort ? 'short' : 'long',
      year: 'numeric',
      timeZone: 'UTC',
    })
    formats.set(key, format)
  }
  return format
}
