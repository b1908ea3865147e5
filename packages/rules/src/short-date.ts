/** Dates in digits alone, for pages that read them while they are typed: the rest is in written-date.ts. */

const SHORT_DATE = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/
const BARE_DATE = /^(\d{2})(\d{2})(\d{4})$/

/**
 * A date of day, month and year in digits, in the form that `readDate` reads; any other text as it is.
 * ```ts
 * shortDate('3.2.2026') // => '03/02/2026'
 * shortDate('03022026') // => '03/02/2026'
 * ```
 */
export function shortDate(text: string): string {
  const [, day, , month, year] = SHORT_DATE.exec(text.trim()) ?? []
  if (day && month && year) return [day.padStart(2, '0'), month.padStart(2, '0'), year].join('/')
  return text.trim().replace(BARE_DATE, '$1/$2/$3')
}
