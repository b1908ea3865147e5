/** Dates as people write them and spreadsheets show them, for all places that read one. */
import { withoutUnseen } from './clean-text.ts'
import { formatDate } from './dates.ts'
import { fold } from './greek-text.ts'
import { shortDate } from './short-date.ts'

/** How the months begin, folded, in Greek and English, and the endings that their names have. */
const MONTHS =
  'ιαν|γεν|jan φεβ|φλεβ|feb μαρ|mar απρ|apr μαι|μαη|may ιουν|jun ιουλ|jul αυγ|aug σεπ|sep οκτ|oct νοε|nov δεκ|dec'
    .split(' ')
    .map(
      (beginnings) => new RegExp(`^(?:${beginnings})(?:t?|ε?|\\p{L}*(?:ου|οσ|ησ?|[hyetrl]))$`, 'u'),
    )

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/
/** A time of day behind a date, which says nothing of the day. */
const TIME = /(?:T|,? |, )\d{1,2}[:.]\d\d(?:[:.]\d\d(?:\.\d+)?)? ?(?:[πμ]\.?μ\.?|[ap]\.?m\.?)?$/iu
const WEEKDAY = /^\p{L}+\.?,? (?=\d)/u
const YEAR_FIRST = /^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})$/
const NAMED_MONTH = /^(\d{1,2})(?:η|ης|st|nd|rd|th)?[ .-]+(\p{L}+)\.?,?[ .-]+(\d{4})$/u
const MONTH_FIRST = /^(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/u

function monthOf(word: string): string | undefined {
  const at = MONTHS.findIndex((names) => names.test(fold(word)))
  return at < 0 ? undefined : String(at + 1)
}

/**
 * A date as people write it, in the form that `readDate` reads: without zeros, with dots, as eight digits, the
 * year first, with the name of its month, with a time of day behind it. Any other text as it is.
 * ```ts
 * writtenDate('3.2.2026') // => '03/02/2026'
 * writtenDate('03022026') // => '03/02/2026'
 * writtenDate('5 Μαρτίου 2026') // => '05/03/2026'
 * writtenDate('2026-03-05 14:30') // => '2026-03-05'
 * ```
 */
export function writtenDate(text: string): string {
  const typed = withoutUnseen(text).normalize('NFKC').trim().replaceAll(/\s+/g, ' ')
  if (INSTANT.test(typed)) return formatDate(typed) || typed
  const untimed = typed.replace(TIME, '')
  const date = untimed.replace(WEEKDAY, '')
  const [, first, , second, third] = YEAR_FIRST.exec(date) ?? []
  if (first && second && third)
    return [first, second.padStart(2, '0'), third.padStart(2, '0')].join('-')
  const [, named, name, ofYear] = NAMED_MONTH.exec(date) ?? []
  const [, word, dayAfter, yearAfter] = MONTH_FIRST.exec(untimed) ?? []
  const called = monthOf(name ?? word ?? '')
  return shortDate(
    called === undefined ? date : [named ?? dayAfter, called, ofYear ?? yearAfter].join('/'),
  )
}
