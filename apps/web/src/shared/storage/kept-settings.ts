import {
  cookieOf,
  keptSettings,
  type KeptSetting,
  type KeptSettings,
} from '@telemachos/contract/core/kept-settings'
import { given } from '../api/given.ts'

const A_YEAR = 365 * 24 * 3600

/** What was kept since the page was loaded. */
let changed: KeptSettings = {}

/** What this browser keeps, as of when the page was loaded and of what was kept since. */
export const kept = (setting: KeptSetting): string | undefined =>
  changed[setting] ?? (given.Kept ?? ownCookies())[setting]

/** The development server writes nothing into the page. */
const ownCookies = (): KeptSettings => keptSettings(readCookies(document.cookie))

/**
 * Keeps a setting for the next pages; where the browser takes no cookies, for this one.
 * @param value words and numbers, joined by hyphens.
 */
export function keep(setting: KeptSetting, value: string): void {
  if (kept(setting) === value) return
  changed = { ...changed, [setting]: value }
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${cookieOf(setting)}=${value}; path=/; max-age=${A_YEAR}; samesite=lax${secure}`
}

function readCookies(text: string): Record<string, string> {
  return Object.fromEntries(text.split('; ').map((cookie) => cookie.split('=', 2)))
}
