/**
 * What a browser keeps that its first drawing needs: the language, light or dark, the grid's size, for
 * which person the buttons of administrators are shown, whether the menu at the side is, and the version of the texts that it has whole.
 * Nothing else of a person. They are cookies, since a browser's own storage takes tens of milliseconds to
 * open, and the server writes them into the page.
 */
export const KEPT_SETTINGS = ['language', 'scheme', 'grid', 'buttons', 'sidebar', 'texts'] as const

export type KeptSetting = (typeof KEPT_SETTINGS)[number]

/** The settings that a page begins with; what is not kept is missing. */
export type KeptSettings = Readonly<Partial<Record<KeptSetting, string>>>

/**
 * The name of the cookie that holds a setting.
 * ```ts
 * cookieOf('language') // => 'telemachos-language'
 * ```
 */
export const cookieOf = (setting: KeptSetting): string => `telemachos-${setting}`

/** Words and numbers, as they are written here; whatever else a cookie holds is not ours. */
const VALUE = /^[\w-]{1,40}$/

/**
 * Reads the settings from all cookies of a browser.
 * ```ts
 * keptSettings({ 'telemachos-language': 'en', other: 'x' }) // => { language: 'en' }
 * ```
 */
export function keptSettings(cookies: Readonly<Record<string, string | undefined>>): KeptSettings {
  return Object.fromEntries(
    KEPT_SETTINGS.flatMap((setting) => {
      const value = cookies[cookieOf(setting)]
      return value !== undefined && VALUE.test(value) ? [[setting, value]] : []
    }),
  )
}
