const LOCALES: Readonly<Record<string, string>> = { el: 'el-GR', en: 'en-GB' }

/**
 * What the platform's formats are asked with for a language: Greek and English as they are written in
 * Greece and Britain, any other one with our calendar and digits, which people type here as well.
 * ```ts
 * localeOf('el') // => 'el-GR'
 * localeOf('ar') // => 'ar-u-ca-gregory-nu-latn'
 * ```
 */
export function localeOf(language: string): string {
  return LOCALES[language] ?? `${language}-u-ca-gregory-nu-latn`
}
