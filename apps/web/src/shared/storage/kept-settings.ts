import {
  cookieOf,
  keptSettings,
  type KeptSetting,
  type KeptSettings,
} from '@telemachos/contract/core/kept-settings'
import { given } from '../api/given.ts'

const A_YEAR = 365 * 24 * 3600

/** The development server writes nothing into the page. */
let settings: KeptSettings = given.Kept ?? keptSettings(readCookies(document.cookie))

/** What this browser keeps, as of when the page was loaded and of what was kept since. */
export const kept = (setting: KeptSetting): string | undefined => settings[setting]

/**
 * Keeps a setting for the next pages; where the browser takes no cookies, for this one.
 * @param value words and numbers, joined by hyphens.
 */
export function keep(setting: KeptSetting, value: string): void {
  if (settings[setting] === value) return
  settings = { ...settings, [setting]: value }
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${cookieOf(setting)}=${value}; path=/; max-age=${A_YEAR}; samesite=lax${secure}`
}

function readCookies(text: string): Record<string, string> {
  return Object.fromEntries(text.split('; ').map((cookie) => cookie.split('=', 2)))
}
