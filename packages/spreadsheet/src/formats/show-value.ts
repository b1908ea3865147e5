import { MAX_FORMAT } from '@telemachos/rules/workbook-limits'
import { format, formatColor, isDateFormat } from 'numfmt'
import { DATE_1904_OFFSET, isSpanFormat } from '../values/serial-date.ts'
import { isError, type Scalar } from '../values/value.ts'
import { monthsAlone } from './month-names.ts'

/** What a cell shows, and the colour that its number format gives it. */
export interface ShownValue {
  readonly text: string
  readonly colour?: string
  /** Where it stands, unless its style says otherwise. */
  readonly side: 'left' | 'right' | 'center'
}

interface ShowOptions {
  readonly language: string
  readonly isDate1904?: boolean
}

const LOCALES: Readonly<Record<string, string>> = { el: 'el-GR', en: 'en-GB' }

const LOGICAL: Readonly<Record<string, { true: string; false: string }>> = {
  el: { true: 'ΑΛΗΘΕΣ', false: 'ΨΕΥΔΕΣ' },
  en: { true: 'TRUE', false: 'FALSE' },
}

/** Longer texts are shown as they are: a format may repeat a text for each of its own letters. */
const MAX_FORMATTED = 1_000

/** The colours that formats name. */
const COLOURS: Readonly<Record<string, string>> = {
  black: '#000000',
  blue: '#0000ff',
  cyan: '#00ffff',
  green: '#00ff00',
  magenta: '#ff00ff',
  red: '#ff0000',
  white: '#ffffff',
  yellow: '#ffff00',
}

/**
 * A value as a cell shows it by its number format, in Greek or English: numbers and dates as the
 * language writes them, errors by the text that they have for people. A format that is none is left
 * aside.
 * ```ts
 * showValue(1234.5, '#,##0.00', { language: 'el' }).text // => '1.234,50'
 * showValue(-3, '0;[Red]-0', { language: 'en' }).colour // => '#ff0000'
 * ```
 */
export function showValue(
  value: Scalar,
  pattern: string | undefined,
  { language, isDate1904 = false }: ShowOptions,
): ShownValue {
  if (value === null) return { text: '', side: 'left' }
  if (isError(value)) return { text: value.shown ?? value.code, side: 'center' }
  if (typeof value === 'boolean') {
    return {
      text: (LOGICAL[language] ?? LOGICAL['en'])?.[value ? 'true' : 'false'] ?? '',
      side: 'center',
    }
  }
  const side = typeof value === 'number' ? 'right' : 'left'
  if (typeof value === 'string' && value.length > MAX_FORMATTED) return { text: value, side }
  const isNone = pattern === undefined || pattern === '' || pattern.length > MAX_FORMAT
  const used = isNone ? 'General' : pattern
  try {
    const isDate =
      typeof value === 'number' && isDate1904 && isDateFormat(used) && !isSpanFormat(used)
    const shown = isDate ? value + DATE_1904_OFFSET : value
    const formatted = format(used, shown, {
      locale: LOCALES[language] ?? language,
      dateErrorNumber: false,
    })
    const text = monthsAlone(used, formatted)
    const colour = colourOf(used, value)
    return colour === undefined ? { text, side } : { text, side, colour }
  } catch {
    return pattern === undefined
      ? { text: String(value), side }
      : showValue(value, undefined, { language })
  }
}

function colourOf(pattern: string, value: number | string): string | undefined {
  if (!pattern.includes('[')) return undefined
  const colour = formatColor(pattern, value)
  if (typeof colour !== 'string') return undefined
  return COLOURS[colour] ?? colour
}
