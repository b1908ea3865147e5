import { localeOf } from './locale.ts'

/** Making a format costs far more than using it, and tables ask for the same few. */
const formats = new Map<string, Intl.NumberFormat>()

/**
 * A number for reading: 1.234,50 in Greek, 1,234.50 in English (spec §9). With `decimals` (0 to 20)
 * exactly so many, half away from zero; without, those that the number has, at most 10. '' when not
 * finite.
 * ```ts
 * formatNumber(1234.5, 'el', 2) // => '1.234,50'
 * formatNumber(1234.5, 'en') // => '1,234.5'
 * ```
 */
export function formatNumber(value: number, language: string, decimals?: number): string {
  if (!Number.isFinite(value)) return ''
  if (!decimals && Number.isSafeInteger(value)) return groupDigits(value, writtenIn(language).group)
  const key = `${language} ${decimals}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(localeOf(language), {
      minimumFractionDigits: decimals ?? 0,
      maximumFractionDigits: decimals ?? 10,
      signDisplay: 'negative',
    })
    formats.set(key, format)
  }
  return format.format(value)
}

/** Whole numbers, which most are, without the platform's formats: their first use takes long. */
function groupDigits(value: number, group: string): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, group)
}

/** How a language writes numbers. */
interface Writing {
  readonly shape: RegExp
  readonly group: string
  readonly decimal: string
}

/** Groups of three by dots, decimals behind a comma; and the other way round. */
const WRITTEN: Record<'el' | 'en', Writing> & Record<string, Writing | undefined> = {
  el: { shape: /^[+-]?(\d+|\d{1,3}(\.\d{3})+)(,\d+)?$/, group: '.', decimal: ',' },
  en: { shape: /^[+-]?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/, group: ',', decimal: '.' },
}

/** How any other language writes them, by the platform. */
const writtenIn = (language: string): Writing => (WRITTEN[language] ??= readWriting(language))

function readWriting(language: string): Writing {
  const parts = new Intl.NumberFormat(localeOf(language)).formatToParts(1_234_567.8)
  const sign = (type: 'group' | 'decimal', otherwise: string) =>
    parts.find((part) => part.type === type)?.value ?? otherwise
  const group = sign('group', ',')
  const decimal = sign('decimal', '.')
  const written = (text: string) =>
    text.replace(/\s/gu, '\\s').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const shape = new RegExp(
    `^[+-]?(\\d+|\\d{1,3}(${written(group)}\\d{3})+)(${written(decimal)}\\d+)?$`,
  )
  return { shape, group, decimal }
}

/**
 * Reads a number as the language writes it (spec §5, spreadsheet input): 1.234,50 in Greek,
 * 1,234.50 in English; spaces around it do not matter. Undefined for anything else: 1.23 is no
 * Greek number, since a dot parts three digits.
 * ```ts
 * parseNumber('1.234,50', 'el') // => 1234.5
 * parseNumber('1.23', 'el') // => undefined
 * ```
 */
export function parseNumber(text: string, language: string): number | undefined {
  const { shape, group, decimal } = writtenIn(language)
  const typed = text.trim().replace('\u2212', '-')
  if (!shape.test(typed)) return undefined
  return Number(typed.replaceAll(group, '').replace(decimal, '.'))
}
