import { MAX_FORMAT } from '@telemachos/rules/workbook-limits'
import { format, isDateFormat } from 'numfmt'
import { toText } from '../values/coerce.ts'
import { readNumber, type TextSettings } from '../values/read-text.ts'
import { DATE_1904_OFFSET, isSpanFormat } from '../values/serial-date.ts'
import {
  ERRORS,
  isError,
  isGrid,
  isLambda,
  type CellError,
  type Grid,
  type Scalar,
} from '../values/value.ts'
import { MAX_NUMBER_TEXT } from '../work/limits.ts'
import { defineFunction, type CallContext, type FunctionDefinition } from './definition.ts'
import { monthsAlone } from '../formats/month-names.ts'
import { eachOf } from './information.ts'
import { preparedFormat, withSmallHalves } from './format-codes.ts'
import { englishFormat } from './greek-formats.ts'
import { codeOf, letterOf } from './letter-codes.ts'
import { roundTo } from './rounding.ts'
import { valuesOf } from './grids.ts'
import { bounded, joined } from './texts.ts'

/** Formats are shown in the language of the workbook, unless they name one (`[$-408]`). */
const FORMAT_OPTIONS = {
  el: { locale: 'el-GR', throws: true, dateErrorThrows: true, dateSpanLarge: false },
  en: { locale: 'en-US', throws: true, dateErrorThrows: true, dateSpanLarge: false },
} as const

const MAX_DECIMALS = 127

/** Formats that are not as the library reads them: with a country, or small letters for halves of the day. */
const NEEDS_PREPARING = /\[\$|a\/p/

/** What writing a value by a number format costs, in steps. */
const FORMAT_COST = 50

/** A value by a number format; #VALUE! where the format is none or the date is unknown. */
function formatted(value: Scalar, given: string, context: CallContext): string | CellError {
  if (isError(value)) return value
  if (given.length > MAX_FORMAT) return ERRORS['#VALUE!']
  const english = context.language === 'el' ? englishFormat(given) : given
  const isPlain = !NEEDS_PREPARING.test(english)
  const isDate = !(isPlain && !context.isDate1904) && isDateFormat(english)
  const pattern = isPlain ? english : preparedFormat(english, isDate)
  const options = FORMAT_OPTIONS[context.language]
  if (pattern === '') return typeof value === 'string' ? value : ''
  context.work.take(FORMAT_COST)
  // A format may repeat a text for each of its own letters.
  if (typeof value === 'string') context.work.take(value.length * pattern.length)
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  const number = typeof value === 'string' ? readNumber(value, context) : (value ?? 0)
  if (number !== undefined && /^general$/i.test(pattern)) {
    return format('General', number, options)
  }
  try {
    if (number === undefined) return bounded(format(pattern, value, options))
    const shift = context.isDate1904 && isDate && !isSpanFormat(pattern) ? DATE_1904_OFFSET : 0
    const text = format(pattern, number + shift, options)
    const shown = monthsAlone(pattern, text)
    return bounded(isPlain ? shown : withSmallHalves(shown))
  } catch {
    return ERRORS['#VALUE!']
  }
}

function grouped(digits: string, separator: string): string {
  return digits.replaceAll(/\B(?=(?:\d{3})+(?!\d))/g, separator)
}

/** A number with a fixed count of decimals, rounded as ROUND does. */
function fixed(
  value: number,
  decimals: number,
  hasGroups: boolean,
  language: TextSettings['language'],
): string | CellError {
  const places = Math.trunc(decimals)
  if (places > MAX_DECIMALS) return ERRORS['#VALUE!']
  const rounded = roundTo(value, places)
  const shown = Math.min(Math.max(places, 0), 100)
  const text = Math.abs(rounded).toFixed(shown)
  const [whole = '0', fraction] = text.split('.')
  const [point, separator] = language === 'el' ? [',', '.'] : ['.', ',']
  const digits = hasGroups ? grouped(whole, separator) : whole
  return `${rounded < 0 ? '-' : ''}${digits}${fraction === undefined ? '' : point + fraction}`
}

function euros(value: number, decimals: number): string | CellError {
  const text = fixed(value, decimals, true, 'el')
  return isError(text) ? text : `${text} €`
}

function dollars(value: number, decimals: number): string | CellError {
  const text = fixed(Math.abs(value), decimals, true, 'en')
  if (isError(text)) return text
  return roundTo(value, decimals) < 0 ? `($${text})` : `$${text}`
}

function yen(value: number, decimals: number): string | CellError {
  const text = fixed(Math.abs(value), decimals, true, 'en')
  if (isError(text)) return text
  return `${roundTo(value, decimals) < 0 ? '-' : ''}¥${text}`
}

function unicodeLetter(code: number): string | CellError {
  const whole = Math.trunc(code)
  if (whole < 1 || whole > 0x10_ff_ff) return ERRORS['#VALUE!']
  const isSurrogate = whole >= 0xd8_00 && whole <= 0xdf_ff
  return isSurrogate ? ERRORS['#N/A'] : String.fromCodePoint(whole)
}

/** A text as a number where the two separators are said, as NUMBERVALUE reads it. */
function readSeparated(text: string, decimal: string, group: string): number | CellError {
  if (text.length > MAX_NUMBER_TEXT) return ERRORS['#VALUE!']
  const [point, separator] = [decimal.charAt(0), group.charAt(0)]
  if (point === '' || (separator === '' && group !== '')) return ERRORS['#VALUE!']
  let rest = text.replaceAll(/\s/g, '')
  if (rest === '') return 0
  const percents = /%*$/.exec(rest)?.[0].length ?? 0
  rest = rest.slice(0, rest.length - percents)
  const [whole = '', ...fractions] = rest.split(point)
  if (fractions.length > 1) return ERRORS['#VALUE!']
  const [fraction] = fractions
  if (separator !== '' && fraction?.includes(separator)) return ERRORS['#VALUE!']
  const digits = separator === '' ? whole : whole.replaceAll(separator, '')
  const number = readNumber(fraction === undefined ? digits : `${digits}.${fraction}`)
  return number === undefined ? ERRORS['#VALUE!'] : number / 100 ** percents
}

function asText(context: CallContext, value: Scalar, isStrict: boolean): string {
  if (isError(value)) return value.code
  if (typeof value === 'string') return isStrict ? `"${value.replaceAll('"', '""')}"` : value
  const text = toText(value, context)
  return isError(text) ? text.code : text
}

function arrayText(context: CallContext, grid: Grid, isStrict: boolean): string | CellError {
  const { work } = context
  const values = valuesOf(work, grid)
  if (isError(values)) return values
  const parts = values.map((value, index) => {
    const text = asText(context, value, isStrict)
    work.takeText(text)
    const isFirst = index % grid.columns === 0
    if (!isStrict) return index === 0 ? text : `, ${text}`
    return `${index === 0 ? '{' : isFirst ? ';' : ','}${text}`
  })
  return joined(isStrict ? [...parts, '}'] : parts)
}

function textOnly(value: Scalar): Scalar {
  if (isError(value)) return value
  return typeof value === 'string' ? value : ''
}

function isFormat(value: number): boolean {
  return value === 0 || value === 1
}

/** Numbers and single letters as texts, and texts as numbers. */
export const NUMBER_TEXTS: readonly FunctionDefinition[] = [
  defineFunction('text', 'TEXT', {
    required: ['scalar', 'text'],
    deviation: 'Codes of formats are the English ones, in a Greek workbook also the Greek ones.',
    call: (context, value, pattern) => formatted(value, pattern, context),
  }),
  defineFunction('text', 'FIXED', {
    required: ['number'],
    optional: ['number', 'logical'],
    call: ({ language }, value, decimals = 2, isPlain = false) =>
      fixed(value, decimals, !isPlain, language),
  }),
  defineFunction('text', 'DOLLAR', {
    required: ['number'],
    optional: ['number'],
    deviation: 'Writes dollars, in a Greek workbook euros.',
    call: ({ language }, value, decimals = 2) =>
      language === 'el' ? euros(value, decimals) : dollars(value, decimals),
  }),
  defineFunction('text', 'YEN', {
    required: ['number'],
    optional: ['number'],
    call: (_, value, decimals = 0) => yen(value, decimals),
  }),
  defineFunction('text', 'USDOLLAR', {
    required: ['number'],
    optional: ['number'],
    call: (_, value, decimals = 2) => dollars(value, decimals),
  }),
  defineFunction('text', 'VALUE', {
    required: ['scalar'],
    deviation:
      'A decimal comma is understood where it cannot separate thousands, in a Greek workbook always.',
    call: (context, value) => {
      if (typeof value === 'number') return value
      if (value === null) return 0
      if (typeof value === 'boolean') return ERRORS['#VALUE!']
      return readNumber(value, context) ?? ERRORS['#VALUE!']
    },
  }),
  defineFunction('text', 'NUMBERVALUE', {
    required: ['text'],
    optional: ['text', 'text'],
    call: ({ language }, text, decimal = language === 'el' ? ',' : '.', group) =>
      readSeparated(text, decimal, group ?? (decimal === ',' ? '.' : ',')),
  }),
  defineFunction('text', 'CHAR', {
    required: ['number'],
    deviation: 'Letters are those of Windows-1252, in a Greek workbook those of Windows-1253.',
    call: ({ language }, code) => letterOf(code, language),
  }),
  defineFunction('text', 'CODE', {
    required: ['text'],
    deviation:
      'Letters are those of Windows-1252, in a Greek workbook those of Windows-1253; others are 63.',
    call: ({ language }, text) => codeOf(text, language),
  }),
  defineFunction('text', 'UNICHAR', {
    required: ['number'],
    call: (_, code) => unicodeLetter(code),
  }),
  defineFunction('text', 'UNICODE', {
    required: ['text'],
    call: (_, text) => text.codePointAt(0) ?? ERRORS['#VALUE!'],
  }),
  defineFunction('text', 'T', {
    required: ['any'],
    call: (context, value) => eachOf(context, value, textOnly),
  }),
  defineFunction('text', 'VALUETOTEXT', {
    required: ['value'],
    optional: ['number'],
    call: (context, value, kind = 0) =>
      isFormat(kind) ? bounded(asText(context, value, kind === 1)) : ERRORS['#VALUE!'],
  }),
  defineFunction('text', 'ARRAYTOTEXT', {
    required: ['any'],
    optional: ['number'],
    call: (context, value, kind = 0) => {
      if (!isFormat(kind) || isLambda(value)) return ERRORS['#VALUE!']
      if (isGrid(value)) return arrayText(context, value, kind === 1)
      return kind === 1 ? `{${asText(context, value, true)}}` : asText(context, value, false)
    },
  }),
  defineFunction('text', 'ENCODEURL', {
    required: ['text'],
    call: (_, text) =>
      encodeURIComponent(text.toWellFormed()).replaceAll(
        /[!'()*]/g,
        (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
      ),
  }),
]
