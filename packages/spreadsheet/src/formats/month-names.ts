/** Greek months as they stand with a day, and by themselves. */
const ALONE: Readonly<Record<string, string>> = {
  Ιανουαρίου: 'Ιανουάριος',
  Φεβρουαρίου: 'Φεβρουάριος',
  Μαρτίου: 'Μάρτιος',
  Απριλίου: 'Απρίλιος',
  Μαΐου: 'Μάιος',
  Ιουνίου: 'Ιούνιος',
  Ιουλίου: 'Ιούλιος',
  Αυγούστου: 'Αύγουστος',
  Σεπτεμβρίου: 'Σεπτέμβριος',
  Οκτωβρίου: 'Οκτώβριος',
  Νοεμβρίου: 'Νοέμβριος',
  Δεκεμβρίου: 'Δεκέμβριος',
}

const MONTHS = new RegExp(Object.keys(ALONE).join('|'), 'g')

/** What stands in a format as it is. */
const LITERAL = /"[^"]*"?|\\.|[_*].|\[[^\]]*\]?/g

/** The day of a month, rather than of a week. */
const DAY = /(?<!d)d{1,2}(?!d)/i

/**
 * A text that a format gave, with Greek months as they stand by themselves where no day is before them.
 * ```ts
 * monthsAlone('mmmm yyyy', 'Ιανουαρίου 2026') // => 'Ιανουάριος 2026'
 * monthsAlone('d mmmm', '1 Ιανουαρίου') // => '1 Ιανουαρίου'
 * ```
 */
export function monthsAlone(pattern: string, text: string): string {
  const codes = /mmmm/i.test(pattern) ? pattern.replaceAll(LITERAL, '') : ''
  if (!/mmmm(?!m)/i.test(codes) || DAY.test(codes)) return text
  return text.replaceAll(MONTHS, (month) => ALONE[month] ?? month)
}
