import { MAX_NUMBER_TEXT } from '../work/limits.ts'
import { DATE_1904_OFFSET, daysInMonth, toSerial } from './serial-date.ts'

const MONTHS = [
  ['jan', 'ιαν'],
  ['feb', 'φεβ'],
  ['mar', 'μαρ'],
  ['apr', 'απρ'],
  ['may', 'μαι'],
  ['jun', 'ιουν'],
  ['jul', 'ιουλ'],
  ['aug', 'αυγ'],
  ['sep', 'σεπ'],
  ['oct', 'οκτ'],
  ['nov', 'νοε'],
  ['dec', 'δεκ'],
] as const

const ENGLISH_MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

const CURRENCY = /[$€£¥]/
const PLAIN = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,3})?$/
/** Digits that a Greek reads as thousands. */
const GREEK_THOUSANDS = /^[+-]?\d{1,3}(?:\.\d{3})+$/
/** Digits in groups, with a decimal comma, or both. */
const GREEK_NUMBER = /^(?:\d{1,3}(?:\.\d{3})+(?:,\d*)?|\d*,\d+)(?:[eE][+-]?\d{1,3})?$/
const TIME = /^(\d{1,4}):(\d{1,2})(?::(\d{1,2}(?:[.,]\d+)?))?\s*(am|pm|a|p|πμ|μμ|π\.μ\.|μ\.μ\.)?$/i
const HOUR = /^(\d{1,2})\s*(am|pm|πμ|μμ)$/i

/** Years written with two digits are in this century up to this one, then in the last. */
const LAST_SHORT_YEAR = 29

/** How the texts of a workbook are read and written. */
export interface TextSettings {
  /** True where dates count from 1904. */
  readonly isDate1904: boolean
  /** In Greek days come before months, and a point separates thousands. */
  readonly language: 'el' | 'en'
}

/** A file of the usual kind whose language nobody has said. */
const PLAIN_SETTINGS: TextSettings = { isDate1904: false, language: 'en' }

/**
 * The number that a text stands for, as spreadsheets read what is written as text where a number is
 * needed: digits with separators, percent, currency, brackets for negative, fractions, dates and times.
 * A decimal comma is understood where a comma cannot separate thousands (`1,5`, `1.234,50`), in a Greek
 * workbook everywhere; there `1.234` is a thousand and more.
 * `undefined` where it is none of these.
 */
export function readNumber(text: string, settings = PLAIN_SETTINGS): number | undefined {
  if (text.length > MAX_NUMBER_TEXT) return undefined
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  const isGreek = settings.language === 'el'
  if (PLAIN.test(trimmed) && !(isGreek && GREEK_THOUSANDS.test(trimmed))) {
    return finite(Number(trimmed))
  }
  const number = readDecorated(trimmed, isGreek)
  // Dates and times are read only where nothing stands around them.
  return number === undefined && trimmed === text ? readDateTime(text, settings) : number
}

/**
 * The serial number of a text that is a date, a time or both. In a Greek workbook days come first
 * (`1/2/2020` is 1 February); in another months where both readings are possible, days where only they
 * can.
 */
export function readDateTime(text: string, settings = PLAIN_SETTINGS): number | undefined {
  if (text.length > MAX_NUMBER_TEXT) return undefined
  const trimmed = text.trim()
  const time = readTime(trimmed)
  if (time !== undefined) return time
  const isGreek = settings.language === 'el'
  const whole = readDate(trimmed, isGreek)
  if (whole !== undefined) return inSystem(whole, settings)
  const split = /^(.*?)(?:\s+|T)(\d{1,2}(?::.*|\s*[ap]m))$/i.exec(trimmed)
  if (!split) return undefined
  const date = readDate(split[1] ?? '', isGreek)
  const clock = readTime(split[2] ?? '')
  if (date === undefined || clock === undefined) return undefined
  return inSystem(date, settings) + clock
}

function inSystem(serial: number, { isDate1904 }: TextSettings): number {
  return isDate1904 ? serial - DATE_1904_OFFSET : serial
}

function finite(value: number): number | undefined {
  return Number.isFinite(value) ? value : undefined
}

function readDecorated(text: string, isGreek: boolean): number | undefined {
  const fraction = /^([+-]?)(?:(\d+)\s+)(\d{1,5})\/(\d{1,5})$/.exec(text)
  if (fraction) {
    const divisor = Number(fraction[4])
    if (divisor === 0) return undefined
    const value = Number(fraction[2]) + Number(fraction[3]) / divisor
    return fraction[1] === '-' ? -value : value
  }
  const brackets = /^\((.+)\)$/.exec(text)
  let rest = brackets ? (brackets[1] ?? '') : text
  let sign = 1
  let percents = 0
  let hasSign = brackets !== null
  if (brackets) sign = -1
  if (/%/.test(rest)) {
    const without = rest.replace(/^%\s*|\s*%$/g, '')
    percents = rest.length - without.length > 0 ? 1 : 0
    rest = without.trim()
  }
  const signed = /^\s*([+-])\s*/.exec(rest)
  if (signed) {
    if (hasSign) return undefined
    hasSign = true
    if (signed[1] === '-') sign = -sign
    rest = rest.slice(signed[0].length)
  }
  const currency = /^[$€£¥]\s*|\s*[$€£¥]$/.exec(rest)
  if (currency) rest = rest.replace(currency[0], '').trim()
  if (CURRENCY.test(rest)) return undefined
  const afterCurrency = /^([+-])/.exec(rest)
  if (afterCurrency && currency && !hasSign) {
    if (afterCurrency[1] === '-') sign = -sign
    rest = rest.slice(1)
  }
  const digits = withoutSeparators(rest, isGreek)
  if (digits === undefined) return undefined
  const value = finite(Number(digits))
  return value === undefined ? undefined : (sign * value) / (percents > 0 ? 100 : 1)
}

/** Digits with a point at most, from digits with separators in the English or the Greek way. */
function withoutSeparators(text: string, isGreek: boolean): string | undefined {
  if (isGreek && GREEK_NUMBER.test(text)) return text.replaceAll('.', '').replace(',', '.')
  if (/^(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,3})?$/.test(text)) return text
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d*)?(?:[eE][+-]?\d{1,3})?$/.test(text))
    return text.replaceAll(',', '')
  if (/^\d*,\d+$/.test(text)) return text.replace(',', '.')
  if (/^\d{1,3}(?:\.\d{3})+,\d*$/.test(text)) return text.replaceAll('.', '').replace(',', '.')
  if (/^\d{1,3}(?:\.\d{3}){2,}$/.test(text)) return text.replaceAll('.', '')
  if (/^\d+(?:,\d{3})+(?:\.\d*)?$/.test(text)) return text.replaceAll(',', '')
  return undefined
}

function readTime(text: string): number | undefined {
  const onlyHour = HOUR.exec(text)
  const match = onlyHour ? null : TIME.exec(text)
  if (!onlyHour && !match) return undefined
  const half = (onlyHour ? onlyHour[2] : match?.[4])?.toLowerCase()
  let hours = Number(onlyHour ? onlyHour[1] : match?.[1])
  const minutes = Number(match?.[2] ?? 0)
  const seconds = Number((match?.[3] ?? '0').replace(',', '.'))
  if (minutes > 59 || seconds >= 60) return undefined
  if (half !== undefined) {
    if (hours > 12) return undefined
    const isAfternoon = half.startsWith('p') || half.startsWith('μ')
    hours = (hours % 12) + (isAfternoon ? 12 : 0)
  }
  return (hours * 3600 + minutes * 60 + seconds) / 86_400
}

function readDate(text: string, isGreek: boolean): number | undefined {
  const iso = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(text)
  if (iso) return serialOf(Number(iso[1]), Number(iso[3]), Number(iso[4]))
  const numeric = /^(\d{1,2})([-/])(\d{1,2})\2(\d{2}|\d{4})$/.exec(text)
  if (numeric) {
    const year = fullYear(numeric[4] ?? '')
    const [first, second] = [Number(numeric[1]), Number(numeric[3])]
    if (isGreek) return serialOf(year, second, first)
    return serialOf(year, first, second) ?? serialOf(year, second, first)
  }
  const monthAndYear = /^(\d{1,2})[-/](\d{4})$/.exec(text)
  if (monthAndYear) return serialOf(Number(monthAndYear[2]), Number(monthAndYear[1]), 1)
  return readNamedDate(text.replace(/^\p{L}+day,\s*/iu, ''))
}

function readNamedDate(text: string): number | undefined {
  const dayFirst = /^(\d{1,2})(?:\s*[-/ ]\s*)(\p{L}+)\.?(?:\s*[-/ ]\s*|,\s*)(\d{2}|\d{4})$/u.exec(
    text,
  )
  if (dayFirst) return named(dayFirst[3], dayFirst[2], Number(dayFirst[1]))
  const monthFirst = /^(\p{L}+)\.?[- ](\d{1,2})(?:,\s*|\s+)(\d{4})$/u.exec(text)
  if (monthFirst) return named(monthFirst[3], monthFirst[1], Number(monthFirst[2]))
  const monthOnly = /^(\p{L}+)\.?(?:[-/ ]|,\s*)(\d{4})$/u.exec(text)
  if (monthOnly) return named(monthOnly[2], monthOnly[1], 1)
  const shortYear = /^(\p{L}+)[-/ ](\d{2})$/u.exec(text)
  if (shortYear && Number(shortYear[2]) > 31) return named(shortYear[2], shortYear[1], 1)
  return undefined
}

function named(year = '', month = '', day = 1): number | undefined {
  const number = monthNumber(month)
  return number === undefined ? undefined : serialOf(fullYear(year), number, day)
}

function monthNumber(name: string): number | undefined {
  const folded = name.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
  const index = MONTHS.findIndex(([english, greek]) =>
    folded.startsWith(greek) ? true : folded.startsWith(english),
  )
  if (index === -1) return undefined
  const isEnglish = /^[a-z]+$/.test(folded)
  const full = ENGLISH_MONTHS[index] ?? ''
  return isEnglish && !full.startsWith(folded) && folded !== 'sept' ? undefined : index + 1
}

function fullYear(text: string): number {
  const year = Number(text)
  if (text.length > 2) return year
  return year <= LAST_SHORT_YEAR ? 2000 + year : 1900 + year
}

function serialOf(year: number, month: number, day: number): number | undefined {
  if (year < 1900 || year > 9999 || month < 1 || month > 12 || day < 1) return undefined
  const isFalseLeapDay = year === 1900 && month === 2 && day === 29
  if (day > daysInMonth(year, month) && !isFalseLeapDay) return undefined
  return toSerial(year, month, day)
}
