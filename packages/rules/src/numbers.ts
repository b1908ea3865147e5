const LOCALES = { el: 'el-GR', en: 'en-GB' } as const

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
export function formatNumber(value: number, language: 'el' | 'en', decimals?: number): string {
  if (!Number.isFinite(value)) return ''
  if (!decimals && Number.isSafeInteger(value)) return groupDigits(value, WRITTEN[language].group)
  const key = `${language} ${decimals}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(LOCALES[language], {
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

/** Groups of three by dots, decimals behind a comma; and the other way round. */
const WRITTEN = {
  el: { shape: /^[+-]?(\d+|\d{1,3}(\.\d{3})+)(,\d+)?$/, group: '.', decimal: ',' },
  en: { shape: /^[+-]?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/, group: ',', decimal: '.' },
} as const

/**
 * Reads a number as the language writes it (spec §5, spreadsheet input): 1.234,50 in Greek,
 * 1,234.50 in English; spaces around it do not matter. Undefined for anything else: 1.23 is no
 * Greek number, since a dot parts three digits.
 * ```ts
 * parseNumber('1.234,50', 'el') // => 1234.5
 * parseNumber('1.23', 'el') // => undefined
 * ```
 */
export function parseNumber(text: string, language: 'el' | 'en'): number | undefined {
  const { shape, group, decimal } = WRITTEN[language]
  const typed = text.trim().replace('\u2212', '-')
  if (!shape.test(typed)) return undefined
  return Number(typed.replaceAll(group, '').replace(decimal, '.'))
}
