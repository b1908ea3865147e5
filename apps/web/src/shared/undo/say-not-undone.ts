import { loadPart } from '../api/load-part.ts'
import type { Texts } from '../i18n/use-texts.ts'

/** Says why something was not undone; see tellNotUndone. */
export function sayNotUndone(error: unknown, t: Texts['t']): void {
  void loadPart(() => import('./not-undone.ts')).then(({ tellNotUndone }) =>
    tellNotUndone(error, t),
  )
}
