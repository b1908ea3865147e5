/** Cells of results as people write them, on the page and in files alike. */
import { formatDate, formatDateTime, parseDate } from './dates.ts'
import { formatNumber } from './numbers.ts'
import { periodWords, type Period } from './period-words.ts'

/** Decimals that a number is shown with where it has more. */
const DECIMALS = 2
/** So many characters of a moment say its day. */
const ISO_DAY = 10

interface ShownColumn {
  readonly Type: string
  /** A period that a day begins, or hundredths. */
  readonly Shown?: Period | 'share' | undefined
}

interface Reader {
  readonly language: string
  /** Where there is little room. */
  readonly isShort?: boolean
}

/**
 * What a cell of a result holds, in words; '–' for nothing.
 * ```ts
 * cellWords('2026-08-01', { Type: 'date' }, { language: 'el' }) // => '01/08/2026'
 * cellWords('2026-08-01', { Type: 'date', Shown: 'month' }, { language: 'el' }) // => 'Αύγουστος 2026'
 * cellWords(98.1, { Type: 'number' }, { language: 'el' }) // => '98,10'
 * cellWords(null, { Type: 'text' }, { language: 'el' }) // => '–'
 * ```
 */
export function cellWords(
  cell: string | number | null | undefined,
  { Type, Shown }: ShownColumn,
  { language, isShort = false }: Reader,
): string {
  if (cell === null || cell === undefined || cell === '') return '–'
  const text = String(cell)
  if (Type === 'date' || Type === 'time') {
    const day = formatDate(text) || formatDate(text.slice(0, ISO_DAY))
    if (Shown && Shown !== 'share' && day)
      return periodWords(parseDate(day) ?? '', Shown, { language, isShort }) || day
    return (Type === 'date' ? day : formatDateTime(text)) || text
  }
  const number = Type === 'number' ? Number(text) : Number.NaN
  if (!Number.isFinite(number)) return text
  if (Shown === 'share') return shareWords(number, language)
  return formatNumber(number, language, Number.isInteger(number) ? undefined : DECIMALS)
}

/** Hundredths with at most one decimal, and the sign: `98,1 %` in Greek. */
export function shareWords(hundredths: number, language: string): string {
  const rounded = Math.round(hundredths * 10) / 10
  // The space does not break.
  const gap = language === 'en' ? '' : '\u00A0'
  return `${formatNumber(rounded, language)}${gap}%`
}
