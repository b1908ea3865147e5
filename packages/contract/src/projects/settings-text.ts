import { MAX_FORM } from '../applications/limits.ts'
import { jsonTextUpTo } from '../core/shapes.ts'

/** Settings without the application form, in characters: every page of the project reads them. */
const MAX_SETTINGS = 65_536

/** What a request with settings may have: Greek letters take two bytes, and quotes are escaped. */
export const SETTINGS_BYTES = 3 * (MAX_SETTINGS + MAX_FORM)

/** Settings as JSON text, in which the application form is bounded by itself (spec §3). */
export const settingsText = jsonTextUpTo(2 * (MAX_SETTINGS + MAX_FORM)).refine(fits, {
  error: 'too_big',
})

function fits(text: string): boolean {
  if (text.length <= MAX_SETTINGS) return true
  try {
    const { Config, ...others } = JSON.parse(text) as { Config?: Record<string, unknown> }
    const { Application, ...rest } = Config ?? {}
    return (
      JSON.stringify({ ...others, Config: rest }).length <= MAX_SETTINGS &&
      JSON.stringify(Application ?? []).length <= MAX_FORM
    )
  } catch {
    // What is no JSON is refused as such.
    return true
  }
}
