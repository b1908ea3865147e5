const LOCALES = { el: 'el-GR', en: 'en-GB' } as const

/** Making a format costs far more than using it, and tables ask for the same few. */
const formats = new Map<string, Intl.NumberFormat>()

/**
 * A number for reading: 1.234,50 in Greek, 1,234.50 in English (spec §9). With `decimals` (0 to 20)
 * exactly so many, half away from zero; without, those that the number has, at most 10. '' when not
 * finite.
 */
export function formatNumber(value: number, language: 'el' | 'en', decimals?: number): string {
  if (!Number.isFinite(value)) return ''
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
